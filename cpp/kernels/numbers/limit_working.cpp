#include "kernels/numbers/limit_working.h"

namespace melon {

void ShowLimits(const Term& low, const Term& high, Working& working) {
  working.Give("low", "L", low, {"lower limit", "下限"});
  working.Give("high", "U", high, {"upper limit", "上限"});
}

}  // namespace melon
