#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <map>
#include <string>
#include <string_view>

#include "tasks/random_table.h"
#include "tasks/session_from_csv.h"

/// What holds for the verdict on every list of experiments, read from the
/// report alone.
namespace melon {
namespace {

constexpr std::string_view kAlternatives[] = {"greater", "less", "two-sided"};

constexpr double kRounding = 1e-12;

/// Which verdict finds what is asked about, and the key of its p-value.
struct Asked {
  std::string found;
  std::string not_found;
  std::string p;
};

Asked AskedBy(const std::string& alternative) {
  if (alternative == "greater")
    return {"above", "not_above", "binomial_p_greater"};
  if (alternative == "less") return {"below", "not_below", "binomial_p_less"};
  return {"different", "not_different", "binomial_p_two_sided"};
}

void CheckSide(const ReadJson& verdict) {
  const double rate = verdict["error_rate"];
  const double eps0 = verdict["eps0"];
  const std::string kind = verdict["kind"];
  if (kind == "above") EXPECT_GT(rate, eps0);
  if (kind == "below") EXPECT_LT(rate, eps0);
  if (kind == "different") EXPECT_NE(rate, eps0);
  const bool other = (verdict["alternative"] == "greater" && rate < eps0) ||
                     (verdict["alternative"] == "less" && rate > eps0);
  EXPECT_EQ(!verdict["other_side"].is_null(), other);
  if (!other) return;
  const double experiments = verdict["experiments"];
  EXPECT_DOUBLE_EQ(
      verdict["other_side"]["p_adjusted"],
      std::min(1.0, experiments * verdict["other_side"]["p"].get<double>()));
}

/// The critical numbers say the same as the adjusted p-value.
void CheckCritical(const ReadJson& verdict, bool found) {
  const double errors = verdict["errors"];
  const bool many = verdict["critical_many"].is_number() &&
                    errors >= verdict["critical_many"].get<double>();
  const bool few = verdict["critical_few"].is_number() &&
                   errors <= verdict["critical_few"].get<double>();
  EXPECT_EQ(found, many || few);
}

/// Half of α at each end: the limits exclude ε₀ where a one-sided p-value is
/// below it.
void CheckInterval(const ReadJson& report, double alpha) {
  const ReadJson& tests = report["tests"];
  const double rate = report["verdict"]["error_rate"];
  const double eps0 = report["verdict"]["eps0"];
  const double low = tests["clopper_pearson_low"];
  const double high = tests["clopper_pearson_high"];
  EXPECT_LE(low, rate);
  EXPECT_LE(rate, high);
  const double greater = tests["binomial_p_greater"];
  const double less = tests["binomial_p_less"];
  // Where p is α/2 itself the limit is ε₀, but for rounding.
  if (std::abs(greater - (alpha / 2)) > kRounding)
    EXPECT_EQ(low > eps0, greater < alpha / 2);
  if (std::abs(less - (alpha / 2)) > kRounding)
    EXPECT_EQ(high < eps0, less < alpha / 2);
}

/// Every experiment is the verdict's or not found, or is among the others.
void CheckOthers(const ReadJson& report, const Asked& asked, double alpha) {
  const ReadJson& verdict = report["verdict"];
  const auto count = static_cast<double>(report["models"].size());
  std::map<std::string, double> others;
  for (const ReadJson& other : verdict["others"])
    others[other["name"]] = other["p_adjusted"];
  bool is_worst_seen = false;
  for (const ReadJson& model : report["models"]) {
    const ReadJson& metrics = model["metrics"];
    const double adjusted = metrics["binomial_p_adjusted"];
    if (!is_worst_seen && model["name"] == verdict["name"]) {
      is_worst_seen = true;
      EXPECT_EQ(adjusted, verdict["p_adjusted"]);
      EXPECT_FALSE(others.contains(model["name"]));
      continue;
    }
    EXPECT_DOUBLE_EQ(adjusted,
                     std::min(1.0, count * metrics[asked.p].get<double>()));
    EXPECT_EQ(others.contains(model["name"]), adjusted <= alpha);
    if (adjusted <= alpha) EXPECT_EQ(others[model["name"]], adjusted);
  }
  EXPECT_TRUE(is_worst_seen);
}

void CheckVerdict(const ReadJson& report, double alpha) {
  const ReadJson& verdict = report["verdict"];
  const Asked asked = AskedBy(verdict["alternative"]);
  double largest = 0;
  for (const ReadJson& model : report["models"])
    largest = std::max(largest, model["metrics"]["error_rate"].get<double>());
  EXPECT_EQ(verdict["error_rate"], largest);
  EXPECT_EQ(verdict["p"], report["tests"][asked.p]);
  const double p = verdict["p"];
  const double adjusted = verdict["p_adjusted"];
  const auto times = static_cast<double>(report["models"].size());
  EXPECT_DOUBLE_EQ(adjusted, std::min(1.0, times * p));
  EXPECT_EQ(verdict["adjustment"].is_null(), times == 1);
  const bool found = adjusted <= alpha;
  EXPECT_EQ(verdict["kind"], found ? asked.found : asked.not_found);
  CheckSide(verdict);
  CheckOthers(report, asked, alpha);
  if (std::abs(adjusted - alpha) > kRounding) CheckCritical(verdict, found);
  CheckInterval(report, alpha);
}

void CheckTables(std::uint64_t seed, int count) {
  constexpr double kAlphas[] = {.01, .05, .05, .1, .3};
  RandomTable random(seed);
  std::map<bool, int> found;
  for (int i = 0; i < count && !testing::Test::HasFailure(); ++i) {
    const std::size_t experiments = random.Whole(1, 4);
    std::string csv = "name,errors,n";
    for (std::size_t k = 0; k < experiments; ++k) {
      const std::size_t cases = random.Whole(1, 60);
      const std::size_t errors = random.Whole(0, cases);
      csv += "\ne" + std::to_string(k) + "," + std::to_string(errors) + "," +
             std::to_string(cases);
    }
    csv += "\n";
    const double alpha = random.OneOf(kAlphas);
    const double eps0 = static_cast<double>(random.Whole(1, 19)) / 20;
    const ReadJson options = {
        {"task", "binomial"},
        {"alpha", alpha},
        {"eps0", eps0},
        {"alternative", std::string(random.OneOf(kAlternatives))}};
    const ReadJson report = ReportOfCsv(csv, options.dump());
    ASSERT_TRUE(report.contains("verdict")) << report;
    SCOPED_TRACE(csv + options.dump() + report["verdict"].dump());
    CheckVerdict(report, alpha);
    const std::string kind = report["verdict"]["kind"];
    ++found[kind.rfind("not_", 0) != 0];
  }
  EXPECT_GT(found[true], count / 10);
  EXPECT_GT(found[false], count / 10);
}

TEST(BinomialVerdictOfAnyTable, SaysNothingThatItsOwnTestContradicts) {
  CheckTables(5, 300);
}

TEST(SlowBinomialVerdictOfAnyTable, SaysNothingThatItsOwnTestContradicts) {
  CheckTables(6, 10000);
}

}  // namespace
}  // namespace melon
