#include "tasks/ranking/pairs.h"

#include "hypothesis/test.h"
#include "report/models/compared_models.h"
#include "report/models/key_working.h"
#include "report/verdict/difference_verdict.h"

namespace melon {
namespace {

KeyValues RunTests(const std::vector<double>& differences,
                   const Parameters& parameters) {
  const bool enough = differences.size() >= kFewestQueries;
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

std::string_view RankingHeadline(const RankingData& data,
                                 const RankingValues& values) {
  constexpr std::string_view kGain = "ndcg";
  const std::size_t gain = values.IndexOf(kGain);
  for (std::size_t model = 0; model < data.models.size(); ++model) {
    if (values.Of(model, gain).defined()) return kGain;
  }
  return data.negative_relevance ? "kendall_tau_b" : kGain;
}

std::optional<WorkedMeasure> WorkOutQueries(const RankingData& data,
                                            const RankingValues& values,
                                            std::size_t a, std::size_t b,
                                            const Parameters& parameters,
                                            std::string_view key) {
  const std::vector<double> differences =
      values.Differences(a, b, values.IndexOf(RankingHeadline(data, values)));
  const bool is_mean = key == "mean_diff" && !differences.empty();
  auto worked = WorkOutTest(&Test::from_differences,
                            PairedDifferences{.difference = differences},
                            parameters, key);
  if (worked && differences.size() < kFewestQueries && !is_mean)
    return WorkedOut<Value>{reasons::too_few_queries, {}};
  return worked;
}

std::vector<PairResult> CompareRankings(const RankingData& data,
                                        const RankingValues& values,
                                        const Parameters& parameters) {
  const std::size_t key = values.IndexOf(RankingHeadline(data, values));
  std::vector<Value> headline;
  headline.reserve(data.models.size());
  for (std::size_t i = 0; i < data.models.size(); ++i)
    headline.push_back(values.Of(i, key));
  return CompareInPairs(
      ComparedModels(headline, false), [&](std::size_t a, std::size_t b) {
        return RunTests(values.Differences(a, b, key), parameters);
      });
}

Json RankingPairJson(const PairValues& pairs, std::size_t index,
                     const RankingValues& values, std::string_view headline) {
  const PairResult& pair = pairs.results()[index];
  double wins = 0;
  double losses = 0;
  double ties = 0;
  for (const double difference :
       values.Differences(pair.a, pair.b, values.IndexOf(headline))) {
    wins += difference > 0 ? 1 : 0;
    losses += difference < 0 ? 1 : 0;
    ties += difference == 0 ? 1 : 0;
  }
  Json json = pairs.NamesJson(index);
  json.Put("metric", headline);
  json.Put("wins", wins);
  json.Put("losses", losses);
  json.Put("ties", ties);
  pairs.PutValues(index, json);
  return json;
}

Json RankingVerdict(const PairValues& pairs, const RankingData& data,
                    std::string_view headline) {
  const SecondTest ranks = BySignedRanks("second");
  Json verdict = pairs.VerdictOn(ByPairedT(headline, false), &ranks);
  if (TextOf(verdict, "kind") == "untested" && data.queries.size() == 1)
    verdict.Put("reason", reasons::one_query.id);
  return verdict;
}

}  // namespace melon
