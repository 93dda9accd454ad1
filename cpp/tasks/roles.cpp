#include "tasks/roles.h"

#include <algorithm>

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
    const bool others =
        named.query || named.experiment || named.features ||
        named.features_text ||
        std::any_of(named.counts.begin(), named.counts.end(),
                    [](const auto& count) { return count.has_value(); });
    return !others && !IsNobody("truth") && !TakeTruth() && !TakePredictions();
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

  /// One column only; several of numbers without probabilities may be a
  /// regression's, and measurements of learners have no truth.
  [[nodiscard]] std::optional<std::size_t> UnnamedTruth() const {
    const std::vector<std::size_t> truths = UnnamedTruths();
    const bool measurements = FirstColumn([this](std::size_t i) {
                                return IsIn(kMeasurementNames, At(i));
                              }).has_value();
    const auto probabilities = LeftOut([this](std::size_t i) {
      return IsFractionalNumbers(i) && HoldsProportions(At(i));
    });
    const auto others = LeftOut([this](std::size_t i) {
      return IsNumbers(i) && !HoldsProportions(At(i));
    });
    const bool regression = probabilities.empty() && others.size() > 1;
    if (truths.size() != 1 || measurements || regression) return std::nullopt;
    return truths.front();
  }

  void FindKind() {
    const std::optional<TaskKind> chosen = ChosenKind();
    roles().task = chosen ? *chosen : KindOfTwoClasses();
  }

  bool FindPredictions() {
    const bool guess = roles().predictions.empty() && !IsWithoutModels();
    if (guess && roles().task == TaskKind::labels) GuessLabels();
    if (guess && roles().task == TaskKind::binary) GuessScores();
    if (guess) roles().guessed.emplace_back("predictions");
    const std::size_t count = roles().predictions.size();
    return count > 0 && count <= kMostModels && ArePredictions() &&
           !(guess && LeavesOutAny());
  }

  /// Numbers without a slip, or the truth's labels.
  [[nodiscard]] bool ArePredictions() const {
    const auto& chosen = roles().predictions;
    return std::all_of(chosen.begin(), chosen.end(), [this](std::size_t i) {
      return roles().task == TaskKind::labels ? IsLabelPrediction(i)
                                              : IsNumeric(At(i));
    });
  }

  /// Whatever may be a model and is not taken has to be reported.
  [[nodiscard]] bool LeavesOutAny() const {
    const auto left = LeftOut([this](std::size_t i) {
      return (IsNumbers(i) && !IsIdentifier(At(i))) ||
             ShareOfLabels(At(i), At(roles().truth)) > 0 ||
             (!IsNumbers(i) && Mentions(kScoreWords, i));
    });
    return !left.empty() || FirstColumn([this](std::size_t i) {
                              return IsWekaConfidence(i);
                            }).has_value();
  }
};

}  // namespace

Result<Roles> AssignRoles(const Table& table, const Options& options) {
  if (std::optional<Roles> roles = TwoClassAssigner(table, options).Assign())
    return std::move(*roles);
  return AssignOtherRoles(table, options);
}

}  // namespace melon
