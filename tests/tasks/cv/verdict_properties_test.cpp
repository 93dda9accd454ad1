#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "tasks/cv/tables_of_folds.h"
#include "tasks/random_table.h"
#include "tasks/session_from_csv.h"

/// What holds for the verdict on every table of folds, read from the report
/// alone.
namespace melon {
namespace {

using Names = std::vector<std::string>;

/// How the rows came about, and what the test is that decides then.
struct Design {
  std::string_view header;
  std::size_t fewest;
  std::size_t most;
  std::string (*keys)(std::size_t row);
  std::string_view test;
};

std::string InRunsOfThree(std::size_t row) { return Place(row, 3); }
std::string InRunsOfTwo(std::size_t row) { return Place(row, 2); }
std::string Unnamed(std::size_t) { return {}; }

constexpr Design kDesigns[] = {
    {"fold,", 2, 12, Number, "corrected_t_test"},
    {"run,fold,", 2, 5, InRunsOfThree, "corrected_t_test"},
    {"run,fold,", 10, 10, InRunsOfTwo, "cv5x2_t_test"},
    // How large the sets of hold-out runs were is not known.
    {"run,", 2, 12, Number, "corrected_t_test"},
    {"", 2, 12, Unnamed, "corrected_t_test"}};

struct Judged {
  ReadJson report;
  std::string csv;
  double alpha = 0;
  double better = 1;
};

Judged Judge(RandomTable& random, const Design& design) {
  constexpr double kAlphas[] = {.01, .05, .05, .1, .3};
  const bool in_threes = design.keys == InRunsOfThree;
  const std::size_t rows =
      random.Whole(design.fewest, design.most) * (in_threes ? 3 : 1);
  Judged judged;
  judged.csv = random.Csv(design.header, rows, random.Whole(1, 4), design.keys);
  judged.alpha = random.OneOf(kAlphas);
  judged.better = random.Coin() ? 1 : -1;
  const ReadJson options = {{"task", "cv"},
                            {"higher_is_better", judged.better > 0},
                            {"alpha", judged.alpha},
                            {"draws", 0}};
  judged.report = ReportOfCsv(judged.csv, options.dump());
  return judged;
}

const ReadJson& PairOf(const ReadJson& report, const std::string& one,
                       const std::string& other) {
  const ReadJson& pairs = report["pairs"];
  return *std::find_if(pairs.begin(), pairs.end(), [&](const ReadJson& pair) {
    return (pair["a"] == one && pair["b"] == other) ||
           (pair["a"] == other && pair["b"] == one);
  });
}

double SignOf(double number) { return number > 0 ? 1 : number < 0 ? -1 : 0; }

/// Of a pair, by the keys of the test: corrected_t of corrected_t_test.
double StatisticOf(const ReadJson& pair, const std::string& key) {
  return pair[key].is_number() ? pair[key].get<double>() : 0;
}

/// The mean that is nothing but rounding favours neither.
double MeanOf(const ReadJson& pair) {
  const double t = StatisticOf(pair, "paired_t");
  const bool is_rounding = pair["paired_t"].is_number() && std::abs(t) < 1e-12;
  return is_rounding ? 0 : StatisticOf(pair, "mean_diff");
}

void CheckPairs(const Judged& judged, const std::string& key) {
  for (const ReadJson& pair : judged.report["pairs"]) {
    const ReadJson& p = pair[key + "_p"];
    const ReadJson& adjusted = pair[key + "_p_holm"];
    const double own = judged.better * StatisticOf(pair, key);
    const bool differs =
        adjusted.is_number() && adjusted <= judged.alpha && own != 0;
    const bool opposed = own * judged.better * MeanOf(pair) < 0;
    // There is no winner where the means contradict it.
    ASSERT_EQ(pair.contains("better"), differs && !opposed);
    ASSERT_EQ(pair.contains("opposed_by"), differs);
    if (p.is_number()) EXPECT_LE(p, adjusted);
    if (!differs) continue;
    if (!opposed) EXPECT_EQ(pair["better"], own > 0 ? pair["a"] : pair["b"]);
    EXPECT_EQ(pair["opposed_by"], opposed ? Names{"mean"} : Names{});
  }
}

/// The best by the means, and the next.
void CheckBestTwo(const Judged& judged) {
  const ReadJson& verdict = judged.report["verdict"];
  std::vector<double> means;
  for (const ReadJson& model : judged.report["models"])
    means.push_back(judged.better * model["metrics"]["mean"].get<double>());
  std::sort(means.rbegin(), means.rend());
  std::vector<double> two = {
      judged.better * verdict["best_value"].get<double>(),
      judged.better * verdict["other_value"].get<double>()};
  std::sort(two.rbegin(), two.rend());
  EXPECT_EQ(two, std::vector<double>(means.begin(), means.begin() + 2));
}

/// Every pair in which one is better stands in the verdict, and no other.
void CheckOtherPairs(const ReadJson& report) {
  const ReadJson& verdict = report["verdict"];
  std::set<std::pair<std::string, std::string>> named;
  Names first{verdict["best"].get<std::string>()};
  if (verdict.contains("shared")) first = verdict["shared"].get<Names>();
  if (verdict["kind"] == "better") named.emplace(first[0], verdict["other"]);
  for (const std::string& worse : verdict.value("beaten", Names()))
    for (const std::string& better : first) named.emplace(better, worse);
  for (const ReadJson& pair : verdict.value("further", ReadJson::array())) {
    EXPECT_TRUE(named.emplace(pair["better"], pair["worse"]).second);
  }
  std::set<std::pair<std::string, std::string>> found;
  for (const ReadJson& pair : report["pairs"]) {
    if (!pair.contains("better")) continue;
    const bool is_a = pair["better"] == pair["a"];
    found.emplace(pair["better"], pair[is_a ? "b" : "a"]);
  }
  EXPECT_EQ(named, found);
}

void CheckVerdict(const Judged& judged, const std::string& test) {
  const ReadJson& verdict = judged.report["verdict"];
  if (verdict["kind"] == "single") {
    EXPECT_EQ(judged.report["models"].size(), 1U);
    return;
  }
  EXPECT_EQ(verdict["test"], test);
  const std::string key = test.substr(0, test.size() - 5);
  CheckPairs(judged, key);
  CheckBestTwo(judged);
  CheckOtherPairs(judged.report);
  const ReadJson& pair =
      PairOf(judged.report, verdict["best"], verdict["other"]);
  const double sign = verdict["best"] == pair["a"] ? 1 : -1;
  EXPECT_EQ(verdict["p"], pair[key + "_p"]);
  EXPECT_EQ(verdict["p_adjusted"], pair[key + "_p_holm"]);
  EXPECT_EQ(verdict["kind"] == "better", pair.contains("better"));
  EXPECT_EQ(verdict["kind"] == "direction_unclear",
            pair.contains("opposed_by") && !pair["opposed_by"].empty());
  EXPECT_EQ(verdict["kind"] == "undefined", verdict["p"].is_null());
  if (verdict["statistic"].is_null()) {
    EXPECT_TRUE(verdict["reasons"].contains("statistic"));
    return;
  }
  const double statistic = verdict["statistic"];
  const double difference = verdict["difference"];
  EXPECT_EQ(statistic, 0.0 + (sign * pair[key].get<double>()));
  EXPECT_EQ(SignOf(statistic), SignOf(difference));
  EXPECT_GE(judged.better * statistic, 0);
  const bool opposed = statistic * sign * MeanOf(pair) < 0;
  EXPECT_EQ(verdict["opposed_by"], opposed ? Names{"mean"} : Names{});
  const bool has_interval = test != "cv5x2_t_test";
  ASSERT_EQ(verdict.contains("low"), has_interval);
  if (!has_interval) return;
  const double low = verdict["low"];
  const double high = verdict["high"];
  EXPECT_LE(low, difference);
  EXPECT_LE(difference, high);
  // The interval is that of the test before the adjustment.
  EXPECT_EQ(verdict["p"] <= judged.alpha, low > 0 || high < 0);
}

void CheckTables(std::uint64_t seed, int count) {
  RandomTable random(seed);
  std::map<std::string, int> kinds;
  for (int i = 0; i < count && !testing::Test::HasFailure(); ++i) {
    const Design& design = random.OneOf(kDesigns);
    const Judged judged = Judge(random, design);
    ASSERT_TRUE(judged.report.contains("verdict")) << judged.report;
    SCOPED_TRACE(judged.csv + judged.report["verdict"].dump());
    CheckVerdict(judged, std::string(design.test));
    ++kinds[judged.report["verdict"]["kind"]];
  }
  // Enough of each kind for the checks to mean something; hold-out runs of
  // unknown sizes are never called better.
  EXPECT_GT(kinds["better"], count / 60);
  EXPECT_GT(kinds["no_difference"], count / 20);
}

TEST(CvVerdictOfAnyTable, SaysNothingThatItsOwnTestContradicts) {
  CheckTables(3, 500);
}

TEST(SlowCvVerdictOfAnyTable, SaysNothingThatItsOwnTestContradicts) {
  CheckTables(4, 10000);
}

}  // namespace
}  // namespace melon
