#include "report/models/key_working.h"

#include <algorithm>
#include <cassert>
#include <utility>

namespace melon {

namespace {

const Value& At(const KeyValues& values, std::string_view key) {
  const auto found =
      std::find_if(values.begin(), values.end(),
                   [key](const auto& value) { return value.first == key; });
  assert(found != values.end());
  return found->second;
}

}  // namespace

WorkedOut<Value> WorkedKey(WorkedOut<KeyValues> worked, std::string_view key) {
  worked.working.KeepFor(key);
  return {At(worked.result, key), std::move(worked.working)};
}

WorkedMeasure WorkedTestKey(const Test& test,
                            const WorkedOut<KeyValues>& worked,
                            std::string_view key) {
  WorkedMeasure measure(WorkedKey(worked, key));
  if (key == test.bounded) {
    measure.intervals = {IntervalOfKeys(worked, test.id, test.limits[0],
                                        test.limits[1], measure.value.working)};
  }
  return measure;
}

MethodInterval IntervalOfKeys(const WorkedOut<KeyValues>& worked,
                              std::string_view method, std::string_view low,
                              std::string_view high, const Working& above) {
  const std::string_view limits[] = {low, high};
  Working working = worked.working;
  working.KeepFor(limits);
  working.LeaveOut(above);
  return {method,
          {At(worked.result, low), At(worked.result, high)},
          {},
          std::move(working)};
}

const Test* TestWithKey(std::string_view key) {
  const auto tests = Tests();
  const auto found =
      std::find_if(tests.begin(), tests.end(), [key](const Test* test) {
        return std::find(test->keys.begin(), test->keys.end(), key) !=
               test->keys.end();
      });
  return found == tests.end() ? nullptr : *found;
}

}  // namespace melon
