#pragma once

#include "base/table.h"

namespace melon {

/// Whether a column says of which part of the data each case is: "Usage" of
/// Public and Private, as Kaggle writes it, "set" of train and test. By its
/// name and all its labels: it is neither a truth nor a prediction.
[[nodiscard]] bool SaysPartOfData(const Column& column);

/// The same whatever the column is called: all its labels are parts, one of
/// them that of training.
[[nodiscard]] bool TellsTrainingFromOthers(const Column& column);

}  // namespace melon
