#include "report/answers.h"

#include <cmath>
#include <string>
#include <string_view>

namespace melon {

Json ProgressJson(std::uint64_t done, std::uint64_t total) {
  Json json = Json::EmptyObject();
  json.Put("done", done);
  json.Put("total", total);
  return json;
}

std::optional<std::size_t> PlaceIn(const Json& request, std::string_view key,
                                   std::size_t count) {
  const double place = NumberOr(request, key, -1);
  const bool valid = place >= 0 && place < static_cast<double>(count) &&
                     place == std::floor(place);
  return valid ? std::optional(static_cast<std::size_t>(place)) : std::nullopt;
}

Problem UnknownQuery(const Json& request) {
  const std::string_view type = TextOf(request, "type");
  return {.code = "unknown_query",
          .message = Fill({"Unknown question: \"{0}\".", "未知的请求“{0}”。"},
                          {Shorten(type)}),
          .value = std::string(type)};
}

Problem UndefinedHere(const Reason& reason) {
  return {.code = std::string(reason.id),
          .message = {std::string(reason.words.english),
                      std::string(reason.words.chinese)}};
}

}  // namespace melon
