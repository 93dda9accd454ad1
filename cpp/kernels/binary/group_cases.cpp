#include "kernels/binary/group_cases.h"

#include <cstddef>

namespace melon {

GroupCases CasesOf(const ScoreGroups& groups) {
  GroupCases cases;
  const auto add = [&cases](double truth, double score, double weight) {
    if (weight == 0) return;
    cases.truth.push_back(truth);
    cases.score.push_back(score);
    cases.weight.push_back(weight);
  };
  for (std::size_t i = 0; i < groups.score.size(); ++i) {
    add(1, groups.score[i], groups.positive[i]);
    add(0, groups.score[i], groups.negative[i]);
  }
  return cases;
}

}  // namespace melon
