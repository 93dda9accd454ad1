#pragma once

#include <cstddef>
#include <cstdint>
#include <numeric>
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
  /// Trials that there may be in all; at least one. One that learns from a
  /// share of each training set counts as that share.
  std::size_t budget = 1;
  std::uint64_t seed = 1;

  /// Of the budget.
  [[nodiscard]] double used() const {
    return std::accumulate(trials.begin(), trials.end(), 0.0,
                           [](double sum, const Trial& trial) {
                             return sum + trial.training_share;
                           });
  }
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
  /// From which share of each training set the next ones learn; null: from all
  /// of it.
  double (*training_share)(const SearchState& state) = nullptr;
};

/// What to try next.
struct Proposal {
  std::vector<std::vector<double>> points = {};
  /// Of each training set.
  double training_share = 1;
};

/// Nothing once the budget is used up.
[[nodiscard]] inline Proposal Propose(const Strategy& strategy,
                                      const SearchState& state) {
  // Shares such as 1/9 do not add up exactly.
  constexpr double kRounding = 1e-6;
  const double left = static_cast<double>(state.budget) - state.used();
  if (left < kRounding) return {};
  Proposal next{.training_share = strategy.training_share == nullptr
                                      ? 1
                                      : strategy.training_share(state)};
  next.points = strategy.propose(state);
  const auto most =
      static_cast<std::size_t>(left / next.training_share + kRounding);
  if (next.points.size() > most) next.points.resize(most);
  return next;
}

/// All of them, by file name. Generated from the folder.
[[nodiscard]] std::span<const Strategy* const> Strategies();
/// The same with their words; only the catalogue and the tests ask for it.
[[nodiscard]] std::span<const Described<Strategy>> DescribedStrategies();

}  // namespace melon
