#include "tasks/lab/fold_tests_query.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/random.h"
#include "hypothesis/test.h"
#include "intervals/interval.h"
#include "kernels/comparison/differences/correlated_posterior.h"
#include "kernels/search/search_space.h"
#include "special/noncentral_t.h"
#include "special/student_t.h"
#include "tasks/lab/simulated_classes.h"
#include "tasks/lab/simulation_settings.h"

namespace melon {
namespace {

struct Settings {
  double runs = 1;
  double folds = 10;
  double correlation = 0.1;
  double difference = 0;
  double alpha = 0.05;
  double draws = 2000;
  double seed = 1;

  [[nodiscard]] double count() const { return runs * folds; }
  [[nodiscard]] double deviation() const { return std::sqrt(folds); }
  [[nodiscard]] double test_train_ratio() const { return 1 / (folds - 1); }
  [[nodiscard]] bool five_by_two() const { return runs == 5 && folds == 2; }
};

constexpr SimulationSetting<Settings> kSettings[] = {
    {"runs", &Settings::runs, {.low = 1, .high = 50}},
    {"folds", &Settings::folds, {.low = 2, .high = 50}},
    {"correlation", &Settings::correlation, {.low = 0, .high = 0.99}, false},
    {"difference", &Settings::difference, {.low = 0, .high = 100}, false},
    {"alpha", &Settings::alpha, {.low = 1e-4, .high = 0.5}, false},
    {"draws", &Settings::draws, {.low = 10, .high = 20'000}},
    {"seed", &Settings::seed, kSimulationSeeds},
};

constexpr std::span<const SimulationSetting<Settings>> kAllSettings = kSettings;

/// A p-value that decides, and its statistic.
struct Judge {
  std::string_view test;
  std::string_view statistic;
  std::string_view p_value;
  /// Empty where it is no t.
  std::string_view degrees_of_freedom;
};

/// Those of any folds, and behind them those of five by two.
constexpr Judge kJudges[] = {
    {"paired_t_test", "paired_t", "paired_t_p", "paired_t_df"},
    {"corrected_t_test", "corrected_t", "corrected_t_p", "corrected_t_df"},
    {"cv5x2_t_test", "cv5x2_t", "cv5x2_t_p", "cv5x2_t_df"},
    {"cv5x2_t_test", "cv5x2_t_zhou", "cv5x2_t_zhou_p", "cv5x2_t_zhou_df"},
    {"cv5x2_f_test", "cv5x2_f", "cv5x2_f_p", ""},
};
constexpr std::size_t kOfAnyFolds = 2;

std::span<const Judge> JudgesOf(const Settings& settings) {
  const std::span<const Judge> all = kJudges;
  return settings.five_by_two() ? all : all.first(kOfAnyFolds);
}

template <class Item>
const Item& Named(std::span<const Item* const> items, std::string_view id) {
  return **std::find_if(items.begin(), items.end(),
                        [id](const Item* item) { return item->id == id; });
}

/// What a test came to over the draws.
struct Judged {
  std::size_t rejected = 0;
  double degrees_of_freedom = 0;
  std::vector<double> statistics = {};
};

double NumberAt(const KeyValues& values, std::string_view key) {
  return std::find_if(values.begin(), values.end(),
                      [key](const auto& one) { return one.first == key; })
      ->second.number();
}

std::vector<double> DrawDifferences(const Settings& settings, Random& random) {
  const double shared = std::sqrt(settings.correlation) * DrawNormal(random);
  const double own = std::sqrt(1 - settings.correlation);
  std::vector<double> differences(static_cast<std::size_t>(settings.count()));
  for (double& one : differences) {
    one = settings.difference +
          (settings.deviation() * (shared + (own * DrawNormal(random))));
  }
  return differences;
}

KeyValues ValuesOf(const Judge& judge, const Settings& settings,
                   std::span<const double> difference) {
  const Test& test = Named(Tests(), judge.test);
  Parameters parameters;
  parameters.level = 1 - settings.alpha;
  if (test.from_folds == nullptr)
    return test.from_differences({.difference = difference}, parameters);
  return test.from_folds({.difference = difference,
                          .test_train_ratio = settings.test_train_ratio(),
                          .five_by_two = settings.five_by_two()},
                         parameters);
}

void Add(const Judge& judge, const Settings& settings, const KeyValues& values,
         Judged& judged) {
  if (NumberAt(values, judge.p_value) <= settings.alpha) ++judged.rejected;
  if (judge.degrees_of_freedom.empty()) return;
  judged.statistics.push_back(NumberAt(values, judge.statistic));
  judged.degrees_of_freedom = NumberAt(values, judge.degrees_of_freedom);
}

/// What each judge came to, all on the same draws.
std::vector<Judged> Simulate(std::span<const Judge> judges,
                             const Settings& settings) {
  std::vector<Judged> judged(judges.size());
  const auto draws = static_cast<std::size_t>(settings.draws);
  for (std::size_t draw = 0; draw < draws; ++draw) {
    Random random = RandomOf(settings.seed, draw);
    const std::vector<double> difference = DrawDifferences(settings, random);
    for (std::size_t i = 0; i < judges.size(); ++i)
      Add(judges[i], settings, ValuesOf(judges[i], settings, difference),
          judged[i]);
  }
  return judged;
}

/// How often a t with the ratio w in its denominator, mean/(s·√(1/n + w)), is
/// beyond the limit. The mean has the variance σ²(ρ + (1 − ρ)/n), and s²
/// estimates σ²(1 − ρ), independently of it.
double ExactShare(const Settings& settings, double w) {
  const double n = settings.count();
  const double rho = settings.correlation;
  const double limit = StudentTwoSidedQuantile(1 - settings.alpha, n - 1);
  const double reached =
      limit * std::sqrt((1 / n + w) / (1 / n + rho / (1 - rho)));
  const double shift = settings.difference / (settings.deviation() *
                                              std::sqrt(rho + ((1 - rho) / n)));
  return NoncentralTCdf(-reached, n - 1, shift) +
         NoncentralTSurvival(reached, n - 1, shift);
}

Json ExactJson(const Judge& judge, const Settings& settings) {
  if (judge.statistic == "paired_t") return Json(ExactShare(settings, 0));
  if (judge.statistic == "corrected_t")
    return Json(ExactShare(settings, settings.test_train_ratio()));
  return {};
}

/// Up to which t pictures go, and about how wide a bar is.
constexpr double kFarthest = 8;
constexpr double kBar = 0.25;

/// Bars of equal widths about 0, of which the critical value is an edge.
Json HistogramJson(const std::vector<double>& statistics, double limit) {
  const double width = limit / std::ceil(limit / kBar);
  const auto half = static_cast<std::ptrdiff_t>(std::ceil(kFarthest / width));
  std::vector<double> heights(static_cast<std::size_t>(2 * half));
  const double each = 1 / (static_cast<double>(statistics.size()) * width);
  for (const double t : statistics) {
    const double bar =
        std::clamp(std::floor(t / width), static_cast<double>(-half),
                   static_cast<double>(half - 1));
    heights[static_cast<std::size_t>(static_cast<std::ptrdiff_t>(bar) +
                                     half)] += each;
  }
  Json::Numbers edges;
  for (std::ptrdiff_t edge = -half; edge <= half; ++edge)
    edges.push_back(static_cast<double>(edge) * width);
  Json json = Json::ObjectOf("edges", Json(std::move(edges)));
  json.Put("heights", Json(std::move(heights)));
  return json;
}

Json DensityJson(double degrees_of_freedom) {
  constexpr int kPoints = 161;
  const StudentPosterior student{.degrees_of_freedom = degrees_of_freedom};
  Json::Numbers x;
  Json::Numbers y;
  for (int i = 0; i < kPoints; ++i) {
    x.push_back(kFarthest * ((2.0 * i / (kPoints - 1)) - 1));
    y.push_back(student.Density(x.back()));
  }
  Json json = Json::ObjectOf("x", Json(std::move(x)));
  json.Put("y", Json(std::move(y)));
  return json;
}

Json TestJson(const Judge& judge, const Settings& settings,
              const Judged& judged) {
  constexpr double kLevel = 0.95;
  const auto rejected = static_cast<double>(judged.rejected);
  const Interval interval =
      Named(IntervalMethods(), "wilson")
          .from_proportion(rejected, settings.draws, kLevel);
  Json json = Json::ObjectOf("key", Json(judge.statistic));
  json.Put("rejected", rejected / settings.draws);
  json.Put("low", interval.low.number());
  json.Put("high", interval.high.number());
  json.Put("exact", ExactJson(judge, settings));
  if (judge.degrees_of_freedom.empty()) return json;
  const double df = judged.degrees_of_freedom;
  const double limit = StudentTwoSidedQuantile(1 - settings.alpha, df);
  json.Put("degrees_of_freedom", df);
  json.Put("limit", limit);
  json.Put("histogram", HistogramJson(judged.statistics, limit));
  json.Put("density", DensityJson(df));
  return json;
}

}  // namespace

Json FoldTestsAnswer(const Json& request) {
  Settings settings;
  if (auto problem = ReadSettings(request, kAllSettings, settings))
    return ErrorJson(*problem);
  Json used = Json::EmptyObject();
  PutSettings(kAllSettings, settings, used);
  Json json = Json::ObjectOf("fold_tests", std::move(used));
  json.Put("test_train_ratio", settings.test_train_ratio());
  Json tests = Json::EmptyArray();
  const std::span<const Judge> judges = JudgesOf(settings);
  const std::vector<Judged> judged = Simulate(judges, settings);
  for (std::size_t i = 0; i < judges.size(); ++i)
    tests.Add(TestJson(judges[i], settings, judged[i]));
  json.Put("tests", std::move(tests));
  return json;
}

}  // namespace melon
