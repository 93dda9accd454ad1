#include <algorithm>
#include <cstdint>
#include <memory>
#include <string_view>
#include <utility>

#include "options/uses.h"
#include "report/answers.h"
#include "tasks/binary/bootstrap.h"
#include "tasks/binary/data.h"
#include "tasks/binary/query.h"
#include "tasks/binary/report.h"
#include "tasks/evaluation.h"

namespace melon::tasks {
namespace {

/// Its parts look into each other and into the table.
class BinaryEvaluation final : public Evaluation {
 public:
  BinaryEvaluation(const Table& table, Roles roles, Options options,
                   BinaryData data)
      : table_(table),
        roles_(std::move(roles)),
        options_(std::move(options)),
        data_(std::move(data)),
        query_(data_) {}

  bool Adopt(const Roles& roles, const Options& options) override {
    const auto keeps = [&](Stage stage) {
      return Keeps(stage, data_.task, options_, options);
    };
    if (!SameColumns(roles, roles_) || !keeps(Stage::data)) return false;
    if (!keeps(Stage::values)) findings_.ForgetValues();
    if (!keeps(Stage::tests)) findings_.pair_tests.clear();
    if (!keeps(Stage::pictures)) findings_.curves.clear();
    if (!keeps(Stage::replicates)) bootstrap_.reset();
    roles_ = roles;
    options_ = options;
    ApplyThresholds(options, data_);
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
    if (TextOf(request, "type") == "step") return Step(request);
    return query_.Answer(request, options_);
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
  BinaryData data_;
  BinaryQuery query_;
  BinaryFindings findings_;
  std::unique_ptr<Bootstrap> bootstrap_;
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
