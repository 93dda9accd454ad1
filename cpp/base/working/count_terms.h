#pragma once

#include "base/data/counts.h"
#include "base/working/term.h"

namespace melon {

/// The cells of a confusion matrix of two classes.
struct CountTerms {
  explicit CountTerms(const Counts& counts)
      : tp("TP", counts.true_positive, "tp"),
        fp("FP", counts.false_positive, "fp"),
        fn("FN", counts.false_negative, "fn"),
        tn("TN", counts.true_negative, "tn"),
        n("n", counts.total(), "n") {}

  Term tp;
  Term fp;
  Term fn;
  Term tn;
  Term n;
};

}  // namespace melon
