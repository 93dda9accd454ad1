#include "kernels/numbers/case_sum.h"

#include <vector>

namespace melon {

Term CaseSum(std::string_view symbols, std::size_t count,
             std::span<const double> weight,
             FunctionView<Term(std::size_t)> of_case, double total) {
  if (weight.empty()) return FoldedSum(symbols, count, of_case, total);
  std::vector<std::size_t> counted;
  counted.reserve(count);
  for (std::size_t i = 0; i < count; ++i) {
    if (weight[i] > 0) counted.push_back(i);
  }
  return FoldedSum(
      symbols, counted.size(),
      [&](std::size_t place) {
        const std::size_t i = counted[place];
        return weight[i] == 1 ? of_case(i) : weight[i] * of_case(i);
      },
      total);
}

}  // namespace melon
