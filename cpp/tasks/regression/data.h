#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "base/data/estimates.h"
#include "base/result.h"
#include "base/table.h"
#include "options/options.h"
#include "roles/roles.h"
#include "table/cells.h"

namespace melon {

/// One model's predictions, a finite number a case.
struct RegressionModel {
  std::string name;
  std::span<const double> prediction;
};

/// A numeric column against which errors are drawn; NaN in a flawed cell, which
/// is no reason to leave out a case.
struct RegressionFeature {
  std::string name;
  std::span<const double> value;
};

/// A table with its roles, checked: numbers against true numbers. Spans may
/// look into the table, which must outlive it.
struct RegressionData {
  std::span<const double> truth;
  /// Empty: every case counts once.
  std::vector<double> weight;
  bool whole_weights = true;
  /// The group of each case that is resampled as a whole; empty without such
  /// groups.
  std::vector<std::uint32_t> cluster;
  /// Number of cases: Σ w.
  double total = 0;
  std::vector<RegressionModel> models;
  std::vector<RegressionFeature> features;
  UsableRows rows;
  std::vector<Problem> warnings;

  [[nodiscard]] std::size_t case_count() const { return truth.size(); }
  [[nodiscard]] double WeightOf(std::size_t i) const {
    return weight.empty() ? 1 : weight[i];
  }
  [[nodiscard]] Estimates EstimatesOf(std::size_t model) const {
    return {truth, models[model].prediction, weight, whole_weights};
  }

  /// Owns numbers that could not be looked at in the table.
  std::vector<std::vector<double>> own_numbers;
};

/// Checks the cells and the weights.
[[nodiscard]] Result<RegressionData> PrepareRegression(const Table& table,
                                                       const Roles& roles,
                                                       const Options& options);

}  // namespace melon
