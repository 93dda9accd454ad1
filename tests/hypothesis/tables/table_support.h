#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <fstream>
#include <sstream>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "hypothesis/golden_numbers.h"
#include "hypothesis/paired_scores.h"
#include "hypothesis/test.h"
#include "kernels/comparison/ranks/rank_rows.h"

namespace melon {

/// Owns what a RankedResults looks at.
class OwnTable {
 public:
  OwnTable(std::vector<double> result, std::size_t columns,
           bool higher_is_better = true)
      : result_(std::move(result)),
        rank_(RankRows(result_, columns, higher_is_better).rank),
        columns_(columns),
        higher_is_better_(higher_is_better) {}

  [[nodiscard]] RankedResults view() const {
    return {.row_count = result_.size() / columns_,
            .column_count = columns_,
            .result = result_,
            .rank = rank_,
            .higher_is_better = higher_is_better_};
  }

 private:
  std::vector<double> result_;
  std::vector<double> rank_;
  std::size_t columns_;
  bool higher_is_better_;
};

inline KeyValues Judge(const Test& test, const std::vector<double>& result,
                       std::size_t columns, bool higher_is_better = true) {
  return test.from_results(OwnTable(result, columns, higher_is_better).view(),
                           {});
}

/// Three algorithms on four data sets with the four rankings of
/// docs/worked-examples.md: 1 2 3 | 1 2.5 2.5 | 1 2 3 | 1 2 3.
inline const std::vector<double> kNotesTable = {.9, .8, .7, .9, .5, .5,
                                                .9, .8, .1, .4, .3, .2};

/// Demšar 2006, table 6: AUC of C4.5, C4.5+m, C4.5+cf, C4.5+m+cf on 14 data
/// sets.
inline const std::vector<double> kDemsarTable = {
    .763, .768, .771, .798, .599, .591, .590, .569, .954, .971, .968, .967,
    .628, .661, .654, .657, .882, .888, .886, .898, .936, .931, .916, .931,
    .661, .668, .609, .685, .583, .583, .563, .625, .775, .838, .866, .875,
    1,    1,    1,    1,    .940, .962, .965, .962, .619, .666, .614, .669,
    .972, .981, .975, .975, .957, .978, .946, .970};

/// Expects the same of numbers of hits and of their shares of 57, whose
/// differences are equal but for rounding where those of hits are equal.
inline void ExpectTheSameOfShares(const Test& test) {
  const std::vector<double> hits = {42, 41, 40, 56, 54, 55, 36, 35, 34,
                                    49, 48, 50, 17, 19, 18, 29, 28, 30};
  std::vector<double> shares;
  for (const double one : hits) shares.push_back(one / 57);
  const KeyValues of_shares = Judge(test, shares, 3);
  const KeyValues of_hits = Judge(test, hits, 3);
  for (const std::string_view key : test.keys)
    EXPECT_EQ(At(of_shares, key).number(), At(of_hits, key).number()) << key;
}

/// A table of tests/golden/comparison_tables.py.
struct GoldenTable {
  std::string name;
  std::vector<double> result;
  std::size_t columns = 0;
  bool higher_is_better = true;
};

/// The table `name` under tests/golden/comparison: one row a data set.
inline GoldenTable ReadGoldenTable(const std::string& name, bool higher) {
  GoldenTable table;
  table.name = name;
  table.higher_is_better = higher;
  for (const auto& row : GoldenNumbers("comparison/" + name + ".csv")) {
    table.columns = row.size();
    table.result.insert(table.result.end(), row.begin(), row.end());
  }
  return table;
}

inline std::vector<GoldenTable> GoldenTables() {
  std::vector<GoldenTable> tables;
  for (const char* name : {"demsar", "notes", "normal", "rounded", "heavy",
                           "wide", "two", "errors"}) {
    tables.push_back(ReadGoldenTable(name, std::string(name) != "errors"));
  }
  return tables;
}

/// What a tool gave for one key of one table; NaN: undefined.
struct GoldenValue {
  std::string table;
  std::string key;
  double number = 0;
};

/// From R and Python: comparison_tests.R and comparison_tables.py.
inline std::vector<GoldenValue> GoldenValues() {
  std::vector<GoldenValue> values;
  for (const char* tool : {"R", "python"}) {
    std::ifstream file(std::string(MELON_GOLDEN "/comparison/expected_") +
                       tool + ".csv");
    EXPECT_TRUE(file) << "missing golden file";
    std::string line;
    std::getline(file, line);
    while (std::getline(file, line)) {
      std::istringstream cells(line);
      GoldenValue one;
      std::string number;
      std::getline(cells, one.table, ',');
      std::getline(cells, one.key, ',');
      std::getline(cells, number, ',');
      one.number = number == "none" ? std::nan("") : std::stod(number);
      values.push_back(one);
    }
  }
  return values;
}

/// Compares all keys of the test for which there is a number of R's or
/// Python's.
inline void ExpectGoldenTables(const Test& test, double relative) {
  const auto golden = GoldenValues();
  int compared = 0;
  for (const GoldenTable& table : GoldenTables()) {
    const KeyValues values =
        Judge(test, table.result, table.columns, table.higher_is_better);
    for (const GoldenValue& expected : golden) {
      const bool asked = std::find(test.keys.begin(), test.keys.end(),
                                   expected.key) != test.keys.end();
      if (expected.table != table.name || !asked) continue;
      ++compared;
      const Value value = At(values, expected.key);
      ASSERT_EQ(value.defined(), !std::isnan(expected.number))
          << table.name << ' ' << expected.key;
      if (!value.defined()) continue;
      EXPECT_NEAR(value.number(), expected.number,
                  relative * std::abs(expected.number))
          << table.name << ' ' << expected.key;
    }
  }
  EXPECT_GE(compared, 4) << test.id;
}

}  // namespace melon
