#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <string_view>

#include "hypothesis/paired_scores.h"
#include "hypothesis/test.h"

namespace melon {

/// Every line that gives a key has its value, but for rounding, since it may
/// add in another order; a value that exists is led to by lines that end in it.
/// Counts the values that lines give.
inline int ExpectLinesGiveTheValues(const WorkedOut<KeyValues>& worked,
                                    std::string_view id) {
  int given = 0;
  for (const WorkingLine& line : worked.working.lines()) {
    if (line.key.empty()) continue;
    const Value& value = At(worked.result, line.key);
    if (!value.defined()) continue;
    ++given;
    const double size = std::max(1.0, std::abs(value.number()));
    EXPECT_NEAR(line.term.value(), value.number(), 1e-9 * size)
        << id << ", " << line.key << ": " << line.term.numbers();
    Working working = worked.working;
    working.KeepFor(line.key);
    EXPECT_EQ(working.lines().back().key, line.key) << id;
  }
  return given;
}

}  // namespace melon
