#include "tasks/comparison/fields.h"

namespace melon {
namespace {

constexpr Field kModels[] = {
    {.key = "average_rank", .name = {"mean rank", "平均序值"}},
    {.key = "rank_sum",
     .kind = FieldKind::count,
     .name = {"rank sum", "序值和"}},
    {.key = "mean",
     .name = {"mean", "均值"},
     .low = "corrected_t_low",
     .high = "corrected_t_high"},
    {.key = "std", .name = {"standard deviation", "标准差"}},
    {.key = "median", .name = {"median", "中位数"}},
    {.key = "wins",
     .kind = FieldKind::count,
     .name = {"times best", "居首次数"}},
    {.key = "control_z", .name = {"z", "z"}},
    {.key = "control_p", .kind = FieldKind::p_value, .name = {"p", "p"}},
    {.key = "n", .kind = FieldKind::count, .name = {"n", "n"}},
    // The corrected test of pairs, of one learner against a given rate.
    {.key = "corrected_t",
     .name = {"corrected t", "校正 t"},
     .low = "corrected_t_low",
     .high = "corrected_t_high"},
    {.key = "corrected_t_p",
     .kind = FieldKind::p_value,
     .name = {"p of corrected t (two-sided, unadjusted)",
              "校正 t 的 p（双侧，未按学习器数校正）"}},
    {.key = "corrected_t_df"},
    {.key = "corrected_t_low"},
    {.key = "corrected_t_high"},
    {.key = "errors", .kind = FieldKind::count, .name = {"errors", "错误数"}},
    {.key = "error_rate",
     .name = {"error rate", "错误率"},
     .low = "clopper_pearson_low",
     .high = "clopper_pearson_high"},
    {.key = "binomial_p_adjusted",
     .kind = FieldKind::p_value,
     .name = {"adjusted p", "校正后 p"}},
};

constexpr Field kPairs[] = {
    {.key = "rank_diff", .name = {"difference of mean ranks", "平均序值之差"}},
    {.key = "z", .name = {"z", "z"}},
    {.key = "p_unadjusted",
     .kind = FieldKind::p_value,
     .name = {"p of mean ranks, unadjusted", "p，平均序值，未校正"}},
    {.key = "rank_wins",
     .kind = FieldKind::count,
     .name = {"wins by rank", "胜（按秩）"}},
    {.key = "rank_losses",
     .kind = FieldKind::count,
     .name = {"losses by rank", "负（按秩）"}},
    {.key = "rank_ties",
     .kind = FieldKind::count,
     .name = {"ties by rank", "平（按秩）"}},
    {.key = "draws",
     .kind = FieldKind::count,
     .name = {"random draws", "随机抽取次数"}},
};

constexpr Field kTests[] = {{.key = "n_folds", .kind = FieldKind::count}};

/// By which procedures after Friedman's test judge pairs.
constexpr StatisticWords kStatistics[] = {
    {.name = {"p of mean ranks, unadjusted", "平均序值，未校正"},
     .key = "z",
     .symbol = "z",
     .p_value = "p_unadjusted",
     .id = "mean_ranks"}};

}  // namespace

ComparisonFields FieldsOfComparisons() {
  return {.models = kModels,
          .pairs = kPairs,
          .tests = kTests,
          .statistics = kStatistics};
}

}  // namespace melon
