#include "tasks/option_values.h"

#include <utility>

#include "io/number.h"
#include "tasks/option_problem.h"

namespace melon {

std::string ShowJson(const Json& json) {
  const auto* const text = json.As<std::string>();
  return text != nullptr ? *text : Serialize(json);
}

/// The number, whether it came as one or as text; nothing otherwise.
std::optional<double> AsNumber(const Json& json) {
  if (const auto* const number = json.As<double>()) return *number;
  const auto* const text = json.As<std::string>();
  if (text == nullptr) return std::nullopt;
  const ParsedNumber parsed = ParseNumber(*text, false);
  if (parsed.flaw != CellFlaw::none) return std::nullopt;
  return parsed.value;
}

std::optional<Problem> ReadText(std::string_view name, const Json& json,
                                std::optional<std::string>& text) {
  const auto* const given = json.As<std::string>();
  if (given == nullptr)
    return InvalidOption(name, ShowJson(json),
                         {"a column's name or a label", "列名或标记"});
  text = *given;
  return std::nullopt;
}

std::optional<Problem> ReadFlag(std::string_view name, const Json& json,
                                bool& flag) {
  const auto* const text = json.As<std::string>();
  const auto* const given = json.As<bool>();
  const bool known = given != nullptr ||
                     (text != nullptr && (*text == "true" || *text == "false"));
  if (!known)
    return InvalidOption(name, ShowJson(json),
                         {"true or false", " true 或 false"});
  flag = given != nullptr ? *given : *text == "true";
  return std::nullopt;
}

std::optional<Problem> ReadList(std::string_view name, const Json& json,
                                std::optional<std::vector<std::string>>& list) {
  const Text expected{"a list of names", "名称列表"};
  const auto* const items = json.As<Json::Array>();
  if (items == nullptr) return InvalidOption(name, ShowJson(json), expected);
  std::vector<std::string> names;
  for (const Json& item : *items) {
    const auto* const text = item.As<std::string>();
    if (text == nullptr) return InvalidOption(name, ShowJson(json), expected);
    names.push_back(*text);
  }
  list = std::move(names);
  return std::nullopt;
}

std::optional<Problem> ReadNames(std::string_view name, const Json& json,
                                 std::optional<std::vector<std::string>>& list,
                                 std::optional<std::string>& list_text) {
  const auto* const text = json.As<std::string>();
  if (text == nullptr) return ReadList(name, json, list);
  list_text = *text;
  return std::nullopt;
}

}  // namespace melon
