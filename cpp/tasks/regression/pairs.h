#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "io/json.h"
#include "report/verdict.h"
#include "tasks/regression/data.h"

namespace melon {

/// The metric that the verdict is about: the mean of what the tests on pairs
/// compare, the absolute errors.
inline constexpr std::string_view kRegressionHeadline = "mae";

/// The differences of two models' absolute errors, a − b, case by case: what
/// the paired tests are about. They are in the unit of the truth, their mean is
/// the difference of the mean absolute errors, and one wild error decides less
/// than squared. Errors of numbers with few decimals are subtracted in decimal,
/// so that those that are equal on paper are equal here.
[[nodiscard]] std::vector<double> AbsoluteErrorDifferences(
    const RegressionData& data, std::size_t a, std::size_t b);

/// Every test on differences for every pair of models, with the p-values
/// adjusted over all pairs.
class RegressionPairs {
 public:
  /// `data` must outlive it.
  RegressionPairs(const RegressionData& data, const Parameters& parameters);

  [[nodiscard]] const std::vector<PairResult>& pairs() const { return pairs_; }
  /// One pair of the report.
  [[nodiscard]] Json PairJson(std::size_t index) const;
  /// Which model has the smallest mean absolute error, and whether it differs
  /// from the next by the paired t test. `headline` is that of each model.
  [[nodiscard]] Json VerdictJson(const std::vector<Value>& headline) const;
  /// The same by the bootstrap of groups, whose values `pairs` has.
  [[nodiscard]] Json VerdictOfGroups(
      const std::vector<Value>& headline,
      const std::vector<PairResult>& pairs) const;

 private:
  const RegressionData& data_;
  double level_;
  std::vector<PairResult> pairs_;
  /// Report keys of adjusted p-values, with one value per pair.
  std::vector<std::pair<std::string, std::vector<Value>>> adjusted_;
};

}  // namespace melon
