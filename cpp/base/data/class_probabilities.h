#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace melon {

/// How one model's numbers rank the cases, class by class: what the measures of
/// ranking share, since it takes all the sorting.
struct ClassRankings {
  /// Weight of the cases of each class.
  std::vector<double> total;
  /// Class × class, by row: in entry (i, j) the weight of pairs of a case of
  /// class i and one of class j of which the first has the greater number for
  /// class i, ties counting half. 0 for i = j.
  std::vector<double> pairs;
  /// One class against the rest; NaN where no case is of the class.
  std::vector<double> average_precision;
  /// All (case, class) combinations in one ranking, those of the true class
  /// positive; NaN where undefined.
  double micro_roc_area = 0;
  double micro_average_precision = 0;

  [[nodiscard]] std::size_t class_count() const { return total.size(); }
};

/// One model's number for every class of every case, as given: not rescaled,
/// and probabilities only if they lie in [0, 1].
struct ClassProbabilities {
  /// One column a class, each with one finite entry a case.
  std::span<const std::span<const double>> columns;
  /// The true class of each case, as an index into `columns`.
  std::span<const std::uint16_t> truth;
  /// Not negative; empty: every case counts once.
  std::span<const double> weight = {};
  /// False: weights are not numbers of cases, even if they are whole.
  bool weights_count = true;
  /// The rankings of just these numbers and weights, when they have been
  /// computed already; null: an item that needs them computes them.
  const ClassRankings* rankings = nullptr;
  /// What the columns are called, verbatim, where somebody wants to read that;
  /// else empty.
  std::span<const std::string> class_names = {};

  [[nodiscard]] std::size_t class_count() const { return columns.size(); }
  [[nodiscard]] std::size_t size() const { return truth.size(); }
  [[nodiscard]] double WeightOf(std::size_t i) const {
    return weight.empty() ? 1 : weight[i];
  }
};

}  // namespace melon
