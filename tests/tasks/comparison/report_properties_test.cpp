#include <gtest/gtest.h>

#include <algorithm>
#include <cstddef>
#include <cstdio>
#include <numeric>
#include <string>
#include <string_view>
#include <vector>

#include "base/random.h"
#include "tasks/comparison/report_figures.h"

/// What whole reports of comparisons have in common: which figures depend on
/// how a table is written, and which do not.
namespace melon {
namespace {

using Rows = std::vector<std::vector<double>>;
using Names = std::vector<std::string>;

/// Rounding of sums in another order.
constexpr double kRounding = 1e-11;

std::string Text(double number) {
  char text[32];
  std::snprintf(text, sizeof text, "%.17g", number);
  return text;
}

struct Table {
  /// friedman: of the data sets; cv: of the folds.
  std::string row_header;
  Names row_names;
  Names names;
  Rows rows;

  [[nodiscard]] std::string Csv() const {
    std::string csv = row_header;
    for (const std::string& name : names) csv.append(",").append(name);
    for (std::size_t i = 0; i < rows.size(); ++i) {
      csv.append("\n").append(row_names[i]);
      for (const double number : rows[i]) csv.append(",").append(Text(number));
    }
    return csv + "\n";
  }
};

/// Results in steps of 10^−decimals, so that there are ties; with 17 of them
/// none.
Table Draw(std::string_view task, std::size_t rows, std::size_t columns,
           int decimals, std::uint64_t seed) {
  Random random(seed);
  const bool is_cv = task == "cv";
  Table table{is_cv ? "fold" : "dataset", {}, {}, {}};
  for (std::size_t i = 0; i < columns; ++i)
    table.names.push_back("m" + std::to_string(i));
  for (std::size_t row = 0; row < rows; ++row) {
    const std::string number = std::to_string(row + 1);
    table.row_names.push_back(is_cv ? number : "d" + number);
    std::vector<double>& results = table.rows.emplace_back();
    const double level = is_cv ? 0.3 : 0.3 + (0.4 * random.Unit());
    for (std::size_t i = 0; i < columns; ++i) {
      const double result =
          level + (0.2 * random.Unit()) + (0.01 * static_cast<double>(i));
      const double scale = std::pow(10, decimals);
      results.push_back(decimals > 15 ? result
                                      : std::round(result * scale) / scale);
    }
  }
  return table;
}

std::vector<Table> Tables(std::string_view task) {
  return {Draw(task, 12, 3, 2, 1), Draw(task, 7, 5, 17, 2),
          Draw(task, 10, 2, 1, 3), Draw(task, 30, 4, 3, 4)};
}

std::string Options(std::string_view task, bool higher_is_better = true) {
  return R"({"task":")" + std::string(task) +
         R"(","draws":300,"higher_is_better":)" +
         (higher_is_better ? "true}" : "false}");
}

Figures Evaluate(const Table& table, std::string_view task,
                 bool higher_is_better = true) {
  return FiguresOf(ReportOfCsv(table.Csv(), Options(task, higher_is_better)));
}

/// What is drawn row by row from the seed: with other rows at the same places
/// it is another sample.
bool DependsOnOrder(std::string_view place) {
  return place.find("akinshin_gamma_") != std::string_view::npos ||
         place.find("friedman_p_permutation") != std::string_view::npos;
}

void ExpectSame(const Figures& before, const Figures& after) {
  EXPECT_EQ(before.size(), after.size());
  for (const auto& [place, figure] : before) {
    if (DependsOnOrder(place)) continue;
    const auto found = after.find(place);
    ASSERT_NE(found, after.end()) << place;
    ExpectFigure(figure, found->second, kRounding, place);
  }
}

class EveryComparison : public testing::TestWithParam<std::string_view> {};

INSTANTIATE_TEST_SUITE_P(Tasks, EveryComparison,
                         testing::Values("friedman", "cv"));

TEST_P(EveryComparison, DoesNotDependOnTheOrderOfRows) {
  for (Table table : Tables(GetParam())) {
    const Figures before = Evaluate(table, GetParam());
    std::reverse(table.rows.begin(), table.rows.end());
    std::reverse(table.row_names.begin(), table.row_names.end());
    ExpectSame(before, Evaluate(table, GetParam()));
  }
}

TEST_P(EveryComparison, DoesNotDependOnNames) {
  for (const Table& table : Tables(GetParam())) {
    Table other = table;
    const Names names = {"\"x,1\"", "模型", "__proto__", "<b>", "p"};
    for (std::size_t i = 0; i < table.names.size(); ++i)
      other.names[i] = names[i];
    if (GetParam() == "friedman") {
      for (std::string& name : other.row_names) name = "数据集 " + name;
    }
    ReadJson before = ReportOfCsv(table.Csv(), Options(GetParam()));
    ReadJson after = ReportOfCsv(other.Csv(), Options(GetParam()));
    for (std::size_t i = 0; i < table.names.size(); ++i) {
      EXPECT_EQ(before["models"][i]["metrics"], after["models"][i]["metrics"]);
    }
    for (std::size_t i = 0; i < before["pairs"].size(); ++i) {
      for (const char* name : {"a", "b"}) {
        before["pairs"][i].erase(name);
        after["pairs"][i].erase(name);
      }
      EXPECT_EQ(before["pairs"][i], after["pairs"][i]);
    }
    EXPECT_EQ(before["tests"], after["tests"]);
  }
}

TEST_P(EveryComparison, MirrorsItsPairsWhenTheColumnsAreReversed) {
  for (const Table& table : Tables(GetParam())) {
    Table other = table;
    std::reverse(other.names.begin(), other.names.end());
    for (auto& row : other.rows) std::reverse(row.begin(), row.end());
    const ReadJson before = ReportOfCsv(table.Csv(), Options(GetParam()));
    const Figures after = Evaluate(other, GetParam());
    for (const ReadJson& model : before["models"]) {
      const std::string name = model["name"];
      for (const auto& [key, value] : model["metrics"].items()) {
        const std::string place = "model " + name + " " + key;
        ExpectFigure(value.is_null() ? model["reasons"][key] : value,
                     after.at(place), kRounding, place);
      }
    }
    for (const ReadJson& pair : before["pairs"]) {
      const std::string place = "pair " + pair["b"].get<std::string>() + "|" +
                                pair["a"].get<std::string>() + " ";
      for (const auto& [key, value] : pair.items()) {
        if (key == "a" || key == "b" || key == "reasons") continue;
        // The mirrored sample has the mirrored limits.
        ExpectFigure(Mirrored(pair, key, true), after.at(place + key),
                     kRounding, place + key);
      }
    }
  }
}

TEST_P(EveryComparison, IsTheSameForNegatedValuesInTheOtherDirection) {
  for (const Table& table : Tables(GetParam())) {
    Table other = table;
    for (auto& row : other.rows) {
      for (double& number : row) number = -number;
    }
    const ReadJson before = ReportOfCsv(table.Csv(), Options(GetParam()));
    const ReadJson after = ReportOfCsv(other.Csv(), Options(GetParam(), false));
    EXPECT_EQ(before["verdict"]["kind"], after["verdict"]["kind"]);
    EXPECT_EQ(before["verdict"]["best"], after["verdict"]["best"]);
    const Figures figures = FiguresOf(after);
    for (const ReadJson& pair : before["pairs"]) {
      const std::string place = "pair " + pair["a"].get<std::string>() + "|" +
                                pair["b"].get<std::string>() + " ";
      for (const auto& [key, value] : pair.items()) {
        if (key == "a" || key == "b" || key == "reasons") continue;
        // Ranks, and which wins, stay the same.
        const bool of_ranks = key == "rank_diff" || key == "z";
        ExpectFigure(of_ranks ? value : Mirrored(pair, key, false),
                     figures.at(place + key), kRounding, place + key);
      }
    }
    for (const auto& [key, value] : before["tests"].items()) {
      if (value.is_number())
        ExpectFigure(value, after["tests"][key], kRounding, key);
    }
  }
}

/// The report without what describes the file.
ReadJson WithoutInput(ReadJson report) {
  for (const char* key : {"input", "options", "warnings", "advice"})
    report.erase(key);
  return report;
}

/// A row for each algorithm and fold; of data sets or of folds.
std::string LongCsv(const Table& table) {
  std::string csv = table.row_header + ",algorithm,result\n";
  for (std::size_t i = 0; i < table.rows.size(); ++i) {
    for (std::size_t j = 0; j < table.names.size(); ++j) {
      csv.append(table.row_names[i]).append(",").append(table.names[j]);
      csv.append(",").append(Text(table.rows[i][j])).append("\n");
    }
  }
  return csv;
}

TEST_P(EveryComparison, IsTheSameForALongAndAWideTable) {
  for (const Table& table : Tables(GetParam())) {
    EXPECT_EQ(WithoutInput(ReportOfCsv(LongCsv(table), Options(GetParam()))),
              WithoutInput(ReportOfCsv(table.Csv(), Options(GetParam()))));
  }
}

/// Whole thousandths and their text: .806 and not .8059999999999999.
std::string Decimal(std::size_t steps, std::size_t scale) {
  std::string digits = std::to_string(steps);
  const std::size_t decimals = std::to_string(scale).size() - 1;
  while (digits.size() <= decimals) digits.insert(digits.begin(), '0');
  digits.insert(digits.size() - decimals, ".");
  return digits;
}

TEST(FriedmanReport, OfFoldsIsThatOfTheirMeansAsTheyAreWritten) {
  Random random(9);
  for (const std::size_t folds : {2U, 4U, 5U, 10U}) {
    std::string list = "dataset,fold,algorithm,accuracy\n";
    std::string wide = "dataset,A,B,C\n";
    for (int dataset = 0; dataset < 14; ++dataset) {
      wide += "d" + std::to_string(dataset);
      for (const char* name : {"A", "B", "C"}) {
        std::size_t total = 0;
        for (std::size_t fold = 0; fold < folds; ++fold) {
          const std::size_t steps = 780 + (10 * random.Below(5));
          total += steps;
          list += "d" + std::to_string(dataset) + "," + std::to_string(fold) +
                  "," + name + "," + Decimal(steps, 1000) + "\n";
        }
        wide += "," + Decimal(total * (100'000 / folds), 100'000'000);
      }
      wide += "\n";
    }
    const std::string options = R"({"task":"friedman","draws":300})";
    EXPECT_EQ(WithoutInput(ReportOfCsv(list, options)),
              WithoutInput(ReportOfCsv(wide, options)))
        << folds << " folds";
  }
}

TEST(FriedmanReport, OfFoldsCountsDifferencesOfTheRopeAsWithinIt) {
  // The differences of the means are .01 on every data set.
  std::string csv = "dataset,fold,A,B\n";
  for (int i = 0; i < 12; ++i) {
    const std::string name = "d" + std::to_string(i);
    const std::size_t steps = 700 + static_cast<std::size_t>(7 * i);
    csv += name + ",1," + Decimal(steps + 11, 1000) + "," +
           Decimal(steps + 1, 1000) + "\n";
    csv += name + ",2," + Decimal(steps + 13, 1000) + "," +
           Decimal(steps + 3, 1000) + "\n";
  }
  const ReadJson pair =
      ReportOfCsv(csv, R"({"task":"friedman","rope":0.01})")["pairs"][0];
  EXPECT_EQ(pair["bayes_sign_rope"], 1);
  EXPECT_EQ(pair["bayes_sign_right"], 0);
  // Half of what lies at the end of the region counts on either side.
  EXPECT_GT(pair["bayes_signed_rank_rope"], .9);
}

TEST(FriedmanReport, SharesRanksWithinTheToleranceAndChangesNothingElse) {
  const std::string csv = Draw("friedman", 12, 3, 3, 5).Csv();
  const ReadJson exact = ReportOfCsv(csv, R"({"task":"friedman"})");
  const ReadJson wide =
      ReportOfCsv(csv, R"({"task":"friedman","tie_tolerance":0.05})");
  EXPECT_NE(exact["tests"]["friedman_chi2"], wide["tests"]["friedman_chi2"]);
  for (std::size_t i = 0; i < exact["pairs"].size(); ++i) {
    for (const char* key :
         {"mean_diff", "paired_t", "paired_t_p", "permutation_p", "cohen_d",
          "hedges_g", "std_diff", "wilcoxon_p_exact", "wins", "ties",
          "bayes_sign_rope", "akinshin_gamma_low"})
      EXPECT_EQ(exact["pairs"][i][key], wide["pairs"][i][key]) << key;
  }
  EXPECT_EQ(exact["models"][0]["metrics"]["mean"],
            wide["models"][0]["metrics"]["mean"]);
  EXPECT_EQ(exact["tests"]["anova_f"], wide["tests"]["anova_f"]);
}

TEST(BinomialReport, DoesNotDependOnTheOrderOrNamesOfExperiments) {
  const std::string options = R"({"task":"binomial","eps0":0.1})";
  const ReadJson one =
      ReportOfCsv("name,errors,n\na,5,40\nb,11,50\nc,0,7\n", options);
  const ReadJson other = ReportOfCsv(
      "name,errors,n\n模型,0,7\n\"x,y\",11,50\n<b>,5,40\n", options);
  ASSERT_TRUE(one.contains("tests")) << one.dump();
  EXPECT_EQ(one["tests"], other["tests"]);
}

TEST(BinomialReport, MirrorsItsTailsWhenErrorsAreCountedAsSuccesses) {
  // P(X ≥ 11 | .1 of 50) is P(X ≤ 39 | .9 of 50).
  const ReadJson errors = ReportOfCsv(
      "errors,n\n11,50\n", R"({"task":"binomial","eps0":0.1})")["tests"];
  const ReadJson right = ReportOfCsv(
      "errors,n\n39,50\n", R"({"task":"binomial","eps0":0.9})")["tests"];
  const auto number = [](const ReadJson& tests, const char* key) {
    return tests[key].get<double>();
  };
  EXPECT_NEAR(number(errors, "binomial_p_greater"),
              number(right, "binomial_p_less"), 1e-14);
  EXPECT_NEAR(number(errors, "binomial_p_two_sided"),
              number(right, "binomial_p_two_sided"), 1e-12);
  EXPECT_NEAR(number(errors, "clopper_pearson_low"),
              1 - number(right, "clopper_pearson_high"), 1e-14);
}

}  // namespace
}  // namespace melon
