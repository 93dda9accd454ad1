#include <cstddef>
#include <memory>
#include <string_view>
#include <utility>

#include "report/answers.h"
#include "report/models/working_json.h"
#include "tasks/prepared_evaluation.h"
#include "tasks/ranking/bootstrap.h"
#include "tasks/ranking/data.h"
#include "tasks/ranking/pairs.h"
#include "tasks/ranking/positions.h"
#include "tasks/ranking/report.h"
#include "tasks/ranking/values.h"

namespace melon::tasks {
namespace {

class RankingEvaluation final : public PreparedEvaluation<RankingData> {
 public:
  RankingEvaluation(const Table& table, Roles roles, Options options,
                    RankingData data)
      : PreparedEvaluation(table, std::move(roles), std::move(options),
                           std::move(data)),
        values_(Values()) {}

  Json Report() override {
    return RankingReport(table(), roles(), options(), data(), *values_,
                         bootstrap());
  }

 private:
  [[nodiscard]] std::unique_ptr<RankingValues> Values() const {
    return std::make_unique<RankingValues>(data(), options());
  }

  void Follow(const Kept& keeps) override {
    if (keeps(Stage::values)) return;
    // The bootstrap looks into the values.
    ForgetReplicates();
    values_ = Values();
  }

  [[nodiscard]] std::unique_ptr<Bootstrap> BeginBootstrap() const override {
    if (!CanDrawQueries(data().queries.size())) return nullptr;
    return BootstrapOf(*values_, options());
  }

  /// How a number of one query comes about.
  Result<Json> WorkingOfQuery(const Json& request) const {
    const std::size_t query = data().FindQuery(TextOf(request, "query"));
    if (query == data().queries.size()) return UnknownQuery(request);
    return AnswerWorking(
        request, data().models.size(), values_->keys(), Sampling(options()),
        [&](std::size_t model, const MetricKey& key) {
          const Value value =
              values_->OfQuery(data(), model, values_->IndexOf(key.key), query);
          if (!value.defined()) return WorkedMeasure({value, {}});
          const RankedItems items = data().models[model].lists.view();
          return WorkedMeasure(key.metric->from_ranking.WorkOut(
              items.Query(query), key.parameters));
        });
  }

  Result<Json> AnswerQuestion(const Json& request) override {
    const std::string_view type = TextOf(request, "type");
    if (type == "positions") return PositionsJson(table(), data(), request);
    if (type == "working" && request.Find("query") != nullptr)
      return WorkingOfQuery(request);
    if (type == "working" && request.Find("key") != nullptr) {
      const Parameters parameters = options().ToParameters();
      return AnswerPairKey(
          request, data().models.size(), parameters.level,
          [&](std::size_t a, std::size_t b, std::string_view key) {
            return WorkOutQueries(data(), *values_, a, b, parameters, key);
          });
    }
    if (type == "working") {
      const Sampling sampling = SamplingOf(options(), data(), bootstrap());
      return AnswerWorking(
          request, data().models.size(), values_->keys(), sampling,
          [&](std::size_t model, const MetricKey& key) {
            WorkedMeasure measure{key.metric->from_ranking.WorkOut(
                data().models[model].lists.view(), key.parameters)};
            AddResampled(sampling, model, key, measure.value.result,
                         measure.intervals, Depth::working);
            return measure;
          });
    }
    if (type == "queries") return QueriesJson(data(), *values_, request);
    return UnknownQuery(request);
  }

  std::unique_ptr<RankingValues> values_;
};

bool Serves(TaskKind kind) { return kind == TaskKind::ranking; }

}  // namespace

extern const Task ranking = {
    .id = "ranking",
    .serves = Serves,
    .prepare = Prepare<RankingEvaluation, PrepareRanking>};

}  // namespace melon::tasks
