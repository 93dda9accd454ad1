#include "report/answers.h"

#include <algorithm>
#include <cmath>
#include <string>
#include <string_view>

#include "options/values.h"

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

std::optional<PlaceRange> RangeIn(const Json& request, std::size_t count) {
  const Json* const range = request.Find("range");
  const auto* const ends =
      range == nullptr ? nullptr : range->As<Json::Array>();
  if (ends == nullptr || ends->size() != 2) return std::nullopt;
  const auto place = [count](const Json& end) {
    return static_cast<std::size_t>(
        std::clamp(AsNumber(end).value_or(0), 0.0, static_cast<double>(count)));
  };
  const std::size_t begin = place((*ends)[0]);
  return PlaceRange{.begin = begin, .end = std::max(begin, place((*ends)[1]))};
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
