#include "tasks/binary/pairs.h"

#include <cstddef>
#include <span>
#include <utility>

#include "hypothesis/test.h"
#include "kernels/binary/row_counts.h"
#include "report/models/compared_models.h"
#include "report/models/key_working.h"
#include "report/verdict/accuracy_difference.h"

namespace melon {
namespace {

bool HasRanks(const BinaryData& data) {
  return data.task == TaskKind::binary && data.positives > 0 &&
         data.negatives > 0;
}

/// DeLong's placements of each model; empty where its test is not made.
std::vector<std::vector<double>> PlacementsOfModels(
    const BinaryInputs& inputs) {
  const BinaryData& data = inputs.data;
  std::vector<std::vector<double>> placements(data.models.size());
  const bool ranks = HasRanks(data) && inputs.findings.pair_tests.empty();
  for (std::size_t i = 0; ranks && i < data.models.size(); ++i)
    placements[i] = Placements(data.models[i].groups);
  return placements;
}

/// `found`: of the tests of scores alone.
KeyValues TestPair(const BinaryInputs& inputs, const PairView& view,
                   std::vector<KeyValues>& found) {
  KeyValues all;
  std::size_t place = 0;
  for (const Test* test : Tests()) {
    if (test->from_pair == nullptr) continue;
    const bool is_known = test->of_scores_alone && place < found.size();
    const KeyValues values =
        is_known ? found[place] : test->from_pair(view, inputs.parameters);
    if (test->of_scores_alone && !is_known) found.push_back(values);
    place += test->of_scores_alone ? 1U : 0U;
    all.insert(all.end(), values.begin(), values.end());
  }
  AddAccuracyDifference(view, inputs.data.positives + inputs.data.negatives,
                        inputs.parameters.level, all);
  return all;
}

/// The two models; `right` and the placements are theirs.
PairView ViewOf(const BinaryData& data, std::size_t a, std::size_t b,
                std::span<const std::uint8_t> right_a,
                std::span<const std::uint8_t> right_b,
                std::span<const double> placement_a,
                std::span<const double> placement_b) {
  return {
      .truth = data.truth,
      .weight = data.weight,
      .whole_weights = data.whole_weights,
      .score_a = data.models[a].scores,
      .score_b = data.models[b].scores,
      .placement_a = placement_a,
      .placement_b = placement_b,
      .only_a_right = WeightWhere(right_a, true, right_b, false, data.weight),
      .only_b_right = WeightWhere(right_b, true, right_a, false, data.weight)};
}

}  // namespace

std::optional<WorkedMeasure> WorkOutPair(const BinaryData& data, std::size_t a,
                                         std::size_t b,
                                         const Parameters& parameters,
                                         std::string_view key) {
  const auto placements = [&](std::size_t model) {
    return HasRanks(data) ? Placements(data.models[model].groups)
                          : std::vector<double>{};
  };
  const auto right = [&](std::size_t model) {
    return FlagEqual(data.models[model].predicted, data.truth);
  };
  const auto right_a = right(a);
  const auto right_b = right(b);
  const std::vector<double> placement_a = placements(a);
  const std::vector<double> placement_b = placements(b);
  const PairView view =
      ViewOf(data, a, b, right_a, right_b, placement_a, placement_b);
  if (key == kByAccuracy.difference) {
    return WorkOutAccuracyDifference(view, data.positives + data.negatives,
                                     parameters.level);
  }
  return WorkOutTest(&Test::from_pair, view, parameters, key);
}

std::optional<WorkedMeasure> WorkOutAll(const BinaryData& data,
                                        const Parameters& parameters,
                                        std::string_view key) {
  const RightAnswers right = FindRightAnswers(data);
  const std::vector<std::span<const std::uint8_t>> views(right.begin(),
                                                         right.end());
  const ManyView view{.right = views,
                      .weight = data.weight,
                      .whole_weights = data.whole_weights};
  return WorkOutTest(&Test::from_many, view, parameters, key);
}

RightAnswers FindRightAnswers(const BinaryData& data) {
  RightAnswers right;
  if (data.models.size() < 2) return right;
  for (const BinaryModel& model : data.models)
    right.push_back(FlagEqual(model.predicted, data.truth));
  return right;
}

std::vector<PairResult> CompareBinary(const BinaryInputs& inputs,
                                      const ModelValues& models,
                                      const RightAnswers& right) {
  const BinaryData& data = inputs.data;
  if (data.models.size() < 2) return {};
  const std::vector<std::vector<double>> placements =
      PlacementsOfModels(inputs);
  std::size_t place = 0;
  return CompareInPairs(
      ComparedModels(models.OfAll(BinaryHeadline(data)), false),
      [&](std::size_t a, std::size_t b) {
        const PairView view = ViewOf(data, a, b, right[a], right[b],
                                     placements[a], placements[b]);
        std::vector<std::vector<KeyValues>>& found = inputs.findings.pair_tests;
        if (found.size() == place) found.emplace_back();
        return TestPair(inputs, view, found[place++]);
      });
}

Json TestsOfAll(const BinaryInputs& inputs, const RightAnswers& right) {
  Json tests = Json::EmptyObject();
  Json reasons = Json::EmptyObject();
  const std::vector<std::span<const std::uint8_t>> views(right.begin(),
                                                         right.end());
  const ManyView view{.right = views,
                      .weight = inputs.data.weight,
                      .whole_weights = inputs.data.whole_weights};
  for (const Test* test : Tests()) {
    if (!inputs.is_whole || test->from_many == nullptr || right.empty())
      continue;
    for (const auto& [key, value] : test->from_many(view, inputs.parameters))
      PutValue(tests, reasons, key, value);
  }
  tests.Put("reasons", std::move(reasons));
  return tests;
}

}  // namespace melon
