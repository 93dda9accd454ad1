#pragma once

#include <cstddef>
#include <span>
#include <string>

#include "base/data/confusion_matrix.h"
#include "base/data/counts.h"
#include "base/working/working.h"

namespace melon {

/// More classes than these are not worked out one by one.
inline constexpr std::size_t kMostClassLines = 12;

/// At the beginning of a working: which class the lines call 1, 2, …, and its
/// number of cases. Nothing without names, or when the classes are too many for
/// lines.
void ClassTable(std::span<const std::string> names,
                std::span<const double> cases, Working& working);

/// What is averaged over classes or over matrices.
enum class ClassRatio : unsigned char { precision, recall, f1, jaccard };

/// Σ of the diagonal; of two classes TP + TN.
[[nodiscard]] Term CorrectTerm(const ConfusionMatrix& matrix);
/// The cases off the diagonal; of two classes FP + FN.
[[nodiscard]] Term WrongTerm(const ConfusionMatrix& matrix);
/// The number of cases.
[[nodiscard]] Term CasesTerm(const ConfusionMatrix& matrix);

/// The ratio of each class, and their plain mean over the classes that occur,
/// as MacroAverage. One that is undefined counts 0.
[[nodiscard]] Term MacroTerm(const ConfusionMatrix& matrix, ClassRatio ratio,
                             Working& working);
/// The mean weighted by how often each class is true, as WeightedAverage.
[[nodiscard]] Term WeightedTerm(const ConfusionMatrix& matrix, ClassRatio ratio,
                                Working& working);
/// The ratio of the counts summed over all classes, as MicroAverage.
[[nodiscard]] Term MicroTerm(const ConfusionMatrix& matrix, ClassRatio ratio,
                             Working& working);

/// The recall of each class that is true of some case, and their mean.
[[nodiscard]] Term MeanRecallTerm(const ConfusionMatrix& matrix,
                                  Working& working);

/// The ratio of each matrix and their mean, as MeanOverMatrices.
[[nodiscard]] Term MeanTerm(std::span<const Counts> matrices, ClassRatio ratio,
                            Working& working);
/// The ratio of the mean counts, that of AddMatrices.
[[nodiscard]] Term MeanCountsTerm(std::span<const Counts> matrices,
                                  ClassRatio ratio, Working& working);

/// Zhou's F1 of a mean precision and a mean recall.
void ShowHarmonicMean(const Term& precision, const Term& recall,
                      Working& working);

}  // namespace melon
