#include "tasks/binomial/data.h"
#include "tasks/binomial/report.h"
#include "tasks/binomial/working.h"
#include "tasks/prepared_evaluation.h"

namespace melon::tasks {
namespace {

class BinomialEvaluation final : public PreparedEvaluation<BinomialData> {
 public:
  using PreparedEvaluation::PreparedEvaluation;

  Json Report() override {
    return BinomialReport(table(), roles(), options(), data());
  }

 private:
  Result<Json> AnswerQuestion(const Json& request) override {
    return AnswerBinomialWorking(data(), options(), request);
  }

  /// A table of experiments is small: it is read again.
  [[nodiscard]] bool Fits(const Options& /*options*/) const override {
    return false;
  }
};

bool Serves(TaskKind kind) { return kind == TaskKind::binomial; }

}  // namespace

extern const Task binomial = {
    .id = "binomial",
    .serves = Serves,
    .prepare = Prepare<BinomialEvaluation, PrepareBinomial>};

}  // namespace melon::tasks
