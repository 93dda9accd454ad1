#pragma once

#include <string_view>
#include <vector>

#include "base/reasons.h"
#include "base/text.h"
#include "base/value.h"
#include "io/json/json.h"

namespace melon {

/// A model's shares of correct answers: over all cases, and as the mean over
/// the classes.
struct Accuracies {
  std::string_view model;
  Value accuracy;
  Value balanced_accuracy;
};

/// Warns when the model that is first by accuracy is right no more often than
/// the answer that is always `label`, the most frequent class, with that
/// `share` of the cases, at least two thirds. Says which model is first by
/// balanced accuracy if that is another.
void WarnOfMajority(std::string_view label, double share,
                    const std::vector<Accuracies>& models, Json& warnings);
/// The same of a class that the table has no name for.
void WarnOfMajority(const Text& label, double share,
                    const std::vector<Accuracies>& models, Json& warnings);

}  // namespace melon
