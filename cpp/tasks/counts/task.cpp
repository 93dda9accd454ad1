#include <memory>
#include <string>
#include <utility>

#include "options/uses.h"
#include "report/answers.h"
#include "tasks/counts/data.h"
#include "tasks/counts/report.h"
#include "tasks/evaluation.h"

namespace melon::tasks {
namespace {

class CountsEvaluation final : public Evaluation {
 public:
  CountsEvaluation(const Table& table, Roles roles, Options options,
                   CountsData data)
      : table_(table),
        roles_(std::move(roles)),
        options_(std::move(options)),
        data_(std::move(data)) {}

  bool Adopt(const Roles& roles, const Options& options) override {
    if (!SameColumns(roles, roles_) ||
        !Keeps(Stage::data, roles_.task, options_, options))
      return false;
    roles_ = roles;
    options_ = options;
    return true;
  }

  Json Report() override {
    return CountsReport(table_, roles_, options_, data_);
  }

  Result<Json> Answer(const Json& request) override {
    const std::string_view type = TextOf(request, "type");
    if (type == "step") {
      Json progress = Json::ObjectOf("done", Json(0));
      progress.Put("total", 0);
      return progress;
    }
    return UnknownQuery(request);
  }

 private:
  const Table& table_;
  Roles roles_;
  Options options_;
  CountsData data_;
};

bool Serves(TaskKind kind) { return kind == TaskKind::counts; }

Result<std::unique_ptr<Evaluation>> Prepare(const Table& table,
                                            const Roles& roles,
                                            const Options& options) {
  Result<CountsData> data = PrepareCounts(table, roles, options);
  if (!data) return data.problem();
  return std::unique_ptr<Evaluation>(std::make_unique<CountsEvaluation>(
      table, roles, options, std::move(data.value())));
}

}  // namespace

extern const Task counts = {
    .id = "counts", .serves = Serves, .prepare = Prepare};

}  // namespace melon::tasks
