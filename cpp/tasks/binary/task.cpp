#include <memory>
#include <utility>

#include "tasks/binary/bootstrap.h"
#include "tasks/binary/data.h"
#include "tasks/binary/query.h"
#include "tasks/binary/report.h"
#include "tasks/prepared_evaluation.h"

namespace melon::tasks {
namespace {

class BinaryEvaluation final : public PreparedEvaluation<BinaryData> {
 public:
  BinaryEvaluation(const Table& table, Roles roles, Options options,
                   BinaryData data)
      : PreparedEvaluation(table, std::move(roles), std::move(options),
                           std::move(data)),
        query_(this->data()) {}

  Json Report() override { return ReportOf(ReportPart::whole); }

  Json Verdict() override {
    return ReportOf(data().task == TaskKind::binary ? ReportPart::verdict
                                                    : ReportPart::whole);
  }

 private:
  Json ReportOf(ReportPart part) {
    return BinaryReport(table(), roles(), options(), data(), bootstrap(),
                        findings_, part);
  }

  void Follow(const Kept& keeps) override {
    if (!keeps(Stage::values)) findings_.ForgetValues();
    if (!keeps(Stage::tests)) findings_.ForgetTests();
    if (!keeps(Stage::pictures)) findings_.curves.clear();
    if (!keeps(Stage::thresholds)) findings_.thresholds.clear();
    ApplyThresholds(options(), data());
  }

  [[nodiscard]] std::unique_ptr<Bootstrap> BeginBootstrap() const override {
    if (WhyNotDrawn(options(), data().weight) != nullptr) return nullptr;
    return BootstrapOf(data(), options());
  }

  Result<Json> AnswerQuestion(const Json& request) override {
    return query_.Answer(request, options(), bootstrap());
  }

  BinaryQuery query_;
  BinaryFindings findings_;
};

bool Serves(TaskKind kind) {
  return kind == TaskKind::binary || kind == TaskKind::labels;
}

}  // namespace

extern const Task binary = {
    .id = "binary",
    .serves = Serves,
    .prepare = Prepare<BinaryEvaluation, PrepareBinary>};

}  // namespace melon::tasks
