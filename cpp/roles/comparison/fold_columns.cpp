#include "roles/comparison/fold_columns.h"

#include <algorithm>
#include <charconv>
#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <system_error>
#include <vector>

#include "roles/comparison/columns.h"
#include "table/column_traits.h"

namespace melon {
namespace {

/// Whether the text is one of the names and a number.
bool Numbers(std::string_view text, std::span<const std::string_view> names) {
  std::string name = Simplify(text);
  const auto digits = std::erase_if(name, [](char character) {
    return character >= '0' && character <= '9';
  });
  constexpr std::string_view kOrdinal = "第";
  if (name.starts_with(kOrdinal)) name.erase(0, kOrdinal.size());
  return digits > 0 &&
         std::find(names.begin(), names.end(), name) != names.end();
}

}  // namespace

bool IsFoldName(std::string_view name) {
  return Numbers(name, kFoldNames) || IsRunName(name);
}

bool IsRunName(std::string_view name) {
  return Numbers(name, kRunNames) || Numbers(name, kSeedNames);
}

bool SaysFold(std::string_view text) {
  const std::string simple = Simplify(text);
  return simple.find("fold") != std::string::npos ||
         simple.find("折") != std::string::npos;
}

bool IsRunColumn(const Column& column) { return IsRunName(column.name); }

bool IsFoldColumn(const Column& column) { return IsFoldName(column.name); }

namespace {

bool AreNumberedFrom(std::size_t first, const Table& table,
                     const std::vector<std::size_t>& columns) {
  for (std::size_t i = 0; i < columns.size(); ++i) {
    if (table.columns[columns[i]].name != std::to_string(first + i))
      return false;
  }
  return columns.size() > 2;
}

}  // namespace

bool AreNumberedFromZero(const Table& table,
                         const std::vector<std::size_t>& columns) {
  return AreNumberedFrom(0, table, columns);
}

bool AreYears(const Table& table, const std::vector<std::size_t>& columns) {
  constexpr std::size_t kFirstYear = 1900;
  constexpr std::size_t kLastYear = 2100;
  if (columns.empty()) return false;
  const std::string& name = table.columns[columns.front()].name;
  std::size_t first = 0;
  const auto read =
      std::from_chars(name.data(), name.data() + name.size(), first);
  return read.ec == std::errc() && first >= kFirstYear && first <= kLastYear &&
         AreNumberedFrom(first, table, columns);
}

}  // namespace melon
