#include "tasks/friedman/findings.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <iterator>
#include <optional>
#include <string>
#include <string_view>

#include "tasks/comparison/advice_phrases.h"
#include "tasks/comparison/advice_references.h"

namespace melon {
namespace {

namespace cite = references;

std::optional<Finding> TwoAlgorithms(const FriedmanEvidence& evidence) {
  if (evidence.rows() < 2) return std::nullopt;
  return Finding{
      .code = "two_algorithms",
      .opinion = Opinion::fits,
      .message = Fill({"Two algorithms are compared by Wilcoxon’s "
                       "signed-rank test. Friedman’s would see only who "
                       "wins, as the sign test does, and find less.",
                       "两个算法用 Wilcoxon 符号秩检验比较。Friedman 检验此时"
                       "只看胜负，与符号检验一样，发现的差别更少。"}),
      .instead = {},
      .reference = cite::kDemsar2006};
}

std::optional<Finding> TooFewDataSets(const FriedmanEvidence& evidence) {
  // 2/2⁵ > .05: with five differences nothing is significant.
  constexpr std::size_t kFewestForWilcoxon = 6;
  if (evidence.rows() < 2 || evidence.rows() >= kFewestForWilcoxon)
    return std::nullopt;
  return Finding{
      .code = "too_few_data_sets",
      .opinion = Opinion::warning,
      .message = Fill(
          {"With {0} data sets the smallest possible p is {1}: "
           "even an algorithm that always wins is not "
           "significantly better at 0.05.",
           "只有 {0} 个数据集，p 最小也有 {1}：即使一个算法全胜，"
           "在 0.05 下也不显著。"},
          {std::to_string(evidence.rows()),
           RoundedText(std::pow(2, 1 - static_cast<double>(evidence.rows())))}),
      .instead =
          Fill({"Take six data sets or more.", "请至少使用六个数据集。"}),
      .reference = cite::kDemsar2006};
}

/// How the deciding test gets its p-value.
const Text& FitsText(const Omnibus& omnibus) {
  static constexpr Text kExact{
      "{0} algorithms on {1} data sets: Friedman’s test with its exact "
      "distribution ({2}). It ranks within each data set and asks for no "
      "normal distribution.",
      "{0} 个算法、{1} 个数据集：用 Friedman 检验的精确分布（{2}）。它在每个数"
      "据集内排序，不要求正态分布。"};
  static constexpr Text kPermutation{
      "{0} algorithms on {1} data sets: Friedman’s test by permutations drawn "
      "at random ({2}). It ranks within each data set and asks for no normal "
      "distribution.",
      "{0} 个算法、{1} 个数据集：用随机置换的 Friedman 检验（{2}）。它在每个数"
      "据集内排序，不要求正态分布。"};
  static constexpr Text kF{
      "{0} algorithms on {1} data sets: Friedman’s test in the form of Iman "
      "and Davenport ({2}). It ranks within each data set and asks for no "
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
      .message = Fill(FitsText(omnibus),
                      {std::to_string(evidence.columns()),
                       std::to_string(evidence.rows()), ProbabilityText(*p)}),
      .instead = {},
      .reference =
          omnibus.has_f() ? cite::kImanDavenport1980 : cite::kConover1999};
}

std::optional<Finding> SmallForChiSquared(const FriedmanEvidence& evidence) {
  if (evidence.Agree() || !evidence.IsSmall()) return std::nullopt;
  const auto f = evidence.Number("iman_davenport_p_tie_corrected");
  const auto chi = evidence.Number("friedman_p_tie_corrected");
  const std::string_view key = evidence.PermutationKey();
  const auto exact = evidence.Number(key);
  if (!f || !chi || !exact) return std::nullopt;
  const bool parted = (*f <= evidence.alpha) != (*exact <= evidence.alpha) ||
                      (*chi <= evidence.alpha) != (*exact <= evidence.alpha);
  return Finding{
      .code = "small_for_chi2",
      .opinion = parted ? Opinion::warning : Opinion::caution,
      .message =
          Fill({"{0} data sets and {1} algorithms are few for χ² "
                "(rule of thumb: more than 10 and more than 5): "
                "{2}. The F form gives {3}; the permutation test, on "
                "which the verdict rests, {4}.",
                "{0} 个数据集、{1} 个算法，对 χ² 近似偏少（经验规则："
                "多于 10 个且多于 5 个）：{2}；F 形式 {3}；结论依据置换检验，"
                "为 {4}。"},
               {std::to_string(evidence.rows()),
                std::to_string(evidence.columns()), ProbabilityText(*chi),
                ProbabilityText(*f), ProbabilityText(*exact)}),
      .instead = Fill({"Report the exact p.", "请报告精确 p 值。"}),
      .key = std::string(key),
      .reference = cite::kDemsar2006};
}

std::optional<Finding> PerfectOrder(const FriedmanEvidence& evidence) {
  if (!evidence.Agree()) return std::nullopt;
  const std::string_view key = evidence.PermutationKey();
  const auto exact = evidence.Number(key);
  return Finding{
      .code = "perfect_order",
      .opinion = Opinion::caution,
      .message = Fill({"All data sets rank the algorithms alike, so F is "
                       "infinite and its p is 0. No finite table proves "
                       "that much: the permutation test, on which the verdict "
                       "rests where there is one, gives {0}.",
                       "所有数据集给出的排序都相同，F 为无穷，p 值为 0。有限"
                       "的表不足以证明到这个程度：置换检验给出 {0}，可算时结论"
                       "即以它为准。"},
                      {exact ? ProbabilityText(*exact) : "p = ?"}),
      .instead = Fill({"Report the exact p.", "请报告精确 p 值。"}),
      .key = exact ? std::string(key) : std::string(),
      .reference = cite::kConover1999};
}

/// The omnibus test found nothing, the comparisons did.
std::optional<Finding> OmnibusNotSignificant(const FriedmanEvidence& evidence) {
  const std::optional<double> p = evidence.Number(evidence.Deciding().p_value);
  const std::size_t found =
      CountBelow(evidence.deciding.p_values, evidence.alpha);
  if (!p || *p <= evidence.alpha || found == 0) return std::nullopt;
  return Finding{
      .code = "omnibus_not_significant",
      .opinion = Opinion::warning,
      .message = Fill({"Taken together the algorithms do not differ "
                       "significantly ({0}), yet the procedure below calls "
                       "pairs different: {1}.",
                       "就整体而言算法没有显著差别（{0}），但后面的多重比较"
                       "仍判定有差别的对数为 {1}。"},
                      {ProbabilityText(*p), std::to_string(found)}),
      .instead = Fill({"Do not read the pairs as findings. Procedures such "
                       "as Holm’s may be used alone, but then choose them "
                       "before seeing the data.",
                       "不要把这些对当作发现。Holm 等方法可单独使用，但须在"
                       "看到数据之前选定。"}),
      .reference = cite::kDemsar2006};
}

/// With so many not even "always best" and "always worst" would differ.
std::optional<Finding> ManyAlgorithms(const FriedmanEvidence& evidence) {
  const Procedure* nemenyi = evidence.ProcedureOf("nemenyi");
  const auto largest = static_cast<double>(evidence.columns() - 1);
  Value critical = 0.0;
  if (nemenyi != nullptr && nemenyi->post_hoc->critical_difference != nullptr)
    critical = nemenyi->post_hoc->critical_difference(evidence.data.Summary(),
                                                      evidence.alpha);
  const bool hopeless = critical.defined() && critical.number() > largest;
  const bool many = 2 * evidence.columns() > evidence.rows();
  if (!hopeless && !many) return std::nullopt;
  const Message message =
      hopeless
          ? Fill({"{1} algorithms are too many for {0} data sets: mean "
                  "ranks differ by at most {2}, and Nemenyi’s test asks for "
                  "{3}. No difference can be found.",
                  "{0} 个数据集对 {1} 个算法太少：平均序值之差至多为 {2}，而 "
                  "Nemenyi 检验要求 {3}，不可能发现任何差别。"},
                 {std::to_string(evidence.rows()),
                  std::to_string(evidence.columns()), RoundedText(largest),
                  RoundedText(critical.number())})
          : Fill({"{1} algorithms are many for {0} data sets: only large "
                  "differences are found.",
                  "{0} 个数据集对 {1} 个算法偏少：只能发现很大的差别。"},
                 {std::to_string(evidence.rows()),
                  std::to_string(evidence.columns())});
  return Finding{
      .code = "many_algorithms",
      .opinion = hopeless ? Opinion::warning : Opinion::caution,
      .message = message,
      .instead = Fill({"Take at least twice as many data sets as "
                       "algorithms, leave out algorithms that nobody asks "
                       "about, or compare with one control.",
                       "数据集数最好至少为算法数的两倍；也可略去无关的算法，"
                       "或只与一个对照比较。"}),
      .reference = cite::kGarcia2010};
}

std::optional<Finding> UnadjustedComparisons(const FriedmanEvidence& evidence) {
  const bool raw = evidence.deciding.id == "conover";
  const auto& z = evidence.findings.post_hoc.p;
  const auto unadjusted = static_cast<std::size_t>(
      std::count_if(z.begin(), z.end(),
                    [&evidence](double p) { return p <= evidence.alpha; }));
  const std::size_t adjusted =
      CountBelow(evidence.deciding.p_values, evidence.alpha);
  if (!raw && unadjusted <= adjusted) return std::nullopt;
  const double chance = FamilyError(evidence.pairs(), evidence.alpha);
  const Message message =
      raw ? Fill({"Conover’s p-values are not adjusted for the {0} "
                  "comparisons. If no algorithms differed, some pair would "
                  "still look different with a chance of up to {1}.",
                  "Conover 检验的 p 值未按 {0} 次比较校正。即使算法毫无差别，"
                  "仍有至多 {1} 的机会出现看似有差别的对。"},
                 {std::to_string(evidence.pairs()), PercentText(chance)})
          : Fill({"Of {0} comparisons {1} are below {2} before adjustment "
                  "and {3} after. Unadjusted, the chance of a false alarm "
                  "may be as high as {4}.",
                  "{0} 次比较中，校正前有 {1} 次低于 {2}，校正后有 {3} 次。若"
                  "不校正，出现误报的机会可高达 {4}。"},
                 {std::to_string(evidence.pairs()), std::to_string(unadjusted),
                  RoundedText(evidence.alpha), std::to_string(adjusted),
                  PercentText(chance)});
  return Finding{.code = "unadjusted_comparisons",
                 .opinion = raw ? Opinion::warning : Opinion::caution,
                 .message = message,
                 .instead = Fill({"Read the adjusted p-values only.",
                                  "只看校正后的 p 值。"}),
                 .reference = cite::kSalzberg1997};
}

std::optional<Finding> BonferroniDunnOrHolm(const FriedmanEvidence& evidence) {
  if (!evidence.control) return std::nullopt;
  std::size_t dunn = 0;
  std::size_t holm = 0;
  for (const Procedure& procedure : evidence.control->procedures) {
    const std::size_t found = CountBelow(procedure.p_values, evidence.alpha);
    if (procedure.id == "bonferroni_dunn") dunn = found;
    if (procedure.id == "holm") holm = found;
  }
  return Finding{
      .code = "bonferroni_dunn_or_holm",
      .opinion = holm > dunn ? Opinion::caution : Opinion::fits,
      .message = Fill(
          {"Differences from the control: Bonferroni–Dunn finds {0}, Holm "
           "{1}. Holm’s steps never find less and keep the same level; "
           "only Bonferroni–Dunn can be drawn as one critical difference.",
           "与对照相比，Bonferroni–Dunn 发现 {0} 个差别，Holm 发现 {1} 个。"
           "Holm 的逐步法在同一显著度下绝不会发现更少；但只有 "
           "Bonferroni–Dunn 能画成一个临界差。"},
          {std::to_string(dunn), std::to_string(holm)}),
      .instead = Fill({"Report Holm’s p-values.", "请报告 Holm 的 p 值。"}),
      .reference = cite::kHolm1979};
}

/// Procedures that take no account of what is left to compare, and those that
/// do and so find more at the same level.
struct NamedProcedure {
  std::string_view id;
  Text name;
};
constexpr NamedProcedure kCautious[] = {
    {"nemenyi", {"Nemenyi’s test", "Nemenyi 检验"}},
    {"bonferroni", {"Bonferroni’s correction", "Bonferroni 校正"}}};
constexpr NamedProcedure kStronger[] = {
    {"holm", {"Holm", "Holm"}},
    {"shaffer", {"Shaffer", "Shaffer"}},
    {"bergmann_hommel", {"Bergmann–Hommel", "Bergmann–Hommel"}}};

/// Another procedure that keeps the same level finds more.
std::optional<Finding> MorePowerfulProcedure(const FriedmanEvidence& evidence) {
  const auto* const used =
      std::find_if(std::begin(kCautious), std::end(kCautious),
                   [&evidence](const NamedProcedure& one) {
                     return one.id == evidence.deciding.id;
                   });
  if (evidence.control || used == std::end(kCautious)) return std::nullopt;
  const std::size_t found =
      CountBelow(evidence.deciding.p_values, evidence.alpha);
  const NamedProcedure* better = nullptr;
  std::size_t most = found;
  for (const NamedProcedure& stronger : kStronger) {
    const Procedure* other = evidence.ProcedureOf(stronger.id);
    if (other == nullptr) continue;
    const std::size_t count = CountBelow(other->p_values, evidence.alpha);
    if (count > most) {
      most = count;
      better = &stronger;
    }
  }
  if (better == nullptr) return std::nullopt;
  return Finding{
      .code = "more_powerful_procedure",
      .opinion = Opinion::caution,
      .message = Fill({"{4} is cautious: it calls {0} of {1} pairs different. "
                       "{2} finds {3} at the same level.",
                       "{5}偏于保守：在 {1} 对中判定 {0} 对有差别。{2} 在同一"
                       "显著度下判定 {3} 对。"},
                      {std::to_string(found), std::to_string(evidence.pairs()),
                       better->name.english, std::to_string(most),
                       used->name.english, used->name.chinese}),
      .instead = Fill({"Switch to that procedure; it needs no further "
                       "assumption.",
                       "可改用该方法，它不需要更多假设。"}),
      .option = {"post_hoc", better->id},
      .reference = cite::kGarciaHerrera2008};
}

/// Whether pairs that mean ranks call different, or not, are judged otherwise
/// when only the two of them are looked at.
std::optional<Finding> MeanRanksDependOnOthers(
    const FriedmanEvidence& evidence) {
  const Procedure* holm = evidence.ProcedureOf("holm");
  const Procedure* wilcoxon = evidence.ProcedureOf("wilcoxon_holm");
  if (holm == nullptr || wilcoxon == nullptr || evidence.data.results.are_ranks)
    return std::nullopt;
  std::size_t parted = 0;
  for (std::size_t i = 0; i < evidence.pairs(); ++i) {
    parted += IsBelow(holm->p_values[i], evidence.alpha) !=
                      IsBelow(wilcoxon->p_values[i], evidence.alpha)
                  ? 1
                  : 0;
  }
  if (parted == 0) return std::nullopt;
  return Finding{
      .code = "mean_ranks_depend_on_others",
      .opinion = Opinion::caution,
      .message =
          Fill({"Tests on mean ranks and Wilcoxon’s tests of single "
                "pairs disagree on {0} of {1} pairs. Mean ranks "
                "also depend on which other algorithms are in the "
                "table.",
                "按平均序值的检验与逐对 Wilcoxon 检验在 {1} 对中有 {0} "
                "对结论不同。平均序值还取决于表中有哪些别的算法。"},
               {std::to_string(parted), std::to_string(evidence.pairs())}),
      .instead = Fill({"If a single pair matters, read Wilcoxon’s test "
                       "adjusted by Holm.",
                       "若关心某一对，请看经 Holm 校正的 Wilcoxon 检验。"}),
      .key = wilcoxon->key,
      .reference = cite::kBenavoli2016};
}

constexpr FindingOn<FriedmanEvidence> kOnTwo[] = {TwoAlgorithms,
                                                  TooFewDataSets};
constexpr FindingOn<FriedmanEvidence> kOnAll[] = {
    FriedmanFits, SmallForChiSquared, PerfectOrder};
constexpr FindingOn<FriedmanEvidence> kOnComparisons[] = {
    OmnibusNotSignificant, ManyAlgorithms,        UnadjustedComparisons,
    BonferroniDunnOrHolm,  MorePowerfulProcedure, MeanRanksDependOnOthers};

}  // namespace

void AddFindingsOnTests(const FriedmanEvidence& evidence, Advice& advice) {
  if (evidence.columns() == 2) return AddFindings(kOnTwo, evidence, advice);
  if (!evidence.IsTestable()) return;
  AddFindings(kOnAll, evidence, advice);
  AddFindings(kOnComparisons, evidence, advice);
}

}  // namespace melon
