#pragma once

#include <cstdint>
#include <span>
#include <string_view>
#include <variant>

#include "base/data/split_plan.h"
#include "base/limits.h"
#include "base/result.h"
#include "base/words.h"

namespace melon {

/// A number that a plan is made with.
struct SplitParameter {
  /// In JSON and, with "-" for "_", on the command line.
  std::string_view name;
  std::variant<double SplitSettings::*, std::uint32_t SplitSettings::*,
               std::uint64_t SplitSettings::*>
      member;
  Limits limits;

  [[nodiscard]] bool is_whole() const { return member.index() > 0; }
};

/// What is to be given a plan besides numbers.
enum class Balance : unsigned char {
  none,
  /// By classes, or by groups.
  strata_or_groups,
  /// By both, also at the same time.
  strata_and_groups,
  groups,
};

/// A way to divide rows into training sets and test sets.
struct Splitter {
  /// Legal C++ identifier, equal to the file's stem.
  std::string_view id;
  std::span<const SplitParameter* const> parameters = {};
  Balance balance = Balance::none;
  /// Whether each row is in one test set of each repeat, and the training sets
  /// are all other rows.
  bool partitions = false;
  /// Pure: the same plan for the same seed, natively and in the browser. The
  /// settings are within their limits, and classes and groups are given only as
  /// `balance` has them.
  Result<SplitPlan> (*make)(const RowsToSplit& rows,
                            const SplitSettings& settings);

  [[nodiscard]] bool stratifies() const {
    return balance == Balance::strata_or_groups ||
           balance == Balance::strata_and_groups;
  }
  [[nodiscard]] bool groups() const { return balance != Balance::none; }
  /// Both at the same time.
  [[nodiscard]] bool does_both() const {
    return balance == Balance::strata_and_groups;
  }
};

/// All of them, by file name. Generated from the folder.
[[nodiscard]] std::span<const Splitter* const> Splitters();
/// The same with their words; only the catalogue and the tests ask for it.
[[nodiscard]] std::span<const Described<Splitter>> DescribedSplitters();

}  // namespace melon
