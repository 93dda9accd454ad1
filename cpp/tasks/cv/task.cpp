#include <optional>

#include "io/json/json.h"
#include "tasks/comparison/pair_query.h"
#include "tasks/cv/data.h"
#include "tasks/cv/report.h"
#include "tasks/cv/working.h"
#include "tasks/prepared_evaluation.h"

namespace melon::tasks {
namespace {

class CvEvaluation final : public PreparedEvaluation<CvData> {
 public:
  using PreparedEvaluation::PreparedEvaluation;

  Json Report() override {
    return CvReport(table(), roles(), options(), data(), Findings());
  }

 private:
  /// A table of folds is small: it is read again.
  [[nodiscard]] bool Fits(const Options& /*options*/) const override {
    return false;
  }

  const CvFindings& Findings() {
    if (!findings_) findings_ = FindCv(data(), options());
    return *findings_;
  }

  Result<Json> AnswerQuestion(const Json& request) override {
    if (TextOf(request, "type") == "working")
      return AnswerCvWorking(data(), options(), request);
    const FoldDifferences design = data().Design();
    return AnswerOfPair(data().results, &design, options(), request);
  }

  std::optional<CvFindings> findings_;
};

bool Serves(TaskKind kind) { return kind == TaskKind::cv; }

}  // namespace

extern const Task cv = {
    .id = "cv", .serves = Serves, .prepare = Prepare<CvEvaluation, PrepareCv>};

}  // namespace melon::tasks
