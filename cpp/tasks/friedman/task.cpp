#include <optional>

#include "tasks/comparison/control.h"
#include "tasks/comparison/pair_query.h"
#include "tasks/friedman/data.h"
#include "tasks/friedman/report.h"
#include "tasks/friedman/working.h"
#include "tasks/prepared_evaluation.h"

namespace melon::tasks {
namespace {

class FriedmanEvaluation final : public PreparedEvaluation<FriedmanData> {
 public:
  using PreparedEvaluation::PreparedEvaluation;

  Json Report() override {
    const FriedmanFindings& findings = Findings();
    return FriedmanReport(table(), roles(), options(), data(), findings,
                          DecidingProcedure(findings.post_hoc, options()),
                          Control());
  }

 private:
  [[nodiscard]] bool Fits(const Options& options) const override {
    return !CheckFriedmanOptions(data().results, options);
  }

  void Follow(const Kept& keeps) override {
    if (!keeps(Stage::tests)) findings_.reset();
  }

  const FriedmanFindings& Findings() {
    if (!findings_) findings_ = FindFriedman(data(), options());
    return *findings_;
  }

  [[nodiscard]] std::optional<ControlTests> Control() const {
    const auto place = ControlOf(data().results, options());
    if (!place) return std::nullopt;
    return TestAgainst(*place, data(), options().post_hoc);
  }

  Result<Json> AnswerQuestion(const Json& request) override {
    if (TextOf(request, "type") == "working") {
      return AnswerFriedmanWorking(data(), Findings(), Control(), options(),
                                   request);
    }
    return AnswerOfPair(data().results, nullptr, options(), request);
  }

  std::optional<FriedmanFindings> findings_;
};

bool Serves(TaskKind kind) { return kind == TaskKind::friedman; }

}  // namespace

extern const Task friedman = {
    .id = "friedman",
    .serves = Serves,
    .prepare = Prepare<FriedmanEvaluation, PrepareFriedman>};

}  // namespace melon::tasks
