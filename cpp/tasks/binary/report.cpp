#include "tasks/binary/report.h"

#include <algorithm>
#include <cmath>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "io/number_text.h"
#include "report/bootstrap/group_bootstrap.h"
#include "report/envelope.h"
#include "report/models/model_values.h"
#include "report/models/pair_values.h"
#include "report/verdict/majority_warning.h"
#include "report/verdict/verdict_notes.h"
#include "table/column_traits.h"
#include "table/name_list.h"
#include "tasks/binary/chance_note.h"
#include "tasks/binary/input_json.h"
#include "tasks/binary/inversion.h"
#include "tasks/binary/metrics.h"
#include "tasks/binary/models.h"
#include "tasks/binary/own_labels.h"
#include "tasks/binary/pairs.h"
#include "tasks/binary/threshold_note.h"
#include "tasks/binary/verdict.h"

namespace melon {
namespace {

Json VerdictOf(const BinaryInputs& inputs, const ModelValues& values,
               const BinaryModels& models, const PairValues& pairs) {
  Json verdict =
      BinaryVerdict(inputs.data, values.OfAll(BinaryHeadline(inputs.data)),
                    models.upper(), models.chance(), pairs.results(),
                    inputs.options.alpha, AreInGroups(inputs.options));
  // The test of one AUC takes the cases as independent.
  if (TextOf(verdict, "kind") == "single" && !AreInGroups(inputs.options) &&
      !models.chance().empty() && !std::isnan(models.chance().front())) {
    Json chance = Json::ObjectOf("test", Json("mann_whitney"));
    chance.Put("p", models.chance().front());
    verdict.Put("chance", std::move(chance));
  }
  return verdict;
}

/// Where the verdict calls a model better for its fewer errors, or would.
void WarnOfMajorityAnswer(const BinaryData& data, const ModelValues& metrics,
                          const Json& verdict, Json& warnings) {
  if (data.negative.empty()) return;
  const Json* const second = verdict.Find("second");
  const bool of_labels = data.task == TaskKind::labels;
  std::vector<Accuracies> models;
  for (std::size_t i = 0; i < data.models.size(); ++i) {
    const std::string& name = data.models[i].name;
    models.push_back(
        {name, metrics.Of(i, "accuracy"), metrics.Of(i, "balanced_accuracy")});
  }
  const bool errs_less =
      second != nullptr && TextOf(*second, "kind") == "better";
  if (!of_labels && !errs_less) return;
  const bool mostly_positive = data.positives > data.negatives;
  WarnOfMajority(mostly_positive ? data.positive : data.negative,
                 std::max(data.positives, data.negatives) /
                     (data.positives + data.negatives),
                 models, warnings);
}

/// The scores of the other class are not a model of their own.
Problem ComplementIgnored(const Column& ignored, const Column& used) {
  const Text probabilities{
      "\"{0}\" is one minus \"{1}\", the probability of the other class: only "
      "\"{1}\" is evaluated.",
      "“{0}”等于 1 减“{1}”，即另一类的概率：只评估“{1}”。"};
  const Text scores{
      "\"{0}\" is \"{1}\" with the sign turned round, the score of the other "
      "class: only \"{1}\" is evaluated.",
      "“{0}”等于“{1}”的相反数，即另一类的得分：只评估“{1}”。"};
  Problem warning{
      .code = "complement_ignored",
      .message = Fill(AreOpposites(ignored, used) ? scores : probabilities,
                      {Shorten(ignored.name), Shorten(used.name)})};
  warning.column = ignored.name;
  return warning;
}

/// 0.5 is a threshold of probabilities: errors at it say little of other
/// scores.
void WarnOfThreshold(const BinaryData& data, Json& warnings) {
  std::vector<std::string> names;
  for (const BinaryModel& model : data.models) {
    if (!model.is_threshold_meant) names.push_back(model.name);
  }
  if (names.empty()) return;
  warnings.Add(ToJson(WarningAbout(
      "threshold_not_set",
      {"The threshold of {0} is the default, 0.5, which is for probabilities: "
       "its precision, recall, F1 and other measures at a threshold mean "
       "little, and its errors are not compared. Set another one (threshold).",
       "{0}的阈值是默认的 0.5，这是针对概率的，因此其查准率、查全率、F1 "
       "等阈值处的度量意义不大，错误数也不作比较。请另设阈值（threshold）。"},
      {"The thresholds of {0} are the default, 0.5, which is for "
       "probabilities: their precision, recall, F1 and other measures at a "
       "threshold mean little, and their errors are not compared. Set others "
       "(threshold).",
       "{0}的阈值都是默认的 0.5，这是针对概率的，因此其查准率、查全率、F1 "
       "等阈值处的度量意义不大，错误数也不作比较。请另设阈值（threshold）。"},
      names)));
}

/// With few cases in a class, intervals of AUCs are rough.
void WarnOfFewCases(const BinaryData& data, Json& warnings) {
  constexpr double kFew = 20;
  const double smaller = std::min(data.positives, data.negatives);
  if (data.task != TaskKind::binary || !data.whole_weights || smaller == 0 ||
      smaller >= kFew)
    return;
  warnings.Add(ToJson(
      {.code = "few_cases_for_intervals",
       .message = Fill(
           {"Few cases: {0} positive, {1} negative. With fewer than {2} cases "
            "in a class, the intervals of the AUC are only rough.",
            "样例较少：正例 {0} 个，反例 {1} 个。任一类不足 {2} 个样例时，AUC "
            "的区间只是粗略的。"},
           {NumberText(data.positives), NumberText(data.negatives),
            NumberText(kFew)})}));
}

}  // namespace

Json BinaryReport(const Table& table, const Roles& roles,
                  const Options& options, const BinaryData& data,
                  const Bootstrap* bootstrap, BinaryFindings& findings,
                  ReportPart part) {
  const BinaryInputs inputs{.options = options,
                            .data = data,
                            .parameters = options.ToParameters(),
                            .findings = findings,
                            .is_whole = part == ReportPart::whole};
  const ModelValues values = MeasureModels(inputs, bootstrap);
  BinaryModels of_models(inputs, values);
  Json models = of_models.Report();
  const RightAnswers right = FindRightAnswers(data);
  PairValues pairs(values, CompareBinary(inputs, values, right));
  pairs.AddGroups(BinaryHeadline(data));
  pairs.AdjustTests(&Test::from_pair);
  pairs.AdjustGroups();
  Json warnings = WarningsJson(data.warnings);
  for (const auto& [ignored, used] : roles.complements)
    warnings.Add(
        ToJson(ComplementIgnored(table.columns[ignored], table.columns[used])));
  WarnOfThreshold(data, warnings);
  WarnOfOwnLabels(table, roles, options, data, warnings);
  const std::vector<InvertedScore> inverted =
      InvertedScores(*models.As<Json::Array>());
  WarnOfInversion(inverted, data.models.size(),
                  !options.predictions && !options.predictions_text, warnings);
  WarnOfFewCases(data, warnings);
  Json verdict = VerdictOf(inputs, values, of_models, pairs);
  PutNotes(table, roles,
           {.models = data.models.size(),
            .weight = data.weight,
            .weights_count = data.whole_weights,
            .weights_said = options.weight_kind.has_value(),
            .not_drawn = values.sampling().impossible,
            .is_wanted = values.sampling().is_wanted,
            .groups = values.sampling().groups,
            .replicates = values.sampling().replicates,
            .difference = pairs.DrawnDifference(verdict),
            .alpha = options.alpha,
            .thresholds = ThresholdNotes(options, data, verdict),
            .inverted = InversionNote(inverted, data.positive, verdict),
            .chance = ChanceNote({of_models.lower(), of_models.upper()},
                                 options.alpha, verdict)},
           verdict);
  WarnOfMajorityAnswer(data, values, verdict, warnings);

  Json report = BeginReport(roles, InputJson(table, roles, options, data),
                            OptionsJson(table, roles, options, data),
                            std::move(warnings), std::move(verdict));
  report.Put("models", std::move(models));
  report.Put("pairs", pairs.Report());
  report.Put("tests", TestsOfAll(inputs, right));
  return report;
}

}  // namespace melon
