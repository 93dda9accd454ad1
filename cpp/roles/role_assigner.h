#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/function_view.h"
#include "roles/roles.h"

namespace melon {

/// An option that names a column which is not there.
struct UnknownName {
  std::string_view option;
  std::string column;
};

/// What the search for roles needs whatever the table contains, and what it
/// needs for two classes. It says what it did not find by returning nothing:
/// the sentences is left to whatever knows the kind of table.
class RoleAssigner {
 public:
  RoleAssigner(const Table& table, const Options& options)
      : table_(table), options_(options) {}

 protected:
  using Unknown = std::optional<UnknownName>;
  /// Whether a column, by its index, fits.
  using Fits = FunctionView<bool(std::size_t)>;

  [[nodiscard]] const Table& table() const { return table_; }
  [[nodiscard]] const Options& options() const { return options_; }
  [[nodiscard]] Roles& roles() { return roles_; }
  [[nodiscard]] const Roles& roles() const { return roles_; }

  [[nodiscard]] const Column& At(std::size_t index) const {
    return table_.columns[index];
  }
  [[nodiscard]] std::optional<std::size_t> FirstColumn(const Fits& fits) const;
  /// Whether the simplified name contains one of the words.
  [[nodiscard]] bool Mentions(std::span<const std::string_view> words,
                              std::size_t index) const;
  /// Whether one of the name's own words is among them.
  [[nodiscard]] bool HasWordOf(std::span<const std::string_view> words,
                               std::size_t index) const;

  // What the options name.
  [[nodiscard]] Unknown TakeOne(std::string_view option,
                                const std::optional<std::string>& name,
                                std::optional<std::size_t>& role) const;
  /// The columns of an option that names several.
  [[nodiscard]] Unknown TakeMany(
      std::string_view option,
      const std::optional<std::vector<std::string>>& list,
      const std::optional<std::string>& text,
      std::vector<std::size_t>& role) const;
  [[nodiscard]] Unknown TakeTruth();
  [[nodiscard]] Unknown TakePredictions();
  /// Whether the user said that no column has the role.
  [[nodiscard]] bool IsNobody(std::string_view role) const;
  /// Whether the user said anything of task or roles: then every column that
  /// can be a prediction is one, unless its name speaks against it.
  [[nodiscard]] bool IsExplicit() const;
  /// Whether the user said that there are no models.
  [[nodiscard]] bool IsWithoutModels() const;

  // What is left to guess from.
  [[nodiscard]] bool IsIndex(std::size_t index) const;
  [[nodiscard]] bool IsTaken(std::size_t index) const;
  [[nodiscard]] bool IsFree(std::size_t index) const;
  /// A parameter that is tuned, with few values, beside a prediction.
  [[nodiscard]] bool IsTuning(std::size_t index) const;
  /// Whether a column tells the cases, and each has several rows: predictions
  /// under several settings. Not where each row has a case of its own.
  [[nodiscard]] bool RepeatsCases() const;
  /// Names of identifiers, inputs, truths and tuned parameters.
  [[nodiscard]] bool SpeaksAgainst(std::size_t index) const;
  [[nodiscard]] bool IsClustering(std::size_t index) const;
  /// Numbers, but for slips among fractions.
  [[nodiscard]] bool IsNumbers(std::size_t index) const;
  [[nodiscard]] bool IsFractionalNumbers(std::size_t index) const;
  [[nodiscard]] bool IsFractionalScore(std::size_t index) const;
  /// Whether a column of numbers is called or scaled as a model's scores are:
  /// by a model's name, a word for scores, or all in [0, 1].
  [[nodiscard]] bool LooksLikeScore(std::size_t index) const;
  /// Whether some free column is an input of models rather than a model: called
  /// so, or texts that repeat and are not labels of the truth.
  [[nodiscard]] bool AnyInput() const;
  /// Probabilities of whichever class was predicted: all at least one half, or
  /// one in so many classes, beside a column of predicted labels of both.
  [[nodiscard]] bool IsConfidence(std::size_t index) const;
  [[nodiscard]] bool IsWekaConfidence(std::size_t index) const;
  /// Probabilities that are all 0.0 or 1.0, written so where the truth's labels
  /// are not, as a full-grown tree gives them.
  [[nodiscard]] bool IsCertainScore(std::size_t index) const;
  [[nodiscard]] bool IsLabelPrediction(std::size_t index) const;
  /// Of the chosen predictions, or where none were chosen of the free columns.
  [[nodiscard]] bool AnyPrediction(const Fits& fits) const;

  /// Bounds of intervals are not free from here on.
  void LeaveOutBounds();
  [[nodiscard]] bool IsLeftOutBound(std::size_t index) const {
    return index < bounds_.size() && bounds_[index];
  }
  /// Not free either, where one of several truths was chosen.
  [[nodiscard]] const std::vector<std::size_t>& OfOtherTruths() const {
    return of_other_truths_;
  }

  /// Columns that repeat the truth are not free from here on.
  void LeaveOutCopiesOfTruth();
  [[nodiscard]] const std::vector<std::size_t>& CopiesOfTruth() const {
    return copies_of_truth_;
  }

  // Guesses.
  [[nodiscard]] std::optional<std::size_t> TruthByName() const;
  /// Where no name tells the truth: the columns of two texts, or else of two of
  /// −1, 0, 1, that are not called like models.
  [[nodiscard]] std::vector<std::size_t> UnnamedTruths() const;
  [[nodiscard]] bool HoldsTwoClasses(std::size_t index) const;
  [[nodiscard]] bool IsCalledModel(std::size_t index) const;
  /// "x3", "age", "blood pressure": an input of models.
  [[nodiscard]] bool IsCalledInput(std::size_t index) const;
  /// Words of models, estimates or scores, or the name of a class.
  [[nodiscard]] bool IsCalledPrediction(std::size_t index) const;
  /// Whether a free column that fits is called a prediction in so many words:
  /// then those without a word of their own are inputs.
  [[nodiscard]] bool AnyCalledPrediction(const Fits& fits) const;
  void FindWeight();
  void NoteKind();
  /// Of a truth of two labels: hard labels, or scores.
  [[nodiscard]] TaskKind KindOfTwoClasses() const;
  void TakeFree(const Fits& fits);
  /// The numeric columns that are not copies of the labels, else any numeric
  /// ones.
  void GuessScores();
  /// The free columns without a role, but for complements, that fit.
  [[nodiscard]] std::vector<std::size_t> LeftOut(const Fits& fits) const;

  /// A column with two roles.
  [[nodiscard]] std::optional<std::size_t> UsedTwice() const;

 private:
  using NegativePositive = std::pair<std::string, std::string>;

  [[nodiscard]] std::optional<std::size_t> Find(std::string_view name) const;
  [[nodiscard]] std::vector<std::size_t> FindAll(std::string_view name) const;
  Unknown SplitNames(std::string_view option, std::string_view text,
                     std::vector<std::string>& names) const;
  [[nodiscard]] bool IsNumberOfClusters(std::size_t index) const;
  [[nodiscard]] bool IsCalledClustering(std::size_t index) const;
  [[nodiscard]] bool IsBesidePredictions(std::size_t index) const;
  [[nodiscard]] bool MeansClustering(std::size_t index) const;
  [[nodiscard]] bool IsScore(std::size_t index) const;
  [[nodiscard]] bool IsLikelyScore(std::size_t index) const;
  [[nodiscard]] NegativePositive Classes() const;
  /// With nothing given.
  void GuessUnnamedScores();
  void DropComplements();
  /// The first two columns that predict the truth's labels, found once.
  [[nodiscard]] const std::vector<std::size_t>& LabelColumns() const;
  /// The columns with the probabilities of both classes, as H2O and KNIME write
  /// them ("p0" and "p1"), found once.
  [[nodiscard]] const std::vector<std::size_t>& ClassProbabilities() const;

  const Table& table_;
  const Options& options_;
  Roles roles_;
  std::vector<bool> bounds_;
  std::vector<std::size_t> of_other_truths_;
  std::vector<std::size_t> copies_of_truth_;
  mutable std::vector<std::size_t> label_columns_;
  /// The truth that they are for.
  mutable std::size_t labels_of_ = kNoColumn;
  mutable std::vector<std::size_t> class_probabilities_;
  mutable std::size_t probabilities_of_ = kNoColumn;
};

}  // namespace melon
