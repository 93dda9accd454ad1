#include "report/parts/counts_json.h"

namespace melon {

void PutCounts(const Counts& counts, Json& json) {
  json.Put("tp", counts.true_positive);
  json.Put("fp", counts.false_positive);
  json.Put("fn", counts.false_negative);
  json.Put("tn", counts.true_negative);
}

}  // namespace melon
