#include <memory>
#include <string_view>
#include <utility>

#include "options/uses.h"
#include "report/answers.h"
#include "tasks/evaluation.h"
#include "tasks/ranking/bootstrap.h"
#include "tasks/ranking/data.h"
#include "tasks/ranking/positions.h"
#include "tasks/ranking/report.h"
#include "tasks/ranking/values.h"

namespace melon::tasks {
namespace {

/// Its parts look into each other and into the table.
class RankingEvaluation final : public Evaluation {
 public:
  RankingEvaluation(const Table& table, Roles roles, Options options,
                    RankingData data)
      : table_(table),
        roles_(std::move(roles)),
        options_(std::move(options)),
        data_(std::move(data)),
        values_(std::make_unique<RankingValues>(data_, options_)) {}

  bool Adopt(const Roles& roles, const Options& options) override {
    const auto keeps = [&](Stage stage) {
      return Keeps(stage, roles_.task, options_, options);
    };
    if (!SameColumns(roles, roles_) || !keeps(Stage::data)) return false;
    // The bootstrap looks into the values.
    const bool same_values = keeps(Stage::values);
    if (!same_values || !keeps(Stage::replicates)) bootstrap_.reset();
    roles_ = roles;
    options_ = options;
    if (!same_values)
      values_ = std::make_unique<RankingValues>(data_, options_);
    return true;
  }

  Json Report() override {
    return RankingReport(table_, roles_, options_, data_, *values_,
                         bootstrap_.get());
  }

  Result<Json> Answer(const Json& request) override {
    const std::string_view type = TextOf(request, "type");
    if (type == "step") return Step(request);
    if (type == "positions") return PositionsJson(table_, data_, request);
    if (type == "queries") return QueriesJson(data_, *values_, request);
    return UnknownQuery(request);
  }

 private:
  Json Step(const Json& request) {
    if (options_.bootstrap == 0 || !CanDrawQueries(data_.queries.size()))
      return ProgressJson(0, 0);
    if (!bootstrap_) bootstrap_ = BootstrapOf(*values_, options_);
    return bootstrap_->Step(request);
  }

  const Table& table_;
  Roles roles_;
  Options options_;
  RankingData data_;
  std::unique_ptr<RankingValues> values_;
  std::unique_ptr<Bootstrap> bootstrap_;
};

bool Serves(TaskKind kind) { return kind == TaskKind::ranking; }

Result<std::unique_ptr<Evaluation>> Prepare(const Table& table,
                                            const Roles& roles,
                                            const Options& options) {
  Result<RankingData> data = PrepareRanking(table, roles, options);
  if (!data) return data.problem();
  return std::unique_ptr<Evaluation>(std::make_unique<RankingEvaluation>(
      table, roles, options, std::move(data.value())));
}

}  // namespace

extern const Task ranking = {
    .id = "ranking", .serves = Serves, .prepare = Prepare};

}  // namespace melon::tasks
