#include "kernels/comparison/all_pairs/critical_values.h"

#include <cmath>
#include <cstddef>
#include <limits>
#include <numbers>

#include "base/function_view.h"
#include "special/binomial.h"
#include "special/chi_squared.h"
#include "special/f_distribution.h"
#include "special/normal.h"
#include "special/signed_rank.h"
#include "special/student_t.h"
#include "special/studentized_range.h"
#include "special/upper_quantile.h"

namespace melon {
namespace {

using Cell = std::optional<double>;
using Column = std::vector<Cell>;

constexpr double kInfinite = std::numeric_limits<double>::infinity();
constexpr double kLeastAlpha = 1e-100;
constexpr double kMostAlpha = 0.999;
constexpr double kMostDegrees = 1e6;
constexpr double kMostModels = 1000;
constexpr double kMostTrials = 1e9;

bool IsAlpha(double alpha) {
  return alpha >= kLeastAlpha && alpha <= kMostAlpha;
}

bool IsDegrees(double degrees) {
  return degrees >= 1 && (degrees <= kMostDegrees || degrees == kInfinite);
}

bool IsWhole(double number, double least, double most) {
  return number >= least && number <= most && number == std::floor(number);
}

Column PerRow(std::span<const double> rows, FunctionView<Cell(double)> cell) {
  Column column;
  column.reserve(rows.size());
  for (const double row : rows) column.push_back(cell(row));
  return column;
}

double TwoSidedT(double alpha, double degrees) {
  constexpr double kGuess = 2;
  const auto survival = [degrees](double t) {
    return degrees == kInfinite ? NormalTwoSided(t)
                                : StudentTwoSided(t, degrees);
  };
  return UpperQuantile(survival, alpha, kGuess);
}

Column T(std::span<const double> rows, double column, double /*alpha*/) {
  return PerRow(rows, [column](double degrees) -> Cell {
    if (!IsAlpha(column) || !IsDegrees(degrees)) return std::nullopt;
    return TwoSidedT(column, degrees);
  });
}

/// Above one half the critical value is negative.
Column OneSidedT(std::span<const double> rows, double column,
                 double /*alpha*/) {
  return PerRow(rows, [column](double degrees) -> Cell {
    if (!IsAlpha(column) || !IsDegrees(degrees)) return std::nullopt;
    if (column == 0.5) return 0;
    return column < 0.5 ? TwoSidedT(2 * column, degrees)
                        : -TwoSidedT(2 - (2 * column), degrees);
  });
}

Column F(std::span<const double> rows, double column, double alpha) {
  return PerRow(rows, [column, alpha](double degrees) -> Cell {
    if (!IsAlpha(alpha) || !IsDegrees(degrees) || !IsDegrees(column) ||
        column == kInfinite) {
      return std::nullopt;
    }
    if (degrees == kInfinite)
      return ChiSquaredUpperQuantile(alpha, column) / column;
    return FUpperQuantile(alpha, column, degrees);
  });
}

Column ChiSquared(std::span<const double> rows, double column,
                  double /*alpha*/) {
  return PerRow(rows, [column](double degrees) -> Cell {
    if (!IsAlpha(column) || !IsDegrees(degrees) || degrees == kInfinite)
      return std::nullopt;
    return ChiSquaredUpperQuantile(column, degrees);
  });
}

Column Q(std::span<const double> rows, double column, double alpha) {
  if (!IsAlpha(alpha) || !IsWhole(column, 2, kMostModels))
    return Column(rows.size());
  StudentizedRange range(static_cast<std::size_t>(column));
  const auto cell = [&range, alpha](double degrees) -> Cell {
    if (!IsDegrees(degrees)) return std::nullopt;
    range.SetDegreesOfFreedom(degrees);
    return range.UpperQuantile(alpha);
  };
  return PerRow(rows, cell);
}

Column Nemenyi(std::span<const double> rows, double column, double /*alpha*/) {
  return PerRow(rows, [column](double models) -> Cell {
    if (!IsAlpha(column) || !IsWhole(models, 2, kMostModels))
      return std::nullopt;
    StudentizedRange range(static_cast<std::size_t>(models));
    return range.UpperQuantile(column) / std::numbers::sqrt2;
  });
}

Column BonferroniDunn(std::span<const double> rows, double column,
                      double /*alpha*/) {
  return PerRow(rows, [column](double models) -> Cell {
    if (!IsAlpha(column) || !IsWhole(models, 2, kMostModels))
      return std::nullopt;
    return TwoSidedT(column / (models - 1), kInfinite);
  });
}

Column Wilcoxon(std::span<const double> rows, double column, double /*alpha*/) {
  return PerRow(rows, [column](double pairs) -> Cell {
    if (!IsAlpha(column) || !IsWhole(pairs, 0, kMostSignedRanks))
      return std::nullopt;
    return SignedRankCritical(static_cast<std::size_t>(pairs), column);
  });
}

Column Sign(std::span<const double> rows, double column, double /*alpha*/) {
  return PerRow(rows, [column](double pairs) -> Cell {
    if (!IsAlpha(column) || !IsWhole(pairs, 0, kMostTrials))
      return std::nullopt;
    return SignTestCriticalWins(pairs, column);
  });
}

constexpr double kTwoSided[] = {0.2, 0.1, 0.05, 0.02, 0.01, 0.001};
constexpr double kOneSided[] = {0.1, 0.05, 0.025, 0.01, 0.005, 0.0005};
constexpr double kTail[] = {0.1, 0.05, 0.025, 0.01, 0.001};
constexpr double kCommon[] = {0.1, 0.05, 0.01};
constexpr double kDegrees[] = {
    1,  2,  3,  4,  5,  6,  7,  8,  9,  10, 11, 12, 13, 14, 15, 16,  17,
    18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 40, 60, 120, kInfinite};
constexpr std::span<const double> kFiniteDegrees(kDegrees,
                                                 std::size(kDegrees) - 1);
constexpr double kNumerators[] = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 15, 20};
constexpr double kFewModels[] = {2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 15, 20};
constexpr double kModels[] = {2,  3,  4,  5,  6,  7,  8,  9,  10,
                              12, 15, 20, 30, 40, 50, 70, 100};
constexpr double kPairs[] = {5,  6,  7,  8,  9,  10, 11, 12, 13, 14,
                             15, 16, 17, 18, 19, 20, 21, 22, 23, 24,
                             25, 26, 27, 28, 29, 30, 40, 50, 100};

constexpr CriticalTableKind kKinds[] = {
    {"t", "degrees_of_freedom", "alpha", kDegrees, kTwoSided, T},
    {"t_one_sided", "degrees_of_freedom", "alpha", kDegrees, kOneSided,
     OneSidedT},
    {"f", "denominator_degrees_of_freedom", "numerator_degrees_of_freedom",
     kDegrees, kNumerators, F},
    {"chi2", "degrees_of_freedom", "alpha", kFiniteDegrees, kTail, ChiSquared},
    {"q", "degrees_of_freedom", "models", kDegrees, kFewModels, Q},
    {"nemenyi", "models", "alpha", kModels, kCommon, Nemenyi},
    {"bonferroni_dunn", "models", "alpha", kModels, kCommon, BonferroniDunn},
    {"wilcoxon", "pairs", "alpha", kPairs, kTwoSided, Wilcoxon, true},
    {"sign", "pairs", "alpha", kPairs, kTwoSided, Sign, true},
};

}  // namespace

std::span<const CriticalTableKind> CriticalTableKinds() { return kKinds; }

CriticalTable MakeCriticalTable(const CriticalTableKind& kind,
                                std::span<const double> rows,
                                std::span<const double> columns, double alpha) {
  CriticalTable table{.id = kind.id,
                      .rows = {rows.begin(), rows.end()},
                      .columns = {columns.begin(), columns.end()},
                      .values = {}};
  table.values.resize(rows.size() * columns.size());
  for (std::size_t j = 0; j < columns.size(); ++j) {
    const Column column = kind.column(rows, columns[j], alpha);
    for (std::size_t i = 0; i < rows.size(); ++i)
      table.values[(i * columns.size()) + j] = column[i];
  }
  return table;
}

}  // namespace melon
