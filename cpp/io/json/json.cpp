#include "io/json/json.h"

#include <utility>

namespace melon {

Json ToJson(const Problem& problem) {
  Json json = Json::EmptyObject();
  json.Put("code", problem.code);
  json.Put("message", problem.message.english);
  json.Put("message_zh", problem.message.chinese);
  if (problem.line) json.Put("line", *problem.line);
  if (problem.column) json.Put("column", *problem.column);
  if (problem.value) json.Put("value", *problem.value);
  if (problem.option) json.Put("option", *problem.option);
  if (!problem.candidates.empty()) {
    Json candidates = Json::EmptyArray();
    for (const std::string& name : problem.candidates) candidates.Add(name);
    json.Put("candidates", std::move(candidates));
  }
  return json;
}

Json ErrorJson(const Problem& problem) {
  return Json::ObjectOf("error", ToJson(problem));
}

double NumberOr(const Json& json, std::string_view key, double otherwise) {
  const Json* const found = json.Find(key);
  const auto* const number = found == nullptr ? nullptr : found->As<double>();
  return number == nullptr ? otherwise : *number;
}

std::string_view TextOf(const Json& json, std::string_view key) {
  const Json* const found = json.Find(key);
  const auto* const text =
      found == nullptr ? nullptr : found->As<std::string>();
  return text == nullptr ? std::string_view() : *text;
}

void PutValue(Json& numbers, Json& reasons, std::string_view key,
              const Value& value) {
  numbers.PutNew(key, Json(value.number()));
  if (!value.defined()) reasons.PutNew(key, Json(value.reason().id));
}

}  // namespace melon
