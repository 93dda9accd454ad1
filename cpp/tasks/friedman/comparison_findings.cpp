#include "tasks/friedman/comparison_findings.h"

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/bibliography.h"
#include "report/rounded_text.h"
#include "special/normal.h"
#include "table/name_list.h"
#include "tasks/comparison/advice/advice_phrases.h"
#include "tasks/friedman/post_hoc_tests.h"
#include "tasks/friedman/procedures_json.h"

namespace melon {
namespace {

/// The omnibus test is not significant, comparisons are.
std::optional<Finding> OmnibusNotSignificant(const FriedmanEvidence& evidence) {
  const std::optional<double> p = evidence.Number(evidence.Deciding().p_value);
  const std::size_t found =
      CountBelow(evidence.Judging().p_values, evidence.alpha);
  if (!p || *p <= evidence.alpha || found == 0) return std::nullopt;
  return Finding{
      .code = "omnibus_not_significant",
      .opinion = Opinion::warning,
      .message = Fill({"Taken together the algorithms do not differ "
                       "significantly ({0}), yet of the comparisons that "
                       "follow {1} would be significant.",
                       "就整体而言算法没有显著差别（{0}），但随后的多重比较中"
                       "仍有 {1} 次显著。"},
                      {ProbabilityText(*p, evidence.alpha), CountText(found)}),
      .instead = Fill({"Do not read them as findings. Holm’s, Shaffer’s "
                       "and similar procedures control the error by "
                       "themselves and do not need the first test, but only "
                       "if that was planned before seeing the data.",
                       "不要把它们当作发现。Holm、Shaffer 等方法自身即可控制"
                       "错误率，不必先做整体检验，但须在看到数据之前就这样"
                       "计划。"}),
      .reference = {sources::demsar2006}};
}

/// Whether not even "always best" against "always worst" would be significant
/// by the deciding procedure: the first step of those named here is
/// Bonferroni's.
bool IsHopeless(const FriedmanEvidence& evidence) {
  static constexpr std::string_view kFirstStepIsBonferronis[] = {
      "bonferroni", "bonferroni_dunn", "holm", "shaffer", "bergmann_hommel"};
  const Procedure& deciding = evidence.Judging();
  const auto largest = static_cast<double>(evidence.columns() - 1);
  if (deciding.id == "nemenyi") {
    const Value critical = deciding.post_hoc->critical_difference(
        evidence.data.Summary(), evidence.alpha);
    return critical.defined() && critical.number() > largest;
  }
  const bool known =
      std::find(std::begin(kFirstStepIsBonferronis),
                std::end(kFirstStepIsBonferronis),
                deciding.id) != std::end(kFirstStepIsBonferronis);
  const double p = NormalTwoSided(largest / RankStandardError(evidence.data));
  return known &&
         p * static_cast<double>(evidence.comparisons()) > evidence.alpha;
}

std::optional<Finding> ManyAlgorithms(const FriedmanEvidence& evidence) {
  const bool hopeless = IsHopeless(evidence);
  const bool many = 2 * evidence.columns() > evidence.rows();
  if (!hopeless && !many) return std::nullopt;
  const Text& text =
      hopeless
          ? Text{"{1} algorithms are too many for {0} data sets: even if one "
                 "always came first and another always last, the procedure "
                 "could not call them different.",
                 "{0} 个数据集对 {1} 个算法太少：即使一个总是第一、另一个总是"
                 "最后，该方法也不能判定二者有差别。"}
          : Text{"{1} algorithms are many for {0} data sets: only large "
                 "differences can be significant.",
                 "{0} 个数据集对 {1} 个算法偏少：只有很大的差别才可能显著。"};
  return Finding{
      .code = "many_algorithms",
      .opinion = hopeless ? Opinion::warning : Opinion::caution,
      .message = Fill(
          text, {CountText(evidence.rows()), CountText(evidence.columns())}),
      .instead = Fill({"Use at least twice as many data sets as algorithms, "
                       "leave out algorithms that are not in question, or "
                       "compare with one control.",
                       "数据集数最好至少为算法数的两倍；也可略去无关的算法，"
                       "或只与一个对照比较。"}),
      .reference = {sources::garcia2010}};
}

std::optional<Finding> UnadjustedComparisons(const FriedmanEvidence& evidence) {
  const Procedure& judging = evidence.Judging();
  const bool raw = judging.id == "conover";
  // Tukey's procedure has no p-values before adjustment.
  if (judging.statistic == Statistic::mean || !judging.HasPValues())
    return std::nullopt;
  const std::size_t unadjusted = evidence.CountUnadjusted();
  const std::size_t adjusted = CountBelow(judging.p_values, evidence.alpha);
  if (!raw && unadjusted <= adjusted) return std::nullopt;
  const double chance = FamilyError(evidence.comparisons(), evidence.alpha);
  const Message message =
      raw ? Fill({"Conover’s p-values are not adjusted for the {0} "
                  "comparisons. If no algorithms differed, some pair would "
                  "still look different with a chance of up to {1}.",
                  "Conover 检验的 p 值未按 {0} 次比较校正。即使算法毫无差别，"
                  "仍有至多 {1} 的机会出现看似有差别的对。"},
                 {CountText(evidence.comparisons()), PercentText(chance)})
          : Fill(
                {"p is at most {2} in {1} of {0} comparisons before adjustment "
                 "and in {3} after. Unadjusted, the chance of a false alarm "
                 "may be as high as {4}.",
                 "{0} 次比较中，校正前有 {1} 次的 p 值不大于 {2}，校正后有 {3} "
                 "次。若不校正，出现误报的机会可高达 {4}。"},
                {CountText(evidence.comparisons()), CountText(unadjusted),
                 RoundedText(evidence.alpha), CountText(adjusted),
                 PercentText(chance)});
  return Finding{
      .code = "unadjusted_comparisons",
      .opinion = raw ? Opinion::warning : Opinion::caution,
      .message = message,
      .instead = raw ? Fill({"For a new study choose a procedure that "
                             "adjusts them, such as Shaffer’s, before the "
                             "results are known.",
                             "在新的研究中，请在得知结果之前选定会作校正的"
                             "方法，如 Shaffer 法。"})
                     : Fill({"Read the adjusted p-values only.",
                             "只看校正后的 p 值。"}),
      .reference = {sources::salzberg1997}};
}

std::optional<Finding> BonferroniDunnOrHolm(const FriedmanEvidence& evidence) {
  if (!evidence.control) return std::nullopt;
  const Procedure& used = evidence.Judging();
  const bool is_dunn = used.id == "bonferroni_dunn";
  if (!is_dunn && used.id != "holm") return std::nullopt;
  return Finding{
      .code = "bonferroni_dunn_or_holm",
      .opinion = is_dunn ? Opinion::caution : Opinion::fits,
      .message = Fill(
          {"Against a control Holm’s procedure rejects all that "
           "Bonferroni–Dunn’s rejects, at the same family-wise error rate. "
           "Only Bonferroni–Dunn’s can be drawn as one critical difference.",
           "与对照比较时，凡 Bonferroni–Dunn 法拒绝的，Holm "
           "法也拒绝，总体错误率"
           "相同。只有 Bonferroni–Dunn 法能画成一个临界值域。"}),
      .instead = is_dunn
                     ? Fill({"For a new study choose Holm’s procedure "
                             "before the results are known.",
                             "在新的研究中，请在得知结果之前选定 Holm 法。"})
                     : Message{},
      .reference = {sources::holm1979}};
}

/// A procedure, and one that keeps the same error and is more powerful,
/// whatever the results.
struct Advance {
  std::string_view used;
  Text name;
  Text better;
  Text why;
};
constexpr Text kShaffer{"Shaffer’s procedure", "Shaffer 法"};
constexpr Text kRejectsAll{"rejects all that the other rejects, if not more",
                           "凡前者拒绝的都拒绝，只会更多"};
constexpr Advance kAdvances[] = {
    {"nemenyi",
     {"Nemenyi’s test", "Nemenyi 检验"},
     kShaffer,
     {"is usually more powerful, since it goes step by step and uses that some "
      "hypotheses cannot be true together",
      "逐步进行，并利用某些假设不能同时为真，功效通常更高"}},
    {"bonferroni",
     {"Bonferroni’s correction", "Bonferroni 校正"},
     kShaffer,
     kRejectsAll},
    {"holm", {"Holm’s procedure", "Holm 法"}, kShaffer, kRejectsAll},
    {"wilcoxon_bonferroni",
     {"Bonferroni’s correction", "Bonferroni 校正"},
     {"Holm’s procedure", "Holm 法"},
     kRejectsAll}};

/// It looks at which procedure is used and never at what the others would say:
/// a procedure chosen by its outcome does not keep the level.
std::optional<Finding> MorePowerfulProcedure(const FriedmanEvidence& evidence) {
  const auto* const found = std::find_if(
      std::begin(kAdvances), std::end(kAdvances),
      [&](const Advance& one) { return one.used == evidence.deciding.id; });
  if (evidence.control || found == std::end(kAdvances)) return std::nullopt;
  const auto fill = [found](const Text& text) {
    return Message{Fill(text, {found->name.english, found->better.english,
                               found->why.english})
                       .english,
                   Fill(text, {found->name.chinese, found->better.chinese,
                               found->why.chinese})
                       .chinese};
  };
  return Finding{
      .code = "more_powerful_procedure",
      .opinion = Opinion::caution,
      .message = fill({"{1} keeps the same family-wise error rate as {0} and "
                       "{2}.",
                       "{0}与 {1}的总体错误率相同；后者{2}。"}),
      .instead =
          fill({"For a new study choose {1} before the results are "
                "known. To change the procedure after seeing the "
                "p-values would break the error rate.",
                "在新的研究中，请在得知结果之前选定 {1}。看过 p 值之后再换"
                "方法，错误率就不再成立。"}),
      .reference = {sources::garcia2008}};
}

/// What judges pairs by mean ranks and by Wilcoxon's tests: the procedure that
/// decides, and the other one with the same adjustment. A test on mean ranks
/// that adjusts nothing stands beside Holm's.
struct TwoWays {
  const Procedure* by_ranks;
  const Procedure* by_pairs;
};

TwoWays TwoWaysOf(const FriedmanEvidence& evidence) {
  constexpr std::string_view kWilcoxon = "wilcoxon_";
  const Procedure& used = evidence.deciding;
  if (used.statistic == Statistic::signed_ranks)
    return {evidence.ProcedureOf(
                std::string_view(used.id).substr(kWilcoxon.size())),
            &used};
  // Those that the table shows, whatever the procedure.
  return {&used, evidence.ProcedureOf("wilcoxon_holm")};
}

/// Whether Wilcoxon's tests of all pairs can be significant on so few data
/// sets: the smallest exact p-value, 2/2ⁿ, over all pairs by Holm.
bool CanReachAlpha(const FriedmanEvidence& evidence,
                   const Procedure& wilcoxon) {
  const double smallest = static_cast<double>(evidence.pairs()) *
                          std::ldexp(2, -static_cast<int>(evidence.rows()));
  return smallest <= evidence.alpha ||
         CountBelow(wilcoxon.p_values, evidence.alpha) > 0;
}

/// Where mean ranks judge pairs otherwise than tests that look at only the two.
/// With a control not all pairs are compared, where means decide no rank does,
/// and with few data sets Wilcoxon's tests find nothing, whatever they are of.
std::optional<Finding> MeanRanksDependOnOthers(
    const FriedmanEvidence& evidence) {
  const auto [ranks, wilcoxon] = TwoWaysOf(evidence);
  if (ranks == nullptr || wilcoxon == nullptr || evidence.control ||
      ranks->statistic != Statistic::mean_rank ||
      evidence.data.results.are_ranks || !CanReachAlpha(evidence, *wilcoxon))
    return std::nullopt;
  std::size_t parted = 0;
  for (std::size_t i = 0; i < ranks->p_values.size(); ++i) {
    parted += IsBelow(ranks->p_values[i], evidence.alpha) !=
                      IsBelow(wilcoxon->p_values[i], evidence.alpha)
                  ? 1
                  : 0;
  }
  if (parted == 0) return std::nullopt;
  return Finding{
      .code = "mean_ranks_depend_on_others",
      .opinion = Opinion::caution,
      .message = Fill({"Tests on mean ranks and Wilcoxon’s tests of single "
                       "pairs disagree on {0} of {1} pairs. Mean ranks "
                       "also depend on which other algorithms are in the "
                       "table.",
                       "按平均序值的检验与逐对 Wilcoxon 检验在 {1} 对中有 {0} "
                       "对结论不同。平均序值还取决于表中有哪些别的算法。"},
                      {CountText(parted), CountText(evidence.pairs())}),
      .instead = Fill(
          {"Report both. If single pairs are the question, choose "
           "adjusted Wilcoxon tests before the results are known; they "
           "need results on one scale and about ten data sets.",
           "请两者都报告。若关心的是逐对比较，请在得知结果之前选定经校正的 "
           "Wilcoxon 检验；它要求结果在同一尺度上，且约需十个数据集。"}),
      .key = wilcoxon->key,
      .reference = {sources::benavoli2016}};
}

/// The best of many by these very data sets.
std::optional<Finding> BestOfMany(const FriedmanEvidence& evidence) {
  if (evidence.columns() < kManyToPickFrom) return std::nullopt;
  std::vector<std::string> best;
  for (const std::size_t one : SharingFirstRank(evidence.data))
    best.push_back(evidence.data.results.algorithms[one]);
  return Finding{
      .code = "best_of_many",
      .opinion = Opinion::caution,
      .message =
          WarningAbout("best_of_many",
                       {"{0} was picked as the best of {1} by these data sets. "
                        "Its results here are likely to be better than on new "
                        "data sets.",
                        "{0}是按这些数据集从 {1} 个中选出的最好者，它在这里的"
                        "结果很可能好于在新数据集上的表现。"},
                       {"{0} share the best mean rank of {1} on these data "
                        "sets. Their results here are likely to be better than "
                        "on new data sets.",
                        "在这些数据集上，{1} 个中{0}的平均序值并列最优，它们在"
                        "这里的结果很可能好于在新数据集上的表现。"},
                       best, {CountText(evidence.columns())})
              .message,
      .instead = Fill({"Evaluate the chosen one on data sets that took no part "
                       "in the choice.",
                       "请用未参与选择的数据集评估选中的算法。"}),
      .reference = {sources::cawley2010}};
}

constexpr FindingOn<FriedmanEvidence> kOnComparisons[] = {
    OmnibusNotSignificant,
    ManyAlgorithms,
    UnadjustedComparisons,
    BonferroniDunnOrHolm,
    MorePowerfulProcedure,
    MeanRanksDependOnOthers,
    BestOfMany};

}  // namespace

void AddFindingsOnComparisons(const FriedmanEvidence& evidence,
                              Advice& advice) {
  AddFindings(kOnComparisons, evidence, advice);
}

}  // namespace melon
