#include "kernels/clustering/mutual_information.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <utility>
#include <vector>

#include "base/sum.h"

namespace melon {
namespace {

/// Probabilities below this share of the mode's are left out: together they
/// are below the precision of a double.
constexpr double kNegligible = 1e-20;
/// From this variance on, the first terms of the series in 1/mean are nearer to
/// the truth than 1e-14 of the cell's share.
constexpr double kManyPoints = 1e6;

/// How many of a cell's points come by chance from a row of `a` and a column of
/// `b` among `n` points: the hypergeometric distribution.
struct Cell {
  double a;
  double b;
  double n;

  [[nodiscard]] double Mean() const { return a * (b / n); }
  [[nodiscard]] double Variance() const {
    return n > 1 ? Mean() * ((n - a) / n) * ((n - b) / (n - 1)) : 0;
  }
  /// P(k + 1) / P(k).
  [[nodiscard]] double Ratio(double k) const {
    return ((a - k) / (k + 1)) * ((b - k) / (n - a - b + k + 1));
  }
};

/// E[k ln(k / mean)] by summing over k.
double BySum(const Cell& cell) {
  const double mean = cell.Mean();
  const double low = std::max(0.0, cell.a + cell.b - cell.n);
  const double high = std::min(cell.a, cell.b);
  const double mode = std::clamp(
      std::floor((cell.a + 1) * ((cell.b + 1) / (cell.n + 2))), low, high);
  const auto term = [mean](double k) {
    return k > 0 ? k * std::log(k / mean) : 0;
  };
  Sum probability;
  Sum information;
  const auto add = [&](double k, double share) {
    probability.Add(share);
    information.Add(share * term(k));
  };
  add(mode, 1);
  double share = 1;
  for (double k = mode; k < high && share > kNegligible; ++k) {
    share *= cell.Ratio(k);
    add(k + 1, share);
  }
  share = 1;
  for (double k = mode; k > low && share > kNegligible; --k) {
    share /= cell.Ratio(k - 1);
    add(k - 1, share);
  }
  return information.value() / probability.value();
}

/// E[k ln(k / mean)] = mean · E[(1 + δ) ln(1 + δ)] with k = mean (1 + δ), by
/// the moments of δ up to the fourth, whose leading part is 3 · variance².
double ByMoments(const Cell& cell) {
  const double mean = cell.Mean();
  const double variance = cell.Variance();
  const double skew = variance * ((cell.n - (2 * cell.a)) / cell.n) *
                      ((cell.n - (2 * cell.b)) / (cell.n - 2));
  return (variance / (2 * mean)) - (skew / (6 * mean * mean)) +
         (variance * variance / (4 * mean * mean * mean));
}

double ExpectedTerm(const Cell& cell) {
  return cell.Variance() > kManyPoints ? ByMoments(cell) : BySum(cell);
}

/// The different sizes above 0 with how often they occur.
std::vector<std::pair<double, double>> CountSizes(std::vector<double> sizes) {
  std::sort(sizes.begin(), sizes.end());
  std::vector<std::pair<double, double>> counted;
  for (const double size : sizes) {
    if (!(size > 0)) continue;
    if (counted.empty() || counted.back().first != size)
      counted.emplace_back(size, 0);
    ++counted.back().second;
  }
  return counted;
}

}  // namespace

double Entropy(std::span<const double> sizes, double total) {
  assert(total > 0);
  Sum entropy;
  for (const double size : sizes) {
    if (size > 0) entropy.Add((size / total) * std::log(total / size));
  }
  return std::max(0.0, entropy.value());
}

double MutualInformation(const ContingencyTable& table) {
  assert(table.total > 0);
  Sum information;
  for (const ContingencyTable::Cell& cell : table.cells) {
    const double row = cell.weight / table.row_totals[cell.row];
    const double column = table.column_totals[cell.column] / table.total;
    information.Add((cell.weight / table.total) * std::log(row / column));
  }
  return std::max(0.0, information.value());
}

double ExpectedMutualInformation(const ContingencyTable& table) {
  assert(table.total > 0 && table.whole_weights);
  Sum expected;
  const auto columns = CountSizes(table.column_totals);
  for (const auto& [row, row_count] : CountSizes(table.row_totals)) {
    for (const auto& [column, column_count] : columns) {
      const double term = ExpectedTerm({row, column, table.total});
      expected.Add(row_count * column_count * (term / table.total));
    }
  }
  return std::max(0.0, expected.value());
}

}  // namespace melon
