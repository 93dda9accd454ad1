#include "tasks/classes/class_names.h"

#include <algorithm>
#include <iterator>
#include <string>
#include <utility>
#include <vector>

#include "table/class_index.h"
#include "table/column_traits.h"
#include "table/labels.h"
#include "table/name_list.h"

namespace melon {
namespace {

using Problems = std::optional<Problem>;
using Labels = std::vector<std::string>;

/// A label that occurs twice, equal numbers being equal labels.
std::optional<std::string> Repeated(Labels labels) {
  std::sort(labels.begin(), labels.end(), LabelBefore);
  const auto twice =
      std::adjacent_find(labels.begin(), labels.end(), SameLabel);
  if (twice == labels.end()) return std::nullopt;
  return *twice;
}

/// Those of `wanted` that are not among `labels`.
Labels Missing(const Labels& wanted, const Labels& labels) {
  const ClassIndex index(labels);
  Labels missing;
  std::copy_if(wanted.begin(), wanted.end(), std::back_inserter(missing),
               [&](const std::string& label) { return !index.Find(label); });
  return missing;
}

/// Appends those of `more` that are new.
void Unite(const Labels& more, Labels& labels) {
  const Labels missing = Missing(more, labels);
  labels.insert(labels.end(), missing.begin(), missing.end());
}

Problem NotInOrder(const Labels& missing) {
  Problem problem{
      .code = "incomplete_order",
      .message = Fill(
          {"The order of the classes (option ordered) leaves out {0}: name "
           "every class that occurs.",
           "类别的顺序（选项 ordered）缺少 {0}：请列出出现的每一类。"},
          {ShowLabels(missing)})};
  problem.value = missing.front();
  return problem;
}

Problem TwiceInOrder(const std::string& label) {
  Problem problem{
      .code = "class_named_twice",
      .message = Fill({"The order of the classes (option ordered) "
                       "names \"{0}\" twice.",
                       "类别的顺序（选项 ordered）中“{0}”出现两次。"},
                      {Shorten(label)})};
  problem.value = label;
  return problem;
}

/// The user's order in place of ours. Labels of the truth stay as they are
/// written there.
Problems TakeOrder(const Options& options, ClassData& data) {
  if (!options.ordered) return std::nullopt;
  const Labels& wanted = *options.ordered;
  const Labels missing = Missing(data.classes, wanted);
  if (!missing.empty()) return NotInOrder(missing);
  if (const auto twice = Repeated(wanted)) return TwiceInOrder(*twice);
  const ClassIndex known(data.classes);
  Labels ordered;
  for (const std::string& label : wanted) {
    const std::optional<std::uint16_t> index = known.Find(label);
    ordered.push_back(index ? data.classes[*index] : label);
  }
  data.classes = std::move(ordered);
  data.ordered = true;
  return std::nullopt;
}

/// The number of classes fits the codes, and there are at least two columns of
/// anything.
Problems CheckClassCount(const ClassData& data) {
  if (data.class_count() <= kMostClasses) return std::nullopt;
  return Problem{.code = "too_many_classes",
                 .message = Fill({"There are {0} classes, more than {1}.",
                                  "共有 {0} 类，超过 {1} 类。"},
                                 {std::to_string(data.class_count()),
                                  std::to_string(kMostClasses)})};
}

/// Labels: all that are true or predicted.
Problems FindLabelClasses(const Table& table, const Roles& roles,
                          ClassData& data) {
  std::vector<std::size_t> columns{roles.truth};
  columns.insert(columns.end(), roles.predictions.begin(),
                 roles.predictions.end());
  for (const std::size_t index : columns) {
    const Result<Labels> labels = ClassLabels(table.columns[index], data.rows);
    if (!labels) return labels.problem();
    Unite(labels.value(), data.classes);
  }
  std::stable_sort(data.classes.begin(), data.classes.end(), LabelBefore);
  return CheckClassCount(data);
}

Problem MissingColumns(const std::string& model, const Labels& missing) {
  std::string names;
  constexpr std::size_t kShown = 8;
  for (std::size_t i = 0; i < std::min(kShown, missing.size()); ++i) {
    names.append(i == 0 ? "\"" : ", \"")
        .append(Shorten(model, 30))
        .append(":")
        .append(Shorten(missing[i], 30))
        .append("\"");
  }
  if (missing.size() > kShown) names += ", …";
  Problem problem{
      .code = "missing_class_columns",
      .message =
          Fill({"Model \"{0}\" has no probability for {1} of the classes: add "
                "the columns {2}, or leave the model out.",
                "模型“{0}”缺少 {1} 个类别的概率：请补上列 {2}，或不选该模型。"},
               {Shorten(model), std::to_string(missing.size()), names})};
  problem.column = model + ":" + missing.front();
  problem.value = missing.front();
  return problem;
}

Problem ClassColumnTwice(const ClassColumns& model, const std::string& label) {
  Problem problem{
      .code = "class_column_twice",
      .message = Fill({"Model \"{0}\" has two columns for class \"{1}\": keep "
                       "one of them.",
                       "模型“{0}”的类别“{1}”有两列：请只保留一列。"},
                      {Shorten(model.model), Shorten(label)})};
  problem.column = model.model + ":" + label;
  problem.value = label;
  return problem;
}

/// Probabilities: all that have a column or are true; every model must have a
/// column for each.
Problems FindColumnClasses(const Table& table, const Roles& roles,
                           ClassData& data) {
  const Result<Labels> truth =
      ClassLabels(table.columns[roles.truth], data.rows);
  if (!truth) return truth.problem();
  for (const ClassColumns& model : roles.class_columns) {
    if (const auto twice = Repeated(model.labels))
      return ClassColumnTwice(model, *twice);
    Unite(model.labels, data.classes);
  }
  Unite(truth.value(), data.classes);
  // As the truth writes them.
  const ClassIndex index(truth.value());
  for (std::string& label : data.classes) {
    if (const auto found = index.Find(label)) label = truth.value()[*found];
  }
  if (Problems problem = CheckClassCount(data)) return problem;
  for (const ClassColumns& model : roles.class_columns) {
    const Labels missing = Missing(data.classes, model.labels);
    if (!missing.empty()) return MissingColumns(model.model, missing);
  }
  return std::nullopt;
}

}  // namespace

std::optional<Problem> FindClasses(const Table& table, const Roles& roles,
                                   const Options& options, ClassData& data) {
  const bool labels = roles.task == TaskKind::many_labels;
  if (Problems problem = labels ? FindLabelClasses(table, roles, data)
                                : FindColumnClasses(table, roles, data))
    return problem;
  return TakeOrder(options, data);
}

}  // namespace melon
