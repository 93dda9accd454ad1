#include "kernels/comparison/all_pairs/critical_values.h"

#include <gtest/gtest.h>

#include <cmath>
#include <limits>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "hypothesis/golden_numbers.h"

namespace melon {
namespace {

constexpr double kInfinite = std::numeric_limits<double>::infinity();

const CriticalTableKind& Kind(std::string_view id) {
  for (const CriticalTableKind& kind : CriticalTableKinds()) {
    if (kind.id == id) return kind;
  }
  ADD_FAILURE() << "no table " << id;
  return CriticalTableKinds().front();
}

std::optional<double> Cell(std::string_view id, double row, double column,
                           double alpha = 0.05) {
  const double rows[] = {row};
  const double columns[] = {column};
  return MakeCriticalTable(Kind(id), rows, columns, alpha).values.front();
}

/// With the digits that tables print.
void ExpectPrinted(std::optional<double> value, double printed, double half) {
  ASSERT_TRUE(value);
  EXPECT_NEAR(*value, printed, half);
}

TEST(CriticalTable, OfTPutsRightWhatTheNotesHaveWrong) {
  // docs/worked-examples.md: 8 degrees of freedom, two-sided .01: 3.355.
  ExpectPrinted(Cell("t", 8, 0.01), 3.355, 5e-4);
  ExpectPrinted(Cell("t_one_sided", 8, 0.005), 3.355, 5e-4);
  ExpectPrinted(Cell("t", kInfinite, 0.05), 1.960, 5e-4);
}

TEST(CriticalTable, OfNemenyiAndBonferroniDunnIsDemsars) {
  // Demšar 2006, table 5, with 2.724 put right (docs/worked-examples.md).
  ExpectPrinted(Cell("nemenyi", 4, 0.05), 2.569, 5.1e-4);
  ExpectPrinted(Cell("nemenyi", 4, 0.1), 2.291, 5.1e-4);
  ExpectPrinted(Cell("nemenyi", 10, 0.05), 3.164, 5.1e-4);
  ExpectPrinted(Cell("bonferroni_dunn", 4, 0.05), 2.394, 5.1e-4);
  ExpectPrinted(Cell("bonferroni_dunn", 9, 0.05), 2.734, 5.1e-4);
}

TEST(CriticalTable, OfFIsTheOneOfTheNotes) {
  // F(.05) with 2 and 6 degrees of freedom: 5.143.
  ExpectPrinted(Cell("f", 6, 2, 0.05), 5.143, 5e-4);
}

TEST(CriticalTable, OfTheSignTestIsDemsars) {
  // Demšar 2006, table 3: 12 wins of 14 at .05, 11 at .10.
  EXPECT_EQ(Cell("sign", 14, 0.05), 12);
  EXPECT_EQ(Cell("sign", 14, 0.1), 11);
}

struct Oracle {
  std::string id;
  double relative;
};

TEST(CriticalTable, AgreesWithSciPyAndR) {
  // tests/golden/critical_values.py; −1: none.
  const Oracle oracles[] = {{"t", 1e-10},
                            {"t_one_sided", 1e-10},
                            {"f", 1e-10},
                            {"chi2", 1e-10},
                            {"q", 1e-7},
                            {"nemenyi", 1e-7},
                            {"wilcoxon", 0},
                            {"sign", 0},
                            {"bonferroni_dunn", 1e-10}};
  for (const auto& [id, relative] : oracles) {
    const auto rows = GoldenNumbers("critical_values/" + id + ".csv");
    EXPECT_GE(rows.size(), 24U) << id;
    for (const auto& row : rows) {
      const double value = Cell(id, row[0], row[1], row[2]).value_or(-1);
      EXPECT_NEAR(value, row[3], (std::abs(row[3]) * relative) + 1e-15)
          << id << " " << row[0] << " " << row[1] << " " << row[2];
    }
  }
}

TEST(CriticalTable, HoldsItsCellsRowAfterRow) {
  const double rows[] = {1, 2, 10};
  const double columns[] = {0.1, 0.05};
  const CriticalTable table = MakeCriticalTable(Kind("t"), rows, columns, 0);
  ASSERT_EQ(table.values.size(), 6U);
  EXPECT_EQ(table.id, "t");
  EXPECT_EQ(table.values[3], Cell("t", 2, 0.05));
  EXPECT_EQ(table.values[4], Cell("t", 10, 0.1));
}

TEST(CriticalTable, HasNothingWhereNothingIsSignificantOrDefined) {
  EXPECT_EQ(Cell("wilcoxon", 5, 0.05), std::nullopt);
  EXPECT_EQ(Cell("wilcoxon", 101, 0.05), std::nullopt);
  EXPECT_EQ(Cell("wilcoxon", 7.5, 0.05), std::nullopt);
  EXPECT_EQ(Cell("sign", 5, 0.05), std::nullopt);
  EXPECT_EQ(Cell("sign", -3, 0.05), std::nullopt);
  EXPECT_EQ(Cell("t", 0, 0.05), std::nullopt);
  EXPECT_EQ(Cell("t", 5, 0), std::nullopt);
  EXPECT_EQ(Cell("t", 5, 1), std::nullopt);
  EXPECT_EQ(Cell("t", std::nan(""), 0.05), std::nullopt);
  EXPECT_EQ(Cell("t", 5, std::nan("")), std::nullopt);
  EXPECT_EQ(Cell("f", 5, kInfinite), std::nullopt);
  EXPECT_EQ(Cell("chi2", kInfinite, 0.05), std::nullopt);
  EXPECT_EQ(Cell("q", 10, 1), std::nullopt);
  EXPECT_EQ(Cell("q", 10, 3, 1.5), std::nullopt);
  EXPECT_EQ(Cell("nemenyi", 1, 0.05), std::nullopt);
  EXPECT_EQ(Cell("bonferroni_dunn", 2.5, 0.05), std::nullopt);
}

TEST(CriticalTable, TakesEveryUsualRowAndColumn) {
  std::set<std::string_view> ids;
  for (const CriticalTableKind& kind : CriticalTableKinds()) {
    EXPECT_TRUE(ids.insert(kind.id).second) << kind.id;
    const CriticalTable table =
        MakeCriticalTable(kind, kind.usual_rows, kind.usual_columns, 0.05);
    std::size_t empty = 0;
    for (const auto& value : table.values) empty += value ? 0 : 1;
    const bool counts = kind.id == "wilcoxon" || kind.id == "sign";
    EXPECT_EQ(empty > 0, counts) << kind.id;
    EXPECT_LT(empty, table.values.size() / 4) << kind.id;
  }
}

TEST(CriticalTable, GrowsTowardsTheSmallerAlpha) {
  for (const CriticalTableKind& kind : CriticalTableKinds()) {
    if (kind.columns != "alpha" || kind.id == "wilcoxon") continue;
    for (const double row : {10.0, 30.0}) {
      EXPECT_LE(Cell(kind.id, row, 0.1), Cell(kind.id, row, 0.05)) << kind.id;
      EXPECT_LT(Cell(kind.id, row, 0.1), Cell(kind.id, row, 0.01)) << kind.id;
    }
  }
}

}  // namespace
}  // namespace melon
