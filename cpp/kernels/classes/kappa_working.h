#pragma once

#include <string_view>

#include "base/data/confusion_matrix.h"
#include "base/working/working.h"

namespace melon {

/// How Kappa comes about: the observed and the expected disagreement. `sign` is
/// the cost of a confusion in LaTeX: "|i-j|".
void ShowKappa(const ConfusionMatrix& matrix,
               double (*disagreement)(double distance), std::string_view sign,
               Working& working);

}  // namespace melon
