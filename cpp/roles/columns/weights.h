#pragma once

#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "base/table.h"
#include "options/options.h"
#include "roles/roles.h"
#include "table/cells.h"

namespace melon {

/// Between these lies a sum of weights: the products that metrics are made of
/// neither overflow nor vanish, and quantiles for so many cases can be
/// computed.
inline constexpr double kLeastWeight = 1e-20;
inline constexpr double kMostWeight = 1e20;

/// The problem with weights, if any: a negative one, with its line, none that
/// is positive, or a sum out of bounds. `weight` has the usable cells of the
/// column.
[[nodiscard]] std::optional<Problem> CheckWeights(
    const Table& table, const Column& column, const UsableRows& rows,
    const std::vector<double>& weight);

/// What weights stand for, as the option weight_kind has it: what it says,
/// else counts where all of them are whole, importances otherwise. Their sum
/// says nothing: fractions may add up to a whole number.
[[nodiscard]] std::string_view WeightKindOf(const Options& options,
                                            std::span<const double> weight);

/// Whether the weights are numbers of cases. Those that are said to be and are
/// not whole are refused (CheckCounts).
[[nodiscard]] bool AreCounts(const Options& options,
                             std::span<const double> weight);

/// The problem with weights that are said to be counts and are not whole.
[[nodiscard]] std::optional<Problem> CheckCounts(
    const Options& options, const Column& column,
    std::span<const double> weight);

/// What weights look like; no weight at all is `none`.
enum class WeightLook : unsigned char {
  /// There are none, or all are 1.
  none,
  /// Whole numbers that differ: how often each row occurred.
  counts,
  /// Whole, and all the same number above 1.
  all_the_same,
  fractional,
};

[[nodiscard]] WeightLook LookOf(std::span<const double> weight);

/// What the column of weights is by its name, where the options do not say it:
/// totals, of which a warning tells.
void SettleWeightKind(const Table& table, Roles& roles, Options& options);

/// Warns of weights that are unlikely to be numbers of cases: all the same, or
/// guessed and not whole. Not where the user said what they are.
void WarnOfWeights(const Table& table, const Roles& roles,
                   const Options& options, std::span<const double> weight,
                   std::vector<Problem>& warnings);

/// Whether the weight was guessed, not said by the user.
[[nodiscard]] bool IsWeightGuessed(const Roles& roles);

}  // namespace melon
