// What holds for every strategy, and what each finds of functions whose optimum
// is known.
#include "search/strategy.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <limits>
#include <numbers>
#include <set>
#include <string_view>
#include <tuple>
#include <vector>

#include "kernels/search/search_space.h"

namespace melon {
namespace {

constexpr std::string_view kKernels[] = {"poor", "good", "worst"};
constexpr HyperParameter kBraninX{
    .name = "x", .search_low = -5, .search_high = 10};
constexpr HyperParameter kBraninY{
    .name = "y", .search_low = 0, .search_high = 15};
constexpr HyperParameter kWhole{.name = "neighbors",
                                .kind = HyperParameterKind::whole,
                                .search_low = 1,
                                .search_high = 30};
constexpr HyperParameter kCost{.name = "C",
                               .kind = HyperParameterKind::log_real,
                               .search_low = 1e-3,
                               .search_high = 1e3};
constexpr HyperParameter kKernel{.name = "kernel",
                                 .kind = HyperParameterKind::choice,
                                 .search_low = 0,
                                 .search_high = 2,
                                 .choices = kKernels};
constexpr HyperParameter kFew{.name = "degree",
                              .kind = HyperParameterKind::whole,
                              .search_low = 1,
                              .search_high = 6};
constexpr HyperParameter kOne{.name = "depth",
                              .kind = HyperParameterKind::whole,
                              .search_low = 4,
                              .search_high = 4};
constexpr HyperParameter kUnit{.name = "u", .search_low = 0, .search_high = 1};

constexpr const HyperParameter* kPlane[] = {&kBraninX, &kBraninY};
constexpr const HyperParameter* kMixed[] = {&kKernel, &kCost, &kWhole};
constexpr const HyperParameter* kSphere[] = {&kUnit, &kCost};
constexpr const HyperParameter* kFewValues[] = {&kFew, &kOne};
constexpr const HyperParameter* kCube[] = {&kUnit, &kUnit, &kUnit};

/// Its three minima are 0.397887: Dixon & Szegő 1978.
double Branin(const std::vector<double>& at) {
  const double x = at[0];
  const double y = at[1];
  const double pi = std::numbers::pi;
  const double parabola = y - 5.1 / (4 * pi * pi) * x * x + 5 / pi * x - 6;
  return parabola * parabola + 10 * (1 - 1 / (8 * pi)) * std::cos(x) + 10;
}

/// 0 at 0.3 and C = 2, measured in orders of magnitude.
double SphereOf(const std::vector<double>& at) {
  return std::pow(at[0] - 0.3, 2) + std::pow(std::log10(at[1] / 2) / 6, 2);
}

/// Its minimum is −3.86278: Dixon & Szegő 1978.
double Hartmann3(const std::vector<double>& at) {
  constexpr double kAlpha[] = {1, 1.2, 3, 3.2};
  constexpr double kA[][3] = {
      {3, 10, 30}, {0.1, 10, 35}, {3, 10, 30}, {0.1, 10, 35}};
  constexpr double kP[][3] = {{0.3689, 0.1170, 0.2673},
                              {0.4699, 0.4387, 0.7470},
                              {0.1091, 0.8732, 0.5547},
                              {0.0381, 0.5743, 0.8828}};
  double sum = 0;
  for (std::size_t i = 0; i < 4; ++i) {
    double exponent = 0;
    for (std::size_t k = 0; k < 3; ++k)
      exponent += kA[i][k] * std::pow(at[k] - kP[i][k], 2);
    sum -= kAlpha[i] * std::exp(-exponent);
  }
  return sum;
}

/// 0 with the second kernel, C = 10 and 7 neighbours.
double MixedOf(const std::vector<double>& at) {
  return (at[0] == 1 ? 0 : 0.3) + std::pow(std::log10(at[1] / 10) / 6, 2) +
         std::pow((at[2] - 7) / 30, 2);
}

using Target = std::function<double(const std::vector<double>&)>;

std::vector<Trial> TrialsOf(const Strategy& strategy, SearchSpace space,
                            std::size_t budget, std::uint64_t seed,
                            const Target& target, bool one_by_one = false) {
  std::vector<Trial> trials;
  for (;;) {
    const auto next = Propose(
        strategy,
        {.space = space, .trials = trials, .budget = budget, .seed = seed});
    if (next.points.empty()) return trials;
    for (const std::vector<double>& values : next.points) {
      trials.push_back({.values = values,
                        .score = -target(values),
                        .training_share = next.training_share});
      if (one_by_one) break;
    }
  }
}

const Strategy& StrategyOf(std::string_view id) {
  const Strategy* found = nullptr;
  for (const Strategy* const one : Strategies())
    if (one->id == id) found = one;
  return *found;
}

double LowestOf(const std::vector<Trial>& trials) {
  double lowest = std::numeric_limits<double>::infinity();
  for (const Trial& trial : trials) lowest = std::min(lowest, -trial.score);
  return lowest;
}

/// The worst that any of ten seeds finds, and what half of them find.
struct Found {
  double median = 0;
  double worst = 0;
};

Found Lowest(std::string_view id, SearchSpace space, std::size_t budget,
             const Target& target) {
  std::vector<double> lowest;
  for (std::uint64_t seed = 1; seed <= 10; ++seed)
    lowest.push_back(
        LowestOf(TrialsOf(StrategyOf(id), space, budget, seed, target)));
  std::sort(lowest.begin(), lowest.end());
  return {.median = (lowest[4] + lowest[5]) / 2, .worst = lowest.back()};
}

bool IsOfTheSpace(const HyperParameter& parameter, double value) {
  const bool is_whole =
      LevelCount(parameter) == 0 || value == std::floor(value);
  return is_whole && value >= parameter.search_low &&
         value <= parameter.search_high;
}

TEST(Strategies, ProposeWhatIsInTheSpaceAndKeepToTheBudget) {
  for (const Strategy* const strategy : Strategies()) {
    for (const std::size_t budget : {1U, 2U, 3U, 7U, 40U}) {
      const auto trials = TrialsOf(*strategy, kMixed, budget, 3, MixedOf);
      const SearchState state{.space = kMixed, .trials = trials};
      EXPECT_LE(state.used(), static_cast<double>(budget) + 1e-9)
          << strategy->id;
      EXPECT_FALSE(trials.empty()) << strategy->id;
      for (const Trial& trial : trials) {
        ASSERT_EQ(trial.values.size(), 3U);
        for (std::size_t k = 0; k < 3; ++k)
          EXPECT_TRUE(IsOfTheSpace(*kMixed[k], trial.values[k]))
              << strategy->id << " " << trial.values[k];
      }
    }
  }
}

TEST(Strategies, UseTheWholeBudgetButForTheGrid) {
  for (const Strategy* const strategy : Strategies()) {
    const auto trials = TrialsOf(*strategy, kMixed, 42, 3, MixedOf);
    const SearchState state{.space = kMixed, .trials = trials};
    EXPECT_NEAR(state.used(), strategy->id == "grid" ? 36 : 42, 1e-9)
        << strategy->id;
  }
}

TEST(Strategies, RepeatThemselvesForTheSameSeed) {
  const auto values_of = [](const std::vector<Trial>& trials) {
    std::vector<std::vector<double>> values;
    for (const Trial& trial : trials) values.push_back(trial.values);
    return values;
  };
  for (const Strategy* const strategy : Strategies()) {
    const auto trials = values_of(TrialsOf(*strategy, kMixed, 50, 5, MixedOf));
    EXPECT_EQ(trials, values_of(TrialsOf(*strategy, kMixed, 50, 5, MixedOf)))
        << strategy->id;
    EXPECT_EQ(trials,
              values_of(TrialsOf(*strategy, kMixed, 50, 5, MixedOf, true)))
        << strategy->id << " one by one";
    if (strategy->id == "grid") continue;
    EXPECT_NE(trials, values_of(TrialsOf(*strategy, kMixed, 50, 6, MixedOf)))
        << strategy->id;
  }
}

TEST(Strategies, GoOnWhereScoresAreUndefined) {
  const Target nothing = [](const std::vector<double>&) {
    return std::numeric_limits<double>::infinity();
  };
  const Target little = [](const std::vector<double>& at) {
    return at[0] == 1 ? MixedOf(at) : std::numeric_limits<double>::infinity();
  };
  for (const Strategy* const strategy : Strategies()) {
    EXPECT_GE(TrialsOf(*strategy, kMixed, 30, 1, nothing).size(), 27U)
        << strategy->id;
    const auto trials = TrialsOf(*strategy, kMixed, 60, 1, little);
    EXPECT_LT(LowestOf(trials), 0.1) << strategy->id;
  }
}

TEST(Strategies, SearchOneHyperParameterOfFewValues) {
  const Target target = [](const std::vector<double>& at) {
    return std::abs(at[0] - 5);
  };
  for (const Strategy* const strategy : Strategies()) {
    const auto trials = TrialsOf(*strategy, kFewValues, 40, 2, target);
    EXPECT_EQ(LowestOf(trials), 0) << strategy->id;
    for (const Trial& trial : trials) EXPECT_EQ(trial.values[1], 4);
  }
}

TEST(Strategies, SearchTheLevelsThatAreGiven) {
  constexpr double kDepths[] = {1, 5, 9};
  constexpr double kCosts[] = {0.1, 1, 20};
  HyperParameter depth = kWhole;
  depth.levels = kDepths;
  HyperParameter cost = kCost;
  cost.levels = kCosts;
  const HyperParameter* const space[] = {&depth, &cost};
  // The best is 5 and 20.
  const Target target = [](const std::vector<double>& at) {
    return std::abs(at[0] - 6) + std::abs(at[1] - 15) / 100;
  };
  for (const Strategy* const strategy : Strategies()) {
    const auto trials = TrialsOf(*strategy, space, 40, 1, target);
    for (const Trial& trial : trials) {
      EXPECT_EQ(std::count(kDepths, kDepths + 3, trial.values[0]), 1);
      EXPECT_EQ(std::count(kCosts, kCosts + 3, trial.values[1]), 1);
    }
    EXPECT_NEAR(LowestOf(trials), 1.05, 1e-12) << strategy->id;
  }
  EXPECT_EQ(TrialsOf(StrategyOf("grid"), space, 40, 1, target).size(), 9U);
}

TEST(Strategies, DoNotVaryWhatDoesNotCount) {
  HyperParameter cost = kCost;
  cost.counts_with = "kernel";
  cost.counts_at = 1;
  const HyperParameter* const named[] = {&kKernel, &cost, &kWhole};
  for (const Strategy* const strategy : Strategies()) {
    std::set<double> costs;
    std::set<double> others;
    for (const Trial& trial : TrialsOf(*strategy, named, 60, 1, MixedOf))
      (trial.values[0] == 1 ? costs : others).insert(trial.values[1]);
    EXPECT_GT(costs.size(), 1U) << strategy->id;
    // The middle of the orders of magnitude.
    EXPECT_EQ(others, std::set<double>{1}) << strategy->id;
  }
  // 3 levels each: 9 with the second kernel, 3 with each other one.
  EXPECT_EQ(TrialsOf(StrategyOf("grid"), named, 35, 1, MixedOf).size(), 15U);
}

/// 30 trials of whole rows, spent in equal parts: 90 · 1/9 = 30 · 1/3 = 10.
TEST(SuccessiveHalving, KeepsTheBestThirdOfEachRound) {
  const auto trials =
      TrialsOf(StrategyOf("successive_halving"), kSphere, 30, 1, SphereOf);
  ASSERT_EQ(trials.size(), 130U);
  const auto scores_of = [&](std::size_t begin, std::size_t count) {
    std::vector<double> scores;
    for (std::size_t i = begin; i < begin + count; ++i)
      scores.push_back(trials[i].score);
    std::sort(scores.begin(), scores.end(), std::greater<>());
    return scores;
  };
  for (const auto& [begin, count, share] :
       {std::tuple{0U, 90U, 1.0 / 9}, std::tuple{90U, 30U, 1.0 / 3},
        std::tuple{120U, 10U, 1.0}})
    for (std::size_t i = begin; i < begin + count; ++i)
      EXPECT_NEAR(trials[i].training_share, share, 1e-12) << i;
  EXPECT_EQ(trials.back().training_share, 1);
  auto first = scores_of(0, 90);
  first.resize(30);
  EXPECT_EQ(scores_of(90, 30), first);
  first.resize(10);
  EXPECT_EQ(scores_of(120, 10), first);
}

TEST(BayesianSearch, TriesNothingTwice) {
  const auto trials = TrialsOf(StrategyOf("bayesian"), kMixed, 60, 4, MixedOf);
  std::set<std::vector<double>> different;
  for (const Trial& trial : trials) different.insert(trial.values);
  EXPECT_EQ(different.size(), trials.size());
}

TEST(GridSearch, HasEveryCombinationOfItsLevels) {
  // 3 kernels × 3 costs × 3 whole numbers: a fourth level would be 36 trials.
  const auto trials = TrialsOf(StrategyOf("grid"), kMixed, 35, 1, MixedOf);
  ASSERT_EQ(trials.size(), 27U);
  std::size_t at = 0;
  for (const double kernel : {0.0, 1.0, 2.0})
    for (const double cost : {1e-3, 1.0, 1e3})
      for (const double whole : {1.0, 16.0, 30.0})
        EXPECT_EQ(trials[at++].values,
                  (std::vector<double>{kernel, cost, whole}));
}

/// The best of n uniform points has rank 1 of n + 1 on average, which here is
/// the share of the area below its value: π·r² for a sphere.
TEST(RandomSearch, ComesAsCloseAsChanceDoes) {
  const auto [median, worst] = Lowest("random", kSphere, 100, SphereOf);
  // In half of all runs π·r² is below 1 − 2^(−1/100) = 0.0069, in all but one
  // of 10,000 below 0.088.
  EXPECT_LT(median, 2 * 0.0069 / std::numbers::pi);
  EXPECT_LT(worst, 0.088 / std::numbers::pi);
}

/// Half a step of ten levels away in each coordinate at most.
TEST(GridSearch, ComesAsCloseAsItsSpacing) {
  const double half = 0.5 / 9;
  EXPECT_LE(LowestOf(TrialsOf(StrategyOf("grid"), kSphere, 100, 1, SphereOf)),
            2 * half * half);
}

struct Case {
  std::string_view strategy;
  std::size_t budget;
  /// Of the range of what is found beyond the optimum.
  double median;
  double worst;
};

void ExpectOptimum(const Case& one, SearchSpace space, const Target& target,
                   double optimum) {
  const auto [median, worst] = Lowest(one.strategy, space, one.budget, target);
  EXPECT_LE(median - optimum, one.median) << one.strategy;
  EXPECT_LE(worst - optimum, one.worst) << one.strategy;
}

TEST(SlowStrategies, FindTheMinimaOfBranin) {
  for (const Case& one :
       {Case{"bayesian", 40, 0.005, 0.05}, Case{"genetic", 300, 0.01, 0.1},
        Case{"particle_swarm", 300, 0.01, 0.1}})
    ExpectOptimum(one, kPlane, Branin, 0.397887);
}

TEST(SlowStrategies, FindTheMinimumOfASphere) {
  for (const Case& one : {Case{"bayesian", 25, 0.0005, 0.002},
                          Case{"genetic", 200, 0.0005, 0.002},
                          Case{"particle_swarm", 200, 0.0005, 0.002}})
    ExpectOptimum(one, kSphere, SphereOf, 0);
}

TEST(SlowStrategies, FindTheMinimumOfHartmann) {
  for (const Case& one :
       {Case{"bayesian", 50, 0.01, 0.05}, Case{"genetic", 300, 0.01, 0.1},
        Case{"particle_swarm", 300, 0.01, 0.1}})
    ExpectOptimum(one, kCube, Hartmann3, -3.86278);
}

TEST(SlowStrategies, FindTheBestChoice) {
  for (const Case& one :
       {Case{"bayesian", 40, 0.001, 0.01}, Case{"genetic", 200, 0.001, 0.01},
        Case{"particle_swarm", 200, 0.001, 0.01}})
    ExpectOptimum(one, kMixed, MixedOf, 0);
}

}  // namespace
}  // namespace melon
