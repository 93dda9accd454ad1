#pragma once

#include <utility>

#include "base/value.h"
#include "base/working/working.h"
#include "report/bootstrap/replicates.h"

namespace melon {

/// How one number comes to its value, and all its intervals with their
/// workings.
struct WorkedMeasure {
  WorkedMeasure(WorkedOut<Value> worked)  // NOLINT(google-explicit-constructor)
      : value(std::move(worked)) {}

  WorkedOut<Value> value;
  IntervalsByMethod intervals = {};
};

}  // namespace melon
