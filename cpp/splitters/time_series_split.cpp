#include <algorithm>
#include <cstdint>
#include <numeric>
#include <string>
#include <utility>
#include <vector>

#include "base/bibliography.h"
#include "kernels/splitting/plan_problems.h"
#include "splitters/parameters.h"

namespace melon::splitters {
namespace {

constexpr const SplitParameter* kParameters[] = {&kFolds, &kGap,
                                                 &kMaxTrainSize};

Problem NothingToTrainOn(std::uint64_t rows, std::uint64_t needed) {
  return {
      .code = "too_few_rows_for_time_series",
      .message = Fill(
          {"There {0:is|are} {0} {0:row|rows}, and a first training set, the "
           "gap and the "
           "test sets need at least {1}. Give fewer folds or a smaller "
           "gap.",
           "共有 {0} 行，而首个训练集、间隔与各测试集至少需要 {1} 行。请"
           "减小 folds 或 gap。"},
          {CountText(rows), CountText(needed)})};
}

std::vector<std::uint32_t> RowsBetween(std::uint32_t first, std::uint32_t end) {
  std::vector<std::uint32_t> rows(end - first);
  std::iota(rows.begin(), rows.end(), first);
  return rows;
}

/// The folds are blocks of equal size at the end of the rows, as
/// scikit-learn’s TimeSeriesSplit has them.
Result<SplitPlan> Make(const RowsToSplit& rows, const SplitSettings& settings) {
  const std::uint64_t folds = settings.folds;
  const auto size = static_cast<std::uint32_t>(rows.count / (folds + 1));
  const std::uint64_t needed =
      std::max<std::uint64_t>(size, 1) * folds + settings.gap + 1;
  if (size == 0 || rows.count < needed)
    return NothingToTrainOn(rows.count, std::max(needed, folds + 1));
  SplitPlan plan{rows.count, {}};
  const auto first_test = static_cast<std::uint32_t>(rows.count - size * folds);
  const std::uint32_t most =
      settings.max_train_size == 0 ? rows.count : settings.max_train_size;
  if (std::optional<Problem> problem = CheckPlanSize(
          settings.folds,
          1.0 * settings.folds * (size + std::min(most, rows.count))))
    return *std::move(problem);
  for (std::uint32_t fold = 1; fold <= settings.folds; ++fold) {
    const std::uint32_t test = first_test + ((fold - 1) * size);
    const std::uint32_t end = test - settings.gap;
    plan.splits.push_back(
        {.fold = fold,
         .test = RowsBetween(test, test + size),
         .train = RowsBetween(end - std::min(end, most), end)});
  }
  return plan;
}

}  // namespace

extern const Words time_series_split_words = {
    .name = {"Time-series split", "时间序列划分"},
    .synonyms = {"rolling origin, forward chaining, TimeSeriesSplit",
                 "滚动起点，前向链"},
    .meaning = {"The rows are in the order of time. Each test set is the next "
                "block of rows, and what lies before it, minus the gap, is the "
                "training set: no model learns from the future.",
                "各行按时间先后排列。每个测试集是紧随其后的一段行，训练集是它"
                "之前（减去间隔）的行：模型不会从未来学习。"},
    .latex = R"(S_i=\{x_t:t<t_i-g\},\quad T_i=\{x_t:t_i\le t<t_{i+1}\})",
    .symbols = {{"S_i", {"the training set of fold i", "第 i 折的训练集"}},
                {"T_i", {"the test set of fold i", "第 i 折的测试集"}},
                {"x_t", {"row t", "第 t 行"}},
                {"t_i", {"the first row of that test set", "该测试集的第一行"}},
                {"g", {"the gap", "间隔"}}},
    .references = {{sources::bergmeir2012},
                   {sources::scikitlearndevelopers2024}},
    .remark = {"Nothing is random, so it has no seed. Sort the file by time "
               "first.",
               "没有随机性，不用种子。请先将文件按时间排序。"},
    .avoid_when = {"rows are not in the order of time: early training sets are "
                   "small for no reason",
                   "样例没有时间先后：前面的训练集无谓地小"},
};

extern const Splitter time_series_split = {
    .id = "time_series_split",
    .parameters = kParameters,
    .make = Make,
};

}  // namespace melon::splitters
