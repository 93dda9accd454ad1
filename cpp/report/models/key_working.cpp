#include "report/models/key_working.h"

#include <algorithm>
#include <cassert>
#include <utility>

namespace melon {

WorkedOut<Value> WorkedKey(WorkedOut<KeyValues> worked, std::string_view key) {
  const auto found =
      std::find_if(worked.result.begin(), worked.result.end(),
                   [key](const auto& value) { return value.first == key; });
  assert(found != worked.result.end());
  worked.working.KeepFor(key);
  return {found->second, std::move(worked.working)};
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
