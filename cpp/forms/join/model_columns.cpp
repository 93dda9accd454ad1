#include "forms/join/model_columns.h"

#include <algorithm>

namespace melon {

namespace {

bool Contains(const std::vector<std::size_t>& columns, std::size_t column) {
  return std::find(columns.begin(), columns.end(), column) != columns.end();
}

}  // namespace

bool AssignedFile::IsByproduct(std::size_t column) const {
  return has_results && !Contains(places, column);
}

bool AssignedFile::IsPrediction(std::size_t column) const {
  return Contains(predictions, column);
}

AssignedFile AssignColumns(const Table& table, const Options& options,
                           const std::optional<std::string>& truth,
                           std::size_t offset) {
  Options alone = {};
  alone.task = options.task;
  alone.truth = truth;
  alone.unassigned = options.unassigned;
  const Result<Roles> roles = AssignRoles(table, alone);
  if (!roles) return {};
  AssignedFile assigned{.known = true};
  const auto add = [offset](std::size_t column, std::vector<std::size_t>& to) {
    if (column >= offset) to.push_back(column - offset);
  };
  for (const std::size_t column : roles.value().predictions)
    add(column, assigned.predictions);
  assigned.has_results = IsComparison(roles.value().task);
  for (const auto& place :
       {roles.value().dataset, roles.value().run, roles.value().fold}) {
    if (place) add(*place, assigned.places);
  }
  for (const ClassColumns& model : roles.value().class_columns) {
    ClassColumns& own = assigned.class_columns.emplace_back();
    own.model = model.model;
    own.labels = model.labels;
    for (const std::size_t column : model.columns) add(column, own.columns);
  }
  return assigned;
}

}  // namespace melon
