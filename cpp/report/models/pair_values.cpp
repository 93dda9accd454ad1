#include "report/models/pair_values.h"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string>
#include <utility>

#include "report/bootstrap/group_bootstrap.h"

namespace melon {

void PairValues::AddGroups(std::string_view key) {
  const Sampling& sampling = models_.sampling();
  if (!sampling.in_groups) return;
  for (PairResult& pair : pairs_) {
    const std::optional<Replicates> replicates =
        models_.DifferenceOf(pair.a, pair.b, key);
    AddGroupBootstrap(models_.Of(pair.a, key), models_.Of(pair.b, key),
                      {.groups = sampling.groups,
                       .replicates = replicates ? &*replicates : nullptr,
                       .is_possible = sampling.impossible == nullptr},
                      sampling.alpha, pair.values);
  }
}

void PairValues::AdjustGroups() {
  if (models_.sampling().in_groups) Adjust("cluster_bootstrap_p");
}

void PairValues::Adjust(std::string_view p) {
  const std::vector<Value> adjusted =
      HolmOverPairs(pairs_, p, models_.model_count());
  const std::string& key = keys_.emplace_back(std::string(p) + "_holm");
  for (std::size_t i = 0; i < pairs_.size(); ++i)
    pairs_[i].values.emplace_back(key, adjusted[i]);
}

Json PairValues::NamesJson(std::size_t index) const {
  Json json = Json::EmptyObject();
  json.Put("a", models_.names()[pairs_[index].a]);
  json.Put("b", models_.names()[pairs_[index].b]);
  return json;
}

void PairValues::PutValues(std::size_t index, Json& json) const {
  const PairResult& pair = pairs_[index];
  Json reasons = Json::EmptyObject();
  for (const auto& [key, value] : pair.values)
    PutValue(json, reasons, key, value);
  json.Put("reasons", std::move(reasons));
  if (models_.sampling().bootstrap != nullptr)
    json.Put("differences", models_.DifferencesJson(pair.a, pair.b));
}

Json PairValues::Report() const {
  Json pairs = Json::EmptyArray();
  for (std::size_t i = 0; i < pairs_.size(); ++i) {
    Json json = NamesJson(i);
    PutValues(i, json);
    pairs.Add(std::move(json));
  }
  return pairs;
}

Json PairValues::VerdictOn(const VerdictBasis& basis,
                           const SecondTest* second) const {
  const std::vector<Value> headline = models_.OfAll(basis.metric);
  Contest contest{
      .headline = headline, .pairs = pairs_, .alpha = models_.sampling().alpha};
  for (const std::string& name : models_.names()) contest.names.push_back(name);
  return Verdict(contest, basis, second);
}

std::optional<Interval> PairValues::DrawnDifference(const Json& verdict) const {
  const std::vector<std::string>& names = models_.names();
  const auto index_of = [&](std::string_view key) {
    return static_cast<std::size_t>(
        std::find(names.begin(), names.end(), TextOf(verdict, key)) -
        names.begin());
  };
  const std::size_t best = index_of("best");
  const std::size_t other = index_of("other");
  if (best == names.size() || other == names.size()) return std::nullopt;
  const auto replicates =
      models_.DifferenceOf(best, other, TextOf(verdict, "metric"));
  if (!replicates) return std::nullopt;
  return TestDifference(NumberOr(verdict, "difference", 0), *replicates,
                        models_.sampling().level)
      .interval;
}

}  // namespace melon
