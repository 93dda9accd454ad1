#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "kernels/comparison/ranks/friedman_statistic.h"
#include "tasks/friedman/data.h"
#include "tasks/friedman/post_hoc_tests.h"
#include "tasks/friedman/report.h"
#include "tasks/friedman/verdict.h"

namespace melon {

/// What the advice on a table of algorithms and data sets rests on. It refers
/// to what it was made of.
struct FriedmanEvidence {
  const FriedmanData& data;
  const FriedmanFindings& findings;
  /// The procedure that judges the pairs.
  const Procedure& deciding;
  const std::optional<ControlTests>& control;
  double alpha;
  FriedmanStatistic statistic;
  /// Data sets on which some algorithms share a rank.
  std::size_t tied_rows;
  /// Name of the column that calls the rows folds or runs; empty where none
  /// does, or where data sets are named beside it.
  std::string folds_column;

  [[nodiscard]] std::size_t rows() const { return data.results.row_count(); }
  [[nodiscard]] std::size_t columns() const {
    return data.results.column_count();
  }
  [[nodiscard]] std::size_t pairs() const {
    return columns() * (columns() - 1) / 2;
  }

  /// Whether there is something to test.
  [[nodiscard]] bool IsTestable() const;
  /// Whether χ² is a poor approximation.
  [[nodiscard]] bool IsSmall() const;
  /// So many data sets that χ² is close with few algorithms as well: its error
  /// vanishes as the data sets become more, whatever the number of algorithms.
  [[nodiscard]] bool HasManyRows() const;
  /// Whether all data sets rank the algorithms alike.
  [[nodiscard]] bool Agree() const;

  /// The test that decides whether there is any difference.
  [[nodiscard]] Omnibus Deciding() const;

  /// What the tests of all algorithms say under the key, where they do.
  [[nodiscard]] std::optional<double> Number(std::string_view key) const;
  /// The key of the permutation test's p-value: counted, or drawn where there
  /// are too many arrangements.
  [[nodiscard]] std::string_view PermutationKey() const;
  /// The procedure that judges what is compared: all pairs, or the others
  /// against the control.
  [[nodiscard]] const Procedure& Judging() const;
  /// How many comparisons it makes.
  [[nodiscard]] std::size_t comparisons() const {
    return control ? columns() - 1 : pairs();
  }
  /// How many of them have p ≤ α before adjustment.
  [[nodiscard]] std::size_t CountUnadjusted() const;
  /// nullptr where it was not used.
  [[nodiscard]] const Procedure* ProcedureOf(std::string_view id) const;
};

[[nodiscard]] FriedmanEvidence EvidenceOf(
    const FriedmanData& data, const FriedmanFindings& findings,
    const Procedure& deciding, const std::optional<ControlTests>& control,
    double alpha, std::string folds_column);

}  // namespace melon
