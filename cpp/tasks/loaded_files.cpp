#include "tasks/loaded_files.h"

#include <algorithm>
#include <utility>

#include "forms/join/file_names.h"
#include "forms/reshape.h"
#include "table/column_traits.h"

namespace melon {
namespace {

Problem NothingToJoin() {
  return {.code = "join_unused",
          .message = Fill({"The option join is of no use to a single table. "
                           "Leave it out, or give further files.",
                           "只有一个表时选项 join 没有作用。请去掉它，或再给出"
                           "其他文件。"}),
          .value = "join"};
}

bool IsNobody(const Options& options, std::string_view role) {
  return std::find(options.unassigned.begin(), options.unassigned.end(),
                   role) != options.unassigned.end();
}

Problem MatrixHasNoCases(const std::string& file) {
  return {
      .code = "join_matrices",
      .message = Fill(
          {"\"{0}\" is a confusion matrix: it counts cases and does not "
           "say which, so it cannot be joined with another file. Give it "
           "alone. To compare models, give what each predicts for each "
           "case.",
           "“{0}”是混淆矩阵：它只有计数，没有各个样例，不能与其他文件合并。"
           "请单独给出该文件。若要比较模型，请给出各模型对每个样例的预测。"},
          {Shorten(file)}),
      .value = file};
}

/// Whether the options give the column a role that is not that of a prediction.
bool HasOtherRole(const Options& options, const std::string& column) {
  for (const auto* const one : {&options.truth, &options.weight, &options.query,
                                &options.experiment, &options.cluster}) {
    if (*one == column) return true;
  }
  const auto& features = options.features;
  return options.features_text == column ||
         (features && std::find(features->begin(), features->end(), column) !=
                          features->end());
}

}  // namespace

void LoadedFiles::Begin(std::string name, std::size_t part, std::size_t parts) {
  if (part == 0) staged_.clear();
  name_ = std::move(name);
  part_ = part;
  parts_ = parts;
}

bool LoadedFiles::Add(Table table) {
  if (!reads_several()) table.name = StemOf(name_);
  staged_.push_back(
      {std::move(name_), std::make_shared<const Table>(std::move(table))});
  if (part_ + 1 < parts_) return false;
  files_ = std::exchange(staged_, {});
  table_ = files_.front().table;
  joined_.reset();
  joined_for_.reset();
  rearranged_.clear();
  unjoinable_.reset();
  if (!several()) return true;
  for (NamedTable& file : files_) {
    if (!MayBeReshaped(*file.table)) continue;
    Result<std::optional<Reshaped>> made = Reshape(*file.table, Options());
    if (!made || !made.value() || !made.value()->table) continue;
    if (made.value()->warning.code == "confusion_matrix_read" && !unjoinable_)
      unjoinable_ = MatrixHasNoCases(file.name);
    file.table = std::make_shared<const Table>(std::move(*made.value()->table));
    if (rearranged_.empty()) rearranged_.push_back(made.value()->warning);
  }
  return true;
}

std::string LoadedFiles::WhatIsAsked(const Options& options) const {
  std::string asked = options.join.value_or("") + '\n' +
                      options.truth.value_or("") + '\n' +
                      options.task.value_or("") + '\n' +
                      (IsNobody(options, "truth") ? "no truth" : "");
  if (!joined_ || !joined_->measure) return asked;
  // They may name another measure.
  asked += '\n' + options.predictions_text.value_or("");
  for (const std::string& name :
       options.predictions.value_or(std::vector<std::string>()))
    asked += '\n' + name;
  return asked;
}

std::optional<Problem> LoadedFiles::JoinFor(const Options& options) {
  if (!several()) return std::nullopt;
  if (unjoinable_) return unjoinable_;
  if (joined_for_ == WhatIsAsked(options)) return std::nullopt;
  joined_.reset();
  joined_for_.reset();
  table_ = files_.front().table;
  Result<JoinedFiles> joined = JoinFiles(files_, options);
  if (!joined) return joined.problem();
  joined_ = std::move(joined.value());
  table_ = std::make_shared<const Table>(std::move(joined_->table));
  joined_for_ = WhatIsAsked(options);
  return std::nullopt;
}

std::vector<std::string> LoadedFiles::NamesInTable(
    const std::string& name) const {
  if (FindColumn(*table_, name)) return {name};
  std::vector<std::string> names;
  for (const JoinedFile& file : joined_->files) {
    for (const auto& [column, as] : file.columns) {
      const bool known =
          std::find(names.begin(), names.end(), as) != names.end();
      if (column == name && !known) names.push_back(as);
    }
  }
  return names;
}

void LoadedFiles::TranslateNames(Options& options) const {
  for (auto* const one : {&options.truth, &options.weight, &options.query}) {
    if (!*one) continue;
    const std::vector<std::string> names = NamesInTable(**one);
    if (names.size() == 1) *one = names.front();
  }
  auto& text = options.predictions_text;
  if (text && !options.predictions && !FindColumn(*table_, *text)) {
    const std::vector<std::string> names = NamesInTable(*text);
    if (names.empty()) return;
    options.predictions = names;
    text.reset();
  } else if (options.predictions) {
    std::vector<std::string> all;
    for (const std::string& name : *options.predictions) {
      const std::vector<std::string> names = NamesInTable(name);
      all.insert(all.end(), names.begin(), names.end());
      if (names.empty()) all.push_back(name);
    }
    options.predictions = std::move(all);
  }
}

std::optional<std::vector<std::string>> LoadedFiles::PredictionsFor(
    const Options& options) const {
  std::optional<std::vector<std::string>> predictions = joined_->predictions;
  if (!predictions) return std::nullopt;
  std::erase_if(*predictions, [&options](const std::string& column) {
    return HasOtherRole(options, column);
  });
  // Where none is left, they have to be found anew; an empty list is none.
  if (predictions->empty()) return std::nullopt;
  return predictions;
}

void LoadedFiles::AddRoles(Options& options) const {
  if (!joined_) return;
  TranslateNames(options);
  if (!options.truth && !IsNobody(options, "truth"))
    options.truth = joined_->truth;
  if (!options.predictions && !options.predictions_text)
    options.predictions = PredictionsFor(options);
  options.measure = joined_->measure;
  options.missing_is_unranked |= joined_->missing_is_unranked;
}

void LoadedFiles::PutInto(Json& input) const {
  if (several()) PutJoin(files_, joined_ ? &*joined_ : nullptr, input);
}

void LoadedFiles::PutOption(Json& options) const {
  if (!joined_) return;
  std::string join;
  for (const std::string& name : joined_->by)
    join.append(join.empty() ? "" : ",").append(name);
  if (joined_->kind == JoinKind::rows) join = "rows";
  if (joined_->kind == JoinKind::stack) join = "stack";
  options.Put("join", Json(std::string_view(join)));
}

std::vector<Problem> LoadedFiles::Warnings(const Options& options) const {
  if (!several())
    return options.join ? std::vector<Problem>{NothingToJoin()}
                        : std::vector<Problem>();
  std::vector<Problem> warnings = rearranged_;
  if (joined_)
    warnings.insert(warnings.end(), joined_->warnings.begin(),
                    joined_->warnings.end());
  return warnings;
}

}  // namespace melon
