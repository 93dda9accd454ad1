#include "kernels/classes/recode.h"

#include <cassert>
#include <cstddef>

#include "base/sum.h"

namespace melon {

std::vector<std::uint16_t> Recode(std::span<const std::uint16_t> codes,
                                  std::span<const std::uint16_t> new_code) {
  std::vector<std::uint16_t> recoded(codes.size());
  for (std::size_t i = 0; i < codes.size(); ++i)
    recoded[i] = new_code[codes[i]];
  return recoded;
}

std::vector<std::uint8_t> SameCodes(std::span<const std::uint16_t> first,
                                    std::span<const std::uint16_t> second) {
  assert(first.size() == second.size());
  std::vector<std::uint8_t> same(first.size());
  for (std::size_t i = 0; i < same.size(); ++i)
    same[i] = static_cast<std::uint8_t>(first[i] == second[i]);
  return same;
}

OneSided CountOneSided(std::span<const std::uint8_t> first,
                       std::span<const std::uint8_t> second,
                       std::span<const double> weight) {
  assert(first.size() == second.size());
  if (weight.empty()) {
    std::uint32_t first_only = 0;
    std::uint32_t second_only = 0;
    for (std::size_t i = 0; i < first.size(); ++i) {
      first_only += static_cast<std::uint32_t>(first[i] > second[i]);
      second_only += static_cast<std::uint32_t>(first[i] < second[i]);
    }
    return {static_cast<double>(first_only), static_cast<double>(second_only)};
  }
  Sum first_only;
  Sum second_only;
  for (std::size_t i = 0; i < first.size(); ++i) {
    if (first[i] != second[i])
      (first[i] != 0 ? first_only : second_only).Add(weight[i]);
  }
  return {first_only.value(), second_only.value()};
}

}  // namespace melon
