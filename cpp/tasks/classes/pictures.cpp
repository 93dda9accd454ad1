#include "tasks/classes/pictures.h"

#include <algorithm>
#include <cstdint>
#include <string>
#include <utility>

#include "kernels/binary/calibration_bins.h"
#include "kernels/binary/probabilities.h"
#include "kernels/classes/class_rankings.h"
#include "kernels/classes/top_label.h"
#include "report/parts/curve_json.h"
#include "tasks/classes/macro_roc.h"

namespace melon {

namespace curves {
extern const Curve roc;
extern const Curve precision_recall;
extern const Curve calibration;
}  // namespace curves

namespace {

Json RocJson(const ScoreGroups& groups, const Parameters& parameters) {
  return CurveJson(curves::roc, groups, parameters, {"curve"});
}

Json PrecisionRecallJson(const ScoreGroups& groups,
                         const Parameters& parameters) {
  return CurveJson(curves::precision_recall, groups, parameters, {"curve"});
}

Json CalibrationJson(const ScoreGroups& groups, const Parameters& parameters) {
  return CurveJson(curves::calibration, groups, parameters,
                   {"uniform", "quantile"});
}

Value CalibrationError(const ScoreGroups& groups, bool are_probabilities,
                       const Parameters& parameters) {
  if (groups.total() == 0) return reasons::no_cases;
  if (!are_probabilities) return reasons::scores_outside_unit_interval;
  return std::min(1.0, ExpectedCalibrationError(
                           UniformBins(groups, parameters.calibration_bins)));
}

}  // namespace

Json CopyOf(const Json& json) {
  if (const auto* array = json.As<Json::Array>()) {
    Json copy = Json::EmptyArray();
    for (const Json& item : *array) copy.Add(CopyOf(item));
    return copy;
  }
  if (const auto* members = json.As<Json::Object>()) {
    Json copy = Json::EmptyObject();
    for (const JsonMember& member : *members)
      copy.Put(member.key, CopyOf(member.value));
    return copy;
  }
  if (const auto* numbers = json.As<Json::Numbers>())
    return Json(Json::Numbers(*numbers));
  if (const auto* text = json.As<std::string>()) return Json(*text);
  if (const auto* number = json.As<double>()) return Json(*number);
  if (const auto* whole = json.As<std::int64_t>()) return Json(*whole);
  if (const auto* flag = json.As<bool>()) return Json(*flag);
  return {};
}

ClassPictures DrawClasses(const ClassData& data, const ClassModel& model,
                          const Parameters& parameters) {
  const ClassProbabilities probabilities = ProbabilitiesOf(data, model);
  const bool are_probabilities = AreProbabilities(probabilities);
  const bool draws_each = data.class_count() <= kMostDrawnClasses;
  ClassPictures pictures;
  MacroRoc macro;
  Json roc_classes = draws_each ? Json::EmptyArray() : Json();
  Json precision_recall_classes = draws_each ? Json::EmptyArray() : Json();
  Json calibration_classes = draws_each ? Json::EmptyArray() : Json();
  for (std::size_t label = 0; label < data.class_count(); ++label) {
    const GroupedScores grouped =
        ClassGroups(probabilities, model.column_of_class[label]);
    const ScoreGroups groups = grouped.view();
    macro.Add(groups);
    pictures.calibration_error.push_back(
        CalibrationError(groups, are_probabilities, parameters));
    if (!draws_each) continue;
    roc_classes.Add(RocJson(groups, parameters));
    precision_recall_classes.Add(PrecisionRecallJson(groups, parameters));
    calibration_classes.Add(CalibrationJson(groups, parameters));
  }
  const GroupedScores pooled = PooledGroups(probabilities);
  Json roc = Json::EmptyObject();
  roc.Put("micro", RocJson(pooled.view(), parameters));
  roc.Put("macro", macro.ToJson());
  roc.Put("classes", std::move(roc_classes));
  Json precision_recall = Json::EmptyObject();
  precision_recall.Put("micro", PrecisionRecallJson(pooled.view(), parameters));
  precision_recall.Put("classes", std::move(precision_recall_classes));
  Json calibration = Json::EmptyObject();
  calibration.Put(
      "top_label",
      CalibrationJson(TopLabelGroups(probabilities).view(), parameters));
  calibration.Put("classes", std::move(calibration_classes));
  pictures.curves = Json::EmptyObject();
  pictures.curves.Put("roc", std::move(roc));
  pictures.curves.Put("precision_recall", std::move(precision_recall));
  pictures.curves.Put("calibration", std::move(calibration));
  return pictures;
}

Json DrawClass(const ClassData& data, const ClassModel& model,
               std::size_t label, const Parameters& parameters) {
  const GroupedScores grouped =
      ClassGroups(ProbabilitiesOf(data, model), model.column_of_class[label]);
  Json json = Json::EmptyObject();
  json.Put("roc", RocJson(grouped.view(), parameters));
  json.Put("precision_recall", PrecisionRecallJson(grouped.view(), parameters));
  json.Put("calibration", CalibrationJson(grouped.view(), parameters));
  return json;
}

}  // namespace melon
