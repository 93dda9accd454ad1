#include "tasks/ranking/pairs.h"

#include "hypothesis/test.h"
#include "report/compared_models.h"

namespace melon {
namespace {

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
  std::vector<Value> headline;
  for (std::size_t i = 0; i < data.models.size(); ++i)
    headline.push_back(values.Of(i, headline_));
  const std::vector<std::uint8_t> compared = ComparedModels(headline, false);
  for (std::size_t a = 0; a < data.models.size(); ++a) {
    for (std::size_t b = a + 1; b < data.models.size(); ++b) {
      if (compared[a] != 0 && compared[b] != 0) Compare(a, b);
    }
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
                             HolmOverPairs(pairs_, key, data_.models.size()));
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

Json RankingPairs::VerdictJson() const {
  std::vector<Value> values;
  Contest contest{.pairs = pairs_, .level = parameters_.level};
  for (std::size_t model = 0; model < data_.models.size(); ++model) {
    values.push_back(values_.Of(model, headline_));
    contest.names.push_back(data_.models[model].name);
  }
  contest.headline = values;
  const VerdictBasis basis{.metric = headline(),
                           .test = "paired_t_test",
                           .difference = "mean_diff",
                           .statistic = "paired_t",
                           .low = "paired_t_low",
                           .high = "paired_t_high",
                           .p = "paired_t_p"};
  const SecondTest ranks{.key = "second",
                         .test = "wilcoxon_signed_rank",
                         .p = {"wilcoxon_p_exact", "wilcoxon_p_approx"},
                         .favours = "wilcoxon_rank_sum_difference"};
  Json verdict = Verdict(contest, basis, &ranks);
  if (TextOf(verdict, "kind") == "untested" && data_.queries.size() == 1)
    verdict.Put("reason", reasons::one_query.id);
  return verdict;
}

}  // namespace melon
