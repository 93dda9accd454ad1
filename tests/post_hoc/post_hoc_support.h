#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "hypothesis/golden_numbers.h"
#include "kernels/comparison/ranks/rank_rows.h"
#include "post_hoc/post_hoc.h"

namespace melon {

/// García & Herrera 2008, JMLR 9:2677: C4.5, 1-NN, naive Bayes, Kernel, CN2
/// over 30 data sets. The unadjusted p-values are printed with four digits.
inline const std::vector<double> kGarciaHerrera = {
    0.004849, 1, 4.487e-8, 0.012763, 0.010112,
    0.007963, 1, 1.736e-7, 0.024745, 0.002880};

inline std::vector<double> Numbers(const std::vector<Value>& values) {
  std::vector<double> numbers;
  for (const Value& value : values) numbers.push_back(value.number());
  return numbers;
}

inline std::vector<double> Adjusted(const PostHoc& procedure,
                                    const std::vector<double>& p_values,
                                    std::size_t algorithms = 0) {
  return Numbers(procedure.adjust(p_values, algorithms));
}

inline void ExpectRelative(const std::vector<double>& values,
                           const std::vector<double>& expected,
                           double relative) {
  ASSERT_EQ(values.size(), expected.size());
  for (std::size_t i = 0; i < values.size(); ++i) {
    EXPECT_NEAR(values[i], expected[i], relative * expected[i]) << i;
  }
}

/// Compares with the column of comparison/adjusted.csv or …/adjusted_R.csv that
/// has the procedure's name. −1 stands for "not computed".
inline void ExpectGoldenAdjustment(const PostHoc& procedure,
                                   double relative = 1e-13) {
  std::size_t sets = 0;
  for (const char* name :
       {"comparison/adjusted.csv", "comparison/adjusted_R.csv"}) {
    std::ifstream file(std::string(MELON_GOLDEN "/") + name);
    std::string line;
    std::getline(file, line);
    std::vector<std::string> header;
    std::istringstream cells(line);
    for (std::string cell; std::getline(cells, cell, ',');)
      header.push_back(cell);
    const auto column = static_cast<std::size_t>(
        std::find(header.begin(), header.end(), procedure.id) - header.begin());
    if (column == header.size()) continue;
    const std::size_t p_column = header[1] == "p" ? 1 : 2;
    const auto rows = GoldenNumbers(name);
    for (std::size_t begin = 0; begin < rows.size();) {
      std::vector<double> p_values;
      std::vector<double> expected;
      std::size_t end = begin;
      for (; end < rows.size() && rows[end][0] == rows[begin][0]; ++end) {
        p_values.push_back(rows[end][p_column]);
        expected.push_back(rows[end][column]);
      }
      begin = end;
      if (expected[0] < 0) continue;
      const auto m = static_cast<double>(p_values.size());
      const auto algorithms =
          static_cast<std::size_t>((1 + std::sqrt(1 + (8 * m))) / 2);
      ExpectRelative(Adjusted(procedure, p_values, algorithms), expected,
                     relative);
      ++sets;
    }
  }
  EXPECT_GE(sets, 9U) << procedure.id;
}

/// Owns what a RankSummary looks at.
struct OwnRanks {
  std::vector<double> mean_rank;
  double row_count = 0;
  double squared_ranks = 0;

  [[nodiscard]] RankSummary view() const {
    return {mean_rank, row_count, squared_ranks};
  }
};

inline OwnRanks RanksOf(const std::vector<double>& result,
                        std::size_t columns) {
  const RankSums sums = RankRows(result, columns, true).sums;
  OwnRanks ranks;
  ranks.row_count = static_cast<double>(sums.row_count);
  ranks.squared_ranks = sums.squared_ranks;
  for (const double sum : sums.rank_sum)
    ranks.mean_rank.push_back(sum / ranks.row_count);
  return ranks;
}

/// Compares with the given column of comparison/post_hoc.csv, which
/// scikit-posthocs filled: table, a, b, nemenyi, conover.
inline void ExpectScikitPosthocs(const PostHoc& procedure, std::size_t column,
                                 double relative, double absolute) {
  const auto rows = GoldenNumbers("comparison/post_hoc.csv");
  std::size_t next = 0;
  for (const char* name :
       {"demsar", "notes", "normal", "rounded", "heavy", "wide"}) {
    const auto table =
        GoldenNumbers(std::string("comparison/") + name + ".csv");
    std::vector<double> result;
    for (const auto& row : table)
      result.insert(result.end(), row.begin(), row.end());
    const auto values =
        procedure.from_ranks(RanksOf(result, table[0].size()).view());
    for (const Value& value : values) {
      ASSERT_LT(next, rows.size());
      EXPECT_NEAR(value.number(), rows[next][column],
                  absolute + (relative * rows[next][column]))
          << name;
      ++next;
    }
  }
  EXPECT_EQ(next, rows.size());
}

}  // namespace melon
