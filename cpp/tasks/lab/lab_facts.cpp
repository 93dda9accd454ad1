#include "tasks/lab/lab_facts.h"

#include <string>
#include <utility>

#include "roles/names/positive_class.h"
#include "tasks/lab/hyper_parameter_text.h"

namespace melon {
namespace {

Json LearnersJson(const std::vector<LabLearner>& learners) {
  Json list = Json::EmptyArray();
  for (const LabLearner& one : learners) {
    Json json = Json::ObjectOf("id", Json(one.learner->id));
    json.Put("name", one.name);
    json.Put("parameters",
             HyperParametersJson(one.learner->parameters, one.values));
    list.Add(std::move(json));
  }
  return list;
}

}  // namespace

Json LabFactsJson(const Table& table, const LabData& data,
                  const std::vector<LabLearner>& learners) {
  const LabTarget& target = data.target;
  Json json = Json::ObjectOf("target", Json(table.columns[target.column].name));
  json.Put("goal",
           target.is_classification() ? "classification" : "regression");
  if (target.is_classification()) {
    Json classes = Json::EmptyArray();
    for (const std::string& label : target.labels) classes.Add(label);
    json.Put("classes", std::move(classes));
    if (target.labels.size() == 2)
      json.Put("positive", GuessPositive(target.labels).label);
  }
  Json features = Json::EmptyArray();
  for (const LabFeature& feature : data.features) {
    Json one = Json::ObjectOf("name", Json(table.columns[feature.column].name));
    one.Put("kind", feature.numbers.empty() ? "category" : "number");
    features.Add(std::move(one));
  }
  json.Put("features", std::move(features));
  json.Put("learners", LearnersJson(learners));
  return json;
}

}  // namespace melon
