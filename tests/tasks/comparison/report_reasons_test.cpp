#include <gtest/gtest.h>

#include <array>
#include <cmath>
#include <cstddef>
#include <cstdio>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "base/random.h"
#include "effect_sizes/effect_size.h"
#include "hypothesis/test.h"
#include "tasks/session_from_csv.h"

/// Every figure of a report is a number or null with a reason, whatever finite
/// numbers a table has.
namespace melon {
namespace {

using Names = std::vector<std::string>;

/// "" for a report in which every null has its reason and every reason its
/// null; else what is wrong first.
std::string FaultIn(const std::string& place, const ReadJson& values,
                    const ReadJson& reasons) {
  for (const auto& [key, value] : values.items()) {
    if (key == "reasons" || key == "distribution") continue;
    const bool has_reason = reasons.contains(key) && reasons[key].is_string();
    if (value.is_null() != has_reason)
      return place + " " + key + " is " + value.dump() +
             (has_reason ? " with a reason" : " without a reason");
  }
  for (const auto& [key, reason] : reasons.items()) {
    if (!values.contains(key)) return place + " lacks " + key;
  }
  return "";
}

std::string FaultIn(const ReadJson& report) {
  if (!report.contains("tests")) return report.dump();
  for (const ReadJson& model : report["models"]) {
    const std::string name = "model " + model["name"].get<std::string>();
    const std::string fault = FaultIn(name, model["metrics"], model["reasons"]);
    if (!fault.empty()) return fault;
    for (const char* five : {"results", "ranks"}) {
      if (!model.contains(five)) continue;
      for (const auto& [key, value] : model[five].items())
        if (value.is_null()) return name + " " + five + " " + key;
    }
  }
  for (const ReadJson& pair : report["pairs"]) {
    const std::string fault = FaultIn("pair", pair, pair["reasons"]);
    if (!fault.empty()) return fault;
  }
  const ReadJson& verdict = report["verdict"];
  for (const char* key : {"p", "p_adjusted", "statistic", "best_value",
                          "other_value", "difference", "low", "high"}) {
    if (verdict.contains(key) && verdict[key].is_null() &&
        !verdict.contains("reason") &&
        !verdict.value("reasons", ReadJson::object()).contains(key))
      return std::string("verdict ") + key;
  }
  return FaultIn("tests", report["tests"], report["tests"]["reasons"]);
}

/// Faults, and the first table that has each.
using Faults = std::map<std::string, std::string>;

void Note(const ReadJson& report, const std::string& table, Faults& faults) {
  const std::string fault = FaultIn(report);
  if (!fault.empty()) faults.emplace(fault, table);
}

std::string Csv(std::string_view first, const std::vector<double>& numbers,
                std::size_t columns) {
  std::string csv(first);
  for (std::size_t i = 0; i < columns; ++i) csv += ",m" + std::to_string(i);
  for (std::size_t i = 0; i < numbers.size(); ++i) {
    if (i % columns == 0) csv += "\n" + std::to_string(1 + (i / columns));
    char text[32];
    std::snprintf(text, sizeof text, ",%.17g", numbers[i]);
    csv += text;
  }
  return csv + "\n";
}

/// Sizes from the smallest double to the largest, and 0.
constexpr double kSizes[] = {1,     1e-20,  1e20,   1e-150, 1e150, 1e-154,
                             1e154, 1e-160, 1e160,  1e-300, 1e300, 1.7e308,
                             1e308, 1e-308, 5e-324, 1e-310, 0};

/// Tables of every size alone and of sizes mixed.
std::vector<std::vector<double>> Extremes(std::size_t rows,
                                          std::size_t columns) {
  Random random(31);
  std::vector<std::vector<double>> tables;
  const std::size_t cells = rows * columns;
  for (const double size : kSizes) {
    for (const bool round : {false, true}) {
      std::vector<double>& table = tables.emplace_back(cells);
      for (double& one : table) {
        const double unit = random.Unit();
        one = (round ? std::round(10 * unit) / 10 : unit) * size;
        if (random.Below(2) == 0) one = -one;
      }
    }
  }
  for (int mixed = 0; mixed < 20; ++mixed) {
    std::vector<double>& table = tables.emplace_back(cells);
    for (double& one : table) {
      const double size = kSizes[random.Below(std::size(kSizes))];
      one = mixed % 2 == 0 ? size : size * random.Unit();
      if (mixed % 4 > 1 && random.Below(2) == 0) one = -one;
    }
  }
  return tables;
}

struct Shape {
  std::size_t rows;
  std::size_t columns;
};
constexpr Shape kShapes[] = {{1, 2}, {2, 2}, {3, 3}, {10, 2}, {6, 4}};

class EveryReport : public testing::TestWithParam<std::string_view> {};

INSTANTIATE_TEST_SUITE_P(Tasks, EveryReport, testing::Values("friedman", "cv"));

TEST_P(EveryReport, HasAReasonForEveryNullWhateverTheSizeOfTheNumbers) {
  const bool is_cv = GetParam() == "cv";
  Faults faults;
  for (const Shape& shape : kShapes) {
    for (const auto& table : Extremes(shape.rows, shape.columns)) {
      const std::string csv =
          Csv(is_cv ? "fold" : "dataset", table, shape.columns);
      std::string options = R"({"task":")" + std::string(GetParam());
      options += R"(","draws":50,"predictions":[)";
      for (std::size_t i = 0; i < shape.columns; ++i)
        options += (i > 0 ? ",\"m" : "\"m") + std::to_string(i) + "\"";
      options += "]";
      if (is_cv) options += R"(,"eps0":0.1)";
      Note(ReportOfCsv(csv, options + "}"), csv, faults);
    }
  }
  EXPECT_EQ(faults, Faults());
}

TEST_P(EveryReport, HasAReasonForEveryNullWhateverTheOptions) {
  const bool is_cv = GetParam() == "cv";
  Faults faults;
  const std::string csv =
      Csv(is_cv ? "fold" : "dataset",
          {.1, .2, .35, .3, .1, .2, .25, .4, .45, .2, .15, .3, .4, .5, .1}, 3);
  for (const char* alpha :
       {"1e-15", "1e-12", "1e-9", "0.999999999999", "0.999999999999999"}) {
    for (const char* rope : {"0", "1e-300", "1e300", "1.7e308"}) {
      for (const char* draws : {"0", "1", "50"}) {
        std::string options = R"({"task":")" + std::string(GetParam());
        options += std::string(R"(","alpha":)") + alpha + R"(,"rope":)" + rope +
                   R"(,"draws":)" + draws;
        if (is_cv) options += R"(,"eps0":1e-300,"test_train_ratio":1e-300)";
        if (!is_cv) options += R"(,"control":"m1")";
        Note(ReportOfCsv(csv, options + "}"), options, faults);
      }
    }
  }
  EXPECT_EQ(faults, Faults());
}

TEST(BinomialReport, HasAReasonForEveryNullWhateverTheNumbers) {
  Faults faults;
  for (const char* rows :
       {"0,1", "1,1", "0,1000000000", "1000000000,1000000000", "1,999999999",
        "500000000,1000000000", "3,10\n0,5"}) {
    for (const char* alpha : {"1e-15", "1e-12", "0.05", "0.999999999999999"}) {
      for (const char* eps0 : {"1e-300", "0.1", "0.9999999999999999"}) {
        const std::string options =
            std::string(R"({"task":"binomial","eps0":)") + eps0 +
            R"(,"alpha":)" + alpha + "}";
        const std::string csv = "errors,n\n" + std::string(rows) + "\n";
        Note(ReportOfCsv(csv, options), csv + options, faults);
      }
    }
    const std::string csv = "errors,n\n" + std::string(rows) + "\n";
    Note(ReportOfCsv(csv, R"({"task":"binomial"})"), csv, faults);
  }
  EXPECT_EQ(faults, Faults());
}

/// The keys of all tests and effect sizes that a pair of this task has.
Names PairKeys(bool is_cv) {
  Names keys = {"draws"};
  for (const melon::Test* test : Tests()) {
    const bool applies = test->from_differences != nullptr ||
                         test->from_paired_results != nullptr ||
                         (is_cv && test->from_folds != nullptr);
    if (applies) keys.insert(keys.end(), test->keys.begin(), test->keys.end());
  }
  for (const EffectSize* effect : EffectSizes()) {
    for (const char* end : {"", "_low", "_high"})
      keys.push_back(std::string(effect->id) + end);
  }
  return keys;
}

Names KeysOf(bool (*applies)(const melon::Test&)) {
  Names keys;
  for (const melon::Test* test : Tests()) {
    if (applies(*test))
      keys.insert(keys.end(), test->keys.begin(), test->keys.end());
  }
  return keys;
}

void ExpectKeys(const ReadJson& values, const Names& keys) {
  for (const std::string& key : keys) EXPECT_TRUE(values.contains(key)) << key;
}

TEST_P(EveryReport, HasEveryKeyThatAppliesHoweverManyAlgorithmsAndRows) {
  const bool is_cv = GetParam() == "cv";
  Random random(3);
  // 12 algorithms: 66 pairs; 20 on 5,300: over a million rows of pairs; 2 on
  // 11,000: too many rows to draw from.
  for (const Shape& shape : {Shape{1, 2}, Shape{5, 3}, Shape{8, 12},
                             Shape{5300, 20}, Shape{11'000, 2}}) {
    std::vector<double> numbers(shape.rows * shape.columns);
    for (double& one : numbers) one = random.Unit();
    const ReadJson report =
        ReportOfCsv(Csv(is_cv ? "fold" : "dataset", numbers, shape.columns),
                    R"({"task":")" + std::string(GetParam()) + R"("})");
    ASSERT_EQ(FaultIn(report), "") << shape.columns;
    ExpectKeys(report["pairs"][0], PairKeys(is_cv));
    if (is_cv) {
      ExpectKeys(report["models"][0]["metrics"],
                 KeysOf([](const melon::Test& test) {
                   return test.from_sample != nullptr;
                 }));
    } else {
      ExpectKeys(report["tests"], KeysOf([](const melon::Test& test) {
                   return test.from_results != nullptr;
                 }));
    }
  }
}

TEST(BinomialReport, HasEveryKeyThatApplies) {
  const ReadJson report =
      ReportOfCsv("errors,n\n1,5\n", R"({"task":"binomial"})");
  ExpectKeys(report["tests"], KeysOf([](const melon::Test& test) {
               return test.from_experiments != nullptr;
             }));
}

}  // namespace
}  // namespace melon
