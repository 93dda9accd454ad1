#include "tasks/roles.h"

#include <algorithm>
#include <cmath>

#include "tasks/other_roles.h"
#include "tasks/role_assigner.h"
#include "tasks/role_names.h"

namespace melon {
namespace {

/// A table of two classes that is surely one, with all its roles. Whatever is
/// in doubt, or wrong, is left to AssignOtherRoles, which may find two classes
/// just as well.
class TwoClassAssigner : public RoleAssigner {
 public:
  using RoleAssigner::RoleAssigner;

  std::optional<Roles> Assign() {
    if (!TakeNamed() || MayBeOfAnotherKind() || !FindTruth())
      return std::nullopt;
    FindWeight();
    NoteKind();
    FindKind();
    if (!FindPredictions() || UsedTwice()) return std::nullopt;
    return std::move(roles());
  }

 private:
  bool TakeNamed() {
    const Options& named = options();
    const bool others = named.query || named.experiment || named.features ||
                        named.features_text;
    return !others && !TakeTruth() && !TakePredictions();
  }

  [[nodiscard]] bool MayBeOfAnotherKind() const {
    const bool chosen = options().task.has_value();
    if (chosen && ChosenKind() != TaskKind::binary &&
        ChosenKind() != TaskKind::labels)
      return true;
    return FirstColumn([this, chosen](std::size_t i) {
             return IsIn(kMatrixNames, At(i)) || (!chosen && TellsOtherKind(i));
           })
        .has_value();
  }

  [[nodiscard]] std::optional<TaskKind> ChosenKind() const {
    return options().task ? TaskOfName(*options().task) : std::nullopt;
  }

  /// Headers of rankings, counts and clusterings, of probabilities by class, or
  /// of folds.
  [[nodiscard]] bool TellsOtherKind(std::size_t index) const {
    const Column& column = At(index);
    return IsIn(kRelevanceNames, column) || IsIn(kQueryNames, column) ||
           IsIn(kTruePositiveNames, column) || IsClustering(index) ||
           IsValidationName(column.name) ||
           column.name.find(':') != std::string::npos;
  }

  bool FindTruth() {
    if (!roles().has_truth()) {
      const std::optional<std::size_t> named = TruthByName();
      roles().truth = (named ? named : UnnamedTruth()).value_or(kNoColumn);
      roles().guessed.emplace_back("truth");
    }
    return roles().has_truth() && IsCoded(At(roles().truth)) &&
           PresentLabels(At(roles().truth)).size() <= 2;
  }

  /// A table without a truth, such as one of error rates, may have a column of
  /// two different values too.
  [[nodiscard]] std::optional<std::size_t> UnnamedTruth() const {
    const std::optional<std::size_t> truth = TruthOfTwoLabels();
    const bool measurements = FirstColumn([this](std::size_t i) {
                                return IsIn(kMeasurementNames, At(i));
                              }).has_value();
    return truth && !measurements && HoldsClasses(At(*truth)) ? truth
                                                              : std::nullopt;
  }

  /// Texts that repeat, or two of −1, 0, 1.
  static bool HoldsClasses(const Column& column) {
    if (!IsNumeric(column)) return column.labels.size() < column.codes.size();
    return std::all_of(column.label_numbers.begin(), column.label_numbers.end(),
                       [](double number) {
                         return std::isnan(number) || number == -1 ||
                                number == 0 || number == 1;
                       });
  }

  void FindKind() {
    const std::optional<TaskKind> chosen = ChosenKind();
    roles().task = chosen ? *chosen : KindOfTwoClasses();
  }

  bool FindPredictions() {
    if (roles().predictions.empty() && !IsWithoutModels()) {
      if (roles().task == TaskKind::labels) {
        GuessLabels();
      } else {
        GuessScores();
      }
      LimitGuessed();
    }
    return !roles().predictions.empty() &&
           roles().predictions.size() <= kMostModels;
  }
};

}  // namespace

Result<Roles> AssignRoles(const Table& table, const Options& options) {
  if (std::optional<Roles> roles = TwoClassAssigner(table, options).Assign())
    return std::move(*roles);
  return AssignOtherRoles(table, options);
}

}  // namespace melon
