#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "options/uses.h"
#include "tasks/comparison/pair_query.h"
#include "tasks/evaluation.h"
#include "tasks/friedman/data.h"
#include "tasks/friedman/report.h"

namespace melon::tasks {
namespace {

class FriedmanEvaluation final : public Evaluation {
 public:
  FriedmanEvaluation(const Table& table, Roles roles, Options options,
                     FriedmanData data)
      : table_(table),
        roles_(std::move(roles)),
        options_(std::move(options)),
        data_(std::move(data)) {}

  bool Adopt(const Roles& roles, const Options& options) override {
    const auto keeps = [&](Stage stage) {
      return Keeps(stage, roles_.task, options_, options);
    };
    if (!SameColumns(roles, roles_) || !keeps(Stage::data) ||
        CheckFriedmanOptions(data_.results, options))
      return false;
    if (!keeps(Stage::tests)) findings_.reset();
    roles_ = roles;
    options_ = options;
    return true;
  }

  Json Report() override {
    if (!findings_) findings_ = FindFriedman(data_, options_);
    std::optional<ControlTests> control;
    if (const auto place = ControlOf(data_.results, options_))
      control = TestAgainst(*place, data_, options_.post_hoc);
    return FriedmanReport(table_, roles_, options_, data_, *findings_,
                          DecidingProcedure(findings_->post_hoc, options_),
                          control);
  }

  Result<Json> Answer(const Json& request) override {
    return AnswerOfPair(data_.results, nullptr, options_, request);
  }

 private:
  const Table& table_;
  Roles roles_;
  Options options_;
  FriedmanData data_;
  std::optional<FriedmanFindings> findings_;
};

bool Serves(TaskKind kind) { return kind == TaskKind::friedman; }

Result<std::unique_ptr<Evaluation>> Prepare(const Table& table,
                                            const Roles& roles,
                                            const Options& options) {
  Result<FriedmanData> data = PrepareFriedman(table, roles, options);
  if (!data) return data.problem();
  return std::unique_ptr<Evaluation>(std::make_unique<FriedmanEvaluation>(
      table, roles, options, std::move(data.value())));
}

}  // namespace

extern const Task friedman = {
    .id = "friedman", .serves = Serves, .prepare = Prepare};

}  // namespace melon::tasks
