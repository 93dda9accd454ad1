#include "tasks/comparison/advice/split_in_name.h"

#include <algorithm>
#include <cstddef>
#include <string_view>

namespace melon {

std::string WithoutSplit(const std::string& name) {
  constexpr std::string_view kWords[] = {"split", "fold", "rep",
                                         "run",   "seed", "cv"};
  constexpr std::string_view kSigns = "=_-.:# ";
  for (const std::string_view word : kWords) {
    const std::size_t begin = name.find(word);
    if (begin == std::string::npos) continue;
    const std::size_t number =
        name.find_first_not_of(kSigns, begin + word.size());
    const std::size_t end =
        std::min(name.find_first_not_of("0123456789", number), name.size());
    if (number >= end) continue;
    const std::size_t stem = name.substr(0, begin).find_last_not_of(kSigns);
    return name.substr(0, stem + 1) + name.substr(end);
  }
  return {};
}

}  // namespace melon
