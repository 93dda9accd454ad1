#include "base/source.h"

namespace melon {

std::string CitationText(const Citation& citation) {
  std::string text(citation.source.text);
  if (citation.place.empty()) return text;
  text += citation.place.front() == '(' ? " " : ", ";
  return text += citation.place;
}

}  // namespace melon
