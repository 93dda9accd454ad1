#pragma once

#include <string_view>

#include "base/parameters.h"
#include "options/options.h"
#include "report/models/model_values.h"
#include "tasks/binary/data.h"
#include "tasks/binary/findings.h"

namespace melon {

/// What every part of one report on two classes looks at.
struct BinaryInputs {
  const Options& options;
  const BinaryData& data;
  Parameters parameters;
  /// What is known of the same data and options, brought up to date.
  BinaryFindings& findings;
  /// Whether all of the report is wanted (ReportPart).
  bool is_whole;
};

/// What the verdict is about.
[[nodiscard]] std::string_view BinaryHeadline(const BinaryData& data);

/// Every metric of every model that is reported: those of scores do not apply
/// to labels.
[[nodiscard]] ModelValues MeasureModels(const BinaryInputs& inputs,
                                        const Bootstrap* bootstrap);

}  // namespace melon
