#pragma once

#include <string>
#include <vector>

#include "tasks/session_from_csv.h"

namespace melon {

using Names = std::vector<std::string>;

/// The names of a report's models; the whole answer where it has none.
inline Names Models(const ReadJson& report) {
  Names names;
  if (!report.contains("models")) return {report.dump()};
  for (const ReadJson& model : report["models"]) names.push_back(model["name"]);
  return names;
}

/// The English sentence of a warning; empty without it.
inline std::string Warning(const ReadJson& report, const std::string& code) {
  if (!report.contains("warnings")) return report.dump();
  for (const ReadJson& warning : report["warnings"]) {
    if (warning["code"] == code) return warning["message"];
  }
  return "";
}

inline bool Contains(const std::string& text, const std::string& part) {
  return text.find(part) != std::string::npos;
}

}  // namespace melon
