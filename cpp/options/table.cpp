#include "options/table.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <iterator>

namespace melon {
namespace {

constexpr auto kOptions = [] {
  std::array<Option, std::size(kOptionTable)> options;
  for (std::size_t i = 0; i < options.size(); ++i)
    options[i] = kOptionTable[i].option;
  return options;
}();

}  // namespace

std::span<const Option> AllOptions() { return kOptions; }

const Option* FindOption(std::string_view name) {
  const auto* const found = std::find_if(
      kOptions.begin(), kOptions.end(),
      [name](const Option& option) { return option.name == name; });
  return found == kOptions.end() ? nullptr : found;
}

}  // namespace melon
