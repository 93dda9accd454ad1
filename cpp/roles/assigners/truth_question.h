#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "base/problem.h"
#include "roles/assigners/named_truth_assigner.h"

namespace melon {

/// What is said where no truth is found: what the table is instead, or the
/// question which column it is.
class TruthQuestion : public NamedTruthAssigner {
 public:
  using NamedTruthAssigner::NamedTruthAssigner;

 protected:
  [[nodiscard]] Problem WithoutTruth() const;
  /// The question, with the likeliest columns first.
  [[nodiscard]] Problem AskForTruth() const;
  [[nodiscard]] std::vector<std::string> TruthCandidates() const;
  [[nodiscard]] std::vector<std::size_t> PossibleTruths() const;
  [[nodiscard]] bool MayBeTruth(std::size_t index) const;
  /// Whether a column is called as what models give is: predictions, scores.
  [[nodiscard]] bool AnyCalledOutput() const;
  /// What to do where a single column may be truth or prediction.
  [[nodiscard]] std::optional<Message> OneColumnAlone() const;
  void PointToLab(Message& message) const;

 private:
  void PointToConfigurations(Problem& problem) const;
  [[nodiscard]] bool IsSquareOfCounts() const;
  void PointToMatrix(Problem& problem) const;
  void PointToResults(Message& message) const;
  [[nodiscard]] bool AnyScoreBeside() const;
  [[nodiscard]] bool AloneNamesRows(std::size_t index) const;
  [[nodiscard]] bool AnyCalledScore() const;
  [[nodiscard]] bool IsComplement(std::size_t index) const;
  [[nodiscard]] bool AnyComplement() const;
};

}  // namespace melon
