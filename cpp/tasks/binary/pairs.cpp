#include "tasks/binary/pairs.h"

#include <optional>
#include <span>
#include <string_view>

#include "kernels/binary/row_counts.h"
#include "report/accuracy_difference.h"
#include "report/compared_models.h"
#include "report/group_bootstrap.h"
#include "report/replicates.h"

namespace melon {

Json BinaryPairs::Report() {
  FindPairs();
  AdjustPValues();
  Json pairs = Json::EmptyArray();
  for (std::size_t i = 0; i < pairs_.size(); ++i) pairs.Add(PairJson(i));
  return pairs;
}

Json BinaryPairs::TestsOfAll() const {
  Json tests = Json::EmptyObject();
  Json reasons = Json::EmptyObject();
  const std::vector<std::span<const std::uint8_t>> views(right_.begin(),
                                                         right_.end());
  const ManyView view{.right = views,
                      .weight = inputs_.data.weight,
                      .whole_weights = inputs_.data.whole_weights};
  for (const Test* test : Tests()) {
    if (!inputs_.is_whole || test->from_many == nullptr || right_.empty())
      continue;
    for (const auto& [key, value] : test->from_many(view, inputs_.parameters))
      PutValue(tests, reasons, key, value);
  }
  tests.Put("reasons", std::move(reasons));
  return tests;
}

std::vector<std::vector<double>> BinaryPairs::PlacementsOfModels() const {
  std::vector<std::vector<double>> placements(inputs_.data.models.size());
  const bool ranks = inputs_.data.task == TaskKind::binary &&
                     inputs_.data.positives > 0 && inputs_.data.negatives > 0 &&
                     inputs_.findings.pair_tests.empty();
  for (std::size_t i = 0; ranks && i < inputs_.data.models.size(); ++i)
    placements[i] =
        Placements(inputs_.data.models[i].groups, inputs_.data.truth);
  return placements;
}

void BinaryPairs::FindPairs() {
  if (inputs_.data.models.size() < 2) return;
  for (const BinaryModel& model : inputs_.data.models)
    right_.push_back(FlagEqual(model.predicted, inputs_.data.truth));
  const std::vector<std::vector<double>> placements = PlacementsOfModels();
  const std::vector<std::uint8_t> compared = ComparedModels(headline_, false);
  for (std::size_t a = 0; a < inputs_.data.models.size(); ++a) {
    for (std::size_t b = a + 1; b < inputs_.data.models.size(); ++b) {
      if (compared[a] == 0 || compared[b] == 0) continue;
      if (inputs_.findings.pair_tests.size() == pairs_.size())
        inputs_.findings.pair_tests.emplace_back();
      pairs_.push_back({a, b,
                        TestPair(ViewOf(a, b, placements),
                                 inputs_.findings.pair_tests[pairs_.size()])});
      if (AreInGroups(inputs_.options)) AddGroups(pairs_.back());
    }
  }
}

PairView BinaryPairs::ViewOf(
    std::size_t a, std::size_t b,
    const std::vector<std::vector<double>>& placements) const {
  const BinaryModel& first = inputs_.data.models[a];
  const BinaryModel& second = inputs_.data.models[b];
  PairView view{.truth = inputs_.data.truth,
                .weight = inputs_.data.weight,
                .whole_weights = inputs_.data.whole_weights,
                .score_a = first.scores,
                .score_b = second.scores,
                .placement_a = placements[a],
                .placement_b = placements[b]};
  view.only_a_right =
      WeightWhere(right_[a], true, right_[b], false, inputs_.data.weight);
  view.only_b_right =
      WeightWhere(right_[b], true, right_[a], false, inputs_.data.weight);
  return view;
}

KeyValues BinaryPairs::TestPair(const PairView& view,
                                std::vector<KeyValues>& found) const {
  KeyValues all;
  std::size_t place = 0;
  for (const Test* test : Tests()) {
    if (test->from_pair == nullptr) continue;
    const bool is_known = test->of_scores_alone && place < found.size();
    const KeyValues values =
        is_known ? found[place] : test->from_pair(view, inputs_.parameters);
    if (test->of_scores_alone && !is_known) found.push_back(values);
    place += test->of_scores_alone ? 1U : 0U;
    all.insert(all.end(), values.begin(), values.end());
  }
  AddAccuracyDifference(view, inputs_.data.positives + inputs_.data.negatives,
                        inputs_.parameters.level, all);
  return all;
}

void BinaryPairs::AddGroups(PairResult& pair) const {
  std::optional<Replicates> replicates;
  if (inputs_.bootstrap != nullptr) {
    replicates = inputs_.bootstrap->values().DifferenceOf(
        pair.a, pair.b,
        BootstrapIndex(*inputs_.bootstrap, metrics_.headline()));
  }
  AddGroupBootstrap(headline_[pair.a], headline_[pair.b],
                    {.groups = inputs_.groups,
                     .replicates = replicates ? &*replicates : nullptr,
                     .is_possible = inputs_.can_draw},
                    inputs_.parameters.level, pair.values);
}

void BinaryPairs::AdjustPValues() {
  for (const Test* test : Tests()) {
    if (test->from_pair == nullptr) continue;
    for (const std::string_view key : test->p_values) {
      adjusted_.emplace_back(
          std::string(key) + "_holm",
          HolmOverPairs(pairs_, key, inputs_.data.models.size()));
    }
  }
  if (AreInGroups(inputs_.options)) {
    adjusted_.emplace_back("cluster_bootstrap_p_holm",
                           HolmOverPairs(pairs_, "cluster_bootstrap_p",
                                         inputs_.data.models.size()));
  }
}

Json BinaryPairs::PairJson(std::size_t index) const {
  const PairResult& pair = pairs_[index];
  Json json = Json::EmptyObject();
  json.Put("a", inputs_.data.models[pair.a].name);
  json.Put("b", inputs_.data.models[pair.b].name);
  Json reasons = Json::EmptyObject();
  for (const auto& [key, value] : pair.values)
    PutValue(json, reasons, key, value);
  for (const auto& [key, values] : adjusted_)
    PutValue(json, reasons, key, values[index]);
  json.Put("reasons", std::move(reasons));
  if (inputs_.bootstrap != nullptr)
    json.Put("differences", DifferencesJson(pair));
  return json;
}

Json BinaryPairs::DifferencesJson(const PairResult& pair) const {
  Json differences = Json::EmptyObject();
  const std::vector<MetricKey>& keys = inputs_.bootstrap->keys();
  for (std::size_t i = 0; i < keys.size(); ++i) {
    const Value& a = metrics_.Of(pair.a, keys[i].key);
    const Value& b = metrics_.Of(pair.b, keys[i].key);
    if (!metrics_.IsReported(keys[i]) || !a.defined() || !b.defined()) continue;
    differences.Put(keys[i].key,
                    DifferenceJson(a.number() - b.number(),
                                   inputs_.bootstrap->values().DifferenceOf(
                                       pair.a, pair.b, i),
                                   inputs_.parameters.level));
  }
  return differences;
}

}  // namespace melon
