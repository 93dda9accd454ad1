#include <memory>
#include <string_view>
#include <utility>

#include "options/uses.h"
#include "report/answers.h"
#include "tasks/evaluation.h"
#include "tasks/regression/bootstrap.h"
#include "tasks/regression/data.h"
#include "tasks/regression/report.h"

namespace melon::tasks {
namespace {

/// Its parts look into each other and into the table.
class RegressionEvaluation final : public Evaluation {
 public:
  RegressionEvaluation(const Table& table, Roles roles, Options options,
                       RegressionData data)
      : table_(table),
        roles_(std::move(roles)),
        options_(std::move(options)),
        data_(std::move(data)) {}

  bool Adopt(const Roles& roles, const Options& options) override {
    const auto keeps = [&](Stage stage) {
      return Keeps(stage, roles_.task, options_, options);
    };
    if (!SameColumns(roles, roles_) || !keeps(Stage::data)) return false;
    if (!keeps(Stage::values)) findings_.values.clear();
    if (!keeps(Stage::tests)) findings_.pairs.reset();
    if (!keeps(Stage::pictures)) findings_.pictures.clear();
    if (!keeps(Stage::replicates)) bootstrap_.reset();
    roles_ = roles;
    options_ = options;
    return true;
  }

  Json Report() override {
    return RegressionReport(table_, roles_, options_, data_, bootstrap_.get(),
                            findings_);
  }

  Result<Json> Answer(const Json& request) override {
    const std::string_view type = TextOf(request, "type");
    if (type == "step") return Step(request);
    return UnknownQuery(request);
  }

 private:
  Json Step(const Json& request) {
    if (options_.bootstrap == 0 ||
        !CaseResampling::Possible(options_.resample, data_.weight))
      return ProgressJson(0, 0);
    if (!bootstrap_) bootstrap_ = BootstrapOf(data_, options_);
    return bootstrap_->Step(request);
  }

  const Table& table_;
  Roles roles_;
  Options options_;
  RegressionData data_;
  RegressionFindings findings_;
  std::unique_ptr<Bootstrap> bootstrap_;
};

bool Serves(TaskKind kind) { return kind == TaskKind::regression; }

Result<std::unique_ptr<Evaluation>> Prepare(const Table& table,
                                            const Roles& roles,
                                            const Options& options) {
  Result<RegressionData> data = PrepareRegression(table, roles, options);
  if (!data) return data.problem();
  return std::unique_ptr<Evaluation>(std::make_unique<RegressionEvaluation>(
      table, roles, options, std::move(data.value())));
}

}  // namespace

extern const Task regression = {
    .id = "regression", .serves = Serves, .prepare = Prepare};

}  // namespace melon::tasks
