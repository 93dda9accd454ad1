#pragma once

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include "tasks/session_from_csv.h"

namespace melon {

/// Codes of what the report's advice finds, each with its kind before it:
/// "warning:one_data_set".
inline std::vector<std::string> FindingsOf(const ReadJson& report) {
  std::vector<std::string> codes;
  if (!report.contains("advice")) return {report.dump()};
  for (const ReadJson& finding : report["advice"]["findings"]) {
    codes.push_back(finding["kind"].get<std::string>() + ":" +
                    finding["code"].get<std::string>());
  }
  return codes;
}

inline std::vector<std::string> FindingsOfCsv(std::string_view csv,
                                              std::string_view options = "{}") {
  return FindingsOf(ReportOfCsv(csv, options));
}

inline bool Has(const std::vector<std::string>& findings,
                std::string_view finding) {
  return std::find(findings.begin(), findings.end(), finding) != findings.end();
}

/// The finding with this code; null without one.
inline ReadJson FindingOf(const ReadJson& report, std::string_view code) {
  for (const ReadJson& finding : report["advice"]["findings"]) {
    if (finding["code"] == code) return finding;
  }
  return {};
}

/// Its English sentence; empty without one.
inline std::string SentenceOf(const ReadJson& report, std::string_view code) {
  const ReadJson finding = FindingOf(report, code);
  if (finding.is_null()) return {};
  return finding["message"]["en"];
}

}  // namespace melon
