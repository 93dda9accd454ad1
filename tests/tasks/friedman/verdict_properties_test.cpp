#include <gtest/gtest.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "tasks/random_table.h"
#include "tasks/session_from_csv.h"

/// What holds for the verdict on every table, read from the report alone.
namespace melon {
namespace {

using Names = std::vector<std::string>;

/// A report with what its parts are checked by.
struct Judged {
  ReadJson report;
  std::string csv;
  double alpha = 0;
  /// 1 where higher is better, else −1.
  double better = 1;
  std::map<std::string, double> mean_rank;

  [[nodiscard]] const ReadJson& verdict() const { return report["verdict"]; }
  [[nodiscard]] Names List(std::string_view key) const {
    return verdict()[std::string(key)];
  }
  [[nodiscard]] bool IsSignificant(const ReadJson& p) const {
    return p.is_number() && p.get<double>() <= alpha;
  }
};

const ReadJson& PairOf(const ReadJson& report, const std::string& one,
                       const std::string& other) {
  const ReadJson& pairs = report["pairs"];
  return *std::find_if(pairs.begin(), pairs.end(), [&](const ReadJson& pair) {
    return (pair["a"] == one && pair["b"] == other) ||
           (pair["a"] == other && pair["b"] == one);
  });
}

/// Whom each statistic of a pair favours: positive a, negative b.
std::map<std::string, double> DirectionsOf(const Judged& judged,
                                           const ReadJson& pair) {
  // A mean that is nothing but rounding favours none.
  const ReadJson& t = pair["paired_t"];
  const ReadJson& sums = pair["wilcoxon_rank_sum_difference"];
  const bool is_rounding = t.is_number() && std::abs(t.get<double>()) < 1e-12;
  return {
      {"mean_rank",
       judged.mean_rank.at(pair["b"]) - judged.mean_rank.at(pair["a"])},
      {"signed_ranks", sums.is_null() ? 0 : judged.better * sums.get<double>()},
      {"mean",
       is_rounding ? 0 : judged.better * pair["mean_diff"].get<double>()}};
}

std::set<std::string> Opposing(const std::map<std::string, double>& directions,
                               const std::string& statistic) {
  std::set<std::string> opposing;
  for (const auto& [other, direction] : directions) {
    if (direction * directions.at(statistic) < 0) opposing.insert(other);
  }
  return opposing;
}

/// The p-value that judges a pair: of the procedure for all pairs, or against
/// the control, where only those with it are judged.
ReadJson JudgedBy(const Judged& judged, const ReadJson& pair,
                  const ReadJson& procedure) {
  const std::string key = procedure["key"];
  const ReadJson& control = judged.report["control"];
  if (control.is_null()) return pair[key];
  if (pair["a"] != control["name"] && pair["b"] != control["name"]) return {};
  const std::string other = pair[pair["a"] == control["name"] ? "b" : "a"];
  for (const ReadJson& model : judged.report["models"]) {
    if (model["name"] == other) return model["metrics"][key];
  }
  return {};
}

void CheckPair(const Judged& judged, const ReadJson& pair,
               const ReadJson& procedure) {
  const auto directions = DirectionsOf(judged, pair);
  const double own = directions.at(procedure["statistic"]);
  const ReadJson p = JudgedBy(judged, pair, procedure);
  const bool differs = judged.verdict()["kind"] == "differ" &&
                       judged.IsSignificant(p) && own != 0;
  ASSERT_EQ(pair.contains("better"), differs);
  if (!differs) return;
  EXPECT_EQ(pair["better"], own > 0 ? pair["a"] : pair["b"]);
  EXPECT_EQ(pair["opposed_by"].get<std::set<std::string>>(),
            Opposing(directions, procedure["statistic"]));
}

/// Adjusted p-values are at least those before.
void CheckAdjustment(const ReadJson& pair) {
  for (const std::string id : {"bonferroni", "holm", "shaffer", "hochberg",
                               "hommel", "bergmann_hommel", "finner"}) {
    const ReadJson& ranks = pair[id + "_p"];
    if (ranks.is_number())
      EXPECT_GE(ranks.get<double>(), pair["p_unadjusted"].get<double>() - 1e-15)
          << id;
    const ReadJson& exact = pair["wilcoxon_p_exact"];
    const ReadJson& signs = pair["wilcoxon_" + id + "_p"];
    if (signs.is_number() && exact.is_number())
      EXPECT_GE(signs.get<double>(), exact.get<double>() - 1e-15) << id;
  }
}

void CheckGroups(const Judged& judged) {
  const Names best = judged.List("best");
  const Names beaten = judged.List("beaten");
  const Names ahead = judged.List("ahead");
  std::multiset<std::string> all;
  for (const Names& group : {best, beaten, ahead})
    all.insert(group.begin(), group.end());
  // Each once, so none is both.
  EXPECT_EQ(all.size(), judged.mean_rank.size());
  EXPECT_EQ(std::set<std::string>(all.begin(), all.end()).size(), all.size());
  for (const auto& [name, rank] : judged.mean_rank)
    EXPECT_LE(judged.mean_rank.at(best[0]), rank);
  for (const std::string& name : beaten)
    EXPECT_EQ(PairOf(judged.report, best[0], name)["better"], best[0]);
  for (const std::string& name : ahead)
    EXPECT_EQ(PairOf(judged.report, best[0], name)["better"], name);
  for (std::size_t i = 1; i < best.size(); ++i)
    EXPECT_FALSE(PairOf(judged.report, best[0], best[i]).contains("better"));
}

void CheckControl(const Judged& judged) {
  const ReadJson& control = judged.report["control"];
  const std::string key =
      "control_" + control["procedure"].get<std::string>() + "_p";
  const double own = judged.mean_rank.at(control["name"]);
  const bool differ = judged.verdict()["kind"] == "differ";
  std::set<std::string> better;
  std::set<std::string> worse;
  for (const ReadJson& model : judged.report["models"]) {
    const double rank = model["metrics"]["average_rank"];
    if (!differ || !judged.IsSignificant(model["metrics"][key])) continue;
    EXPECT_NE(rank, own);
    (rank < own ? better : worse).insert(model["name"]);
  }
  EXPECT_EQ(control["better"].get<std::set<std::string>>(), better);
  EXPECT_EQ(control["worse"].get<std::set<std::string>>(), worse);
  // The verdict is the same comparisons.
  const ReadJson& verdict = judged.verdict();
  EXPECT_EQ(verdict["procedure"], control["procedure"]);
  EXPECT_EQ(verdict["beaten"].get<std::set<std::string>>(), worse);
  EXPECT_EQ(verdict["ahead"].get<std::set<std::string>>(), better);
  EXPECT_EQ(judged.List("best").size() + better.size() + worse.size(),
            judged.mean_rank.size());
  EXPECT_EQ(verdict["control"]["name"], control["name"]);
  const ReadJson& comparisons = verdict["control"]["comparisons"];
  EXPECT_EQ(comparisons.size(), judged.mean_rank.size() - 1);
  for (const ReadJson& one : comparisons) {
    const ReadJson& pair = PairOf(judged.report, one["name"], control["name"]);
    EXPECT_EQ(one["differs"], pair.contains("better"));
    for (const ReadJson& model : judged.report["models"]) {
      if (model["name"] != one["name"]) continue;
      EXPECT_EQ(one["p_adjusted"], model["metrics"][key]);
      EXPECT_EQ(one["p"], model["metrics"]["control_p"]);
      EXPECT_EQ(one["z"], model["metrics"]["control_z"]);
    }
  }
}

void CheckMany(const Judged& judged) {
  const ReadJson& verdict = judged.verdict();
  const ReadJson& p = verdict["p"];
  const std::string found =
      judged.IsSignificant(p) ? "differ" : "no_difference";
  EXPECT_EQ(verdict["kind"], p.is_null() ? "undefined" : found);
  const ReadJson& procedures = judged.report["control"].is_null()
                                   ? judged.report["procedures"]
                                   : judged.report["control"]["procedures"];
  const auto procedure = std::find_if(
      procedures.begin(), procedures.end(),
      [&](const ReadJson& one) { return one["id"] == verdict["procedure"]; });
  for (const ReadJson& pair : judged.report["pairs"]) {
    CheckPair(judged, pair, *procedure);
    CheckAdjustment(pair);
  }
  if (judged.report["control"].is_null()) {
    CheckGroups(judged);
  } else {
    CheckControl(judged);
  }
}

/// Whether no two differences are of one size and none is zero.
bool AreUntied(const ReadJson& rows) {
  std::set<std::int64_t> sizes;
  for (const ReadJson& row : rows) {
    const double difference = row[0].get<double>() - row[1].get<double>();
    const auto steps = static_cast<std::int64_t>(std::round(1e6 * difference));
    if (steps == 0 || !sizes.insert(std::abs(steps)).second) return false;
  }
  return true;
}

void CheckTwo(const Judged& judged) {
  const ReadJson& verdict = judged.verdict();
  const ReadJson& pair = judged.report["pairs"][0];
  const Names best = judged.List("best");
  const bool significant = judged.IsSignificant(verdict["p"]);
  if (verdict["p"].is_null()) {
    EXPECT_EQ(verdict["reason"], "no_differences");
    EXPECT_TRUE(verdict["difference"].is_null());
    EXPECT_TRUE(judged.List("beaten").empty());
    return;
  }
  EXPECT_EQ(best.size() + judged.List("beaten").size(), 2U);
  // There is no winner where another statistic contradicts it.
  const bool opposed = !verdict["opposed_by"].empty();
  EXPECT_EQ(judged.List("beaten").size(), significant && !opposed ? 1U : 0U);
  EXPECT_EQ(verdict["direction_unclear"], significant && opposed);
  const double sign = best[0] == pair["a"] ? 1 : -1;
  auto directions = DirectionsOf(judged, pair);
  const double own = sign * directions.at("signed_ranks");
  EXPECT_GE(own, 0);
  if (verdict["difference"].is_number())
    directions["hodges_lehmann"] =
        judged.better * sign * verdict["difference"].get<double>();
  EXPECT_EQ(verdict["opposed_by"].get<std::set<std::string>>(),
            Opposing(directions, "signed_ranks"));
  EXPECT_EQ(verdict["p"], verdict["exact"].get<bool>()
                              ? pair["wilcoxon_p_exact"]
                              : pair["wilcoxon_p_approx"]);
  const double difference = verdict["difference"];
  const bool untied = AreUntied(judged.report["values"]["result"]);
  if (own > 0 && untied) EXPECT_GE(judged.better * difference, 0);
  if (verdict["low"].is_null()) {
    EXPECT_EQ(verdict["reasons"]["low"], "too_few_differences");
    EXPECT_TRUE(verdict["interval_agrees"].is_null());
    EXPECT_FALSE(significant);
    return;
  }
  const double low = verdict["low"];
  const double high = verdict["high"];
  EXPECT_LE(low, difference);
  EXPECT_LE(difference, high);
  const bool excludes = low > 0 || high < 0;
  // On the side of the better one.
  if (excludes) EXPECT_EQ(low > 0, judged.better > 0);
  EXPECT_EQ(verdict["interval_agrees"], excludes == significant);
  if (untied) EXPECT_EQ(excludes, significant);
}

std::string DataSet(std::size_t row) { return "d" + std::to_string(row) + ","; }

Judged Judge(RandomTable& random, std::size_t columns) {
  constexpr std::string_view kProcedures[] = {
      "",        "",         "shaffer", "nemenyi",      "holm",
      "conover", "tukey",    "hommel",  "bonferroni",   "wilcoxon_shaffer",
      "li",      "hochberg", "finner",  "wilcoxon_holm"};
  constexpr double kAlphas[] = {.01, .05, .05, .1, .3};
  // Few enough that counting all arrangements of the ranks takes no time.
  constexpr std::size_t kMostRows[] = {0, 0, 24, 13, 9, 4, 4};
  // Of two, now and then so many that the approximation decides.
  const bool many = columns == 2 && random.Whole(0, 19) == 0;
  const std::size_t rows =
      many ? random.Whole(101, 140) : random.Whole(1, kMostRows[columns]);
  Judged judged;
  judged.csv = random.Csv("dataset,", rows, columns, DataSet);
  judged.alpha = random.OneOf(kAlphas);
  judged.better = random.Coin() ? 1 : -1;
  ReadJson options = {{"task", "friedman"},
                      {"higher_is_better", judged.better > 0},
                      {"alpha", judged.alpha},
                      {"draws", 0}};
  const std::string_view procedure = random.OneOf(kProcedures);
  if (columns > 2 && !procedure.empty())
    options["post_hoc"] = std::string(procedure);
  if (columns > 2 && random.Whole(0, 3) == 0) options["control"] = "m1";
  judged.report = ReportOfCsv(judged.csv, options.dump());
  for (const ReadJson& model : judged.report["models"])
    judged.mean_rank[model["name"]] = model["metrics"]["average_rank"];
  return judged;
}

void CheckTables(std::uint64_t seed, int count) {
  RandomTable random(seed);
  for (int i = 0; i < count && !testing::Test::HasFailure(); ++i) {
    const std::size_t columns = i % 2 == 0 ? 2 : random.Whole(3, 6);
    const Judged judged = Judge(random, columns);
    ASSERT_TRUE(judged.report.contains("verdict")) << judged.report;
    SCOPED_TRACE(judged.csv + judged.report["options"].dump() +
                 judged.verdict().dump());
    if (judged.verdict()["kind"] == "two") {
      CheckTwo(judged);
    } else {
      CheckMany(judged);
    }
  }
}

TEST(FriedmanVerdictOfAnyTable, SaysNothingThatItsOwnTestContradicts) {
  CheckTables(1, 300);
}

TEST(SlowFriedmanVerdictOfAnyTable, SaysNothingThatItsOwnTestContradicts) {
  CheckTables(2, 10000);
}

}  // namespace
}  // namespace melon
