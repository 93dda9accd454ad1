#pragma once

#include "base/data/counts.h"
#include "base/working/term.h"

namespace melon {

/// The cells of a confusion matrix of two classes. `shown`: a page may point at
/// them there; not those of another threshold than the one that is shown.
struct CountTerms {
  explicit CountTerms(const Counts& counts, bool shown = true)
      : tp("TP", counts.true_positive, shown ? "tp" : ""),
        fp("FP", counts.false_positive, shown ? "fp" : ""),
        fn("FN", counts.false_negative, shown ? "fn" : ""),
        tn("TN", counts.true_negative, shown ? "tn" : ""),
        n("n", counts.total(), shown ? "n" : "") {}

  Term tp;
  Term fp;
  Term fn;
  Term tn;
  Term n;
};

}  // namespace melon
