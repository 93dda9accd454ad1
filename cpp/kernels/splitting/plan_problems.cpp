#include "kernels/splitting/plan_problems.h"

#include <string>

namespace melon {
namespace {

/// "161,700", and "> 10¹⁵" where the digits would have to be counted.
std::string SizeText(double size) {
  constexpr double kReadable = 1e15;
  return size < kReadable ? CountText(static_cast<std::uint64_t>(size))
                          : "> 10¹⁵";
}

}  // namespace

std::optional<Problem> CheckPlanSize(double splits, double rows) {
  if (splits > kMostSplits) {
    return Problem{
        .code = "too_many_splits",
        .message = Fill(
            {"This plan has {0} training sets; at most {1} are made. Give "
             "fewer repeats or folds or a smaller p, or choose another plan: "
             "monte_carlo draws as many as you want.",
             "该方案有 {0} 个训练集，最多生成 {1} 个。请减小重复次数、折数或 "
             "p，或改用其他方案：monte_carlo 可抽取任意多个。"},
            {SizeText(splits),
             CountText(static_cast<std::uint64_t>(kMostSplits))})};
  }
  if (rows <= kMostPlanRows) return std::nullopt;
  return Problem{
      .code = "plan_too_large",
      .message =
          Fill({"This plan would list {0} rows; at most {1} are listed. Give "
                "fewer repeats or folds.",
                "该方案需列出 {0} 行，最多 {1} 行。请减小重复次数或折数。"},
               {SizeText(rows),
                CountText(static_cast<std::uint64_t>(kMostPlanRows))})};
}

Problem FewerGroups(std::uint32_t groups, std::uint32_t wanted,
                    std::string_view option) {
  if (groups < 2) return TooFewRows(groups, 2, true);
  return {.code = "fewer_groups_than_folds",
          .message = Fill(
              {"There {0:is|are} {0} {0:group|groups} for {1} folds, and a "
               "group is never "
               "divided. Give {2}={0} or less, or another column of "
               "groups.",
               "{0} 个组无法分成 {1} 折，因为同组的行不能分开。请令 {2} "
               "不超过 {0}，或另选分组列。"},
              {CountText(groups), CountText(wanted), option}),
          .value = std::to_string(wanted),
          .option = std::string(option)};
}

Problem TooFewRows(std::uint32_t rows, std::uint32_t needed, bool of_groups) {
  if (of_groups) {
    return {
        .code = "too_few_groups",
        .message = Fill(
            {"There {0:is|are} {0} {0:group|groups}, and this plan needs at "
             "least {1}: all "
             "rows of a group stay together. Choose another column of "
             "groups, or none.",
             "共有 {0} 个组，该方案至少需要 {1} 个：同组的行不能分开。请"
             "另选分组列，或不分组。"},
            {CountText(rows), CountText(needed)})};
  }
  return {.code = "too_few_rows_to_split",
          .message = Fill(
              {"There {0:is|are} {0} {0:row|rows}, and this plan needs at "
               "least {1}. Give "
               "more rows, or choose another plan.",
               "共有 {0} 行，该方案至少需要 {1} 行。请提供更多行，或改用其他"
               "方案。"},
              {CountText(rows), CountText(needed)})};
}

}  // namespace melon
