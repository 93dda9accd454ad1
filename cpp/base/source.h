#pragma once

#include <string>
#include <string_view>

namespace melon {

/// A publication. All of them stand in web/export/bibliography.js; the build
/// writes them as constants into the header "base/bibliography.h".
struct Source {
  /// "demsar2006".
  std::string_view id;
  /// "Demšar 2006, J. Mach. Learn. Res. 7:1–30".
  std::string_view text;
};

/// A source, and where in it: "§2.3.2", or a remark in brackets. Without an id
/// there is none.
struct Citation {
  Source source = {};
  std::string_view place = {};

  [[nodiscard]] constexpr bool empty() const { return source.id.empty(); }
};

/// "Zhou 2016, 机器学习 (Machine Learning), …, §2.3.2".
[[nodiscard]] std::string CitationText(const Citation& citation);

}  // namespace melon
