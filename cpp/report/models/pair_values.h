#pragma once

#include <cstddef>
#include <cstdint>
#include <deque>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "hypothesis/test.h"
#include "io/json/json.h"
#include "report/models/model_values.h"
#include "report/verdict/verdict.h"

namespace melon {

/// Every two models that are compared, with what tests found and what was made
/// of it. Keys stand in the report in the order in which they were added.
class PairValues {
 public:
  /// `models` must outlive it.
  PairValues(const ModelValues& models, std::vector<PairResult> pairs)
      : models_(models), pairs_(std::move(pairs)) {}
  // The results look at the keys.
  PairValues(const PairValues&) = delete;
  PairValues& operator=(const PairValues&) = delete;
  PairValues(PairValues&&) = delete;
  PairValues& operator=(PairValues&&) = delete;
  ~PairValues() = default;

  /// Adds the bootstrap of whole groups of the measure, where cases come in
  /// groups, without its adjusted p-value.
  void AddGroups(std::string_view key);
  /// Adds that p-value as adjusted.
  void AdjustGroups();
  /// Adds beside a p-value of every pair the one adjusted by Holm over all
  /// pairs, under the same key with "_holm".
  void Adjust(std::string_view p);
  /// The same for every p-value of the tests that have the function.
  template <class Function>
  void AdjustTests(Function Test::*function) {
    for (const Test* test : Tests()) {
      if (test->*function == nullptr) continue;
      for (const std::string_view p : test->p_values) Adjust(p);
    }
  }

  [[nodiscard]] const std::vector<PairResult>& results() const {
    return pairs_;
  }
  /// "a" and "b".
  [[nodiscard]] Json NamesJson(std::size_t index) const;
  /// Puts all keys, "reasons", and the "differences" under the bootstrap.
  void PutValues(std::size_t index, Json& json) const;
  /// "pairs".
  [[nodiscard]] Json Report() const;

  /// For a verdict on the measure.
  [[nodiscard]] Json VerdictOn(const VerdictBasis& basis,
                               const SecondTest* second = nullptr) const;

  /// Of a verdict that names two models, the interval of its difference under
  /// the bootstrap; nothing without one.
  [[nodiscard]] std::optional<Interval> DrawnDifference(
      const Json& verdict) const;

 private:
  const ModelValues& models_;
  std::vector<PairResult> pairs_;
  /// Those of adjusted p-values.
  std::deque<std::string> keys_;
};

/// What compare(a, b) finds for every two of the models that are `compared`.
template <class Compare>
[[nodiscard]] std::vector<PairResult> CompareInPairs(
    const std::vector<std::uint8_t>& compared, const Compare& compare) {
  std::vector<PairResult> pairs;
  for (std::size_t a = 0; a < compared.size(); ++a) {
    for (std::size_t b = a + 1; b < compared.size(); ++b) {
      if (compared[a] != 0 && compared[b] != 0)
        pairs.push_back({a, b, compare(a, b)});
    }
  }
  return pairs;
}

}  // namespace melon
