#include "tasks/curve_json.h"

#include <string>

#include "curves/reduce_series.h"

namespace melon {

Json ListJson(const std::vector<double>& numbers) {
  Json list = Json::array();
  for (const double number : numbers) list.push_back(ToJson(number));
  return list;
}

Json CurveJson(const Curve& curve, const ScoreGroups& groups,
               const Parameters& parameters) {
  if (const Reason* reason = curve.undefined(groups))
    return {{"reason", reason->id}};
  const CurveData data = curve.compute(groups, parameters);
  Json json = {{"series", Json::object()},
               {"numbers", Json::object()},
               {"reasons", Json::object()}};
  for (const Series& series : data.series) {
    Json& columns = json["series"][std::string(series.name)];
    columns = Json::object();
    for (const auto& [name, numbers] : Reduced(series, curve.box).columns)
      columns[std::string(name)] = ListJson(numbers);
  }
  for (const auto& [name, value] : data.numbers)
    PutValue(json["numbers"], json["reasons"], name, value);
  return json;
}

Json CurvesJson(const ScoreGroups& groups, const Parameters& parameters) {
  Json json = Json::object();
  for (const Curve* curve : Curves())
    json[std::string(curve->id)] = CurveJson(*curve, groups, parameters);
  return json;
}

}  // namespace melon
