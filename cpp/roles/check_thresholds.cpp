#include "roles/check_thresholds.h"

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include "options/uses.h"
#include "table/column_traits.h"

namespace melon {
namespace {

/// The first names, with a comma between.
Message NamesOf(const Table& table, const std::vector<std::size_t>& columns) {
  constexpr std::size_t kShown = 20;
  Message names;
  for (std::size_t i = 0; i < std::min(kShown, columns.size()); ++i) {
    const std::string name = Shorten(table.columns[columns[i]].name, 30);
    names.english.append(i == 0 ? "" : ", ").append(name);
    names.chinese.append(i == 0 ? "" : "、").append(name);
  }
  if (columns.size() > kShown) {
    names.english += ", …";
    names.chinese += "……";
  }
  return names;
}

/// A pattern of {0} and {1}; the second is a list in each language.
Message FillList(const Text& pattern, std::string_view first,
                 const Message& list) {
  return {Fill(pattern, {first, list.english}).english,
          Fill(pattern, {first, list.chinese}).chinese};
}

}  // namespace

std::optional<Problem> CheckThresholds(const Table& table, const Roles& roles,
                                       const Options& options) {
  if (!IsUsed("thresholds", roles.task)) return std::nullopt;
  for (const auto& [model, threshold] : options.thresholds) {
    // A model that is not evaluated for the moment keeps its threshold.
    if (FindColumn(table, model)) continue;
    const Message names = NamesOf(table, roles.predictions);
    const Text sentence{
        "Invalid option thresholds: there is no model \"{0}\". The models are "
        "{1}.",
        "选项 thresholds 无效：没有模型“{0}”。现有模型：{1}。"};
    return Problem{.code = "unknown_model",
                   .message = FillList(sentence, Shorten(model), names),
                   .value = model};
  }
  return std::nullopt;
}

}  // namespace melon
