#include "kernels/classes/top_label.h"

#include <span>

namespace melon {

std::vector<std::uint16_t> TopLabels(const ClassProbabilities& model) {
  std::vector<std::uint16_t> top(model.size(), 0);
  if (model.class_count() == 0) return top;
  std::vector<double> largest(model.columns[0].begin(), model.columns[0].end());
  for (std::size_t label = 1; label < model.class_count(); ++label) {
    const std::span<const double> column = model.columns[label];
    for (std::size_t i = 0; i < top.size(); ++i) {
      if (!(column[i] > largest[i])) continue;
      largest[i] = column[i];
      top[i] = static_cast<std::uint16_t>(label);
    }
  }
  return top;
}

TopLabelScores ScoreTopLabels(const ClassProbabilities& model) {
  const std::vector<std::uint16_t> top = TopLabels(model);
  TopLabelScores scores{std::vector<double>(top.size()),
                        std::vector<std::uint8_t>(top.size())};
  for (std::size_t i = 0; i < top.size(); ++i) {
    scores.score[i] = model.columns[top[i]][i];
    scores.right[i] = static_cast<std::uint8_t>(top[i] == model.truth[i]);
  }
  return scores;
}

GroupedScores TopLabelGroups(const ClassProbabilities& model) {
  const TopLabelScores scores = ScoreTopLabels(model);
  GroupedScores groups = GroupScores(scores.score, scores.right, model.weight);
  groups.whole_weights = groups.whole_weights && model.weights_count;
  return groups;
}

std::vector<std::uint8_t> IsOfClass(const ClassProbabilities& model,
                                    std::size_t label) {
  std::vector<std::uint8_t> flags(model.size());
  for (std::size_t i = 0; i < flags.size(); ++i)
    flags[i] = static_cast<std::uint8_t>(model.truth[i] == label);
  return flags;
}

GroupedScores ClassGroups(const ClassProbabilities& model, std::size_t label) {
  GroupedScores groups =
      GroupScores(model.columns[label], IsOfClass(model, label), model.weight);
  groups.whole_weights = groups.whole_weights && model.weights_count;
  return groups;
}

}  // namespace melon
