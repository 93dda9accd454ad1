#include <algorithm>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <utility>

#include "tasks/answers.h"
#include "tasks/binary_bootstrap.h"
#include "tasks/binary_data.h"
#include "tasks/binary_query.h"
#include "tasks/binary_report.h"
#include "tasks/evaluation.h"
#include "tasks/input_json.h"

namespace melon::tasks {
namespace {

/// The options on which roles, cells and sorting depend.
std::string BasisOf(const Table& table, const Roles& roles,
                    const Options& options, const BinaryData& data) {
  const Json json = OptionsJson(table, roles, options, data);
  std::string basis;
  for (const std::string_view key : {"task", "truth", "predictions", "weight",
                                     "positive", "missing", "resample"})
    basis.append(Serialize(*json.Find(key))).append("\n");
  return basis;
}

/// The options that a bootstrap depends on.
std::string BootstrapBasis(const BinaryData& data, const Options& options) {
  Json::Numbers basis{static_cast<double>(options.bootstrap),
                      static_cast<double>(options.seed),
                      options.beta,
                      options.cost_fn,
                      options.cost_fp,
                      options.max_fpr,
                      options.k};
  for (const BinaryModel& model : data.models) basis.push_back(model.threshold);
  return Serialize(Json(std::move(basis)));
}

/// Its parts look into each other and into the table.
class BinaryEvaluation final : public Evaluation {
 public:
  BinaryEvaluation(const Table& table, Roles roles, Options options,
                   BinaryData data)
      : table_(table),
        roles_(std::move(roles)),
        options_(std::move(options)),
        data_(std::move(data)),
        basis_(BasisOf(table_, roles_, options_, data_)),
        query_(data_) {}

  /// Role guesses are a function of table and options: when they come out the
  /// same, so do cells and sorting.
  bool Adopt(const Roles& roles, const Options& options) override {
    if (options.positive != options_.positive ||
        BasisOf(table_, roles, options, data_) != basis_)
      return false;
    roles_ = roles;
    options_ = options;
    ApplyThresholds(options, data_);
    if (bootstrap_ && bootstrap_basis_ != BootstrapBasis(data_, options_))
      bootstrap_.reset();
    return true;
  }

  Json Report() override {
    return BinaryReport(table_, roles_, options_, data_, bootstrap_.get(),
                        findings_);
  }

  Json Verdict() override {
    if (data_.task != TaskKind::binary) return Report();
    return BinaryReport(table_, roles_, options_, data_, bootstrap_.get(),
                        findings_, ReportPart::verdict);
  }

  Result<Json> Answer(const Json& request) override {
    if (TextOf(request, "type") == "step") return StepBootstrap(request);
    return query_.Answer(request, options_);
  }

 private:
  Json StepBootstrap(const Json& request) {
    if (options_.bootstrap == 0 ||
        !CaseResampling::Possible(options_.resample, data_.weight))
      return ProgressJson(0, 0);
    if (!bootstrap_) {
      bootstrap_ = std::make_unique<BinaryBootstrap>(data_, options_);
      bootstrap_basis_ = BootstrapBasis(data_, options_);
    }
    // Roughly: whoever asks sees how long it took, and asks for more or less.
    constexpr double kSecondsPerScore = 2e-7;
    const double scores = static_cast<double>(data_.case_count()) *
                          static_cast<double>(data_.models.size());
    const double in_time =
        NumberOr(request, "seconds", 0) / (kSecondsPerScore * scores);
    const double steps = NumberOr(request, "steps", in_time);
    const double most = bootstrap_->total();
    bootstrap_->Step(static_cast<std::uint32_t>(std::clamp(steps, 1.0, most)));
    return ProgressJson(bootstrap_->done(), bootstrap_->total());
  }

  const Table& table_;
  Roles roles_;
  Options options_;
  BinaryData data_;
  /// The options that settle the data; others may change without preparing
  /// anew.
  std::string basis_;
  BinaryQuery query_;
  BinaryFindings findings_;
  /// Of the options in `bootstrap_basis_`.
  std::unique_ptr<BinaryBootstrap> bootstrap_;
  std::string bootstrap_basis_;
};

bool Serves(TaskKind kind) {
  return kind == TaskKind::binary || kind == TaskKind::labels;
}

Result<std::unique_ptr<Evaluation>> Prepare(const Table& table,
                                            const Roles& roles,
                                            const Options& options) {
  Result<BinaryData> data = PrepareBinary(table, roles, options);
  if (!data) return data.problem();
  return std::unique_ptr<Evaluation>(std::make_unique<BinaryEvaluation>(
      table, roles, options, std::move(data.value())));
}

}  // namespace

extern const Task binary = {
    .id = "binary", .serves = Serves, .prepare = Prepare};

}  // namespace melon::tasks
