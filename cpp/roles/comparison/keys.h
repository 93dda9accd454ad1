#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "roles/assigners/role_assigner.h"

namespace melon {

/// Finds by their names the columns that say what results are of, and tells
/// those that may contain results from the rest.
class ComparisonKeys : public RoleAssigner {
 public:
  using RoleAssigner::RoleAssigner;

 protected:
  /// The columns that options name.
  Unknown TakeNamed();
  /// Those that are left, by their names.
  void FindKeys();
  [[nodiscard]] bool IsKey(std::size_t index) const;
  /// Whether the column is called so, but for what stands behind in brackets.
  [[nodiscard]] bool IsKeyName(std::span<const std::string_view> names,
                               std::size_t index) const;
  [[nodiscard]] bool IsPrediction(std::size_t index) const;
  [[nodiscard]] bool IsSplit(std::size_t index) const;
  /// What a search tuned, or how R's packages averaged and call the setting.
  [[nodiscard]] bool IsSetting(std::size_t index) const;
  /// The ids of a fold's cases.
  [[nodiscard]] bool ListsCases(std::size_t index) const;
  [[nodiscard]] std::optional<std::size_t> Named(
      std::span<const std::string_view> names) const;
  /// A column of texts in which each row has a name of its own.
  [[nodiscard]] bool NamesRows(std::size_t index) const;
  /// Where each row is a learner, its price, size or place and no result.
  [[nodiscard]] bool IsTraitOfLearner(std::size_t index) const;
  [[nodiscard]] std::vector<std::size_t> ResultColumns() const;
  /// Those and the columns with a word among their numbers: a slip that is to
  /// be reported, not a column to be left out.
  [[nodiscard]] std::vector<std::size_t> LikelyResultColumns() const;
  /// "best_model" of "LSTM" and "ARIMA" beside "LSTM_rmse" and "ARIMA_rmse".
  [[nodiscard]] bool NamesBest(std::size_t index) const;

 private:
  void FindKey(std::string_view role, std::span<const std::string_view> names,
               std::optional<std::size_t>& column);
  /// By the last word of a longer name, where no column was called so.
  void FindKeyByWord(std::string_view role,
                     std::span<const std::string_view> words,
                     std::optional<std::size_t>& column);
  void FindAlgorithmByWord();
  void FindConfigurations();
  void ForgetOwnSeeds();
  void FindAlgorithmByConfiguration();
  void FindDatasetByContent();
  /// A column of "Fold 1", "Fold 2", …, whatever it is called.
  void FindFoldByContent();
  /// Whether all rows come from cross-validation, by what mlr3 writes.
  [[nodiscard]] bool SaysCrossValidation() const;
  /// Texts; a column of numbers called "model" contains results of a model.
  [[nodiscard]] bool NamesAlgorithms(std::size_t index) const;
  /// Those that fit. Times stand beside results, and are results themselves
  /// where a list of learners has nothing else; so are traits of learners.
  [[nodiscard]] std::vector<std::size_t> ResultsThat(const Fits& fits) const;
  /// A column that may contain results.
  [[nodiscard]] bool IsResult(std::size_t index) const;
};

}  // namespace melon
