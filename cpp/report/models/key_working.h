#pragma once

#include <optional>
#include <string_view>

#include "base/value.h"
#include "base/working/working.h"
#include "hypothesis/test.h"

namespace melon {

/// Of what gives several values, that under `key` with the lines that lead to
/// it. `key` is one of them.
[[nodiscard]] WorkedOut<Value> WorkedKey(WorkedOut<KeyValues> worked,
                                         std::string_view key);

/// The test that has the key; null where none has.
[[nodiscard]] const Test* TestWithKey(std::string_view key);

/// How the test that has the key comes to it; nothing where no test with the
/// function has it.
template <class Data>
[[nodiscard]] std::optional<WorkedOut<Value>> WorkOutTest(
    WorkedTest<const Data&> Test::*function, const Data& data,
    const Parameters& parameters, std::string_view key) {
  const Test* test = TestWithKey(key);
  if (test == nullptr || test->*function == nullptr) return std::nullopt;
  return WorkedKey((test->*function).WorkOut(data, parameters), key);
}

}  // namespace melon
