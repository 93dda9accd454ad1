#pragma once

#include <string>
#include <string_view>

namespace melon {

/// The accented Latin letters of Western European languages in UTF-8 as plain
/// small ones, ß as ss: "Échantillons" is "echantillons". Everything else
/// stays.
[[nodiscard]] std::string WithoutAccents(std::string_view text);

}  // namespace melon
