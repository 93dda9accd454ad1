#pragma once

#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace melon {

/// A table of critical values as textbooks print it.
struct CriticalTable {
  std::string_view id;
  std::vector<double> rows;
  std::vector<double> columns;
  /// Row after row. None where no value of the statistic is significant, or
  /// the row or column lies outside of what the table is defined for.
  std::vector<std::optional<double>> values;
};

/// What a table is about. α in (0, 0.999] is the chance of a false rejection;
/// ∞ is among the degrees of freedom.
struct CriticalTableKind {
  std::string_view id;
  /// What the numbers before the rows are: degrees_of_freedom,
  /// denominator_degrees_of_freedom, models, pairs (data sets where the two
  /// differ).
  std::string_view rows;
  /// What those above the columns are: alpha, numerator_degrees_of_freedom,
  /// models.
  std::string_view columns;
  /// Those of the textbooks.
  std::span<const double> usual_rows;
  std::span<const double> usual_columns;
  /// The critical values of one column; `alpha` counts where the columns are
  /// not α.
  std::vector<std::optional<double>> (*column)(std::span<const double> rows,
                                               double column, double alpha);
  /// Whether they are sums of ranks or numbers of wins, and so whole.
  bool counts = false;
};

/// t: two-sided, |t| above it is significant. t_one_sided. f: F above it.
/// chi2. q: the studentized range, for Tukey's test. nemenyi: q/√2 for infinite
/// degrees of freedom, the critical difference of mean ranks in units of
/// √(k(k + 1)/(6N)). bonferroni_dunn: the two-sided normal value at α/(k − 1),
/// in the same unit. wilcoxon: the smaller rank sum T of up to 100 pairs
/// without ties, at most it is significant two-sided. sign: the number of wins,
/// at least it is significant two-sided.
[[nodiscard]] std::span<const CriticalTableKind> CriticalTableKinds();

/// The table for any rows and columns.
[[nodiscard]] CriticalTable MakeCriticalTable(const CriticalTableKind& kind,
                                              std::span<const double> rows,
                                              std::span<const double> columns,
                                              double alpha);

}  // namespace melon
