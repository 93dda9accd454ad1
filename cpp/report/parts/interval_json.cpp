#include "report/parts/interval_json.h"

namespace melon {

void PutInterval(const Interval& interval, double level,
                 std::string_view method, Json& json) {
  json.Put("low", interval.low.number());
  json.Put("high", interval.high.number());
  json.Put("level", level);
  if (!method.empty()) json.Put("method", method);
  if (!interval.low.defined()) json.Put("reason", interval.low.reason().id);
}

Json IntervalJson(const Interval& interval, double level,
                  std::string_view method) {
  Json json = Json::EmptyObject();
  PutInterval(interval, level, method, json);
  return json;
}

}  // namespace melon
