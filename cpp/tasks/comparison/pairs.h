#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/data/comparison.h"
#include "base/parameters.h"
#include "base/value.h"
#include "report/models/worked_measure.h"
#include "tasks/comparison/results.h"

namespace melon {

/// Up to so many pairs get the tests that take long; others are asked for pair
/// by pair.
inline constexpr std::size_t kMostDetailedPairs = 45;

/// What is drawn at random for all pairs goes through at most so many rows, a
/// draw of few rows taking as long as one of kFewRows. Else there are fewer
/// draws, or none where they would be too few to tell anything.
inline constexpr double kMostDrawnRows = 1e7;
inline constexpr std::size_t kFewRows = 20;
inline constexpr std::uint32_t kFewestDraws = 1000;

/// All pairs get effect sizes while pairs times rows is at most so much.
inline constexpr double kMostEffectRows = 1e6;

/// How often is drawn for each of so many pairs when `draws` are wanted; 0
/// where the table is too large for that.
[[nodiscard]] std::uint32_t DrawsFor(std::size_t pairs, std::size_t rows,
                                     std::uint32_t draws);

/// Whether they do.
[[nodiscard]] constexpr bool HasEffects(std::size_t algorithms,
                                        std::size_t rows) {
  const std::size_t pairs = algorithms * (algorithms - 1) / 2;
  return static_cast<double>(pairs) * static_cast<double>(rows) <=
         kMostEffectRows;
}

/// Whether every pair of the algorithms gets the tests that take long.
[[nodiscard]] constexpr bool IsDetailed(std::size_t algorithms) {
  return algorithms * (algorithms - 1) / 2 <= kMostDetailedPairs;
}

/// What every pair of algorithms is compared by.
struct PairTests {
  /// cv: how the folds came about. Null: the rows are independent of each
  /// other.
  const FoldDifferences* design = nullptr;
  /// Whether tests that take long are done too.
  bool all = true;
  /// Whether effect sizes other than the mean difference are found.
  bool effects = true;
};

/// Tests and effect sizes for pairs of algorithms: for each pair one value per
/// key.
struct PairTable {
  struct Row {
    std::size_t a;
    std::size_t b;
    std::vector<Value> values;
  };

  /// The keys of all tests and effect sizes that apply. What is not done for
  /// all pairs is undefined.
  std::vector<std::string> keys;
  /// Places in `keys` of what is a p-value.
  std::vector<std::size_t> p_values;
  /// (0, 1), (0, 2), …, (1, 2), …; none of more than kMostModels algorithms.
  std::vector<Row> rows;
  /// How often was drawn for each pair what is drawn at random.
  Value draws = 0;

  /// The place of the key, which must be there.
  [[nodiscard]] std::size_t PlaceOf(std::string_view key) const;
  [[nodiscard]] const Value& At(std::size_t pair, std::string_view key) const {
    return rows[pair].values[PlaceOf(key)];
  }
  /// nullptr where the key is not there.
  [[nodiscard]] const Value* Find(std::size_t pair, std::string_view key) const;
};

/// All pairs: the tests on differences, on paired results, on folds where there
/// is a design, and the effect sizes.
[[nodiscard]] PairTable ComparePairs(const Results& results,
                                     const PairTests& tests,
                                     const Parameters& parameters);

/// The same for one pair.
[[nodiscard]] PairTable ComparePair(const Results& results, std::size_t a,
                                    std::size_t b, const PairTests& tests,
                                    const Parameters& parameters);

/// How one pair comes to what ComparePair has under `key`; nothing where there
/// is no such key.
[[nodiscard]] std::optional<WorkedMeasure> WorkOutPair(
    const Results& results, std::size_t a, std::size_t b,
    const FoldDifferences* design, const Parameters& parameters,
    std::string_view key);

/// a − b of two columns, in decimal where the numbers have few decimals. A
/// tolerance for ties does not matter here: it lets results share their rank.
[[nodiscard]] std::vector<double> DifferencesOf(const Results& results,
                                                std::size_t a, std::size_t b);

/// Whether no number is infinite or NaN: the difference of two results may be
/// too large for a double.
[[nodiscard]] bool AreFinite(std::span<const double> numbers);

/// The place of the pair a < b among all pairs of `count`.
[[nodiscard]] constexpr std::size_t PairIndex(std::size_t a, std::size_t b,
                                              std::size_t count) {
  return (a * count) - (a * (a + 1) / 2) + (b - a - 1);
}

}  // namespace melon
