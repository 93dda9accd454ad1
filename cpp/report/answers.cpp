#include "report/answers.h"

#include <string>
#include <string_view>

namespace melon {

Json ProgressJson(std::uint64_t done, std::uint64_t total) {
  Json json = Json::EmptyObject();
  json.Put("done", done);
  json.Put("total", total);
  return json;
}

Problem UnknownQuery(const Json& request) {
  const std::string_view type = TextOf(request, "type");
  return {.code = "unknown_query",
          .message = Fill({"Unknown question: \"{0}\".", "未知的请求“{0}”。"},
                          {Shorten(type)}),
          .value = std::string(type)};
}

}  // namespace melon
