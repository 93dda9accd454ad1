#include "io/json.h"

#include <cmath>
#include <cstdint>

namespace melon {

Json ToJson(double number) {
  constexpr double kTwoTo53 = 9007199254740992.0;
  if (!std::isfinite(number)) return nullptr;
  if (std::abs(number) < kTwoTo53 && number == std::trunc(number))
    return static_cast<std::int64_t>(number);
  return number;
}

Json ToJson(const Problem& problem) {
  Json json = {{"code", problem.code},
               {"message", problem.message.english},
               {"message_zh", problem.message.chinese}};
  if (problem.line) json["line"] = *problem.line;
  if (problem.column) json["column"] = *problem.column;
  if (problem.value) json["value"] = *problem.value;
  return json;
}

Json ErrorJson(const Problem& problem) { return {{"error", ToJson(problem)}}; }

void PutValue(Json& numbers, Json& reasons, std::string_view key,
              const Value& value) {
  const std::string name(key);
  numbers[name] = ToJson(value.number());
  if (!value.defined()) reasons[name] = std::string(value.reason().id);
}

std::string Serialize(const Json& json) {
  return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

}  // namespace melon
