// The door between JavaScript and the core: texts of JSON in and out, and a
// place for the bytes of a file. An answer is read where it stands in the
// heap: embind would look at each of its bytes. Nothing is computed here. The
// module has no exceptions: memory that runs out ends it, and its owner opens
// it anew.
//
// A session goes by the number that `open` gives, not as an object: embind's
// machinery for classes would be half of the glue that the page loads.

#include <emscripten/bind.h>

#include <cstddef>
#include <cstdint>
#include <string>
#include <utility>

#include "tasks/session.h"

namespace melon {
namespace {

std::string Version() { return MELON_VERSION; }

/// A new session, which lives as long as the module.
std::uintptr_t Open() { return reinterpret_cast<std::uintptr_t>(new Session); }

Session& Of(std::uintptr_t session) {
  return *reinterpret_cast<Session*>(session);
}

/// The text of the last answer, which stays until the next.
std::string& LastAnswer() {
  static std::string answer;
  return answer;
}

/// The answer's size in bytes.
std::size_t Keep(std::string answer) {
  LastAnswer() = std::move(answer);
  return LastAnswer().size();
}

/// Address in the heap of the last answer.
std::uintptr_t Answer() {
  return reinterpret_cast<std::uintptr_t>(LastAnswer().data());
}

std::size_t BeginLoad(std::uintptr_t session, const std::string& options) {
  return Keep(Of(session).BeginLoad(options));
}

/// Address in the heap for the next `size` bytes; 0 when no load was begun.
std::uintptr_t Buffer(std::uintptr_t session, std::size_t size) {
  return reinterpret_cast<std::uintptr_t>(Of(session).Buffer(size).data());
}

std::size_t Push(std::uintptr_t session, std::size_t size) {
  return Keep(Of(session).Push(size));
}

std::size_t FinishLoad(std::uintptr_t session) {
  return Keep(Of(session).FinishLoad());
}

std::size_t Run(std::uintptr_t session, const std::string& options,
                bool verdict_only) {
  return Keep(Of(session).Run(
      options, verdict_only ? ReportPart::verdict : ReportPart::whole));
}

std::size_t Query(std::uintptr_t session, const std::string& request) {
  return Keep(Of(session).Query(request));
}

}  // namespace
}  // namespace melon

EMSCRIPTEN_BINDINGS(melon) {
  emscripten::function("version", &melon::Version);
  emscripten::function("open", &melon::Open);
  emscripten::function("answer", &melon::Answer);
  emscripten::function("beginLoad", &melon::BeginLoad);
  emscripten::function("buffer", &melon::Buffer);
  emscripten::function("push", &melon::Push);
  emscripten::function("finishLoad", &melon::FinishLoad);
  emscripten::function("run", &melon::Run);
  emscripten::function("query", &melon::Query);
}
