#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "base/data/trial.h"
#include "base/hyper_parameter.h"
#include "base/words.h"

namespace melon {

/// A search as far as it has come.
struct SearchState {
  /// What is searched; at least one.
  std::span<const HyperParameter* const> space;
  /// In the order in which they were proposed.
  std::span<const Trial> trials = {};
  /// Trials that there may be in all; at least one.
  std::size_t budget = 1;
  std::uint64_t seed = 1;
};

/// A way to search for the best hyper-parameters.
struct Strategy {
  /// Legal C++ identifier, equal to the file's stem.
  std::string_view id;
  /// The largest that it takes.
  std::size_t largest_budget = 10'000;
  /// The values to try next, in the order of the space. They do not depend on
  /// each other, so they may be tried side by side; trials may come back one at
  /// a time all the same. Pure: the same for the same trials and seed. There
  /// are fewer trials than the budget, and what goes beyond it is cut off; none
  /// are proposed where everything has been tried.
  std::vector<std::vector<double>> (*propose)(const SearchState& state);
};

/// What to try next, nothing once the budget is used up.
[[nodiscard]] inline std::vector<std::vector<double>> Propose(
    const Strategy& strategy, const SearchState& state) {
  if (state.trials.size() >= state.budget) return {};
  std::vector<std::vector<double>> next = strategy.propose(state);
  if (next.size() > state.budget - state.trials.size())
    next.resize(state.budget - state.trials.size());
  return next;
}

/// All of them, by file name. Generated from the folder.
[[nodiscard]] std::span<const Strategy* const> Strategies();
/// The same with their words; only the catalogue and the tests ask for it.
[[nodiscard]] std::span<const Described<Strategy>> DescribedStrategies();

}  // namespace melon
