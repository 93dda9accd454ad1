#pragma once

#include <string>
#include <vector>

namespace melon {

/// Which of the labels is positive, where the user did not say.
struct PositiveClass {
  enum class Ground {
    /// A well-known pair, or words that leave no doubt.
    known,
    /// A word that is usually, but not always, that of the one class.
    suggested,
    /// The labels do not tell; the last of them is taken.
    last
  };
  std::string label;
  Ground ground = Ground::last;
};

/// Of one label or two, sorted (LabelBefore): 1 of {0, 1} and {−1, 1}, true of
/// {true, false}, also when only one of the two occurs; else the label that
/// says so ("yes", "malignant"), that is not negated ("fraud" beside "not
/// fraud"), or that stands for what is looked for ("case" beside "control");
/// else the last.
[[nodiscard]] PositiveClass GuessPositive(
    const std::vector<std::string>& labels);

}  // namespace melon
