#include "table/name_list.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <utility>

namespace melon {
namespace {

/// A run counts as one.
constexpr std::size_t kShown = 20;
/// So many names that count on from each other are written as a run.
constexpr std::size_t kShortestRun = 4;
/// More digits than a number of columns has.
constexpr std::size_t kMostDigits = 9;

/// "v7" as "v" and 7.
struct NumberedName {
  std::string_view stem;
  std::uint64_t number;
};

std::optional<NumberedName> Numbered(std::string_view name) {
  const std::size_t end = name.find_last_not_of("0123456789");
  const std::string_view stem =
      end == std::string_view::npos ? "" : name.substr(0, end + 1);
  const std::string_view digits = name.substr(stem.size());
  if (digits.empty() || digits.size() > kMostDigits) return std::nullopt;
  std::uint64_t number = 0;
  for (const char digit : digits)
    number = number * 10 + static_cast<std::uint64_t>(digit - '0');
  return NumberedName{stem, number};
}

/// How many names from `first` on count on from it, itself included.
std::size_t RunFrom(const std::vector<std::string>& names, std::size_t first) {
  std::size_t length = 1;
  auto last = Numbered(names[first]);
  for (; last && first + length < names.size(); ++length) {
    const auto next = Numbered(names[first + length]);
    if (!next || next->stem != last->stem || next->number != last->number + 1)
      break;
    last = next;
  }
  return length;
}

}  // namespace

std::vector<std::string> NamesOfColumns(
    const Table& table, const std::vector<std::size_t>& columns) {
  std::vector<std::string> names;
  names.reserve(columns.size());
  for (const std::size_t column : columns)
    names.push_back(table.columns[column].name);
  return names;
}

Message NameList(const std::vector<std::string>& names) {
  Message list;
  const auto add = [&](std::size_t place, const Text& before) {
    const std::string name =
        names.size() == 1 ? Shorten(names[place]) : Shorten(names[place], 30);
    list.english.append(before.english).append("\"" + name + "\"");
    list.chinese.append(before.chinese).append("“" + name + "”");
  };
  std::size_t next = 0;
  for (std::size_t shown = 0; shown < kShown && next < names.size(); ++shown) {
    const std::size_t run = RunFrom(names, next);
    add(next, next == 0 ? Text{"", ""} : Text{", ", "、"});
    if (run >= kShortestRun) add(next + run - 1, {" … ", "…"});
    next += run >= kShortestRun ? run : 1;
  }
  if (next < names.size()) {
    list.english += " and " + CountText(names.size() - next) + " more";
    list.chinese += "等 " + CountText(names.size()) + " 个";
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
