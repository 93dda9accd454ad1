#include "tasks/lab/predicted_classes.h"

#include <cstddef>

#include "kernels/classes/top_label.h"
#include "roles/names/positive_class.h"

namespace melon {
namespace {

constexpr double kThreshold = 0.5;

}  // namespace

std::vector<std::uint16_t> PredictedClasses(
    std::span<const std::span<const double>> columns,
    const std::vector<std::string>& labels) {
  const std::size_t count = columns.front().size();
  std::vector<std::uint16_t> predicted(count);
  if (labels.size() == 2) {
    const bool last = GuessPositive(labels).label == labels.back();
    const std::span<const double> positive = columns[last ? 1 : 0];
    for (std::size_t i = 0; i < count; ++i)
      predicted[i] = (positive[i] >= kThreshold) == last ? 1 : 0;
    return predicted;
  }
  // The truth says how many cases there are, and no more is made of it.
  return TopLabels({.columns = columns, .truth = predicted});
}

}  // namespace melon
