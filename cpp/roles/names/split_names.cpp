#include "roles/names/split_names.h"

#include <cstddef>

namespace melon {

SplitNames SplitAtNames(std::string_view text,
                        const FunctionView<bool(std::string_view)>& is_name) {
  SplitNames split;
  while (true) {
    std::size_t end = text.size();
    while (!is_name(text.substr(0, end))) {
      end = end == 0 ? std::string_view::npos : text.rfind(',', end - 1);
      if (end == std::string_view::npos) {
        split.unknown = std::string(text.substr(0, text.find(',')));
        return split;
      }
    }
    split.names.emplace_back(text.substr(0, end));
    if (end == text.size()) return split;
    text.remove_prefix(end + 1);
  }
}

}  // namespace melon
