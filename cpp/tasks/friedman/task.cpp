#include <optional>

#include "tasks/comparison/pair_query.h"
#include "tasks/friedman/data.h"
#include "tasks/friedman/report.h"
#include "tasks/prepared_evaluation.h"

namespace melon::tasks {
namespace {

class FriedmanEvaluation final : public PreparedEvaluation<FriedmanData> {
 public:
  using PreparedEvaluation::PreparedEvaluation;

  Json Report() override {
    if (!findings_) findings_ = FindFriedman(data(), options());
    std::optional<ControlTests> control;
    if (const auto place = ControlOf(data().results, options()))
      control = TestAgainst(*place, data(), options().post_hoc);
    return FriedmanReport(table(), roles(), options(), data(), *findings_,
                          DecidingProcedure(findings_->post_hoc, options()),
                          control);
  }

 private:
  [[nodiscard]] bool Fits(const Options& options) const override {
    return !CheckFriedmanOptions(data().results, options);
  }

  void Follow(const Kept& keeps) override {
    if (!keeps(Stage::tests)) findings_.reset();
  }

  Result<Json> AnswerQuestion(const Json& request) override {
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
