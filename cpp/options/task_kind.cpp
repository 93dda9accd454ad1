#include "options/task_kind.h"

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
  for (const NamedKind& named : kKinds) {
    if (named.kind == kind) return named.name;
  }
  return {};
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
