#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "base/data/class_probabilities.h"

namespace melon {

/// Owns what a ClassProbabilities looks at.
struct OwnedProbabilities {
  std::vector<std::vector<double>> columns;
  std::vector<std::uint16_t> truth;
  std::vector<double> weight = {};
  std::vector<std::span<const double>> views = {};

  [[nodiscard]] ClassProbabilities view() {
    views.assign(columns.begin(), columns.end());
    return {.columns = views, .truth = truth, .weight = weight};
  }
};

/// Eight cases of three classes, with ties within columns and between them:
/// truth = [0, 1, 2, 0, 1, 2, 2, 1], one row a case:
/// P = [[.7, .2, .1], [.3, .4, .3], [.1, .3, .6], [.2, .5, .3], [.1, .8, .1],
///      [.4, .35, .25], [.05, .15, .8], [.25, .3, .45]].
[[nodiscard]] inline OwnedProbabilities EightCases() {
  return {{{.7, .3, .1, .2, .1, .4, .05, .25},
           {.2, .4, .3, .5, .8, .35, .15, .3},
           {.1, .3, .6, .3, .1, .25, .8, .45}},
          {0, 1, 2, 0, 1, 2, 2, 1}};
}

/// The same with the weights [1, 2, 0, 3, 1, 1, .5, 2].
[[nodiscard]] inline OwnedProbabilities EightWeightedCases() {
  OwnedProbabilities cases = EightCases();
  cases.weight = {1, 2, 0, 3, 1, 1, .5, 2};
  return cases;
}

/// Truth and probabilities agree; three classes of two cases.
[[nodiscard]] inline OwnedProbabilities PerfectCases() {
  return {{{1, 1, 0, 0, 0, 0}, {0, 0, 1, 1, 0, 0}, {0, 0, 0, 0, 1, 1}},
          {0, 0, 1, 1, 2, 2}};
}

}  // namespace melon
