#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/data/split_plan.h"
#include "base/problem.h"
#include "base/result.h"
#include "base/table.h"
#include "io/json/json.h"
#include "splitters/splitter.h"

namespace melon {

/// How the rows of a plan are listed.
enum class PlanListing : unsigned char {
  /// Not at all.
  none,
  /// The fold in which each row is tested, for each repeat.
  folds,
  /// The rows of every training set and test set.
  rows,
};

/// Classes that a plan keeps the shares of.
struct SplitClasses {
  std::size_t column;
  /// Because the column is called like a truth.
  bool guessed = false;
  std::vector<std::string> labels = {};
  /// One entry a row.
  std::vector<std::uint16_t> index = {};
};

/// Groups that a plan does not divide.
struct SplitGroups {
  std::size_t column;
  std::vector<std::string> names = {};
  /// One entry a row.
  std::vector<std::uint32_t> index = {};
};

/// What is asked of a table, read and checked.
struct SplitRequest {
  const Splitter* splitter;
  SplitSettings settings = {};
  PlanListing listing = PlanListing::none;
  std::uint32_t row_count = 0;
  std::optional<SplitClasses> classes = std::nullopt;
  std::optional<SplitGroups> groups = std::nullopt;
  /// Numbers that were given, and that this plan makes no use of.
  std::vector<std::string_view> unused = {};

  [[nodiscard]] RowsToSplit rows() const;
};

[[nodiscard]] Result<SplitRequest> ReadSplitRequest(const Table& table,
                                                    const Json& request);

}  // namespace melon
