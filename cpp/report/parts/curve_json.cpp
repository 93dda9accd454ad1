#include "report/parts/curve_json.h"

#include <algorithm>
#include <utility>

#include "curves/reduce_series.h"

namespace melon {

namespace {

/// Takes the numbers out of the series: they are many.
Json SeriesJson(Series& series) {
  Json columns = Json::EmptyObject();
  for (auto& [name, numbers] : series.columns)
    columns.Put(name, Json(std::move(numbers)));
  return columns;
}

}  // namespace

Json CurveJson(const Curve& curve, const ScoreGroups& groups,
               const Parameters& parameters,
               std::initializer_list<std::string_view> wanted) {
  const auto is_wanted = [&](std::string_view series) {
    return wanted.size() == 0 ||
           std::find(wanted.begin(), wanted.end(), series) != wanted.end();
  };
  if (const Reason* reason = curve.undefined(groups))
    return Json::ObjectOf("reason", Json(reason->id));
  CurveData data = Drawn(curve, groups, parameters);
  Json all_series = Json::EmptyObject();
  for (Series& series : data.series) {
    if (is_wanted(series.name)) all_series.Put(series.name, SeriesJson(series));
  }
  Json numbers = Json::EmptyObject();
  Json reasons = Json::EmptyObject();
  for (const auto& [name, value] : data.numbers)
    PutValue(numbers, reasons, name, value);
  Json json = Json::EmptyObject();
  json.Put("series", std::move(all_series));
  json.Put("numbers", std::move(numbers));
  json.Put("reasons", std::move(reasons));
  return json;
}

const Curve* FindCurve(std::string_view id) {
  const auto curves = Curves();
  const auto found =
      std::find_if(curves.begin(), curves.end(),
                   [id](const Curve* one) { return one->id == id; });
  return found == curves.end() ? nullptr : *found;
}

Json CurvesJson(const ScoreGroups& groups, const Parameters& parameters) {
  Json json = Json::EmptyObject();
  for (const Curve* curve : Curves())
    json.Put(curve->id, CurveJson(*curve, groups, parameters));
  return json;
}

}  // namespace melon
