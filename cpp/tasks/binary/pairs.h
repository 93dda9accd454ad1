#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "base/value.h"
#include "hypothesis/test.h"
#include "io/json.h"
#include "report/verdict.h"
#include "tasks/binary/metrics.h"

namespace melon {

/// The part of a report that compares the models in pairs, and all at once.
class BinaryPairs {
 public:
  /// Both must outlive it.
  BinaryPairs(const BinaryInputs& inputs, const BinaryMetrics& metrics)
      : inputs_(inputs), metrics_(metrics), headline_(metrics.Headlines()) {}

  /// "pairs"; once.
  [[nodiscard]] Json Report();
  /// "tests". Needs Report.
  [[nodiscard]] Json TestsOfAll() const;
  /// What was found. Needs Report.
  [[nodiscard]] const std::vector<PairResult>& results() const {
    return pairs_;
  }
  /// The metric of each model that the verdict is about.
  [[nodiscard]] const std::vector<Value>& headline() const { return headline_; }

 private:
  /// DeLong's placements of each model; empty where its test is not made.
  [[nodiscard]] std::vector<std::vector<double>> PlacementsOfModels() const;
  void FindPairs();
  [[nodiscard]] PairView ViewOf(
      std::size_t a, std::size_t b,
      const std::vector<std::vector<double>>& placements) const;
  /// `found`: of the tests of scores alone, which are made only once.
  [[nodiscard]] KeyValues TestPair(const PairView& view,
                                   std::vector<KeyValues>& found) const;
  /// Of the metric that the verdict is about.
  void AddGroups(PairResult& pair) const;
  /// Beside every p-value of a pair test stands the one adjusted over all
  /// pairs.
  void AdjustPValues();
  [[nodiscard]] Json PairJson(std::size_t index) const;
  [[nodiscard]] Json DifferencesJson(const PairResult& pair) const;

  const BinaryInputs& inputs_;
  const BinaryMetrics& metrics_;
  std::vector<Value> headline_;
  /// 1 for each case that a model gets right; empty with one model.
  std::vector<std::vector<std::uint8_t>> right_;
  std::vector<PairResult> pairs_;
  /// Report keys of adjusted p-values, with one value per pair.
  std::vector<std::pair<std::string, std::vector<Value>>> adjusted_;
};

}  // namespace melon
