#include <algorithm>
#include <limits>
#include <utility>

#include "base/bibliography.h"
#include "base/symbols.h"
#include "curves/curve.h"
#include "kernels/binary/points/operating_points.h"
#include "kernels/binary/points/point_working.h"
#include "special/normal.h"

namespace melon::curves {
namespace {

constexpr Reason kNoFinitePoint{
    "no_finite_point",
    {"at every threshold one of the two error rates is 0 or 1, so no point has "
     "finite normal deviates",
     "在每个阈值处都有一个错误率为 0 或 1，正态分位数无穷大"}};
constexpr Reason kInfinitePoint{
    "infinite_point",
    {"at this threshold one of the two error rates is 0 or 1, whose normal "
     "deviate is infinite",
     "在该阈值处有一个错误率为 0 或 1，其正态分位数无穷大"}};
constexpr const Reason* kUndefinedWhen[] = {
    &reasons::no_cases, &reasons::one_class, &kNoFinitePoint, &kInfinitePoint};
constexpr double kFromData = std::numeric_limits<double>::quiet_NaN();

bool IsFinite(const Counts& counts) {
  return counts.false_positive > 0 && counts.true_negative > 0 &&
         counts.false_negative > 0 && counts.true_positive > 0;
}

/// Φ⁻¹(part / (part + rest)), from the smaller tail.
double Probit(double part, double rest) {
  const double total = part + rest;
  return part <= rest ? NormalQuantile(part / total)
                      : -NormalQuantile(rest / total);
}

double ProbitFpr(const Counts& counts) {
  return Probit(counts.false_positive, counts.true_negative);
}

double ProbitFnr(const Counts& counts) {
  return Probit(counts.false_negative, counts.true_positive);
}

/// Leaves out points near the last one that was kept. A change of p moves its
/// probit by at most √(π/2) times the change over the smaller of p and 1 − p:
/// Mills' ratio is largest at 0. So no probit is needed for those left out.
class ProbitSpacing {
 public:
  ProbitSpacing(const ScoreGroups& groups, const Parameters& parameters) {
    if (!(parameters.spacing > 0)) return;
    Counts first;
    Counts last;
    VisitThresholds(groups, [&](const OperatingPoint& point) {
      if (!IsFinite(point.counts)) return;
      if (first.total() == 0) first = point.counts;
      last = point.counts;
    });
    const double share = parameters.spacing / kMillsRatio;
    x_share_ = share * (ProbitFpr(last) - ProbitFpr(first));
    y_share_ = share * (ProbitFnr(first) - ProbitFnr(last));
  }

  [[nodiscard]] bool LeavesOut(const Counts& counts) {
    // False positives grow and false negatives fall along the ranking.
    const double fewest_x =
        std::min(kept_.false_positive, counts.true_negative);
    const double fewest_y =
        std::min(counts.false_negative, kept_.true_positive);
    if (counts.false_positive - kept_.false_positive <= x_share_ * fewest_x &&
        counts.true_positive - kept_.true_positive <= y_share_ * fewest_y) {
      return true;
    }
    kept_ = counts;
    return false;
  }

 private:
  static constexpr double kMillsRatio = 1.2533141373155003;
  double x_share_ = -1;
  double y_share_ = -1;
  Counts kept_ = {};
};

CurveData Compute(const ScoreGroups& groups, const Parameters& parameters) {
  Series curve = MakeSeries(
      "curve", {"probit_fpr", "probit_fnr", "fpr", "fnr", "threshold"},
      RoomFor(groups, parameters));
  ProbitSpacing spacing(groups, parameters);
  OperatingPoint left_out{};
  const auto add = [&](const OperatingPoint& point) {
    const Counts& counts = point.counts;
    curve.AddRow({ProbitFpr(counts), ProbitFnr(counts),
                  counts.false_positive / groups.total_negative,
                  counts.false_negative / groups.total_positive,
                  point.threshold});
  };
  bool last_is_left_out = false;
  VisitThresholds(groups, [&](const OperatingPoint& point) {
    if (!IsFinite(point.counts)) return;
    last_is_left_out = spacing.LeavesOut(point.counts);
    if (last_is_left_out) {
      left_out = point;
    } else {
      add(point);
    }
  });
  if (last_is_left_out) add(left_out);
  CurveData data;
  data.series.push_back(std::move(curve));
  return data;
}

const Reason* Undefined(const ScoreGroups& groups) {
  if (const Reason* reason = UndefinedWithoutBothClasses(groups)) return reason;
  bool any = false;
  VisitThresholds(groups, [&any](const OperatingPoint& point) {
    any = any || IsFinite(point.counts);
  });
  return any ? nullptr : &kNoFinitePoint;
}

CurvePoint PointAt(const ScoreGroups& groups, const Parameters& /*parameters*/,
                   const CurvePlace& place) {
  const Counts counts = CountsAt(groups, place.threshold);
  if (!IsFinite(counts)) return {kInfinitePoint, kInfinitePoint};
  return {ProbitFpr(counts), ProbitFnr(counts)};
}

void Show(const ScoreGroups& groups, const Parameters& /*parameters*/,
          const CurvePlace& place, Working& working) {
  const Counts counts = CountsAt(groups, place.threshold);
  if (!IsFinite(counts)) return;
  const CountTerms c = ShowThreshold(groups, place.threshold, working);
  const Term fpr = working.Line(R"(\mathrm{FPR})", c.fp / (c.fp + c.tn));
  const Term fnr = working.Line(R"(\mathrm{FNR})", c.fn / (c.fn + c.tp));
  const auto probit = [](const Term& rate, double value) {
    return Written(R"(\Phi^{-1}\left(#\right))", {rate}, value);
  };
  working.Give("x", "x", probit(fpr, ProbitFpr(counts)));
  working.Give("y", "y", probit(fnr, ProbitFnr(counts)));
}

}  // namespace

extern const Words det_words = {
    .name = {"Detection error tradeoff curve", "检测错误权衡曲线"},
    .short_name = {"DET", "DET"},
    .meaning =
        {"The two error rates against each other on normal-deviate "
         "scales, which spread out the corner where good models differ. "
         "Nearer to the lower left is better; scores that are normal in "
         "both classes give a straight line.",
         "两种错误率的关系，坐标按正态分位数刻度，把优秀模型之间有差别的角"
         "落展开。越靠近左下越好；两类得分都服从正态分布时为直线。"},
    .latex = R"(x=\Phi^{-1}(\mathrm{FPR}),\quad y=\Phi^{-1}(\mathrm{FNR}))",
    .symbols = {symbols::kFnr,
                symbols::kFpr,
                {R"(\Phi^{-1})",
                 {"the quantile of the standard normal distribution",
                  "标准正态分布的分位数"}},
                {R"(x,\ y)",
                 {"the coordinates of a point of the curve",
                  "曲线上一点的坐标"}}},
    .references = {{sources::martin1997}},
    .undefined_when = kUndefinedWhen,
    .remark =
        {"Points with an error rate of 0 or 1 lie at infinity and are left "
         "out.",
         "错误率为 0 或 1 的点在无穷远处，不画出。"},
    .avoid_when =
        {"readers do not know normal-deviate scales, or there are few cases: "
         "near the ends a point rests on one or two errors",
         "读者不熟悉正态分位数刻度，或样例很少：两端的点只取决于一两个错误"},
};

extern const Curve det = {
    .id = "det",
    .box = {kFromData, kFromData, kFromData, kFromData},
    .compute = Compute,
    .undefined = Undefined,
    .point = {PointAt, Show},
};

}  // namespace melon::curves
