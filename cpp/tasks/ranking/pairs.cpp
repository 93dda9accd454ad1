#include "tasks/ranking/pairs.h"

#include <algorithm>

#include "base/sorted_indices.h"
#include "hypothesis/test.h"

namespace melon {
namespace {

constexpr std::string_view kDecidingTest = "paired_t_test";
constexpr std::string_view kDecidingP = "paired_t_p";
constexpr std::string_view kSecondTest = "wilcoxon_signed_rank";
constexpr std::string_view kSecondP = "wilcoxon_p_exact";
constexpr std::string_view kSecondApproximateP = "wilcoxon_p_approx";

std::size_t HeadlineOf(const RankingData& data, const RankingValues& values) {
  const std::size_t gain = values.IndexOf("ndcg");
  for (std::size_t model = 0; model < data.models.size(); ++model) {
    if (values.Of(model, gain).defined()) return gain;
  }
  return data.negative_relevance ? values.IndexOf("kendall_tau_b") : gain;
}

KeyValues RunTests(const std::vector<double>& differences,
                   const Parameters& parameters) {
  const bool enough = differences.size() >= RankingPairs::kFewestQueries;
  KeyValues all;
  for (const Test* test : Tests()) {
    if (test->from_differences == nullptr) continue;
    KeyValues values =
        test->from_differences({.difference = differences}, parameters);
    for (auto& [key, value] : values) {
      const bool is_mean = key == "mean_diff" && !differences.empty();
      all.emplace_back(
          key, enough || is_mean ? value : Value(reasons::too_few_queries));
    }
  }
  return all;
}

}  // namespace

RankingPairs::RankingPairs(const RankingData& data, const RankingValues& values,
                           const Parameters& parameters)
    : data_(data),
      values_(values),
      parameters_(parameters),
      headline_(HeadlineOf(data, values)) {
  for (std::size_t a = 0; a < data.models.size(); ++a) {
    for (std::size_t b = a + 1; b < data.models.size(); ++b) Compare(a, b);
  }
  Adjust();
}

std::string_view RankingPairs::headline() const {
  return values_.keys()[headline_].key;
}

void RankingPairs::Compare(std::size_t a, std::size_t b) {
  const std::vector<double> differences = values_.Differences(a, b, headline_);
  Score score;
  for (const double difference : differences) {
    score.wins += difference > 0 ? 1 : 0;
    score.losses += difference < 0 ? 1 : 0;
    score.ties += difference == 0 ? 1 : 0;
  }
  scores_.push_back(score);
  pairs_.push_back({a, b, RunTests(differences, parameters_)});
}

void RankingPairs::Adjust() {
  for (const Test* test : Tests()) {
    if (test->from_differences == nullptr) continue;
    for (const std::string_view key : test->p_values)
      adjusted_.emplace_back(std::string(key) + "_holm",
                             HolmOverPairs(pairs_, key));
  }
}

Json RankingPairs::PairJson(std::size_t index) const {
  const PairResult& pair = pairs_[index];
  const Score& score = scores_[index];
  Json json = Json::EmptyObject();
  json.Put("a", data_.models[pair.a].name);
  json.Put("b", data_.models[pair.b].name);
  json.Put("metric", headline());
  json.Put("wins", score.wins);
  json.Put("losses", score.losses);
  json.Put("ties", score.ties);
  Json reasons = Json::EmptyObject();
  for (const auto& [key, value] : pair.values)
    PutValue(json, reasons, key, value);
  for (const auto& [key, values] : adjusted_)
    PutValue(json, reasons, key, values[index]);
  json.Put("reasons", std::move(reasons));
  return json;
}

std::vector<std::size_t> RankingPairs::ByHeadline() const {
  std::vector<std::size_t> order =
      SortedIndices(data_.models.size(), [&](std::size_t a, std::size_t b) {
        const Value& first = values_.Of(a, headline_);
        const Value& second = values_.Of(b, headline_);
        return first.defined() &&
               (!second.defined() || first.number() > second.number());
      });
  std::erase_if(order, [&](std::size_t model) {
    return !values_.Of(model, headline_).defined();
  });
  return order;
}

std::size_t RankingPairs::Find(std::size_t a, std::size_t b) const {
  return static_cast<std::size_t>(
      std::find_if(pairs_.begin(), pairs_.end(),
                   [a, b](const PairResult& pair) {
                     return pair.a == std::min(a, b) &&
                            pair.b == std::max(a, b);
                   }) -
      pairs_.begin());
}

void RankingPairs::PutComparison(std::size_t best, std::size_t other,
                                 Json& verdict) const {
  const std::size_t index = Find(best, other);
  const PairResult& pair = pairs_[index];
  const bool turned = pair.a != best;
  const double low = ValueOf(pair, "paired_t_low").number();
  const double high = ValueOf(pair, "paired_t_high").number();
  const double statistic = ValueOf(pair, "paired_t").number();
  const Value& p = ValueOf(pair, kDecidingP);
  const Value adjusted = HolmOverPairs(pairs_, kDecidingP)[index];
  verdict.Put("low", turned ? -high : low);
  verdict.Put("high", turned ? -low : high);
  verdict.Put("level", parameters_.level);
  verdict.Put("statistic", turned ? -statistic : statistic);
  verdict.Put("test", kDecidingTest);
  verdict.Put("p", p.number());
  verdict.Put("p_adjusted", adjusted.number());
  verdict.Put("adjustment", "holm");
  verdict.Put("pairs", pairs_.size());
  verdict.Put("kind", "untested");
  if (!adjusted.defined()) {
    verdict.Put("reason", data_.queries.size() == 1 ? reasons::one_query.id
                                                    : adjusted.reason().id);
    return;
  }
  verdict.Put("kind", adjusted.number() <= 1 - parameters_.level
                          ? "better"
                          : "no_difference");
  const Value& exact = ValueOf(pair, kSecondP);
  const Score& score = scores_[index];
  Json second = Json::EmptyObject();
  second.Put("test", kSecondTest);
  second.Put("p", exact.defined()
                      ? exact.number()
                      : ValueOf(pair, kSecondApproximateP).number());
  second.Put("favours", Json());
  if (score.wins != score.losses)
    second.Put("favours",
               data_.models[score.wins > score.losses ? pair.a : pair.b].name);
  verdict.Put("second", std::move(second));
}

Json RankingPairs::VerdictJson() const {
  const std::vector<std::size_t> order = ByHeadline();
  Json verdict = Json::EmptyObject();
  verdict.Put("kind", "undefined");
  verdict.Put("metric", headline());
  if (order.empty()) {
    verdict.Put("reason", values_.Of(0, headline_).reason().id);
    return verdict;
  }
  const double best_value = values_.Of(order[0], headline_).number();
  verdict.Put("best", data_.models[order[0]].name);
  verdict.Put("best_value", best_value);
  if (order.size() == 1) {
    verdict.Put("kind", "single");
    return verdict;
  }
  const double other_value = values_.Of(order[1], headline_).number();
  verdict.Put("other", data_.models[order[1]].name);
  verdict.Put("other_value", other_value);
  verdict.Put("difference", best_value - other_value);
  PutComparison(order[0], order[1], verdict);
  return verdict;
}

}  // namespace melon
