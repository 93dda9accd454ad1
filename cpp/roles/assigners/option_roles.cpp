#include "roles/assigners/option_roles.h"

#include <algorithm>
#include <cstdint>
#include <string>
#include <vector>

#include "roles/names/name_words.h"
#include "roles/names/split_names.h"
#include "table/column_traits.h"
#include "table/name_list.h"

namespace melon {

bool IsAmong(const std::vector<std::size_t>& indices, std::size_t index) {
  return std::find(indices.begin(), indices.end(), index) != indices.end();
}

std::optional<std::size_t> OptionRoles::FirstColumn(const Fits& fits) const {
  for (std::size_t i = 0; i < table_.columns.size(); ++i) {
    if (fits(i)) return i;
  }
  return std::nullopt;
}

bool OptionRoles::Mentions(std::span<const std::string_view> words,
                           std::size_t index) const {
  const std::string& name = At(index).name;
  // Simplified once: many columns are asked for many words.
  const std::string simple = Simplify(name);
  return std::any_of(words.begin(), words.end(), [&](std::string_view word) {
    return simple.find(word) != std::string::npos && ContainsPart(name, word);
  });
}

bool OptionRoles::HasWordOf(std::span<const std::string_view> words,
                            std::size_t index) const {
  const std::vector<std::string> own = WordsOf(At(index).name);
  return std::any_of(own.begin(), own.end(), [words](const std::string& word) {
    return std::find(words.begin(), words.end(), word) != words.end();
  });
}

std::optional<std::size_t> OptionRoles::Find(std::string_view name) const {
  return FindColumn(table_, name);
}

OptionRoles::Unknown OptionRoles::TakeOne(
    std::string_view option, const std::optional<std::string>& name,
    std::optional<std::size_t>& role) const {
  if (!name) return std::nullopt;
  role = Find(*name);
  if (!role) return UnknownName{option, *name};
  return std::nullopt;
}

/// The column of that name, or those of the model of that name: "A:x", "A:y"
/// for "A".
std::vector<std::size_t> OptionRoles::FindAll(std::string_view name) const {
  if (const std::optional<std::size_t> column = Find(name)) return {*column};
  std::vector<std::size_t> columns;
  for (std::size_t i = 0; i < table_.columns.size(); ++i) {
    const std::string_view header = At(i).name;
    if (header.size() > name.size() && header.starts_with(name) &&
        header[name.size()] == ':')
      columns.push_back(i);
  }
  return columns;
}

OptionRoles::Unknown OptionRoles::TakeMany(
    std::string_view option,
    const std::optional<std::vector<std::string>>& list,
    const std::optional<std::string>& text,
    std::vector<std::size_t>& role) const {
  std::vector<std::string> names;
  if (list) names = *list;
  if (text) {
    SplitNames split = SplitAtNames(*text, [this](std::string_view name) {
      return !FindAll(name).empty();
    });
    if (split.unknown) return UnknownName{option, *split.unknown};
    names.insert(names.end(), split.names.begin(), split.names.end());
  }
  for (const std::string& name : names) {
    const std::vector<std::size_t> columns = FindAll(name);
    if (columns.empty()) return UnknownName{option, name};
    role.insert(role.end(), columns.begin(), columns.end());
  }
  return std::nullopt;
}

std::vector<std::string> OptionRoles::NamesOf(
    const std::vector<std::size_t>& indices) const {
  return NamesOfColumns(table_, indices);
}

OptionRoles::Unknown OptionRoles::TakePredictions() {
  return TakeMany("predictions", options_.predictions,
                  options_.predictions_text, roles_.predictions);
}

bool OptionRoles::IsNobody(std::string_view role) const {
  return std::find(options_.unassigned.begin(), options_.unassigned.end(),
                   role) != options_.unassigned.end();
}

bool OptionRoles::IsExplicit() const {
  return options_.task || options_.truth || options_.weight || options_.query ||
         options_.experiment || options_.features || options_.features_text;
}

bool OptionRoles::IsWithoutModels() const {
  return options_.predictions && options_.predictions->empty() &&
         !options_.predictions_text;
}

bool OptionRoles::IsTaken(std::size_t index) const {
  return roles_.weight == index || roles_.query == index ||
         roles_.experiment == index || roles_.cluster == index ||
         IsAmong(roles_.features, index) || IsAmong(roles_.predictions, index);
}

std::optional<std::size_t> OptionRoles::UsedTwice() const {
  std::vector<std::uint32_t> uses(table_.columns.size());
  for (const std::size_t index : roles_.predictions) ++uses[index];
  for (const std::size_t index : roles_.features) ++uses[index];
  if (roles_.has_truth()) ++uses[roles_.truth];
  for (const auto& one :
       {roles_.weight, roles_.query, roles_.experiment, roles_.cluster}) {
    if (one) ++uses[*one];
  }
  return FirstColumn([&uses](std::size_t i) { return uses[i] > 1; });
}

}  // namespace melon
