#include "report/models/compared_models.h"

#include "base/sorted_indices.h"
#include "roles/roles.h"

namespace melon {

std::vector<std::uint8_t> ComparedModels(const std::vector<Value>& headline,
                                         bool lower_is_better) {
  const std::size_t count = headline.size();
  std::vector<std::uint8_t> compared(count, count <= kMostModels ? 1 : 0);
  if (count <= kMostModels) return compared;
  const auto is_better = [&](std::size_t a, std::size_t b) {
    const Value& first = headline[a];
    const Value& second = headline[b];
    if (!first.defined() || !second.defined()) return first.defined();
    return lower_is_better ? first.number() < second.number()
                           : first.number() > second.number();
  };
  std::size_t taken = 0;
  for (const std::size_t i :
       SortedIndices(count, [&](std::size_t a, std::size_t b) {
         const bool both_undefined =
             !headline[a].defined() && !headline[b].defined();
         return !both_undefined && is_better(a, b);
       })) {
    if (taken++ == kMostModels) break;
    compared[i] = 1;
  }
  return compared;
}

std::size_t PairsOf(std::size_t models) { return models * (models - 1) / 2; }

}  // namespace melon
