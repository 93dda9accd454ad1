#pragma once

#include <memory>
#include <span>
#include <string_view>

#include "base/result.h"
#include "base/table.h"
#include "io/json/json.h"
#include "options/options.h"
#include "roles/roles.h"

namespace melon {

/// A table under its roles, checked and prepared, from which the reports of
/// many runs are made. It may look into the table, which must outlive it.
class Evaluation {
 public:
  Evaluation() = default;
  Evaluation(const Evaluation&) = delete;
  Evaluation& operator=(const Evaluation&) = delete;
  Evaluation(Evaluation&&) = delete;
  Evaluation& operator=(Evaluation&&) = delete;
  virtual ~Evaluation() = default;

  /// Takes over the roles and options of another run; false, and nothing is
  /// changed, when they ask for other data than was prepared.
  virtual bool Adopt(const Roles& roles, const Options& options) = 0;
  /// The whole report for the options taken over last.
  [[nodiscard]] virtual Json Report() = 0;
  /// ReportPart::verdict of it, where that comes sooner.
  [[nodiscard]] virtual Json Verdict() { return Report(); }
  /// The answer to a small question about the last report. The request is a
  /// JSON object whose "type" says what is asked. {"type": "step", "seconds"}
  /// goes on with what takes long, such as a bootstrap, and answers
  /// {"done", "total"}; when done, Report has its results. A bootstrap can be
  /// divided: see Bootstrap::Step.
  virtual Result<Json> Answer(const Json& request) = 0;
};

/// A kind of evaluation. Each is a folder of cpp/tasks named by its id, whose
/// task.cpp defines `extern const Task <id>`; the build lists the folders.
struct Task {
  /// The folder's name.
  std::string_view id;
  /// Whether the roles, of whichever TaskKind, are this task's.
  bool (*serves)(TaskKind kind);
  Result<std::unique_ptr<Evaluation>> (*prepare)(const Table& table,
                                                 const Roles& roles,
                                                 const Options& options);
};

/// All tasks.
[[nodiscard]] std::span<const Task* const> Tasks();

}  // namespace melon
