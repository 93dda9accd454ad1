#include "kernels/binary/average_precision.h"

#include <cstddef>

#include "base/bibliography.h"
#include "base/symbols.h"
#include "kernels/binary/score_working.h"
#include "metrics/metric.h"

namespace melon::metrics {
namespace {

constexpr const Reason* kUndefinedWhen[] = {&reasons::no_positives};

Value Compute(const ScoreGroups& groups, const Parameters& /*parameters*/) {
  if (groups.total_positive == 0) return reasons::no_positives;
  return AveragePrecision(groups);
}

void Show(const ScoreGroups& groups, const Parameters& parameters,
          Working& working) {
  if (groups.total_positive == 0) return;
  const RankedScores ranked(groups);
  RecallTable(ranked, working);
  working.Result(SumOverPositives(R"(\sum_k(R_k-R_{k-1})\,P_k)", ranked,
                                  [&ranked](std::size_t k) {
                                    return (Term(ranked.Recall(k)) -
                                            ranked.Recall(k - 1)) *
                                           ranked.Precision(k);
                                  },
                                  Compute(groups, parameters).number()));
}

constexpr Form kForms[] = {
    {.key = "average_precision",
     .name = {"steps (AP)", "阶梯（AP）"},
     .used_by = {"scikit-learn; retrieval", "scikit-learn；信息检索"},
     .source = {sources::buckley2000}},
    {.key = "pr_auc_trapezoid",
     .name = {"trapezoids", "梯形"},
     .used_by = {"straight lines between the points, in older papers",
                 "以直线连接各点，见于较早的论文"},
     .source = {sources::davis2006}},
    {.key = "pr_auc_interpolated",
     .name = {"interpolated", "插值"},
     .used_by = {"Davis and Goadrich", "Davis 与 Goadrich"},
     .source = {sources::davis2006}}};

}  // namespace

extern const Words average_precision_words = {
    .name = {"Average precision", "平均查准率（AP）"},
    .short_name = {"AP", "AP"},
    .synonyms = {"area under the precision-recall curve, PR-AUC",
                 "平均精度、P-R 曲线下面积、PR-AUC"},
    .meaning = {"The precision at each positive case in the ranking, averaged: "
                "the area under the steps of the precision-recall curve. A "
                "random ranking has about the prevalence.",
                "排序中每个正例处的查准率的平均，即 P-R "
                "阶梯曲线下的面积。随机排序时约等于正例比例。"},
    .latex = R"(\sum_k (R_k-R_{k-1})\,P_k)",
    .symbols = {symbols::kPrSteps},
    .references = {{sources::buckley2000}, {sources::boyd2012}},
    .undefined_when = kUndefinedWhen,
    .remark =
        {"Ties move together, as in scikit-learn. Its maximum is always 1. Its "
         "minimum approaches 1 + (1 − π) ln(1 − π)/π for prevalence π when "
         "there are many cases, and is larger with few.",
         "得分相等者一并移动（与 scikit-learn 相同）。最大值总是 "
         "1；正例比例为 π、样例很多时最小值趋于 1 + (1 − π) ln(1 − "
         "π)/π，样例少时更大。"},
    .use_when =
        {"positives are rare and the top of the ranking is what is used",
         "正例很少，且使用的是排序的前端"},
    .avoid_when = {"data sets of different prevalence are compared: a random "
                   "ranking has the prevalence",
                   "比较正例比例不同的数据：随机排序的值就是正例比例"},
    .forms = kForms,
    .forms_differ =
        {"Between two thresholds precision does not follow a straight line. "
         "Steps count only what was reached; trapezoids assume the line, which "
         "is usually too optimistic; the interpolation follows the precision "
         "that a mixture of both thresholds would have.",
         "两个阈值之间，查准率并不沿直线变化。阶梯只计实际达到的面积；梯形假定"
         "为直线，通常偏于乐观；插值取两个阈值混合时应有的查准率。"},
};

extern const Metric average_precision = {
    .id = "average_precision",
    .direction = Direction::higher_is_better,
    .range = {0, 1},
    .from_groups = {Compute, Show},
};

}  // namespace melon::metrics
