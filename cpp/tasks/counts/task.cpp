#include "tasks/counts/data.h"
#include "tasks/counts/report.h"
#include "tasks/prepared_evaluation.h"

namespace melon::tasks {
namespace {

class CountsEvaluation final : public PreparedEvaluation<CountsData> {
 public:
  using PreparedEvaluation::PreparedEvaluation;

  Json Report() override {
    return CountsReport(table(), roles(), options(), data());
  }

 private:
  Result<Json> AnswerQuestion(const Json& request) override {
    if (TextOf(request, "type") != "working") return UnknownQuery(request);
    return AnswerCountsWorking(options(), data(), request);
  }
};

bool Serves(TaskKind kind) { return kind == TaskKind::counts; }

}  // namespace

extern const Task counts = {
    .id = "counts",
    .serves = Serves,
    .prepare = Prepare<CountsEvaluation, PrepareCounts>};

}  // namespace melon::tasks
