#include "tasks/friedman/findings.h"

#include <cmath>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/bibliography.h"
#include "report/rounded_text.h"
#include "tasks/comparison/advice/advice_phrases.h"
#include "tasks/friedman/comparison_findings.h"
#include "tasks/friedman/post_hoc_tests.h"
#include "tasks/friedman/procedures_json.h"

namespace melon {
namespace {

std::optional<Finding> TwoAlgorithms(const FriedmanEvidence& evidence) {
  if (evidence.rows() < 2) return std::nullopt;
  if (evidence.data.results.are_ranks) {
    return Finding{
        .code = "two_algorithms",
        .opinion = Opinion::fits,
        .message = Fill({"Two algorithms given as ranks are compared by the "
                         "sign test: ranks of two tell which is better on each "
                         "data set, and not by how much.",
                         "以序值给出的两个算法用符号检验比较：两个算法的序值"
                         "只说明各数据集上孰优孰劣，不说明相差多少。"}),
        .instead = {},
        .reference = {sources::demsar2006}};
  }
  return Finding{
      .code = "two_algorithms",
      .opinion = Opinion::fits,
      .message = Fill({"Two algorithms are compared by Wilcoxon’s "
                       "signed-rank test. Friedman’s test would see only "
                       "which of the two is better on each data set, as the "
                       "sign test does, and is less powerful.",
                       "两个算法用 Wilcoxon 符号秩检验比较。Friedman 检验此时"
                       "只看胜负，与符号检验一样，功效较低。"}),
      .instead = {},
      .reference = {sources::demsar2006}};
}

/// With N differences the smallest p is 2/2ᴺ.
std::optional<Finding> TooFewDataSets(const FriedmanEvidence& evidence) {
  const auto rows = static_cast<double>(evidence.rows());
  const double smallest = std::pow(2, 1 - rows);
  if (evidence.rows() < 2 || smallest <= evidence.alpha) return std::nullopt;
  const double wanted = std::ceil(1 - std::log2(evidence.alpha));
  return Finding{
      .code = "too_few_data_sets",
      .opinion = Opinion::warning,
      .message = Fill({"With {0} data sets the smallest possible p is {1}: "
                       "even an algorithm that always wins is not "
                       "significantly better at {2}.",
                       "只有 {0} 个数据集，p 最小也有 {1}：即使一个算法全胜，"
                       "在 {2} 下也不显著。"},
                      {CountText(evidence.rows()), RoundedText(smallest),
                       RoundedText(evidence.alpha)}),
      .instead =
          Fill({"Use {0} data sets or more.", "请至少使用 {0} 个数据集。"},
               {RoundedText(wanted)}),
      .reference = {sources::demsar2006}};
}

/// How the deciding test gets its p-value.
const Text& FitsText(const Omnibus& omnibus) {
  static constexpr Text kExact{
      "{0} algorithms on {1} data sets: Friedman’s test with its exact "
      "distribution ({2}). It ranks within each data set and needs no "
      "normal distribution.",
      "{0} 个算法、{1} 个数据集：用 Friedman 检验的精确分布（{2}）。它在每个数"
      "据集内排序，不要求正态分布。"};
  static constexpr Text kPermutation{
      "{0} algorithms on {1} data sets: Friedman’s test by permutations drawn "
      "at random ({2}). It ranks within each data set and needs no normal "
      "distribution.",
      "{0} 个算法、{1} 个数据集：用随机置换的 Friedman 检验（{2}）。它在每个数"
      "据集内排序，不要求正态分布。"};
  static constexpr Text kF{
      "{0} algorithms on {1} data sets: Friedman’s test in the form of Iman "
      "and Davenport ({2}). It ranks within each data set and needs no "
      "normal distribution.",
      "{0} 个算法、{1} 个数据集：用 Iman–Davenport 形式的 Friedman 检验（{2}）"
      "。它在每个数据集内排序，不要求正态分布。"};
  if (omnibus.has_f()) return kF;
  return omnibus.test == "friedman_exact" ? kExact : kPermutation;
}

std::optional<Finding> FriedmanFits(const FriedmanEvidence& evidence) {
  if (evidence.Agree()) return std::nullopt;
  const Omnibus omnibus = evidence.Deciding();
  const auto p = evidence.Number(omnibus.p_value);
  if (!p) return std::nullopt;
  return Finding{
      .code = "friedman_fits",
      .opinion = Opinion::fits,
      .message = Fill(FitsText(omnibus), {CountText(evidence.columns()),
                                          CountText(evidence.rows()),
                                          ProbabilityText(*p, evidence.alpha)}),
      .instead = {},
      .reference = omnibus.has_f() ? Citation{sources::iman1980}
                                   : Citation{sources::conover1999, "§5.8"}};
}

bool IsExact(std::string_view key) { return key == "friedman_p_exact"; }

/// What to report in place of an approximation.
Message ReportPermutations(std::string_view key) {
  return IsExact(key)
             ? Fill({"Report the exact p.", "请报告精确 p 值。"})
             : Fill({"Report the p of the permutation test and the number of "
                     "draws.",
                     "请报告置换检验的 p 值与抽样次数。"});
}

constexpr Text kSmallExact = {
    "{0} data sets and {1} algorithms are few for χ² (rule of thumb: more than "
    "10 and more than 5): {2}. The F form gives {3}; the exact distribution, "
    "on which the verdict rests, {4}.",
    "{0} 个数据集、{1} 个算法，对 χ² 近似偏少（经验规则：多于 10 个且多于 5 "
    "个）：{2}；F 形式 {3}；结论依据精确分布，为 {4}。"};
constexpr Text kSmallDrawn = {
    "{0} data sets and {1} algorithms are few for χ² (rule of thumb: more than "
    "10 and more than 5): {2}. The F form gives {3}; the permutation test, on "
    "which the verdict rests, {4}.",
    "{0} 个数据集、{1} 个算法，对 χ² 近似偏少（经验规则：多于 10 个且多于 5 "
    "个）：{2}；F 形式 {3}；结论依据置换检验，为 {4}。"};
constexpr Text kPerfectExact = {
    "All data sets rank the algorithms alike, so F is infinite and its p is 0. "
    "No finite table proves that much: the exact distribution, on which the "
    "verdict rests, gives {0}.",
    "所有数据集给出的排序都相同，F 为无穷，p 值为 "
    "0。有限的表不足以证明到这个程度：精确分布给出 {0}，结论即以它为准。"};
constexpr Text kPerfectDrawn = {
    "All data sets rank the algorithms alike, so F is infinite and its p is 0. "
    "No finite table proves that much: the permutation test, on which the "
    "verdict rests where it is available, gives {0}.",
    "所有数据集给出的排序都相同，F 为无穷，p 值为 "
    "0。有限的表不足以证明到这个程度：置换检验给出 "
    "{0}，可算时结论即以它为准。"};

std::optional<Finding> SmallForChiSquared(const FriedmanEvidence& evidence) {
  if (evidence.Agree() || !evidence.IsSmall()) return std::nullopt;
  const auto f = evidence.Number("iman_davenport_p_tie_corrected");
  const auto chi = evidence.Number("friedman_p_tie_corrected");
  const std::string_view key = evidence.PermutationKey();
  const auto exact = evidence.Number(key);
  if (!f || !chi || !exact) return std::nullopt;
  const bool parted = (*f <= evidence.alpha) != (*exact <= evidence.alpha) ||
                      (*chi <= evidence.alpha) != (*exact <= evidence.alpha);
  if (evidence.HasManyRows() && !parted) return std::nullopt;
  return Finding{.code = "small_for_chi2",
                 .opinion = parted ? Opinion::warning : Opinion::caution,
                 .message = Fill(
                     IsExact(key) ? kSmallExact : kSmallDrawn,
                     {CountText(evidence.rows()), CountText(evidence.columns()),
                      ProbabilityText(*chi, evidence.alpha),
                      ProbabilityText(*f, evidence.alpha),
                      ProbabilityText(*exact, evidence.alpha)}),
                 .instead = ReportPermutations(key),
                 .key = std::string(key),
                 .reference = {sources::demsar2006}};
}

std::optional<Finding> PerfectOrder(const FriedmanEvidence& evidence) {
  if (!evidence.Agree()) return std::nullopt;
  const std::string_view key = evidence.PermutationKey();
  const auto exact = evidence.Number(key);
  return Finding{
      .code = "perfect_order",
      .opinion = Opinion::caution,
      .message =
          Fill(IsExact(key) ? kPerfectExact : kPerfectDrawn,
               {exact ? ProbabilityText(*exact, evidence.alpha) : "p = ?"}),
      .instead = ReportPermutations(key),
      .key = exact ? std::string(key) : std::string(),
      .reference = {sources::conover1999, "§5.8"}};
}

constexpr FindingOn<FriedmanEvidence> kOnTwo[] = {TwoAlgorithms,
                                                  TooFewDataSets};
constexpr FindingOn<FriedmanEvidence> kOnAll[] = {
    FriedmanFits, SmallForChiSquared, PerfectOrder};
}  // namespace

void AddFindingsOnTests(const FriedmanEvidence& evidence, Advice& advice) {
  if (evidence.columns() == 2) return AddFindings(kOnTwo, evidence, advice);
  if (!evidence.IsTestable()) return;
  AddFindings(kOnAll, evidence, advice);
  AddFindingsOnComparisons(evidence, advice);
}

}  // namespace melon
