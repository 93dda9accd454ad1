#include "options/task_kind.h"

#include <algorithm>
#include <iterator>

namespace melon {
namespace {

struct NamedKind {
  std::string_view name;
  TaskKind kind;
};

constexpr NamedKind kKinds[] = {
    {"binary", TaskKind::binary},
    {"labels", TaskKind::labels},
    {"labels", TaskKind::many_labels},
    {"multiclass", TaskKind::multiclass},
    {"regression", TaskKind::regression},
    {"ranking", TaskKind::ranking},
    {"clustering", TaskKind::clustering},
    {"counts", TaskKind::counts},
    {"cv", TaskKind::cv},
    {"friedman", TaskKind::friedman},
    {"binomial", TaskKind::binomial},
};

}  // namespace

std::string_view TaskName(TaskKind kind) {
  return std::find_if(
             std::begin(kKinds), std::end(kKinds),
             [kind](const NamedKind& named) { return named.kind == kind; })
      ->name;
}

std::optional<TaskKind> TaskOfName(std::string_view name) {
  for (const NamedKind& named : kKinds) {
    if (named.name == name) return named.kind;
  }
  return std::nullopt;
}

bool IsComparison(TaskKind kind) {
  return kind == TaskKind::cv || kind == TaskKind::friedman ||
         kind == TaskKind::binomial;
}

bool IsTaskName(std::string_view name) { return TaskOfName(name).has_value(); }

std::string TaskNames() {
  std::string names;
  for (const std::string_view name : kTaskNames)
    names.append(names.empty() ? "" : ", ").append(name);
  return names;
}

}  // namespace melon
