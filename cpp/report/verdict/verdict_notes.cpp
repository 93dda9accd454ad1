#include "report/verdict/verdict_notes.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <optional>
#include <string>

#include "base/sum.h"
#include "io/number_text.h"
#include "report/bootstrap/group_bootstrap.h"
#include "report/models/compared_models.h"
#include "report/rounded_text.h"
#include "report/verdict/verdict.h"
#include "roles/columns/weights.h"

namespace melon {
namespace {

double TotalOf(std::span<const double> weight) {
  Sum total;
  for (const double one : weight) total.Add(one);
  return total.value();
}

/// A row of weight 0, such as a class without cases, is none.
std::size_t RowsThatCount(std::span<const double> weight) {
  return weight.size() - static_cast<std::size_t>(
                             std::count(weight.begin(), weight.end(), 0.0));
}

bool IsTested(const Json& verdict) {
  const Json* const p = verdict.Find("p");
  return p != nullptr && !p->IsNull();
}

Problem WeightGuessed(const Column& column) {
  return {.code = "weight_guessed",
          .message = Fill({"Column \"{0}\" was taken as the weight. If it is "
                           "not one, set its role to ignored (weight=).",
                           "列“{0}”被当作权重。若它不是权重，请把它的角色设为"
                           "忽略（weight=）。"},
                          {Shorten(column.name)})};
}

Problem WeightsAreCases(const Compared& compared) {
  return {
      .code = "weights_are_cases",
      .message = Fill(
          compared.weights_said
              ? Text{"Weights count as independent cases: {0} rows are {1} "
                     "cases in tests and intervals.",
                     "权重按相互独立的样例数计：检验与区间把 {0} 行当作 {1} "
                     "个样例。"}
              : Text{"Weights count as independent cases: {0} rows are {1} "
                     "cases in tests and intervals. If they say how much a "
                     "case matters, set weight_kind=importance, and if a row "
                     "sums up different cases, weight_kind=totals.",
                     "权重按相互独立的样例数计：检验与区间把 {0} 行当作 {1} "
                     "个样例。若权重表示样例的重要性，请设 "
                     "weight_kind=importance；若一行汇总了不同的样例，请设 "
                     "weight_kind=totals。"},
          {CountText(RowsThatCount(compared.weight)),
           AmountText(TotalOf(compared.weight))})};
}

Problem CasesInGroups(const Column& column, const Compared& compared) {
  const Text in_groups{
      "The bootstrap drew whole groups of \"{0}\", so this result and the "
      "intervals shown with it allow for cases of a group being alike. All "
      "other tests and intervals in the report take the cases as independent.",
      "自助法按“{0}”整组抽取，因此该结论及所示区间已考虑组内样例相近；报告中的"
      "其余检验与区间把各样例当作相互独立。"};
  const Text not_drawn{
      "The cases come in groups (\"{0}\"): tests and intervals that take them "
      "as independent would be too sure, so none decides here. Compute the "
      "bootstrap of whole groups (option bootstrap=2000).",
      "样例成组（“{0}”）：把样例当作相互独立的检验与区间会过于肯定，此处不据以"
      "下结论。请计算整组抽取的自助法（选项 bootstrap=2000）。"};
  const Text too_few{
      "The cases come in only {1} groups (\"{0}\"), too few to show a "
      "difference at α = {3}, which takes at least {2}, and their bootstrap "
      "gives intervals that are too narrow. "
      "Tests and intervals that take the cases as independent would be too "
      "sure, so none decides here.",
      "样例只有 {1} 组（“{0}”），在 α = {3} 下不足以显示差异（至少需要 {2} "
      "组），整组自助法的区间也偏窄；把样例"
      "当作相互独立的检验与区间会过于肯定，此处不据以下结论。"};
  const bool drawn = compared.replicates > 0;
  const std::size_t needed = FewestGroups(compared.alpha);
  const bool few = compared.groups < needed;
  return {.code = "cases_in_groups",
          .message = Fill(few     ? too_few
                          : drawn ? in_groups
                                  : not_drawn,
                          {Shorten(column.name), CountText(compared.groups),
                           CountText(needed), RoundedText(compared.alpha)})};
}

Problem SelectedOnTestSet(std::size_t models) {
  return {.code = "selected_on_test_set",
          .message = Fill(
              {"The best of {0} models was chosen on these cases, so its value "
               "is likely too favourable.",
               "最好的模型是在同一批样例上从 {0} 个模型中选出的，其数值多半偏"
               "乐观。"},
              {CountText(models)})};
}

Problem FewCases() {
  return {.code = "few_cases",
          .message = Fill(
              {"A class has fewer than {0} cases, too few for DeLong’s normal "
               "approximation: a permutation test decides, and the difference "
               "has no interval.",
               "有一类的样例不足 {0} 个，DeLong 检验的正态近似不可靠：改用置换"
               "检验，差值没有区间。"},
              {NumberText(kFewestForDelong)})};
}

Problem DelongWithoutVariance() {
  return {.code = "delong_without_variance",
          .message = Fill(
              {"DeLong’s test cannot be computed here, since its variance is "
               "zero: a permutation test decides, and the difference has no "
               "interval.",
               "DeLong 检验的方差在此为零，无法计算：改用置换检验，差值没有"
               "区间。"})};
}

/// A verdict by DeLong's test has its statistic, if only with a reason.
Problem WhyPermuted(const Json& verdict) {
  return verdict.Find("statistic") != nullptr ? DelongWithoutVariance()
                                              : FewCases();
}

/// What the bootstrap of groups drew, where a verdict or an interval rests on
/// it.
void PutGroups(const Column& groups, const Compared& compared, Json& verdict) {
  const bool is_drawn = compared.replicates > 0;
  if (!is_drawn && TextOf(verdict, "test") != kGroupBootstrap) return;
  verdict.Put("cluster", groups.name);
  verdict.Put("groups", compared.groups);
  const std::size_t needed = FewestGroups(compared.alpha);
  if (compared.groups < needed) verdict.Put("groups_needed", needed);
  if (IsTested(verdict)) verdict.Put("replicates", compared.replicates);
  if (is_drawn && compared.groups < kEnoughGroups)
    verdict.Put("few_groups", true);
}

/// Where even the smallest p-value that a bootstrap can give, 2/(B + 1), is
/// above α once it is adjusted over all pairs; nothing where it is not, or the
/// verdict has no interval.
std::optional<Problem> TooFewReplicates(const Compared& compared,
                                        const Json& verdict) {
  const double alpha = compared.alpha;
  const std::size_t pairs = PairsOf(compared.models);
  const double doubled = 2 * static_cast<double>(pairs);
  const double smallest = doubled / (compared.replicates + 1.0);
  const bool is_drawn = compared.replicates > 0 &&
                        compared.groups >= FewestGroups(compared.alpha);
  if (!is_drawn || verdict.Find("level") == nullptr || smallest <= alpha)
    return std::nullopt;
  // So that rounding of α asks for none more.
  constexpr double kRounding = 1e-6;
  const double needed = std::ceil((doubled / alpha) - 1 - kRounding);
  return Problem{
      .code = "too_few_replicates",
      .message = Fill(
          pairs > 1
              ? Text{"With {0} replicates the smallest possible p over {1} "
                     "pairs is {2}, so no difference can be significant: at "
                     "least {3} replicates are needed (option bootstrap={4}).",
                     "重采样 {0} 次时，对 {1} 对校正后 p 值最小也有 "
                     "{2}，任何差异"
                     "都不可能显著：至少需要 {3} 次（选项 bootstrap={4}）。"}
              : Text{"With {0} replicates the smallest possible p is {2}, so "
                     "no difference can be significant: at least {3} "
                     "replicates are needed (option bootstrap={4}).",
                     "重采样 {0} 次时，p 值最小也有 {2}，任何差异都不可能显著："
                     "至少需要 {3} 次（选项 bootstrap={4}）。"},
          {CountText(compared.replicates), CountText(pairs),
           RoundedText(std::min(1.0, smallest)),
           CountText(static_cast<std::size_t>(needed)),
           std::to_string(static_cast<std::size_t>(needed))})};
}

/// Fractional weights allow no test, but cases can be drawn.
Problem DifferenceByBootstrap(const Compared& compared, const Json& verdict) {
  const auto& interval = compared.difference;
  if (interval && !(interval->low.defined() && interval->high.defined()))
    return {.code = "bootstrap_undefined",
            .message = Fill(
                {"The bootstrap has no interval of the difference either: too "
                 "many of its replicates are undefined.",
                 "自助法也给不出差值的区间：无定义的重采样太多。"})};
  if (!interval)
    return {
        .code = "bootstrap_possible",
        .message = Fill({"The bootstrap gives an interval of the "
                         "difference (option bootstrap=2000).",
                         "自助法可给出差值的区间（选项 bootstrap=2000）。"})};
  const bool is_one = PairsOf(compared.models) == 1;
  return {
      .code = "difference_by_bootstrap",
      .message = Fill(
          is_one
              ? Text{"The difference of {2} between \"{0}\" and \"{1}\" has "
                     "the "
                     "{3} confidence interval [{4}, {5}] by the percentile "
                     "bootstrap with {6} replicates.",
                     "“{0}”与“{1}”之差 {2} 的 {3} 置信区间为 [{4}, {5}]（百分位"
                     "自助法，重采样 {6} 次）。"}
              : Text{"The difference of {2} between \"{0}\" and \"{1}\" has "
                     "the "
                     "{3} confidence interval [{4}, {5}] by the percentile "
                     "bootstrap with {6} replicates, not adjusted for the "
                     "number of comparisons.",
                     "“{0}”与“{1}”之差 {2} 的 {3} 置信区间为 [{4}, {5}]（百分位"
                     "自助法，重采样 {6} 次，未按比较次数校正）。"},
          {Shorten(TextOf(verdict, "best")), Shorten(TextOf(verdict, "other")),
           RoundedText(NumberOr(verdict, "difference", 0)),
           RoundedText(100 * (1 - compared.alpha)) + " %",
           RoundedText(interval->low.number()),
           RoundedText(interval->high.number()),
           CountText(compared.replicates)})};
}

bool IsUntestedForWeights(const Json& verdict) {
  return TextOf(verdict, "kind") == "untested" &&
         TextOf(verdict, "reason") == reasons::fractional_weights.id;
}

Problem BootstrapNotDrawn(const Reason& reason) {
  return {
      .code = "bootstrap_not_drawn",
      .message = Message{
          "There is no bootstrap: " + std::string(reason.words.english) + ".",
          "没有使用自助法：" + std::string(reason.words.chinese) + "。"}};
}

Problem ModelsAsGiven() {
  return {
      .code = "models_as_given",
      .message = Fill({"The models are taken as given: other training data may "
                       "change them.",
                       "检验把模型视为给定，不含换用其他训练集带来的变化。"})};
}

void AddNotesOfWeights(const Table& table, const Roles& roles,
                       const Compared& compared, Json& notes) {
  if (!compared.weights_count || LookOf(compared.weight) != WeightLook::counts)
    return;
  if (IsWeightGuessed(roles))
    notes.Add(ToJson(WeightGuessed(table.columns[*roles.weight])));
  notes.Add(ToJson(WeightsAreCases(compared)));
}

void AddNotesOnModels(const Compared& compared, Json& notes) {
  for (const auto& note :
       {compared.chance, compared.inverted, compared.other_measure}) {
    if (note) notes.Add(ToJson(*note));
  }
}

}  // namespace

void PutNotes(const Table& table, const Roles& roles, const Compared& compared,
              Json& verdict) {
  Json notes = Json::EmptyArray();
  AddNotesOnModels(compared, notes);
  AddNotesOfWeights(table, roles, compared, notes);
  if (roles.cluster && TextOf(verdict, "kind") != "undefined") {
    const Column& groups = table.columns[*roles.cluster];
    notes.Add(ToJson(CasesInGroups(groups, compared)));
    PutGroups(groups, compared, verdict);
    if (const auto few = TooFewReplicates(compared, verdict))
      notes.Add(ToJson(*few));
  }
  if (IsUntestedForWeights(verdict) && compared.not_drawn == nullptr)
    notes.Add(ToJson(DifferenceByBootstrap(compared, verdict)));
  if (compared.is_wanted && compared.not_drawn != nullptr)
    notes.Add(ToJson(BootstrapNotDrawn(*compared.not_drawn)));
  if (compared.models >= kManyModels && TextOf(verdict, "kind") != "undefined")
    notes.Add(ToJson(SelectedOnTestSet(compared.models)));
  for (const Problem& note : compared.thresholds) notes.Add(ToJson(note));
  if (TextOf(verdict, "test") == "auc_permutation" && IsTested(verdict))
    notes.Add(ToJson(WhyPermuted(verdict)));
  if (IsTested(verdict)) notes.Add(ToJson(ModelsAsGiven()));
  verdict.Put("notes", std::move(notes));
}

}  // namespace melon
