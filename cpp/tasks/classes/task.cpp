#include <algorithm>
#include <cstdint>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "tasks/answers.h"
#include "tasks/classes/bootstrap.h"
#include "tasks/classes/data.h"
#include "tasks/classes/pictures.h"
#include "tasks/classes/query.h"
#include "tasks/classes/report.h"
#include "tasks/evaluation.h"

namespace melon::tasks {
namespace {

/// The options on which roles, cells and counting depend.
std::string BasisOf(const Roles& roles, const Options& options) {
  Json json = Json::EmptyObject();
  json.Put("task", TaskName(roles.task));
  json.Put("truth", roles.truth);
  json.Put("weight", roles.weight ? Json(*roles.weight) : Json());
  json.Put("missing", Json(options.drop_missing));
  json.Put("resample", options.ResampleText());
  Json predictions = Json::EmptyArray();
  for (const std::size_t index : roles.predictions)
    predictions.Add(Json(index));
  json.Put("predictions", std::move(predictions));
  Json ordered = Json::EmptyArray();
  if (options.ordered) {
    for (const std::string& label : *options.ordered) ordered.Add(label);
  }
  json.Put("ordered", std::move(ordered));
  return Serialize(json);
}

/// The options that a bootstrap depends on.
std::string BootstrapBasis(const Options& options) {
  Json::Numbers basis{static_cast<double>(options.bootstrap),
                      static_cast<double>(options.seed), options.top_k,
                      options.cost_fn, options.cost_fp};
  for (const std::vector<double>& row : options.cost_matrix)
    basis.insert(basis.end(), row.begin(), row.end());
  return Serialize(Json(std::move(basis)));
}

/// Its parts look into each other and into the table.
class ClassEvaluation final : public Evaluation {
 public:
  ClassEvaluation(const Table& table, Roles roles, Options options,
                  ClassData data)
      : table_(table),
        roles_(std::move(roles)),
        options_(std::move(options)),
        data_(std::move(data)),
        basis_(BasisOf(roles_, options_)) {}

  bool Adopt(const Roles& roles, const Options& options) override {
    const std::size_t costs = options.cost_matrix.size();
    const bool costs_fit = costs == 0 || costs == data_.class_count();
    if (!costs_fit || BasisOf(roles, options) != basis_) return false;
    if (options.alpha != options_.alpha) pictures_.clear();
    roles_ = roles;
    options_ = options;
    if (bootstrap_ && bootstrap_basis_ != BootstrapBasis(options_))
      bootstrap_.reset();
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
    if (!bootstrap_) {
      bootstrap_ = std::make_unique<ClassBootstrap>(data_, options_);
      bootstrap_basis_ = BootstrapBasis(options_);
    }
    const double steps =
        NumberOr(request, "steps",
                 bootstrap_->StepsIn(NumberOr(request, "seconds", 0.05)));
    const double most = bootstrap_->total();
    bootstrap_->Step(static_cast<std::uint32_t>(
        std::clamp(steps, std::min(1.0, most), most)));
    return ProgressJson(bootstrap_->done(), bootstrap_->total());
  }

  const Table& table_;
  Roles roles_;
  Options options_;
  ClassData data_;
  /// The options that settle the data; others may change without preparing
  /// anew.
  std::string basis_;
  /// Of the models of probabilities, as soon as they are asked for.
  std::vector<ClassPictures> pictures_;
  /// Of the options in `bootstrap_basis_`.
  std::unique_ptr<ClassBootstrap> bootstrap_;
  std::string bootstrap_basis_;
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
