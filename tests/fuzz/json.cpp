// Texts of JSON, against nlohmann's parser: the same are accepted, with the
// same content, and what is written reads as what it was.
#include <cmath>
#include <cstdint>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>

#include "fuzz/check.h"
#include "io/json/json_reader.h"
#include "io/json/json_writer.h"

namespace melon {
namespace {

using Other = nlohmann::json;

/// How deep arrays and objects stand in one another.
int Depth(const Other& json) {
  if (!json.is_structured()) return 0;
  int deepest = 0;
  for (const Other& each : json) deepest = std::max(deepest, Depth(each));
  return deepest + 1;
}

/// With all numbers as doubles, as ours are.
Other WithDoubles(Other json) {
  if (json.is_number()) return json.get<double>();
  if (json.is_structured()) {
    for (Other& each : json) each = WithDoubles(each);
  }
  return json;
}

void Check(const std::string& text) {
  const std::optional<Json> ours = ParseJson(text);
  if (text.find('\0') != std::string::npos) {
    // Theirs ends at a zero byte.
    Require(!ours, "accepted with a zero byte:", text);
    return;
  }
  const Other theirs = Other::parse(text, nullptr, false);
  const bool has_mark = text.starts_with("\xEF\xBB\xBF");
  if (!ours) {
    // They skip a byte order mark, which RFC 8259 allows; ours are our own.
    const bool ours_to_refuse =
        theirs.is_discarded() || has_mark || Depth(theirs) > kDeepestJson;
    Require(ours_to_refuse, "refused:", text);
    return;
  }
  Require(!theirs.is_discarded(), "accepted:", text);
  const std::string written = Serialize(*ours);
  const Other again = Other::parse(written, nullptr, false);
  Require(!again.is_discarded(), "written, but no JSON:", written);
  Require(WithDoubles(again) == WithDoubles(theirs), "other content:", text);
  const std::optional<Json> ours_again = ParseJson(written);
  Require(ours_again.has_value(), "not read again:", written);
  RequireEqual(Serialize(*ours_again), written, "written otherwise:");
}

}  // namespace
}  // namespace melon

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data,
                                      std::size_t size) {
  melon::Check(std::string(data, data + size));
  return 0;
}
