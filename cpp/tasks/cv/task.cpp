#include <memory>
#include <optional>
#include <utility>

#include "io/json.h"
#include "tasks/comparison/pair_query.h"
#include "tasks/cv/data.h"
#include "tasks/cv/report.h"
#include "tasks/evaluation.h"

namespace melon::tasks {
namespace {

class CvEvaluation final : public Evaluation {
 public:
  CvEvaluation(const Table& table, Roles roles, Options options, CvData data)
      : table_(table),
        roles_(std::move(roles)),
        options_(std::move(options)),
        data_(std::move(data)) {}

  /// A table of folds is small: it is read again.
  bool Adopt(const Roles& /*roles*/, const Options& /*options*/) override {
    return false;
  }

  Json Report() override {
    if (!findings_) findings_ = FindCv(data_, options_);
    return CvReport(table_, roles_, options_, data_, *findings_);
  }

  Result<Json> Answer(const Json& request) override {
    const FoldDifferences design = data_.Design();
    return AnswerOfPair(data_.results, &design, options_, request);
  }

 private:
  const Table& table_;
  Roles roles_;
  Options options_;
  CvData data_;
  std::optional<CvFindings> findings_;
};

bool Serves(TaskKind kind) { return kind == TaskKind::cv; }

Result<std::unique_ptr<Evaluation>> Prepare(const Table& table,
                                            const Roles& roles,
                                            const Options& options) {
  Result<CvData> data = PrepareCv(table, roles, options);
  if (!data) return data.problem();
  return std::unique_ptr<Evaluation>(std::make_unique<CvEvaluation>(
      table, roles, options, std::move(data.value())));
}

}  // namespace

extern const Task cv = {.id = "cv", .serves = Serves, .prepare = Prepare};

}  // namespace melon::tasks
