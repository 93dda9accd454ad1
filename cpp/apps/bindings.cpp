// The door between JavaScript and the core: texts of JSON in and out, and a
// place for the bytes of a file. Nothing is computed here. The module has no
// exceptions: memory that runs out ends it, and who opened it opens it anew.

#include <emscripten/bind.h>

#include <cstddef>
#include <cstdint>
#include <string>

#include "tasks/session.h"

namespace melon {
namespace {

std::string Version() { return MELON_VERSION; }

std::string BeginLoad(Session& session, const std::string& options) {
  return session.BeginLoad(options);
}

/// Address in the heap for the next `size` bytes; 0 when no load was begun.
std::uintptr_t Buffer(Session& session, std::size_t size) {
  return reinterpret_cast<std::uintptr_t>(session.Buffer(size).data());
}

std::string Push(Session& session, std::size_t size) {
  return session.Push(size);
}

std::string FinishLoad(Session& session) { return session.FinishLoad(); }

std::string Run(Session& session, const std::string& options) {
  return session.Run(options);
}

std::string Query(Session& session, const std::string& request) {
  return session.Query(request);
}

}  // namespace
}  // namespace melon

EMSCRIPTEN_BINDINGS(melon) {
  emscripten::function("version", &melon::Version);
  emscripten::class_<melon::Session>("Session")
      .constructor<>()
      .function("beginLoad", &melon::BeginLoad)
      .function("buffer", &melon::Buffer)
      .function("push", &melon::Push)
      .function("finishLoad", &melon::FinishLoad)
      .function("run", &melon::Run)
      .function("query", &melon::Query);
}
