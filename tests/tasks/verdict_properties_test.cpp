#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <limits>
#include <map>
#include <optional>
#include <ostream>
#include <string>
#include <string_view>
#include <vector>

#include "base/random.h"
#include "io/json/json_reader.h"
#include "tasks/session_from_csv.h"
#include "test_values.h"

/// What holds for the verdict of every report on predictions, on random tables
/// of every task: few cases and many, ties, weights, one class, equal models.
namespace melon {
namespace {

constexpr double kNone = std::numeric_limits<double>::quiet_NaN();
constexpr double kRounding = 1e-9;

/// A table as text, with the options of its report.
struct Case {
  std::string csv;
  std::string options;
  double alpha = 0.05;
};

struct Shape {
  std::size_t rows;
  std::size_t models;
  /// Digits of the scores: few make ties.
  double scale;
  /// How far the last model is ahead of the others.
  double advantage;
  /// 0: none, 1: whole weights, 2: fractions.
  int weights;
};

Shape RandomShape(Random& random) {
  const double scales[] = {1, 10, 1000};
  return {.rows = 2 + random.Below(random.Below(4) == 0 ? 150 : 40),
          .models = 1 + random.Below(4),
          .scale = scales[random.Below(3)],
          .advantage = 3 * random.Unit() * random.Unit(),
          .weights = random.Below(5) == 0 ? 1 + int(random.Below(2)) : 0};
}

std::string Number(double value) {
  Json json(value);
  return Serialize(json);
}

/// A number of the model about the truth, rounded.
double Score(Random& random, const Shape& shape, std::size_t model,
             double truth) {
  const double strength = model + 1 == shape.models ? 1 + shape.advantage : 1;
  return std::round((strength * truth + Normal(random)) * shape.scale) /
         shape.scale;
}

std::string Weight(Random& random, const Shape& shape) {
  if (shape.weights == 0) return "";
  if (shape.weights == 1) return "," + std::to_string(random.Below(4));
  return "," + Number((1 + random.Below(7)) / 4.);
}

/// Columns named M0, M1, …; `cells` gives one row, without its weight.
Case TableOf(Random& random, const Shape& shape, const std::string& first,
             const std::string& suffixes, const std::string& options,
             const std::function<std::string()>& cells) {
  Case one;
  const double alphas[] = {0.01, 0.05, 0.2};
  one.alpha = alphas[random.Below(3)];
  one.csv = first;
  for (std::size_t model = 0; model < shape.models; ++model) {
    const std::string name = ",M" + std::to_string(model);
    if (suffixes.empty()) one.csv += name;
    for (const char suffix : suffixes) one.csv += name + ":" + suffix;
  }
  one.csv += shape.weights == 0 ? "\n" : ",weight\n";
  for (std::size_t row = 0; row < shape.rows; ++row)
    one.csv += cells() + Weight(random, shape) + "\n";
  one.options = "{\"alpha\":" + Number(one.alpha) + options;
  one.options += shape.weights == 0 ? "}" : ",\"weight\":\"weight\"}";
  return one;
}

std::string Predictions(const Shape& shape) {
  std::string names;
  for (std::size_t model = 0; model < shape.models; ++model) {
    names += model == 0 ? "\"M" : ",\"M";
    names += std::to_string(model) + "\"";
  }
  return ",\"predictions\":[" + names + "]";
}

Case BinaryCase(Random& random) {
  const Shape shape = RandomShape(random);
  const double share = random.Unit();
  // A sign that now and then makes all models worse than chance.
  const double sign = random.Below(6) == 0 ? -1 : 1;
  return TableOf(
      random, shape, "y", "",
      R"(,"task":"binary","truth":"y","positive":"1")" + Predictions(shape),
      [&, share, sign] {
        const double truth = random.Unit() < share ? 1 : 0;
        std::string row = Number(truth);
        for (std::size_t m = 0; m < shape.models; ++m)
          row += "," + Number(Score(random, shape, m, sign * truth));
        return row;
      });
}

Case LabelsCase(Random& random) {
  const Shape shape = RandomShape(random);
  const double share = random.Unit();
  return TableOf(
      random, shape, "y", "",
      R"(,"task":"labels","truth":"y","positive":"b")" + Predictions(shape),
      [&, share] {
        const bool truth = random.Unit() < share;
        std::string row = truth ? "b" : "a";
        for (std::size_t m = 0; m < shape.models; ++m) {
          const bool said = Score(random, shape, m, truth ? 1 : -1) > 0;
          row += said ? ",b" : ",a";
        }
        return row;
      });
}

Case MulticlassCase(Random& random) {
  const Shape shape = RandomShape(random);
  return TableOf(random, shape, "y", "abc", R"(,"task":"multiclass")", [&] {
    const std::size_t truth = random.Below(3);
    std::string row(1, static_cast<char>('a' + truth));
    for (std::size_t m = 0; m < shape.models; ++m) {
      for (std::size_t c = 0; c < 3; ++c)
        row += "," + Number(Score(random, shape, m, c == truth ? 1 : 0));
    }
    return row;
  });
}

Case RegressionCase(Random& random) {
  const Shape shape = RandomShape(random);
  return TableOf(
      random, shape, "y", "",
      R"(,"task":"regression","truth":"y")" + Predictions(shape), [&] {
        const double truth = std::round(Normal(random) * 10) / 10;
        std::string row = Number(truth);
        for (std::size_t m = 0; m < shape.models; ++m) {
          const double error =
              Score(random, shape, m, 0) /
              (m + 1 == shape.models ? 1 + shape.advantage : 1);
          row += "," + Number(std::round((truth + error) * 1e4) / 1e4);
        }
        return row;
      });
}

Case RankingCase(Random& random) {
  Shape shape = RandomShape(random);
  shape.weights = 0;
  const std::uint32_t queries = 1 + random.Below(12);
  // Where a relevance is negative Kendall's τ decides; constant scores leave
  // queries out of one model's mean alone.
  const double lowest = random.Below(3) == 0 ? -1 : 0;
  return TableOf(
      random, shape, "q,y", "",
      R"(,"task":"ranking","truth":"y","query":"q")" + Predictions(shape),
      [&, queries, lowest] {
        const double truth = random.Below(3) + lowest;
        const std::uint32_t query = random.Below(queries);
        std::string row = "q" + std::to_string(query) + "," + Number(truth);
        for (std::size_t m = 0; m < shape.models; ++m) {
          const bool constant = (query + m) % 5 == 0;
          row += "," + Number(constant ? 1 : Score(random, shape, m, truth));
        }
        return row;
      });
}

Case ClusteringCase(Random& random) {
  const Shape shape = RandomShape(random);
  const bool with_truth = random.Below(2) == 0;
  return TableOf(
      random, shape, "y,x", "",
      std::string(R"(,"task":"clustering")") +
          (with_truth ? R"(,"truth":"y")" : R"(,"truth":null)") +
          R"(,"features":["x"])" + Predictions(shape),
      [&] {
        const std::size_t truth = random.Below(3);
        std::string row = std::string(1, static_cast<char>('a' + truth)) + "," +
                          Number(Score(random, shape, 0, 3. * double(truth)));
        for (std::size_t m = 0; m < shape.models; ++m) {
          const double place = Score(random, shape, m, double(truth));
          row += ",c" + std::to_string(int(std::clamp(place, 0., 3.)));
        }
        return row;
      });
}

Case CountsCase(Random& random) {
  Case one;
  one.csv = "fold,tp,fp,fn,tn\n";
  const std::uint32_t folds = 1 + random.Below(10);
  for (std::uint32_t fold = 0; fold < folds; ++fold) {
    one.csv += "f" + std::to_string(fold);
    for (int cell = 0; cell < 4; ++cell)
      one.csv += "," + std::to_string(random.Below(fold == 0 ? 9 : 4) +
                                      (fold == 0 && cell == 0 ? 1 : 0));
    one.csv += "\n";
  }
  one.options = R"({"task":"counts"})";
  return one;
}

/// A report, read.
class Report {
 public:
  Report(const Json& json, double alpha)
      : json_(json), verdict_(*json.Find("verdict")), alpha_(alpha) {}

  [[nodiscard]] static double In(const Json& json, std::string_view key) {
    return NumberOr(json, key, kNone);
  }
  [[nodiscard]] double In(std::string_view key) const {
    return In(verdict_, key);
  }
  [[nodiscard]] std::string_view Text(std::string_view key) const {
    return TextOf(verdict_, key);
  }
  [[nodiscard]] const Json& verdict() const { return verdict_; }
  [[nodiscard]] double alpha() const { return alpha_; }
  [[nodiscard]] std::string_view kind() const { return Text("kind"); }
  [[nodiscard]] bool lower_is_better() const { return Text("metric") == "mae"; }
  [[nodiscard]] const Json::Array& models() const {
    return *json_.Find("models")->As<Json::Array>();
  }
  [[nodiscard]] const Json::Array& pairs() const {
    return *json_.Find("pairs")->As<Json::Array>();
  }
  [[nodiscard]] double MetricOf(std::string_view name,
                                std::string_view metric) const {
    for (const Json& model : models()) {
      if (TextOf(model, "name") == name)
        return In(*model.Find("metrics"), metric);
    }
    return kNone;
  }
  /// The pair of best and other; `sign` is 1 when the best is its a.
  [[nodiscard]] const Json* Pair(double& sign) const {
    for (const Json& pair : pairs()) {
      const std::string_view a = TextOf(pair, "a");
      const std::string_view b = TextOf(pair, "b");
      sign = a == Text("best") ? 1 : -1;
      if ((a == Text("best") && b == Text("other")) ||
          (a == Text("other") && b == Text("best")))
        return &pair;
    }
    return nullptr;
  }
  /// Holm's adjusted p of best and other, worked out anew from all pairs.
  /// One without a p-value counts as if it were 1.
  [[nodiscard]] double Holm(std::string_view key) const {
    std::vector<double> all;
    double sign = 0;
    const double own = In(*Pair(sign), key);
    for (const Json& pair : pairs()) {
      const double p = In(pair, key);
      all.push_back(std::isnan(p) ? 1 : p);
    }
    std::sort(all.begin(), all.end());
    double adjusted = 0;
    for (std::size_t i = 0; i < all.size() && all[i] <= own; ++i)
      adjusted =
          std::max(adjusted, all[i] * static_cast<double>(all.size() - i));
    return std::min(1., adjusted);
  }

 private:
  const Json& json_;
  const Json& verdict_;
  double alpha_;
};

struct TestKeys {
  std::string_view difference;
  std::string_view statistic;
  std::string_view p;
};

const std::map<std::string_view, TestKeys>& KeysByTest() {
  static const std::map<std::string_view, TestKeys> keys = {
      {"delong", {"roc_auc_diff", "delong_z", "delong_p"}},
      {"auc_permutation", {"roc_auc_diff", "", "auc_permutation_p"}},
      {"mcnemar_midp", {"accuracy_diff", "", "mcnemar_midp"}},
      {"paired_t_test", {"mean_diff", "paired_t", "paired_t_p"}}};
  return keys;
}

/// The best and the other are the two best by the named metric.
void CheckOrder(const Report& report) {
  const double sign = report.lower_is_better() ? -1 : 1;
  const std::string_view metric = report.Text("metric");
  const double best = report.In("best_value");
  ASSERT_EQ(best, report.MetricOf(report.Text("best"), metric));
  const bool compared = report.verdict().Find("other") != nullptr;
  const double other = report.In("other_value");
  if (compared) {
    ASSERT_EQ(other, report.MetricOf(report.Text("other"), metric));
    EXPECT_NE(report.Text("best"), report.Text("other"));
  }
  for (const Json& model : report.models()) {
    const double value = Report::In(*model.Find("metrics"), metric);
    if (std::isnan(value)) continue;
    EXPECT_GE(sign * best, sign * value - kRounding);
    if (compared && TextOf(model, "name") != report.Text("best"))
      EXPECT_GE(sign * other, sign * value - kRounding);
  }
}

/// All numbers are those of one test of that pair, turned towards the best.
void CheckParts(const Report& report) {
  double sign = 0;
  const Json* const pair = report.Pair(sign);
  ASSERT_NE(pair, nullptr);
  const auto found = KeysByTest().find(report.Text("test"));
  ASSERT_NE(found, KeysByTest().end()) << report.Text("test");
  const TestKeys& keys = found->second;
  const double p = report.In("p");
  const double adjusted = report.In("p_adjusted");
  const double difference = report.In("difference");
  const double of_pair = Report::In(*pair, keys.difference);
  if (!std::isnan(of_pair)) EXPECT_EQ(difference, sign * of_pair);
  if (std::isnan(p)) {
    EXPECT_TRUE(std::isnan(Report::In(*pair, keys.p)));
    return;
  }
  EXPECT_EQ(p, Report::In(*pair, keys.p));
  EXPECT_LE(p, adjusted);
  EXPECT_NEAR(adjusted, report.Holm(keys.p), 1e-12);
  if (!keys.statistic.empty()) {
    const double statistic = report.In("statistic");
    EXPECT_EQ(statistic, sign * Report::In(*pair, keys.statistic));
    EXPECT_GE(statistic * difference, 0);
  }
  if (report.verdict().Find("low") == nullptr) return;
  const double low = report.In("low");
  const double high = report.In("high");
  EXPECT_LE(low, difference + kRounding);
  EXPECT_GE(high, difference - kRounding);
  // DeLong's and Student's intervals are those of the test itself.
  if (keys.statistic.empty() || std::abs(p - report.alpha()) < kRounding)
    return;
  EXPECT_EQ(low > 0 || high < 0, p <= report.alpha());
}

/// What is claimed is what p-values and interval allow.
void CheckClaim(const Report& report) {
  const double difference = report.In("difference");
  const bool favours_other =
      report.lower_is_better() ? difference > 0 : difference < 0;
  const double p = report.In("p");
  const double adjusted = report.In("p_adjusted");
  const bool covers_0 = report.verdict().Find("low") != nullptr &&
                        report.In("low") <= 0 && report.In("high") >= 0;
  if (report.kind() == "untested") {
    EXPECT_TRUE(std::isnan(p) || favours_other);
    EXPECT_FALSE(report.Text("reason").empty());
    return;
  }
  EXPECT_FALSE(favours_other);
  ASSERT_FALSE(std::isnan(p));
  if (report.kind() == "better") {
    EXPECT_LE(adjusted, report.alpha());
    EXPECT_FALSE(covers_0);
    EXPECT_NE(difference, 0);
  } else if (report.kind() == "only_alone") {
    EXPECT_LE(p, report.alpha());
    EXPECT_GT(adjusted, report.alpha());
    EXPECT_FALSE(covers_0);
    EXPECT_NE(difference, 0);
  } else {
    ASSERT_EQ(report.kind(), "no_difference");
    EXPECT_TRUE(p > report.alpha() || covers_0);
  }
}

/// The second test is adjusted like the first and favours whom its statistic
/// favours.
void CheckSecond(const Report& report) {
  const Json* second = report.verdict().Find("second");
  if (second == nullptr) second = report.verdict().Find("ranks");
  if (second == nullptr) return;
  const double p = Report::In(*second, "p");
  const double adjusted = Report::In(*second, "p_adjusted");
  const std::string_view favours = TextOf(*second, "favours");
  EXPECT_EQ(std::isnan(p), TextOf(*second, "kind") == "untested");
  if (std::isnan(p)) return;
  EXPECT_LE(p, adjusted);
  EXPECT_EQ(TextOf(*second, "kind") == "better",
            adjusted <= report.alpha() && !favours.empty());
  double sign = 0;
  const Json& pair = *report.Pair(sign);
  const bool errors = TextOf(*second, "test") == "mcnemar_midp";
  const double of_pair = Report::In(
      pair, errors ? "accuracy_diff" : "wilcoxon_rank_sum_difference");
  const double towards_best =
      sign * of_pair * (report.lower_is_better() ? -1 : 1);
  if (errors) EXPECT_NEAR(adjusted, report.Holm("mcnemar_midp"), 1e-12);
  if (towards_best > 0) EXPECT_EQ(favours, report.Text("best"));
  if (towards_best < 0) EXPECT_EQ(favours, report.Text("other"));
  if (towards_best == 0) EXPECT_TRUE(favours.empty());
}

void CheckChance(const Report& report) {
  bool all_below = true;
  for (const Json& model : report.models()) {
    const Json* const interval = model.Find("intervals")->Find("roc_auc");
    all_below =
        all_below && interval != nullptr && Report::In(*interval, "high") < 0.5;
    const double p = Report::In(*model.Find("tests"), "mann_whitney_p");
    all_below = all_below && !(p > report.alpha());
  }
  EXPECT_EQ(report.kind() == "worse_than_chance", all_below);
}

void CheckAverage(const Report& report) {
  if (report.kind() == "single") return;
  ASSERT_EQ(report.kind(), "averaged");
  EXPECT_EQ(report.verdict().Find("best"), nullptr);
  EXPECT_LE(report.In("min"), report.In("mean") + kRounding);
  EXPECT_GE(report.In("max"), report.In("mean") - kRounding);
  EXPECT_FALSE(report.In("std") < 0);
}

void CheckReport(const Report& report, std::string_view task) {
  if (task == "counts") return CheckAverage(report);
  if (task == "binary") CheckChance(report);
  if (report.kind() == "undefined") {
    EXPECT_FALSE(report.Text("reason").empty());
    return;
  }
  CheckOrder(report);
  if (report.verdict().Find("other") == nullptr) {
    EXPECT_TRUE(report.kind() == "single" ||
                report.kind() == "worse_than_chance");
    return;
  }
  if (task == "clustering") {
    EXPECT_EQ(report.kind(), "untested");
    EXPECT_TRUE(std::isnan(report.In("p")));
    return;
  }
  CheckParts(report);
  if (report.kind() != "worse_than_chance") CheckClaim(report);
  CheckSecond(report);
}

struct TaskCases {
  const char* task;
  Case (*make)(Random&);
};

void PrintTo(const TaskCases& cases, std::ostream* out) { *out << cases.task; }

class VerdictOfRandomTables : public testing::TestWithParam<TaskCases> {};

void CheckTables(const TaskCases& cases, int count, std::uint64_t seed) {
  Random random(seed);
  std::map<std::string, int> kinds;
  for (int i = 0; i < count; ++i) {
    const Case one = cases.make(random);
    Session session;
    LoadCsv(session, one.csv);
    const std::optional<Json> json = ParseJson(session.Run(one.options));
    ASSERT_TRUE(json);
    // Weights may all be 0, a class may be missing.
    if (json->Find("error") != nullptr) {
      ++kinds["error"];
      continue;
    }
    ASSERT_EQ(TextOf(*json, "task"), cases.task);
    const Report report(*json, one.alpha);
    ++kinds[std::string(report.kind())];
    CheckReport(report, cases.task);
    if (testing::Test::HasFailure()) {
      ADD_FAILURE() << one.options << "\n"
                    << Serialize(*json->Find("verdict")) << "\n"
                    << one.csv;
      return;
    }
  }
  // The tables are not a monoculture.
  EXPECT_LT(kinds["error"], count / 4);
  if (std::string_view(cases.task) != "counts" &&
      std::string_view(cases.task) != "clustering") {
    EXPECT_GT(kinds["better"], 0);
    EXPECT_GT(kinds["no_difference"], 0);
  }
}

TEST_P(VerdictOfRandomTables, TakesAllItsPartsFromOneTest) {
  CheckTables(GetParam(), 100, 1);
}

TEST_P(VerdictOfRandomTables, SlowTakesAllItsPartsFromOneTestInThousands) {
  CheckTables(GetParam(), 2500, 2);
}

INSTANTIATE_TEST_SUITE_P(
    Tasks, VerdictOfRandomTables,
    testing::Values(TaskCases{"binary", BinaryCase},
                    TaskCases{"labels", LabelsCase},
                    TaskCases{"multiclass", MulticlassCase},
                    TaskCases{"regression", RegressionCase},
                    TaskCases{"ranking", RankingCase},
                    TaskCases{"clustering", ClusteringCase},
                    TaskCases{"counts", CountsCase}),
    [](const auto& info) { return std::string(info.param.task); });

}  // namespace
}  // namespace melon
