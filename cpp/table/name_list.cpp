#include "table/name_list.h"

#include <algorithm>
#include <cstddef>
#include <string_view>
#include <utility>

namespace melon {
namespace {

constexpr std::size_t kShown = 5;

}  // namespace

Message NameList(const std::vector<std::string>& names) {
  Message list;
  const std::size_t shown = std::min(kShown, names.size());
  for (std::size_t i = 0; i < shown; ++i) {
    const std::string name =
        names.size() == 1 ? Shorten(names[i]) : Shorten(names[i], 30);
    list.english.append(i == 0 ? "\"" : ", \"").append(name).append("\"");
    list.chinese.append(i == 0 ? "“" : "、“").append(name).append("”");
  }
  if (shown < names.size()) {
    list.english += ", …";
    list.chinese += "……";
  }
  return list;
}

Problem WarningAbout(std::string code, const Text& one, const Text& many,
                     const std::vector<std::string>& names,
                     const std::vector<std::string>& arguments) {
  const Message list = NameList(names);
  const auto fill = [&](const std::string& shown) {
    std::vector<std::string_view> all{shown};
    all.insert(all.end(), arguments.begin(), arguments.end());
    return Fill(names.size() == 1 ? one : many, all);
  };
  Problem warning{
      .code = std::move(code),
      .message = {fill(list.english).english, fill(list.chinese).chinese}};
  warning.column = names.front();
  return warning;
}

}  // namespace melon
