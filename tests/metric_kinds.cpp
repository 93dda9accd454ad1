#include "metric_kinds.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <map>
#include <numeric>

#include "base/random.h"
#include "kernels/binary/group_scores.h"
#include "kernels/clustering/count_contingency.h"
#include "kernels/clustering/measure_clusters.h"
#include "kernels/ranking/rank_items.h"

namespace melon {
namespace {

constexpr double kThreshold = 0.5;
constexpr std::size_t kClasses = 3;

bool AreWhole(const std::vector<double>& weight) {
  return std::all_of(weight.begin(), weight.end(),
                     [](double one) { return one == std::floor(one); });
}

std::vector<double> Coarse(std::vector<double> numbers) {
  for (double& number : numbers) number = std::floor(20 * number) / 20;
  return numbers;
}

template <class Function, class Data>
WorkedOut<Value> Evaluated(const Function& function, const Data& data,
                           const Parameters& parameters) {
  return function.WorkOut(data, parameters);
}

/// Whole numbers below `most`, each of them at least once.
std::vector<double> SomeLabels(std::size_t count, std::uint32_t most,
                               Random& random) {
  std::vector<double> labels;
  for (std::size_t i = 0; i < count; ++i)
    labels.push_back(static_cast<double>(i < most ? i : random.Below(most)));
  return labels;
}

template <class Whole>
std::vector<Whole> Codes(const std::vector<double>& labels) {
  std::vector<Whole> codes;
  for (const double label : labels) codes.push_back(static_cast<Whole>(label));
  return codes;
}

// ------------------------------------------------------- scores, two classes
// truth, score

bool HasTwoClasses(const Metric& metric) {
  return metric.from_counts != nullptr || metric.from_confusion != nullptr ||
         metric.from_groups != nullptr;
}

WorkedOut<Value> EvaluateTwoClasses(const Metric& metric,
                                    const Parameters& parameters,
                                    const Cases& cases) {
  const GroupedScores groups = GroupScores(
      cases.columns[1], Codes<std::uint8_t>(cases.columns[0]), cases.weight);
  if (metric.from_groups != nullptr)
    return Evaluated(metric.from_groups, groups.view(), parameters);
  const Counts counts = CountsAt(groups.view(), kThreshold);
  if (metric.from_counts != nullptr)
    return Evaluated(metric.from_counts, counts, parameters);
  return Evaluated(metric.from_confusion, ConfusionMatrix(counts), parameters);
}

Cases SomeTwoClasses(std::size_t count, std::uint64_t seed) {
  Random random(seed);
  std::vector<double> truth = SomeLabels(count, 2, random);
  std::vector<double> score;
  for (const double label : truth)
    score.push_back((label * 0.3) + (0.7 * random.Unit()));
  return {{std::move(truth), Coarse(std::move(score))}};
}

Cases FirstIsPredicted(const Cases& cases) {
  return {{cases.columns[0], cases.columns[0]}};
}

std::vector<Cases> EdgesOfTwoClasses() {
  return {
      {{{}, {}}},
      {{{1}, {0.7}}},
      {{{0}, {0.7}}},
      {{{1}, {0.2}}},
      {{{1, 0}, {0.7, 0.7}}},
      {{{1, 0}, {0.7, 0.3}}},
      {{{1, 0}, {0.3, 0.7}}},
      {{{1, 1, 1}, {0.9, 0.8, 0.2}}},
      {{{0, 0, 0}, {0.9, 0.8, 0.2}}},
      {{{1, 0, 1}, {0.9, 0.8, 0.2}}, {0, 0, 0}},
      {{{1, 0, 1}, {0.9, 0.8, 0.2}}, {1, 0, 1}},
      {{{1, 0, 1}, {0.9, 0.8, 0.2}}, {1e-300, 1e-300, 1e-300}},
      {{{1, 0, 1}, {0.9, 0.8, 0.2}}, {0.1, 0.2, 0.3}},
      {{{0, 1, 1, 0}, {0, 1, 0, 1}}},
      {{{0, 1, 0, 1}, {0, 1, 0, 1}}},
      {{{0, 1, 1, 0}, {-5, 3, 2, 1e300}}},
      {{{0, 1, 1, 0}, {-0.0, 0.0, 5e-324, 1}}},
  };
}

// ------------------------------------------------------ labels, many classes
// truth, prediction

bool HasConfusion(const Metric& metric) {
  return metric.from_confusion != nullptr;
}

WorkedOut<Value> EvaluateConfusion(const Metric& metric,
                                   const Parameters& parameters,
                                   const Cases& cases) {
  ConfusionMatrix matrix(kClasses);
  for (std::size_t i = 0; i < cases.size(); ++i) {
    matrix.Add(static_cast<std::size_t>(cases.columns[0][i]),
               static_cast<std::size_t>(cases.columns[1][i]),
               cases.weight.empty() ? 1 : cases.weight[i]);
  }
  return Evaluated(metric.from_confusion, matrix, parameters);
}

Cases SomeConfusion(std::size_t count, std::uint64_t seed) {
  Random random(seed);
  std::vector<double> truth = SomeLabels(count, kClasses, random);
  std::vector<double> prediction;
  for (const double label : truth) {
    const bool right = random.Unit() < 0.6;
    prediction.push_back(right ? label : random.Below(kClasses));
  }
  return {{std::move(truth), std::move(prediction)}};
}

std::vector<Cases> EdgesOfConfusion() {
  return {
      {{{}, {}}},
      {{{0}, {0}}},
      {{{0}, {1}}},
      {{{0, 0}, {0, 0}}},
      {{{0, 1, 2}, {0, 0, 0}}},
      {{{0, 0, 0}, {0, 1, 2}}},
      {{{0, 1, 2}, {1, 2, 0}}},
      {{{0, 1, 2}, {0, 1, 2}}},
      {{{0, 1, 2}, {0, 1, 2}}, {0, 0, 0}},
      {{{0, 1, 2}, {0, 1, 1}}, {0.1, 0.2, 0.3}},
      {{{0, 1, 2}, {0, 2, 1}}, {1e-300, 1e-300, 1e-300}},
  };
}

// ------------------------------------------------------------- probabilities
// truth, one column a class

bool HasProbabilities(const Metric& metric) {
  return metric.from_probabilities != nullptr;
}

WorkedOut<Value> EvaluateProbabilities(const Metric& metric,
                                       const Parameters& parameters,
                                       const Cases& cases) {
  const std::vector<std::uint16_t> truth =
      Codes<std::uint16_t>(cases.columns[0]);
  const std::vector<std::span<const double>> columns(cases.columns.begin() + 1,
                                                     cases.columns.end());
  const ClassProbabilities probabilities{
      .columns = columns, .truth = truth, .weight = cases.weight};
  return Evaluated(metric.from_probabilities, probabilities, parameters);
}

Cases SomeProbabilities(std::size_t count, std::uint64_t seed) {
  Random random(seed);
  Cases cases{{SomeLabels(count, kClasses, random)}};
  cases.columns.resize(1 + kClasses, std::vector<double>(count));
  for (std::size_t i = 0; i < count; ++i) {
    double sum = 0;
    for (std::size_t k = 0; k < kClasses; ++k) {
      const bool is_true = cases.columns[0][i] == static_cast<double>(k);
      const double share = 1 + random.Below(6) + (is_true ? 3 : 0);
      cases.columns[1 + k][i] = share;
      sum += share;
    }
    for (std::size_t k = 0; k < kClasses; ++k) cases.columns[1 + k][i] /= sum;
  }
  return cases;
}

Cases PerfectProbabilities(const Cases& cases) {
  Cases perfect = cases;
  for (std::size_t i = 0; i < cases.size(); ++i) {
    for (std::size_t k = 0; k < kClasses; ++k) {
      perfect.columns[1 + k][i] =
          cases.columns[0][i] == static_cast<double>(k) ? 1 : 0;
    }
  }
  return perfect;
}

std::vector<Cases> EdgesOfProbabilities() {
  return {
      {{{}, {}, {}, {}}},
      {{{0}, {0.5}, {0.3}, {0.2}}},
      {{{0, 0}, {0.5, 0.6}}},
      {{{1}, {1}, {0}, {0}}},
      {{{0, 0}, {0.5, 0.6}, {0.3, 0.2}, {0.2, 0.2}}},
      {{{0, 1, 2}, {0.4, 0.4, 0.4}, {0.3, 0.3, 0.3}, {0.3, 0.3, 0.3}}},
      {{{0, 1, 2}, {0, 1, 0}, {1, 0, 1}, {0, 0, 0}}},
      {{{0, 1, 2}, {-3, 1, 1}, {1, 5, 1}, {2, 2, 0}}},
      {{{0, 1, 2}, {0.9, 0.9, 0.1}, {0.9, 0.2, 0.1}, {0.9, 0.1, 0.1}}},
      {{{0, 1, 2}, {0.5, 0.2, 0.1}, {0.3, 0.6, 0.1}, {0.2, 0.2, 0.8}},
       {0, 0, 0}},
      {{{0, 1, 2}, {0.5, 0.2, 0.1}, {0.3, 0.6, 0.1}, {0.2, 0.2, 0.8}},
       {0.1, 0.2, 0.3}},
      {{{0, 1, 1}, {0.5, 0.2, 0.1}, {0.3, 0.6, 0.1}, {0.2, 0.2, 0.8}}},
  };
}

// ----------------------------------------------------------------- estimates
// truth, prediction

bool HasEstimates(const Metric& metric) {
  return metric.from_estimates != nullptr;
}

WorkedOut<Value> EvaluateEstimates(const Metric& metric,
                                   const Parameters& parameters,
                                   const Cases& cases) {
  const Estimates estimates{.truth = cases.columns[0],
                            .prediction = cases.columns[1],
                            .weight = cases.weight,
                            .whole_weights = AreWhole(cases.weight)};
  return Evaluated(metric.from_estimates, estimates, parameters);
}

Cases SomeEstimates(std::size_t count, std::uint64_t seed) {
  Random random(seed);
  std::vector<double> truth;
  std::vector<double> prediction;
  for (std::size_t i = 0; i < count; ++i) {
    truth.push_back(1 + random.Below(9));
    prediction.push_back(truth.back() + std::floor(4 * random.Unit()) / 2 -
                         0.5);
  }
  truth[0] = 1;
  truth[1] = 9;
  return {{std::move(truth), std::move(prediction)}};
}

std::vector<Cases> EdgesOfEstimates() {
  return {
      {{{}, {}}},
      {{{2}, {3}}},
      {{{2}, {2}}},
      {{{2, 2}, {3, 4}}},
      {{{2, 4}, {3, 3}}},
      {{{0, 4}, {1, 3}}},
      {{{-2, 4}, {1, 3}}},
      {{{2, 4}, {-1, 3}}},
      {{{0, 0}, {0, 0}}},
      {{{1, 2, 3}, {3, 2, 1}}},
      {{{1, 2, 3}, {1, 2, 3}}},
      {{{1e300, -1e300, 1e300}, {-1e300, 1e300, 1}}},
      {{{1e-300, 2e-300}, {3e-300, 1e-300}}},
      {{{1.7e308, 1}, {-1.7e308, 1}}},
      {{{0, 1}, {1e300, 1}}, {1e305, 1}},
      {{{1, 2, 3}, {2, 2, 4}}, {0, 0, 0}},
      {{{1, 2, 3}, {2, 2, 4}}, {1, 0, 0}},
      {{{1, 2, 3}, {2, 2, 4}}, {0.1, 0.2, 0.3}},
  };
}

// ------------------------------------------------------------------- ranking
// query, relevance, score

bool HasRanking(const Metric& metric) { return metric.from_ranking != nullptr; }

WorkedOut<Value> EvaluateRanking(const Metric& metric,
                                 const Parameters& parameters,
                                 const Cases& cases) {
  const std::vector<std::uint32_t> query =
      Codes<std::uint32_t>(cases.columns[0]);
  std::size_t query_count = 1;
  for (const std::uint32_t one : query)
    query_count = std::max(query_count, std::size_t{one} + 1);
  return Evaluated(metric.from_ranking,
                   RankItems(cases.columns[1], cases.columns[2], cases.weight,
                             query, query_count)
                       .view(),
                   parameters);
}

Cases SomeRanking(std::size_t count, std::uint64_t seed) {
  Random random(seed);
  std::vector<double> query = SomeLabels(count, 2, random);
  std::vector<double> relevance;
  std::vector<double> score;
  for (std::size_t i = 0; i < count; ++i) {
    relevance.push_back(i < 2 ? 1 : random.Below(4));
    score.push_back((relevance.back() * 0.2) + random.Unit());
  }
  return {{std::move(query), std::move(relevance), Coarse(std::move(score))}};
}

Cases PerfectRanking(const Cases& cases) {
  return {{cases.columns[0], cases.columns[1], cases.columns[1]}};
}

std::vector<Cases> EdgesOfRanking() {
  return {
      {{{}, {}, {}}},
      {{{0}, {1}, {0.5}}},
      {{{0}, {0}, {0.5}}},
      {{{0, 0}, {1, 0}, {0.5, 0.5}}},
      {{{0, 0}, {0, 0}, {0.5, 0.6}}},
      {{{0, 0}, {1, 1}, {0.5, 0.6}}},
      {{{0, 0}, {-1, 1}, {0.5, 0.6}}},
      {{{0, 0, 1, 1}, {1, 0, 0, 0}, {0.1, 0.2, 0.3, 0.4}}},
      {{{0, 0, 1, 1}, {1, 0, 2, 0}, {0.1, 0.2, 0.4, 0.3}}},
      {{{0, 0}, {1e300, 1}, {1, 2}}},
      {{{0, 0}, {2000, 1}, {1, 2}}},
      {{{0, 0}, {1, 0}, {1, 2}}, {0.5, 1}},
      {{{0, 0}, {1, 0}, {1, 2}}, {0, 0}},
      {{{0, 0}, {1, 0}, {1, 1}}, {2e7, 2e7}},
  };
}

// ------------------------------------------------------------- contingencies
// truth, cluster

bool HasContingency(const Metric& metric) {
  return metric.from_contingency != nullptr;
}

std::size_t GroupCount(const std::vector<double>& groups) {
  return groups.empty() ? 0
                        : static_cast<std::size_t>(
                              *std::max_element(groups.begin(), groups.end())) +
                              1;
}

WorkedOut<Value> EvaluateContingency(const Metric& metric,
                                     const Parameters& parameters,
                                     const Cases& cases) {
  const auto truth = Codes<std::uint16_t>(cases.columns[0]);
  const auto cluster = Codes<std::uint16_t>(cases.columns[1]);
  return Evaluated(
      metric.from_contingency,
      CountContingency({truth, GroupCount(cases.columns[0])},
                       {cluster, GroupCount(cases.columns[1])}, cases.weight),
      parameters);
}

std::vector<Cases> EdgesOfContingency() {
  std::vector<Cases> edges = EdgesOfConfusion();
  edges.push_back({{{0, 1, 2, 3}, {0, 0, 0, 0}}});
  edges.push_back({{{0, 0, 0, 0}, {0, 1, 2, 3}}});
  edges.push_back({{{0, 0, 0, 0}, {0, 0, 0, 0}}});
  edges.push_back({{{0, 1}, {0, 1}}, {1e80, 1e80}});
  edges.push_back({{{0, 0, 0, 1, 1, 1}, {0, 0, 1, 1, 2, 2}}});
  return edges;
}

// ------------------------------------------------------------------ geometry
// cluster, x, y

bool HasGeometry(const Metric& metric) {
  return metric.from_geometry != nullptr;
}

WorkedOut<Value> EvaluateGeometry(const Metric& metric,
                                  const Parameters& parameters,
                                  const Cases& cases) {
  const auto cluster = Codes<std::uint16_t>(cases.columns[0]);
  const std::vector<std::span<const double>> features(cases.columns.begin() + 1,
                                                      cases.columns.end());
  ClusterMeasurement measurement({.features = features,
                                  .cluster = cluster,
                                  .cluster_count = GroupCount(cases.columns[0]),
                                  .weight = cases.weight});
  // Without coordinates it stays as it is before the pairs are measured.
  while (!features.empty() && !measurement.finished()) measurement.Step(1e9);
  return Evaluated(metric.from_geometry, measurement.geometry(), parameters);
}

Cases SomeGeometry(std::size_t count, std::uint64_t seed) {
  Random random(seed);
  std::vector<double> cluster = SomeLabels(count, 2, random);
  std::vector<double> x;
  std::vector<double> y;
  for (const double one : cluster) {
    x.push_back((3 * one) + std::floor(8 * random.Unit()) / 4);
    y.push_back(std::floor(8 * random.Unit()) / 4);
  }
  return {{std::move(cluster), std::move(x), std::move(y)}};
}

Cases PerfectGeometry(const Cases& cases) {
  return {{cases.columns[0], cases.columns[0], cases.columns[0]}};
}

std::vector<Cases> EdgesOfGeometry() {
  return {
      {{{}, {}, {}}},
      {{{0}, {1}, {2}}},
      {{{0, 0}, {1, 2}, {2, 2}}},
      {{{0, 1}, {1, 2}, {2, 2}}},
      {{{0, 1}, {1, 1}, {2, 2}}},
      {{{0, 0, 1, 1}, {1, 1, 1, 1}, {2, 2, 2, 2}}},
      {{{0, 0, 1, 1}, {0, 2, 1, 1}, {0, 0, 1, -1}}},
      {{{0, 0, 1, 1}, {0, 0, 5, 5}, {0, 0, 1, 1}}},
      {{{0, 0, 1, 1, 1}, {0, 0, 4, 4, 5}, {0, 2, 0, 2, 1}}},
      {{{0, 0, 1, 1}, {-1e300, 1e300, 1e300, 1}, {1, 2, 1e300, 4}}},
      {{{0, 0, 1, 1}, {0, 2, 6, 8}}, {.5, 1, 2, .25}},
      {{{0, 0, 1, 1}, {0, 2, 6, 8}}, {0, 1, 2, 0}},
      {{{0, 0, 1, 1}}},
  };
}

// ------------------------------------------------------ repeated experiments
// tp, fp, fn, tn

bool HasMatrices(const Metric& metric) {
  return metric.from_matrices != nullptr;
}

WorkedOut<Value> EvaluateMatrices(const Metric& metric,
                                  const Parameters& parameters,
                                  const Cases& cases) {
  std::vector<Counts> matrices;
  for (std::size_t i = 0; i < cases.size(); ++i) {
    matrices.push_back({.true_positive = cases.columns[0][i],
                        .false_positive = cases.columns[1][i],
                        .false_negative = cases.columns[2][i],
                        .true_negative = cases.columns[3][i]});
  }
  return Evaluated(metric.from_matrices, matrices, parameters);
}

Cases SomeMatrices(std::size_t count, std::uint64_t seed) {
  Random random(seed);
  Cases cases;
  cases.columns.resize(4);
  for (std::size_t i = 0; i < count; ++i) {
    cases.columns[0].push_back(5 + random.Below(20));
    cases.columns[1].push_back(random.Below(9));
    cases.columns[2].push_back(random.Below(9));
    cases.columns[3].push_back(5 + random.Below(20));
  }
  return cases;
}

Cases PerfectMatrices(const Cases& cases) {
  const std::vector<double> none(cases.size(), 0);
  return {{cases.columns[0], none, none, cases.columns[3]}};
}

std::vector<Cases> EdgesOfMatrices() {
  return {
      {{{}, {}, {}, {}}},
      {{{0}, {0}, {0}, {0}}},
      {{{0}, {0}, {0}, {5}}},
      {{{0}, {0}, {5}, {0}}},
      {{{0}, {5}, {0}, {0}}},
      {{{5}, {0}, {0}, {0}}},
      {{{0, 3}, {0, 1}, {0, 1}, {5, 5}}},
      {{{0, 3}, {2, 1}, {2, 1}, {5, 5}}},
      {{{0, 0}, {2, 1}, {2, 1}, {5, 5}}},
  };
}

constexpr MetricKind kKinds[] = {
    {"scores of two classes", HasTwoClasses, EvaluateTwoClasses, SomeTwoClasses,
     FirstIsPredicted, EdgesOfTwoClasses, true},
    {"labels of many classes", HasConfusion, EvaluateConfusion, SomeConfusion,
     FirstIsPredicted, EdgesOfConfusion, true},
    {"probabilities", HasProbabilities, EvaluateProbabilities,
     SomeProbabilities, PerfectProbabilities, EdgesOfProbabilities, true},
    {"estimates", HasEstimates, EvaluateEstimates, SomeEstimates,
     FirstIsPredicted, EdgesOfEstimates, true},
    {"ranking", HasRanking, EvaluateRanking, SomeRanking, PerfectRanking,
     EdgesOfRanking, true},
    {"contingencies", HasContingency, EvaluateContingency, SomeConfusion,
     FirstIsPredicted, EdgesOfContingency, true},
    {"repeated experiments", HasMatrices, EvaluateMatrices, SomeMatrices,
     PerfectMatrices, EdgesOfMatrices, false},
    {"geometry", HasGeometry, EvaluateGeometry, SomeGeometry, PerfectGeometry,
     EdgesOfGeometry, true},
};

}  // namespace

std::span<const MetricKind> MetricKinds() { return kKinds; }

}  // namespace melon
