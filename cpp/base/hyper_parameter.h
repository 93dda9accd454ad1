#pragma once

#include <cassert>
#include <cstddef>
#include <span>
#include <string_view>

#include "base/limits.h"

namespace melon {

/// What the values of a hyper-parameter are.
enum class HyperParameterKind : unsigned char {
  whole,
  real,
  /// Real, and searched by its order of magnitude.
  log_real,
  /// One of several names, counted from 0.
  choice,
};

/// A number that is chosen before anything is learnt.
struct HyperParameter {
  /// As in scikit-learn: "n_neighbors".
  std::string_view name;
  HyperParameterKind kind = HyperParameterKind::real;
  /// Of a choice: the place of its name.
  double usual = 0;
  Limits limits = {};
  /// Where a search looks for it.
  double search_low = 0;
  double search_high = 0;
  std::span<const std::string_view> choices = {};
  /// Counts only where the hyper-parameter of that name has that choice;
  /// without a name always.
  std::string_view counts_with = {};
  double counts_at = 0;
  /// Ascending: what a search tries in place of its range.
  std::span<const double> levels = {};
};

/// A value for each of an item's hyper-parameters, within their limits.
class HyperParameters {
 public:
  HyperParameters(std::span<const HyperParameter* const> parameters,
                  std::span<const double> values)
      : parameters_(parameters), values_(values) {
    assert(parameters.size() == values.size());
  }

  /// Of one of the item's own.
  [[nodiscard]] double operator[](const HyperParameter& parameter) const {
    std::size_t place = 0;
    while (parameters_[place] != &parameter) ++place;
    return values_[place];
  }
  [[nodiscard]] std::size_t Whole(const HyperParameter& parameter) const {
    return static_cast<std::size_t>((*this)[parameter]);
  }

 private:
  std::span<const HyperParameter* const> parameters_;
  std::span<const double> values_;
};

}  // namespace melon
