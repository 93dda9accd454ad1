#include <memory>
#include <vector>

#include "tasks/classes/bootstrap.h"
#include "tasks/classes/data.h"
#include "tasks/classes/pictures.h"
#include "tasks/classes/query.h"
#include "tasks/classes/report.h"
#include "tasks/prepared_evaluation.h"

namespace melon::tasks {
namespace {

class ClassEvaluation final : public PreparedEvaluation<ClassData> {
 public:
  using PreparedEvaluation::PreparedEvaluation;

  Json Report() override {
    if (pictures_.empty() && data().task == TaskKind::multiclass) {
      for (const ClassModel& model : data().models)
        pictures_.push_back(
            DrawClasses(data(), model, options().ToParameters()));
    }
    return ClassReport(table(), roles(), options(), data(), bootstrap(),
                       pictures_);
  }

 private:
  [[nodiscard]] bool Fits(const Options& options) const override {
    const std::size_t costs = options.cost_matrix.size();
    return costs == 0 || costs == data().class_count();
  }

  void Follow(const Kept& keeps) override {
    if (!keeps(Stage::pictures)) pictures_.clear();
  }

  [[nodiscard]] std::unique_ptr<Bootstrap> BeginBootstrap() const override {
    if (WhyNotDrawn(options(), data().weight) != nullptr) return nullptr;
    return BootstrapOf(data(), options());
  }

  Result<Json> AnswerQuestion(const Json& request) override {
    return AnswerClassQuery(table(), options(), data(), bootstrap(), request);
  }

  /// Of the models of probabilities, as soon as they are asked for.
  std::vector<ClassPictures> pictures_;
};

bool Serves(TaskKind kind) {
  return kind == TaskKind::many_labels || kind == TaskKind::multiclass;
}

}  // namespace

extern const Task classes = {
    .id = "classes",
    .serves = Serves,
    .prepare = Prepare<ClassEvaluation, PrepareClasses>};

}  // namespace melon::tasks
