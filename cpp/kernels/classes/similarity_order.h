#pragma once

#include <cstddef>
#include <vector>

#include "base/data/confusion_matrix.h"

namespace melon {

/// An order of the classes in which those that are often confused stand side
/// by side: the greedy Hamiltonian path of seriation. Pairs of classes are
/// joined by descending similarity, the mean share of the cases of either class
/// that is mistaken for the other, whenever both are still ends of different
/// chains; chains that share nothing follow each other by their first class.
/// Hahsler, Hornik & Buchta 2008, J. Stat. Softw. 25(3). O(k² log k).
[[nodiscard]] std::vector<std::size_t> SimilarityOrder(
    const ConfusionMatrix& matrix);

}  // namespace melon
