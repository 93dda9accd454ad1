#include <memory>
#include <utility>

#include "report/answers.h"
#include "tasks/binomial/data.h"
#include "tasks/binomial/report.h"
#include "tasks/evaluation.h"

namespace melon::tasks {
namespace {

class BinomialEvaluation final : public Evaluation {
 public:
  BinomialEvaluation(const Table& table, Roles roles, Options options,
                     BinomialData data)
      : table_(table),
        roles_(std::move(roles)),
        options_(std::move(options)),
        data_(std::move(data)) {}

  /// A table of experiments is small: it is read again.
  bool Adopt(const Roles& /*roles*/, const Options& /*options*/) override {
    return false;
  }

  Json Report() override {
    return BinomialReport(table_, roles_, options_, data_);
  }

  Result<Json> Answer(const Json& request) override {
    return UnknownQuery(request);
  }

 private:
  const Table& table_;
  Roles roles_;
  Options options_;
  BinomialData data_;
};

bool Serves(TaskKind kind) { return kind == TaskKind::binomial; }

Result<std::unique_ptr<Evaluation>> Prepare(const Table& table,
                                            const Roles& roles,
                                            const Options& options) {
  Result<BinomialData> data = PrepareBinomial(table, roles, options);
  if (!data) return data.problem();
  return std::unique_ptr<Evaluation>(std::make_unique<BinomialEvaluation>(
      table, roles, options, std::move(data.value())));
}

}  // namespace

extern const Task binomial = {
    .id = "binomial", .serves = Serves, .prepare = Prepare};

}  // namespace melon::tasks
