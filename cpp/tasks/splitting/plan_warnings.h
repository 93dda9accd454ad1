#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "base/data/split_plan.h"
#include "base/problem.h"
#include "base/table.h"
#include "tasks/splitting/split_request.h"

namespace melon {

/// A class over the training sets and test sets of a plan.
struct ClassRange {
  /// In the file.
  std::uint32_t rows = 0;
  double train_low = 1;
  double train_high = 0;
  double test_low = 1;
  double test_high = 0;
  /// Training sets, and test sets, that have no row of it.
  std::uint32_t without_train = 0;
  std::uint32_t without_test = 0;
};

/// Classes that a model could not learn or be tested on in some of so many
/// training sets and test sets; the remedy depends on whether they are
/// stratified.
void WarnOfMissingClasses(std::span<const std::string> labels,
                          std::span<const ClassRange> classes,
                          std::size_t split_count, bool stratified,
                          std::vector<Problem>& warnings);

/// Classes that a model could not learn or be tested on, groups that make folds
/// uneven or have no effect, rows that belong together and are divided, numbers
/// that have no use.
void WarnOfPlan(const Table& table, const SplitRequest& request,
                const SplitPlan& plan, std::span<const ClassRange> classes,
                std::vector<Problem>& warnings);

}  // namespace melon
