#include "roles/comparison/fold_columns.h"

#include <algorithm>
#include <span>
#include <string>
#include <string_view>

#include "roles/comparison/columns.h"
#include "table/column_traits.h"

namespace melon {
namespace {

/// Whether the header is one of the names and a number.
bool Numbers(const Column& column, std::span<const std::string_view> names) {
  std::string name = Simplify(column.name);
  const auto digits = std::erase_if(name, [](char character) {
    return character >= '0' && character <= '9';
  });
  constexpr std::string_view kOrdinal = "第";
  if (name.starts_with(kOrdinal)) name.erase(0, kOrdinal.size());
  return digits > 0 &&
         std::find(names.begin(), names.end(), name) != names.end();
}

}  // namespace

bool IsRunColumn(const Column& column) {
  return Numbers(column, kRunNames) || Numbers(column, kSeedNames);
}

bool IsFoldColumn(const Column& column) {
  return Numbers(column, kFoldNames) || IsRunColumn(column);
}

}  // namespace melon
