#pragma once

#include <string_view>

namespace melon {

/// Whether a text is rather a sentence than a name or a value: several words
/// with blanks between them, more of these than of what may divide cells; or a
/// full stop of Chinese at its end.
[[nodiscard]] bool LooksLikeSentence(std::string_view text);

/// Whether the lines are running text: most of them are sentences, and the
/// first one is, or has nothing that divides cells.
[[nodiscard]] bool IsRunningText(std::string_view sample);

}  // namespace melon
