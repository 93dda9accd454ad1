// A table of two models from its bytes to its report. --rows=N for another
// size.

#include <benchmark/benchmark.h>

#include <algorithm>
#include <cstdlib>
#include <cstring>
#include <string>
#include <string_view>

#include "io/csv/csv_reader.h"
#include "samples.h"
#include "tasks/session.h"

namespace melon::bench {
namespace {

using benchmark::State;

constexpr std::size_t kPiece = std::size_t{1} << 20;

void ReadCsv(State& state, std::string_view text) {
  for (auto _ : state) {
    CsvReader reader({.expected_bytes = text.size()});
    for (std::size_t from = 0; from < text.size(); from += kPiece) {
      const std::string_view piece = text.substr(from, kPiece);
      std::copy(piece.begin(), piece.end(),
                reader.Buffer(piece.size()).begin());
      if (reader.Push(piece.size())) state.SkipWithError("not read");
    }
    benchmark::DoNotOptimize(reader.Finish());
  }
  state.SetBytesProcessed(state.iterations() *
                          static_cast<int64_t>(text.size()));
}

void Load(Session& session, std::string_view text) {
  session.BeginLoad("{\"expected_bytes\":" + std::to_string(text.size()) + "}");
  for (std::size_t from = 0; from < text.size(); from += kPiece) {
    const std::string_view piece = text.substr(from, kPiece);
    std::copy(piece.begin(), piece.end(), session.Buffer(piece.size()).begin());
    session.Push(piece.size());
  }
  session.FinishLoad();
}

/// From the table to the text of the report, nothing kept from before.
void WholeReport(State& state, std::string_view text) {
  for (auto _ : state) {
    state.PauseTiming();
    Session session;
    Load(session, text);
    state.ResumeTiming();
    benchmark::DoNotOptimize(session.Run("{}"));
  }
}

/// The same after a setting was changed that leaves the sorting as it is.
void SecondReport(State& state, std::string_view text) {
  Session session;
  Load(session, text);
  session.Run("{}");
  for (auto _ : state) benchmark::DoNotOptimize(session.Run("{\"beta\":2}"));
}

void OperatingPoint(State& state, std::string_view text) {
  Session session;
  Load(session, text);
  session.Run("{}");
  Random random(3);
  for (auto _ : state) {
    benchmark::DoNotOptimize(session.Query(
        "{\"type\":\"operating_point\",\"model\":0,\"threshold\":" +
        std::to_string(random.Unit()) + "}"));
  }
}

}  // namespace
}  // namespace melon::bench

int main(int argc, char** argv) {
  benchmark::Initialize(&argc, argv);
  std::size_t rows = 1'000'000;
  for (int i = 1; i < argc; ++i) {
    if (std::strncmp(argv[i], "--rows=", 7) == 0)
      rows = std::strtoull(argv[i] + 7, nullptr, 10);
  }
  using melon::bench::ReadCsv;
  const std::string text = melon::bench::MakeCsv(rows);
  const auto add = [&text](
                       const char* name,
                       void (*measure)(benchmark::State&, std::string_view)) {
    return benchmark::RegisterBenchmark(name, measure, std::string_view(text))
        ->Unit(benchmark::kMillisecond);
  };
  add("read_csv", ReadCsv);
  add("whole_report", melon::bench::WholeReport);
  add("second_report", melon::bench::SecondReport);
  add("operating_point", melon::bench::OperatingPoint);
  benchmark::RunSpecifiedBenchmarks();
  benchmark::Shutdown();
  return 0;
}
