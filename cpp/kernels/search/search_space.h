#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "base/data/trial.h"
#include "base/hyper_parameter.h"
#include "base/random.h"

namespace melon {

/// What strategies search in place of the hyper-parameters: numbers from 0 to
/// 1, one for each. Whole numbers and choices have equal shares of it, and
/// log_real is divided by orders of magnitude.
using UnitPoint = std::vector<double>;

using SearchSpace = std::span<const HyperParameter* const>;

/// How many values there are; 0 of numbers that are not whole, unless their
/// levels are given.
[[nodiscard]] std::size_t LevelCount(const HyperParameter& parameter);
/// One of these, from 0 on.
[[nodiscard]] double LevelValue(const HyperParameter& parameter,
                                std::size_t level);
/// Which of them a value is; the nearest one if it is none.
[[nodiscard]] std::size_t LevelOf(const HyperParameter& parameter,
                                  double value);

/// The value at a number from 0 to 1, within the search. One that is not whole
/// has six significant digits: it is tried as it is printed, and the same
/// natively and in the browser.
[[nodiscard]] double ValueAt(const HyperParameter& parameter, double unit);
/// Where a value of the search is; of whole numbers and choices the middle of
/// their share.
[[nodiscard]] double UnitOf(const HyperParameter& parameter, double value);

/// Whether the one at that place has an effect beside the values of the others.
[[nodiscard]] bool IsInEffect(SearchSpace space, std::span<const double> values,
                              std::size_t place);
/// What does not count has the value in the middle, so that points that come to
/// the same are equal.
[[nodiscard]] std::vector<double> WithoutWhatDoesNotCount(
    SearchSpace space, std::vector<double> values);

[[nodiscard]] std::vector<double> ValuesAt(SearchSpace space,
                                           const UnitPoint& point);
[[nodiscard]] UnitPoint UnitsOf(SearchSpace space,
                                std::span<const double> values);

/// The random numbers of one trial, whichever trials are proposed together.
[[nodiscard]] Random RandomOfTrial(std::uint64_t seed, std::size_t trial);
[[nodiscard]] UnitPoint DrawPoint(SearchSpace space, Random& random);
/// Standard normal.
[[nodiscard]] double DrawNormal(Random& random);

/// Of the first trials by score, the earlier one of two that are as good; at
/// most `count`.
[[nodiscard]] std::vector<std::size_t> BestTrials(std::span<const Trial> trials,
                                                  std::size_t count);

}  // namespace melon
