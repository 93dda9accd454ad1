#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

namespace melon {

/// The error rate if the predictions had nothing to do with the truth:
/// γ̂ = Σ pₗ(1 − qₗ), where pₗ and qₗ are the shares of class l among the truths
/// and among the predictions. At least one case; classes are below
/// `class_count`. Efron & Tibshirani 1997, J. Am. Stat. Assoc. 92:548–560.
[[nodiscard]] double NoInformationErrorRate(
    std::span<const std::uint16_t> truth,
    std::span<const std::uint16_t> prediction, std::size_t class_count);

/// .368 · apparent + .632 · out_of_bag: the error on the training data, which
/// is optimistic, and the mean error on the cases that a bootstrap left out,
/// which is pessimistic. Efron 1983, J. Am. Stat. Assoc. 78:316–331.
[[nodiscard]] double Bootstrap632(double apparent, double out_of_bag);

/// R̂ = (min(out_of_bag, γ̂) − apparent)/(γ̂ − apparent), between 0 and 1; 0
/// where the out-of-bag error or γ̂ is not above the apparent one. Efron &
/// Tibshirani 1997.
[[nodiscard]] double RelativeOverfittingRate(double apparent, double out_of_bag,
                                             double no_information);

/// ŵ = .632/(1 − .368 R̂), between .632 and 1: the weight of the out-of-bag
/// error, capped at γ̂, in the .632+ estimate.
[[nodiscard]] double Weight632Plus(double overfitting_rate);

/// The .632+ estimate, in which the out-of-bag error has the more weight the
/// more the learner overfits: R = (out_of_bag − apparent)/(γ − apparent), 0
/// where the out-of-bag error or γ is not above the apparent one, at most 1.
/// Efron & Tibshirani 1997.
[[nodiscard]] double Bootstrap632Plus(double apparent, double out_of_bag,
                                      double no_information);

}  // namespace melon
