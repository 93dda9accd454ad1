#pragma once

#include <gtest/gtest.h>

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "tasks/friedman/data.h"
#include "tasks/friedman/report.h"
#include "tasks/table_from_csv.h"

namespace melon {

/// The four rankings of docs/worked-examples.md: χ² 7.125, with the correction
/// for ties 7.6; F 57; exact p 12/1296; mean ranks 1, 2.125, 2.875.
inline constexpr std::string_view kNotes =
    "dataset,A,B,C\nd1,1,2,3\nd2,1,2.5,2.5\nd3,1,2,3\nd4,1,2,3\n";

/// The columns of the text, ranked; or why they cannot be.
inline Result<FriedmanData> FriedmanOfCsv(std::string_view csv,
                                          Options options = {}) {
  const Table table = TableFromCsv(csv);
  options.task = "friedman";
  const Result<Roles> roles = AssignRoles(table, options);
  if (!roles) return roles.problem();
  return PrepareFriedman(table, roles.value(), options);
}

/// Data with the tests of them.
struct FriedmanCase {
  explicit FriedmanCase(std::string_view csv, Options given = {})
      : options(std::move(given)) {
    Result<FriedmanData> prepared = FriedmanOfCsv(csv, options);
    EXPECT_TRUE(prepared) << csv;
    data = std::move(prepared.value());
    findings = FindFriedman(data, options);
  }

  [[nodiscard]] const Procedure& Of(std::string_view id) const {
    Options wanted = options;
    wanted.post_hoc = id;
    return WantedProcedure(findings.post_hoc, wanted);
  }

  Options options;
  FriedmanData data;
  FriedmanFindings findings;
};

/// `algorithms` columns a0, a1, … on `rows` data sets, each a step worse than
/// the one before and in the same order everywhere.
inline std::string OrderedCsv(std::size_t algorithms, std::size_t rows) {
  std::string csv = "dataset";
  for (std::size_t i = 0; i < algorithms; ++i) csv += ",a" + std::to_string(i);
  for (std::size_t row = 0; row < rows; ++row) {
    csv += "\nd" + std::to_string(row);
    for (std::size_t i = 0; i < algorithms; ++i) {
      // Neighbours change places on every third data set.
      const bool swapped = row % 3 == 0 && (i ^ 1U) < algorithms;
      csv += ",0." + std::to_string(900 - (10 * (swapped ? i ^ 1U : i)) + row);
    }
  }
  return csv + "\n";
}

}  // namespace melon
