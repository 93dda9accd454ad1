#pragma once

#include <optional>
#include <string_view>

#include "base/value.h"
#include "base/working/working.h"
#include "hypothesis/test.h"
#include "report/models/worked_measure.h"

namespace melon {

/// Of what gives several values, that under `key` with the lines that lead to
/// it. `key` is one of them.
[[nodiscard]] WorkedOut<Value> WorkedKey(WorkedOut<KeyValues> worked,
                                         std::string_view key);

/// As WorkedKey, and where the limits of the test bound what is under the key,
/// with the interval by the test's name: its lines are those that the value
/// does not have.
[[nodiscard]] WorkedMeasure WorkedTestKey(const Test& test,
                                          const WorkedOut<KeyValues>& worked,
                                          std::string_view key);

/// The interval between what is under two keys, under this name. `above` has
/// been shown before.
[[nodiscard]] MethodInterval IntervalOfKeys(const WorkedOut<KeyValues>& worked,
                                            std::string_view method,
                                            std::string_view low,
                                            std::string_view high,
                                            const Working& above);

/// The test that has the key; null where none has.
[[nodiscard]] const Test* TestWithKey(std::string_view key);

/// How the test that has the key comes to it; nothing where no test with the
/// function has it.
template <class Data>
[[nodiscard]] std::optional<WorkedMeasure> WorkOutTest(
    WorkedTest<const Data&> Test::*function, const Data& data,
    const Parameters& parameters, std::string_view key) {
  const Test* test = TestWithKey(key);
  if (test == nullptr || test->*function == nullptr) return std::nullopt;
  return WorkedTestKey(*test, (test->*function).WorkOut(data, parameters), key);
}

}  // namespace melon
