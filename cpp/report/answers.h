#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

#include "base/problem.h"
#include "base/reasons.h"
#include "io/json/json.h"

namespace melon {

/// {"done", "total"}: how far what takes long has come.
[[nodiscard]] Json ProgressJson(std::uint64_t done, std::uint64_t total);

/// The place of one of so many that the request has under a key; nothing where
/// it has none.
[[nodiscard]] std::optional<std::size_t> PlaceIn(const Json& request,
                                                 std::string_view key,
                                                 std::size_t count);

/// Places [begin, end) of a list.
struct PlaceRange {
  std::size_t begin = 0;
  std::size_t end = 0;
};

/// "range": [begin, end) of a request, cut to so many places; nothing where it
/// has none.
[[nodiscard]] std::optional<PlaceRange> RangeIn(const Json& request,
                                                std::size_t count);

/// A request whose "type" the task does not know, or whose parts do not fit.
[[nodiscard]] Problem UnknownQuery(const Json& request);

/// Why what a request asks for does not exist.
[[nodiscard]] Problem UndefinedHere(const Reason& reason);

}  // namespace melon
