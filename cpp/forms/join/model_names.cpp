#include "forms/join/model_names.h"

#include <algorithm>
#include <map>
#include <string_view>

#include "forms/join/file_names.h"
#include "forms/stacked_columns.h"
#include "roles/names/role_names.h"
#include "table/column_traits.h"

namespace melon {
namespace {

/// What names of predictions consist of that do not show the model.
constexpr std::string_view kGenericWords[] = {
    "predictions", "prediction", "predicted", "predict",  "preds",
    "pred",        "scored",     "scores",    "score",    "probabilities",
    "probability", "probas",     "proba",     "probs",    "prob",
    "positive",    "outputs",    "output",    "logits",   "logit",
    "response",    "target",     "labels",    "label",    "values",
    "value",       "class",      "result",    "results",  "model",
    "confidence",  "estimate",   "estimated", "forecast", "fitted",
    "hat",         "test",       "ytest",     "column",   "cluster",
    "decision",    "function",   "rank",      "p",        "y",
    "预测值",      "预测类别",   "预测概率",  "预测",     "概率",
    "得分"};

/// Nothing is left of it without such words and digits.
bool IsGeneric(std::string_view name) {
  std::string rest = Simplify(name);
  for (const std::string_view word : kGenericWords) {
    for (std::size_t at = rest.find(word); at != std::string::npos;
         at = rest.find(word, at)) {
      // A letter alone is one only by itself.
      if (word.size() == 1 && rest.size() > 1 + 1) break;
      rest.erase(at, word.size());
    }
  }
  return rest.find_first_not_of("0123456789") == std::string::npos;
}

class Namer {
 public:
  Namer(std::span<const NamedTable> files,
        const std::vector<ModelsOfFile>& models)
      : models_(models), labels_(files.size()) {
    LabelFiles(files);
    for (const ModelsOfFile& one : models) {
      for (const std::size_t column : one.columns)
        ++times_[NameOf(one, column)];
      for (const ClassColumns& group : one.assigned.class_columns)
        ++times_of_model_[group.model];
    }
  }

  [[nodiscard]] std::vector<std::string> Names(std::size_t file) const {
    std::vector<std::string> names;
    for (const std::size_t column : models_[file].columns)
      names.push_back(Name(file, column));
    return names;
  }

 private:
  /// A file of the truth alone does not take a name from others.
  void LabelFiles(std::span<const NamedTable> files) {
    std::vector<NamedTable> with_models;
    std::vector<std::size_t> places;
    for (std::size_t i = 0; i < files.size(); ++i) {
      if (models_[i].columns.empty()) continue;
      with_models.push_back(files[i]);
      places.push_back(i);
    }
    const std::vector<std::string> labels = LabelsOf(with_models);
    for (std::size_t i = 0; i < places.size(); ++i)
      labels_[places[i]] = labels[i];
  }

  static const std::string& NameOf(const ModelsOfFile& file,
                                   std::size_t column) {
    return file.table.columns[column].name;
  }

  /// `several`: whether the file needs it to tell its models apart.
  [[nodiscard]] std::string NameOfModel(std::size_t file,
                                        const std::string& own, bool unique,
                                        bool several) const {
    if (unique && !IsGeneric(own)) return own;
    return several ? labels_[file] + " " + own : labels_[file];
  }

  [[nodiscard]] std::string Name(std::size_t file, std::size_t column) const {
    const ModelsOfFile& own = models_[file];
    const auto& groups = own.assigned.class_columns;
    for (const ClassColumns& group : groups) {
      const auto place =
          std::find(group.columns.begin(), group.columns.end(), column);
      if (place == group.columns.end()) continue;
      return NameOfModel(file, group.model,
                         times_of_model_.at(group.model) == 1,
                         groups.size() > 1) +
             ":" +
             group.labels[static_cast<std::size_t>(place -
                                                   group.columns.begin())];
    }
    const std::string& name = NameOf(own, column);
    return NameOfModel(file, name, times_.at(name) == 1,
                       own.columns.size() > 1);
  }

  const std::vector<ModelsOfFile>& models_;
  std::vector<std::string> labels_;
  std::map<std::string, std::size_t> times_;
  std::map<std::string, std::size_t> times_of_model_;
};

/// "seed_0", "seed_1" and "seed_2" beside a truth of 0, 1 and 2 would be read
/// as the classes of one model.
bool EndsInClass(std::string_view name, const Column& truth) {
  const std::vector<std::string_view> labels = PresentLabels(truth);
  for (std::size_t at = 1; at < name.size(); ++at) {
    if (std::string_view(":_. -").find(name[at]) == std::string_view::npos)
      continue;
    const std::string_view rest = name.substr(at + 1);
    if (std::any_of(labels.begin(), labels.end(), [&](std::string_view label) {
          return SameLabel(rest, label);
        }))
      return true;
  }
  return false;
}

}  // namespace

std::vector<std::vector<std::string>> NameModels(
    std::span<const NamedTable> files, const std::vector<ModelsOfFile>& models,
    const Column* truth) {
  const Namer namer(files, models);
  std::vector<std::vector<std::string>> names;
  for (std::size_t i = 0; i < files.size(); ++i) {
    names.push_back(namer.Names(i));
    const bool classes = models[i].assigned.has_class_columns();
    if (classes || truth == nullptr || !IsCoded(*truth)) continue;
    for (std::size_t j = 0; j < names[i].size(); ++j) {
      std::string& name = names[i][j];
      const bool own =
          name == models[i].table.columns[models[i].columns[j]].name;
      if (!own && EndsInClass(name, *truth)) name += ".csv";
    }
  }
  return names;
}

}  // namespace melon
