#pragma once

#include <cstdio>
#include <cstdlib>
#include <string>
#include <string_view>

namespace melon {

/// Ends the run with what is wrong, so that libFuzzer keeps the input.
inline void Require(bool holds, std::string_view what,
                    std::string_view shown = "") {
  if (holds) return;
  std::fprintf(stderr, "%.*s\n%.*s\n", static_cast<int>(what.size()),
               what.data(), static_cast<int>(shown.size()), shown.data());
  std::abort();
}

/// Both are the same; shows where they part.
inline void RequireEqual(const std::string& a, const std::string& b,
                         std::string_view what) {
  if (a == b) return;
  std::size_t at = 0;
  while (at < a.size() && at < b.size() && a[at] == b[at]) ++at;
  const std::size_t from = at < 60 ? 0 : at - 60;
  Require(false, what,
          a.substr(from, 200) + "\n-- and --\n" + b.substr(from, 200));
}

}  // namespace melon
