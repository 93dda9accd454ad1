#pragma once

#include <algorithm>
#include <fstream>
#include <iterator>
#include <nlohmann/json.hpp>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "tasks/session.h"

namespace melon {

/// JSON as a test reads it: by another parser than the one under test.
using ReadJson = nlohmann::json;

/// Loads the text; the answer of the last step.
inline ReadJson LoadCsv(Session& session, std::string_view csv) {
  ReadJson begun = ReadJson::parse(session.BeginLoad("{}"));
  if (begun.contains("error")) return begun;
  const std::span<char> buffer = session.Buffer(csv.size());
  std::copy(csv.begin(), csv.end(), buffer.begin());
  ReadJson pushed = ReadJson::parse(session.Push(csv.size()));
  if (pushed.contains("error")) return pushed;
  return ReadJson::parse(session.FinishLoad());
}

/// A file as its name and its text.
using NamedText = std::pair<std::string, std::string>;

/// Loads several files, which become one table; the answer of the last step.
inline ReadJson LoadFiles(Session& session,
                          const std::vector<NamedText>& files) {
  ReadJson answer;
  for (std::size_t i = 0; i < files.size(); ++i) {
    const auto& [name, csv] = files[i];
    const ReadJson options = {
        {"name", name}, {"part", i}, {"parts", files.size()}};
    static_cast<void>(session.BeginLoad(options.dump()));
    const std::span<char> buffer = session.Buffer(csv.size());
    std::copy(csv.begin(), csv.end(), buffer.begin());
    answer = ReadJson::parse(session.Push(csv.size()));
    if (answer.contains("error")) return answer;
    answer = ReadJson::parse(session.FinishLoad());
    if (answer.contains("error")) return answer;
  }
  return answer;
}

inline ReadJson RunSession(Session& session, std::string_view options = "{}") {
  return ReadJson::parse(session.Run(options));
}

inline ReadJson AskSession(Session& session, std::string_view request) {
  return ReadJson::parse(session.Query(request));
}

/// The report of a text with these options.
inline ReadJson ReportOfCsv(std::string_view csv,
                            std::string_view options = "{}") {
  Session session;
  LoadCsv(session, csv);
  return RunSession(session, options);
}

/// The report of several files with these options.
inline ReadJson ReportOfFiles(const std::vector<NamedText>& files,
                              std::string_view options = "{}") {
  Session session;
  LoadFiles(session, files);
  return RunSession(session, options);
}

/// The code of an answer that should be an error; the answer where it is none.
inline std::string ErrorCode(const ReadJson& answer) {
  if (!answer.contains("error")) return answer.dump();
  return answer["error"]["code"].get<std::string>();
}

/// Bytes of a file under tests/golden.
inline std::string GoldenText(const std::string& name) {
  std::ifstream file(std::string(MELON_GOLDEN "/") + name, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), {}};
}

/// The nine scored cases of docs/worked-examples.md: AUC .4.
inline constexpr std::string_view kNineSamples =
    "y,s\n0,.9\n1,.8\n0,.7\n0,.6\n1,.5\n0,.4\n1,.3\n1,.2\n0,.1\n";

/// The report of a text with its bootstrap done.
inline ReadJson Refined(std::string_view csv, std::string_view options) {
  Session session;
  LoadCsv(session, csv);
  RunSession(session, options);
  AskSession(session, R"({"type":"step","steps":10000})");
  return RunSession(session, options);
}

}  // namespace melon
