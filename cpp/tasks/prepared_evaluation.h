#pragma once

#include <memory>
#include <string_view>
#include <utility>

#include "base/function_view.h"
#include "options/uses.h"
#include "report/answers.h"
#include "report/bootstrap/bootstrap.h"
#include "report/models/adjusted_working.h"
#include "tasks/evaluation.h"

namespace melon {

/// What evaluations have in common: the table, the roles and options taken over
/// last, the data prepared from them, and a bootstrap that starts with the
/// first step. A task says what it reports and answers.
template <class Data>
class PreparedEvaluation : public Evaluation {
 public:
  PreparedEvaluation(const Table& table, Roles roles, Options options,
                     Data data)
      : table_(table),
        roles_(std::move(roles)),
        options_(std::move(options)),
        data_(std::move(data)) {}

  bool Adopt(const Roles& roles, const Options& options) final {
    const auto keeps = [before = options_, &options, &roles](Stage stage) {
      return Keeps(stage, roles.task, before, options);
    };
    if (!SameColumns(roles, roles_) || !keeps(Stage::data) || !Fits(options))
      return false;
    if (!keeps(Stage::replicates)) bootstrap_.reset();
    roles_ = roles;
    options_ = options;
    Follow(keeps);
    return true;
  }

  Result<Json> Answer(const Json& request) final {
    if (TextOf(request, "type") == "step") return Step(request);
    if (AsksForAdjusted(request)) return AnswerAdjusted(request, Report());
    return AnswerQuestion(request);
  }

 protected:
  /// Whether a stage's results hold under the new options, too.
  using Kept = FunctionView<bool(Stage)>;

  [[nodiscard]] const Table& table() const { return table_; }
  [[nodiscard]] const Roles& roles() const { return roles_; }
  [[nodiscard]] const Options& options() const { return options_; }
  [[nodiscard]] const Data& data() const { return data_; }
  [[nodiscard]] Data& data() { return data_; }
  /// Null before its first step.
  [[nodiscard]] const Bootstrap* bootstrap() const { return bootstrap_.get(); }
  void ForgetReplicates() { bootstrap_.reset(); }

 private:
  /// Whether the data can be evaluated under these options.
  [[nodiscard]] virtual bool Fits(const Options& /*options*/) const {
    return true;
  }
  /// The options are new: what they do not keep is to be found again.
  virtual void Follow(const Kept& /*keeps*/) {}
  /// Null where there is nothing to draw from.
  [[nodiscard]] virtual std::unique_ptr<Bootstrap> BeginBootstrap() const {
    return nullptr;
  }
  /// Goes on with what takes long.
  [[nodiscard]] virtual Json Step(const Json& request) {
    if (options_.bootstrap > 0 && !bootstrap_) bootstrap_ = BeginBootstrap();
    return bootstrap_ ? bootstrap_->Step(request) : ProgressJson(0, 0);
  }
  [[nodiscard]] virtual Result<Json> AnswerQuestion(const Json& request) {
    return UnknownQuery(request);
  }

  const Table& table_;
  Roles roles_;
  Options options_;
  Data data_;
  std::unique_ptr<Bootstrap> bootstrap_;
};

/// Task::prepare of a task whose data `prepare` checks and prepares.
template <class TaskEvaluation, auto prepare>
Result<std::unique_ptr<Evaluation>> Prepare(const Table& table,
                                            const Roles& roles,
                                            const Options& options) {
  auto data = prepare(table, roles, options);
  if (!data) return data.problem();
  return std::unique_ptr<Evaluation>(std::make_unique<TaskEvaluation>(
      table, roles, options, std::move(data.value())));
}

}  // namespace melon
