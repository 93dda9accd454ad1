#include <algorithm>
#include <cstdint>
#include <memory>
#include <string_view>
#include <utility>
#include <vector>

#include "options/uses.h"
#include "report/answers.h"
#include "tasks/classes/bootstrap.h"
#include "tasks/classes/data.h"
#include "tasks/classes/pictures.h"
#include "tasks/classes/query.h"
#include "tasks/classes/report.h"
#include "tasks/evaluation.h"

namespace melon::tasks {
namespace {

/// Its parts look into each other and into the table.
class ClassEvaluation final : public Evaluation {
 public:
  ClassEvaluation(const Table& table, Roles roles, Options options,
                  ClassData data)
      : table_(table),
        roles_(std::move(roles)),
        options_(std::move(options)),
        data_(std::move(data)) {}

  bool Adopt(const Roles& roles, const Options& options) override {
    const std::size_t costs = options.cost_matrix.size();
    const bool costs_fit = costs == 0 || costs == data_.class_count();
    const auto keeps = [&](Stage stage) {
      return Keeps(stage, data_.task, options_, options);
    };
    if (!costs_fit || !SameColumns(roles, roles_) || !keeps(Stage::data))
      return false;
    if (!keeps(Stage::pictures)) pictures_.clear();
    if (!keeps(Stage::replicates)) bootstrap_.reset();
    roles_ = roles;
    options_ = options;
    return true;
  }

  Json Report() override {
    if (pictures_.empty() && data_.task == TaskKind::multiclass) {
      for (const ClassModel& model : data_.models)
        pictures_.push_back(DrawClasses(data_, model, options_.ToParameters()));
    }
    return ClassReport(table_, roles_, options_, data_, bootstrap_.get(),
                       pictures_);
  }

  Result<Json> Answer(const Json& request) override {
    const std::string_view type = TextOf(request, "type");
    if (type == "step") return Step(request);
    return AnswerClassQuery(table_, options_, data_, request);
  }

 private:
  Json Step(const Json& request) {
    if (options_.bootstrap == 0 ||
        !CaseResampling::Possible(options_.resample, data_.weight))
      return ProgressJson(0, 0);
    if (!bootstrap_) bootstrap_ = BootstrapOf(data_, options_);
    return bootstrap_->Step(request);
  }

  const Table& table_;
  Roles roles_;
  Options options_;
  ClassData data_;
  /// Of the models of probabilities, as soon as they are asked for.
  std::vector<ClassPictures> pictures_;
  std::unique_ptr<Bootstrap> bootstrap_;
};

bool Serves(TaskKind kind) {
  return kind == TaskKind::many_labels || kind == TaskKind::multiclass;
}

Result<std::unique_ptr<Evaluation>> Prepare(const Table& table,
                                            const Roles& roles,
                                            const Options& options) {
  Result<ClassData> data = PrepareClasses(table, roles, options);
  if (!data) return data.problem();
  return std::unique_ptr<Evaluation>(std::make_unique<ClassEvaluation>(
      table, roles, options, std::move(data.value())));
}

}  // namespace

extern const Task classes = {
    .id = "classes", .serves = Serves, .prepare = Prepare};

}  // namespace melon::tasks
