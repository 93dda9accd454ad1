#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "roles/assigners/role_assigner.h"

namespace melon {

/// Finds the truth by what columns are called: by a name that says so and
/// nothing else, by a word of it, or because models are called by it.
class NamedTruthAssigner : public RoleAssigner {
 public:
  using RoleAssigner::RoleAssigner;

 protected:
  [[nodiscard]] std::optional<std::size_t> NamedTruth() const;
  [[nodiscard]] bool IsShared(std::size_t index) const;
  [[nodiscard]] std::optional<std::size_t> TruthBesidePrediction() const;
  [[nodiscard]] std::optional<std::size_t> TruthCalledY() const;
  [[nodiscard]] std::optional<std::size_t> TextsOfPrediction(
      std::size_t codes) const;
  [[nodiscard]] std::optional<std::size_t> OnlyCalledTruth() const;
  [[nodiscard]] std::optional<std::size_t> LabelsOfPredicted() const;
  [[nodiscard]] bool SharesValues(std::size_t prediction,
                                  std::size_t truth) const;
  [[nodiscard]] std::optional<std::size_t> TruthInNamesOfModels() const;
  /// "actual_price", "measured load".
  [[nodiscard]] bool IsClearlyCalledTruth(std::size_t index) const;

 private:
  /// Of those that fit, by the order of the names.
  [[nodiscard]] std::optional<std::size_t> ClearestTruth(
      const Fits& fits) const;
  [[nodiscard]] bool IsPlausible(std::size_t index) const;
  [[nodiscard]] bool ArePlausibleNumbers(std::size_t index) const;
  [[nodiscard]] bool IsPredicted(std::size_t index) const;
  [[nodiscard]] bool IsPlace(std::size_t index) const;
  [[nodiscard]] bool IsCalledTarget(std::size_t index) const;
  [[nodiscard]] bool AnyFewTexts(std::size_t except) const;
};

}  // namespace melon
