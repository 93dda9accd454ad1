#pragma once

#include "io/json/json.h"

namespace melon {

/// The answer to {"type": "bootstrap_632", "plan": "bootstrap", "goal":
/// "classification", "classes": 3, "rows": 150, "left_out": [answers of
/// `LabAnswer` about the splits of a bootstrap], "apparent": its answer about
/// all rows}, of which only "row", "truth" and "predicted" are looked at:
/// the .632 and .632+ estimates of the error rate of each learner, by Efron &
/// Tibshirani 1997, J. Am. Stat. Assoc. 92:548–560. Another plan or goal is a
/// problem; where there is none and no "apparent" yet, the answer is {}.
///
/// {"bootstrap_632": {"rows", "samples", "never_left_out": rows, "learners":
/// [{"name", "apparent_error", "out_of_bag_error", "estimate_632",
/// "no_information_rate", "overfitting_rate", "weight",
/// "estimate_632_plus"}]}, "warnings"}. The out-of-bag error is for each row
/// the share of errors among the samples that leave it out, and then the mean
/// over the rows that some sample leaves out. With "working": {"learner":
/// place, "number": one of these}, how that comes about (`AskedWorking`).
[[nodiscard]] Json Bootstrap632Answer(const Json& request);

}  // namespace melon
