#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "roles/assigners/truth_assigner.h"

namespace melon {

/// Finds the columns of scores beside a truth of two classes.
class ScoreAssigner : public TruthAssigner {
 public:
  using TruthAssigner::TruthAssigner;

 protected:
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
  [[nodiscard]] bool IsPercentOfConfidence(std::size_t index) const;
  /// Probabilities that are all 0.0 or 1.0, written so where the truth's labels
  /// are not, as a full-grown tree gives them.
  [[nodiscard]] bool IsCertainScore(std::size_t index) const;
  [[nodiscard]] bool IsNamedAfterTruth(std::size_t index) const;
  /// Words of models, estimates or scores, or the name of a class.
  [[nodiscard]] bool IsCalledPrediction(std::size_t index) const;
  /// Whether a free column that fits is called a prediction in so many words:
  /// then those without a word of their own are inputs.
  [[nodiscard]] bool AnyCalledPrediction(const Fits& fits) const;
  /// Of a truth of two labels: hard labels, or scores.
  [[nodiscard]] TaskKind KindOfTwoClasses() const;
  void TakeFree(const Fits& fits);
  /// The numeric columns that are not copies of the labels, else any numeric
  /// ones.
  void GuessScores();
  /// One of two columns that say the same is enough.
  void DropComplements();

 private:
  using NegativePositive = std::pair<std::string, std::string>;

  void NoteUnnamedScores();
  [[nodiscard]] bool IsScore(std::size_t index) const;
  [[nodiscard]] bool IsLikelyScore(std::size_t index) const;
  [[nodiscard]] bool IsCalledByColon(
      const std::string& name,
      const std::vector<std::string_view>& labels) const;
  [[nodiscard]] bool IsEstimatedQuantity(std::size_t index) const;
  /// Beside predicted labels, numbers are inputs unless their name says that
  /// they are scores, or they are fractions in [0, 1].
  [[nodiscard]] bool IsScoreOfOneClass(std::size_t index) const;
  [[nodiscard]] bool IsScoreBesideLabels(std::size_t index) const;
  [[nodiscard]] NegativePositive Classes() const;
  /// With nothing given.
  void GuessUnnamedScores();
  /// The first two columns that predict the truth's labels, found once.
  [[nodiscard]] const std::vector<std::size_t>& LabelColumns() const;
  /// The columns with the probabilities of both classes, as H2O and KNIME write
  /// them ("p0" and "p1"), found once.
  [[nodiscard]] const std::vector<std::size_t>& ClassProbabilities() const;

  /// Whether a column is called a prediction, and not by a class.
  mutable std::optional<bool> any_called_;
  mutable std::vector<std::size_t> label_columns_;
  /// The truth that they are for.
  mutable std::size_t labels_of_ = kNoColumn;
  mutable std::vector<std::size_t> class_probabilities_;
  mutable std::size_t probabilities_of_ = kNoColumn;
};

}  // namespace melon
