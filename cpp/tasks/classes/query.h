#pragma once

#include "base/result.h"
#include "base/table.h"
#include "io/json/json.h"
#include "options/options.h"
#include "report/bootstrap/bootstrap.h"
#include "tasks/classes/data.h"

namespace melon {

/// Answers small questions about the report, with its `bootstrap`, if any.
/// "model" is an index or a name.
///
/// {"type": "confusion", "model", "order"}: the whole matrix; "order" is
/// "classes", "similarity" or a list of all labels.
/// {"type": "rows", "model", "truth", "prediction", "limit"}: the rows of the
/// file behind a cell: {"columns", "rows": [{"line", "cells"}], "total"}.
/// {"type": "curves", "model", "class"}: the curves of one class.
/// {"type": "working", "model", "metric"}: how a measure comes to its value;
/// with "class" that of the class against the rest.
/// {"type": "working", "model", "curve", "class" or "average"}: how a point of
/// the curve of a class against the rest comes about, at "threshold", of bins
/// at "x"; "average" is "micro", "macro" (of the ROC curve, at "x") or
/// "top_label".
/// {"type": "costs", "model", "matrix"}: what another matrix of costs says.
[[nodiscard]] Result<Json> AnswerClassQuery(const Table& table,
                                            const Options& options,
                                            const ClassData& data,
                                            const Bootstrap* bootstrap,
                                            const Json& request);

}  // namespace melon
