#include <utility>

#include "base/bibliography.h"
#include "base/symbols.h"
#include "curves/curve.h"
#include "kernels/binary/points/operating_points.h"
#include "kernels/binary/points/point_working.h"
#include "kernels/binary/points/roc_hull.h"

namespace melon::curves {
namespace {

constexpr const Reason* kUndefinedWhen[] = {&reasons::no_cases,
                                            &reasons::one_class};

CurveData Compute(const ScoreGroups& groups, const Parameters& parameters) {
  Series curve = MakeSeries("curve", {"fpr", "tpr", "threshold"},
                            RoomFor(groups, parameters));
  Spacing spacing =
      SpacingOf(parameters, groups.total_negative, groups.total_positive);
  VisitSomeThresholds(
      groups,
      [&](const OperatingPoint& point) {
        return spacing.LeavesOut(point.counts.false_positive,
                                 point.counts.true_positive);
      },
      [&](const OperatingPoint& point) {
        curve.AddRow({point.counts.false_positive / groups.total_negative,
                      point.counts.true_positive / groups.total_positive,
                      point.threshold});
      });
  Series hull = MakeSeries("hull", {"fpr", "tpr", "threshold"});
  for (const RocVertex& vertex : RocHull(groups)) {
    hull.AddRow({vertex.false_positive / groups.total_negative,
                 vertex.true_positive / groups.total_positive,
                 ThresholdOf(vertex, groups)});
  }
  CurveData data;
  data.series.push_back(std::move(curve));
  data.series.push_back(std::move(hull));
  return data;
}

CurvePoint PointAt(const ScoreGroups& groups, const Parameters& /*parameters*/,
                   const CurvePlace& place) {
  const Counts counts = CountsAt(groups, place.threshold);
  return {counts.false_positive / groups.total_negative,
          counts.true_positive / groups.total_positive};
}

void Show(const ScoreGroups& groups, const Parameters& /*parameters*/,
          const CurvePlace& place, Working& working) {
  const CountTerms c = ShowThreshold(groups, place.threshold, working);
  working.Give("x", R"(\mathrm{FPR})", c.fp / (c.fp + c.tn));
  working.Give("y", R"(\mathrm{TPR})", c.tp / (c.tp + c.fn));
}

}  // namespace

extern const Words roc_words = {
    .name = {"ROC curve", "ROC 曲线"},
    .short_name = {"ROC", "ROC"},
    .synonyms = {"receiver operating characteristic", "受试者工作特征曲线"},
    .meaning =
        {"The share of positives found (TPR) against the share of negatives "
         "called positive (FPR), one point for every "
         "threshold. The diagonal is chance; the upper left corner is "
         "perfect. The convex hull contains the thresholds that are best "
         "for some costs and class balance.",
         "以假正例率（FPR）为横轴、真正例率（TPR）为纵轴，每个阈值对应一"
         "个点。对角线相当于随机猜测，左上角为完美。凸包上的阈值在某种代"
         "价和类别比例下最优。"},
    .latex =
        R"(\mathrm{TPR}=\frac{TP}{TP+FN},\quad \mathrm{FPR}=\frac{FP}{FP+TN})",
    .symbols = {symbols::kTpr, symbols::kFpr},
    .references = {{sources::fawcett2006}, {sources::provost2001}},
    .undefined_when = kUndefinedWhen,
    .remark = {"Cases with the same score move together, so a tie is a slanted "
               "line. The curve does not depend on the class balance.",
               "得分相同的样例同时移动，因此并列处是一条斜线。曲线与类别比例无"
               "关。"},
    .avoid_when =
        {"positives are rare and false alarms count: a curve close to the "
         "corner may still have a low precision (Saito & Rehmsmeier 2015)",
         "正例很少且误报代价高：曲线贴近角点时查准率仍可能很低（Saito 与 "
         "Rehmsmeier 2015）"},
};

extern const Curve roc = {
    .id = "roc",
    .compute = Compute,
    .undefined = UndefinedWithoutBothClasses,
    .point = {PointAt, Show},
};

}  // namespace melon::curves
