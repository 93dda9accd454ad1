#include "tasks/comparison/pair_query.h"

#include <cmath>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "tasks/comparison/common_json.h"
#include "tasks/comparison/pairs.h"

namespace melon {
namespace {

std::optional<std::size_t> PlaceIn(const Json& request, std::string_view key,
                                   std::size_t count) {
  const double place = NumberOr(request, key, -1);
  const bool valid = place >= 0 && place < static_cast<double>(count) &&
                     place == std::floor(place);
  return valid ? std::optional(static_cast<std::size_t>(place)) : std::nullopt;
}

}  // namespace

Result<Json> AnswerOfPair(const Results& results, const FoldDifferences* design,
                          const Options& options, const Json& request) {
  const std::string_view type = TextOf(request, "type");
  const auto a = PlaceIn(request, "a", results.column_count());
  const auto b = PlaceIn(request, "b", results.column_count());
  if (type != "pair" || !a || !b || a == b) {
    return Problem{
        .code = "unknown_query",
        .message = Fill({"Unknown question: \"{0}\".", "未知的请求“{0}”。"},
                        {Shorten(type)}),
        .value = std::string(type)};
  }
  const PairTable pairs =
      ComparePair(results, *a, *b, options.comparison.tie_tolerance,
                  {.design = design, .all = true}, options.ToParameters());
  Json reasons = Json::EmptyObject();
  Json pair = PairJson(results, pairs, 0, reasons);
  pair.Put("reasons", std::move(reasons));
  return Json::ObjectOf("pair", std::move(pair));
}

}  // namespace melon
