#include <algorithm>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <utility>

#include "tasks/answers.h"
#include "tasks/evaluation.h"
#include "tasks/input_json.h"
#include "tasks/regression/bootstrap.h"
#include "tasks/regression/data.h"
#include "tasks/regression/report.h"

namespace melon::tasks {
namespace {

/// The options on which roles and cells depend.
std::string BasisOf(const Table& table, const Roles& roles,
                    const Options& options) {
  const Json json = CommonOptionsJson(table, roles, options);
  std::string basis;
  for (const std::string_view key :
       {"truth", "predictions", "weight", "features", "missing"}) {
    const Json* const value = json.Find(key);
    basis.append(value == nullptr ? "-" : Serialize(*value)).append("\n");
  }
  return basis.append(options.ResampleText());
}

/// The options that a bootstrap depends on.
std::string BootstrapBasis(const Options& options) {
  return Serialize(Json(Json::Numbers{static_cast<double>(options.bootstrap),
                                      static_cast<double>(options.seed),
                                      options.quantile, options.n_features}));
}

/// Its parts look into each other and into the table.
class RegressionEvaluation final : public Evaluation {
 public:
  RegressionEvaluation(const Table& table, const Roles& roles,
                       const Options& options, RegressionData data)
      : table_(table),
        roles_(roles),
        options_(options),
        data_(std::move(data)),
        basis_(BasisOf(table, roles, options)) {}

  bool Adopt(const Roles& roles, const Options& options) override {
    if (BasisOf(table_, roles, options) != basis_) return false;
    roles_ = roles;
    options_ = options;
    if (bootstrap_ && bootstrap_basis_ != BootstrapBasis(options_))
      bootstrap_.reset();
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
  /// "steps" replicates, or as many as take about "seconds".
  Json Step(const Json& request) {
    if (options_.bootstrap == 0 ||
        !CaseResampling::Possible(options_.resample, data_.weight))
      return ProgressJson(0, 0);
    if (!bootstrap_) {
      bootstrap_ = std::make_unique<RegressionBootstrap>(data_, options_);
      bootstrap_basis_ = BootstrapBasis(options_);
    }
    const double in_time = bootstrap_->StepsIn(NumberOr(request, "seconds", 0));
    const double steps = NumberOr(request, "steps", in_time);
    const double most = bootstrap_->total();
    bootstrap_->Step(static_cast<std::uint32_t>(std::clamp(steps, 1.0, most)));
    return ProgressJson(bootstrap_->done(), bootstrap_->total());
  }

  const Table& table_;
  Roles roles_;
  Options options_;
  RegressionData data_;
  /// The options that settle the data; others may change without preparing
  /// anew.
  std::string basis_;
  RegressionFindings findings_;
  /// Of the options in `bootstrap_basis_`.
  std::unique_ptr<RegressionBootstrap> bootstrap_;
  std::string bootstrap_basis_;
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
