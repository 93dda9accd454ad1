// What comparing 100 algorithms on 1,000 data sets costs, step by step.
// --algorithms=N and --datasets=N for another size.

#include <benchmark/benchmark.h>

#include <cmath>
#include <cstddef>
#include <cstdlib>
#include <cstring>
#include <string>
#include <string_view>
#include <vector>

#include "base/data/comparison.h"
#include "base/random.h"
#include "hypothesis/test.h"
#include "kernels/comparison/ranks/rank_rows.h"
#include "post_hoc/post_hoc.h"
#include "special/normal.h"

namespace melon::bench {
namespace {

using benchmark::State;

/// Results in which later algorithms are a little better.
std::vector<double> MakeResults(std::size_t rows, std::size_t columns) {
  Random random(5);
  std::vector<double> results;
  for (std::size_t i = 0; i < rows * columns; ++i) {
    const auto column = static_cast<double>(i % columns);
    results.push_back((0.5 * random.Unit()) + (0.0005 * column));
  }
  return results;
}

struct Table {
  std::size_t row_count;
  std::size_t column_count;
  std::vector<double> result;
  RowRanks ranks;
  std::vector<double> mean_rank;
  std::vector<double> p_values;

  Table(std::size_t rows, std::size_t columns)
      : row_count(rows),
        column_count(columns),
        result(MakeResults(rows, columns)),
        ranks(RankRows(result, columns, true)) {
    const auto n = static_cast<double>(rows);
    const auto k = static_cast<double>(columns);
    for (const double sum : ranks.sums.rank_sum) mean_rank.push_back(sum / n);
    const double error = std::sqrt(k * (k + 1) / (6 * n));
    for (std::size_t a = 0; a < columns; ++a) {
      for (std::size_t b = a + 1; b < columns; ++b)
        p_values.push_back(
            NormalTwoSided((mean_rank[a] - mean_rank[b]) / error));
    }
  }

  [[nodiscard]] RankedResults View() const {
    return {.row_count = row_count,
            .column_count = column_count,
            .result = result,
            .rank = ranks.rank,
            .higher_is_better = true};
  }
  [[nodiscard]] RankSummary Summary() const {
    return {.mean_rank = mean_rank,
            .row_count = static_cast<double>(row_count),
            .squared_ranks = ranks.sums.squared_ranks};
  }
};

void Rank(State& state, const Table& table) {
  for (auto _ : state)
    benchmark::DoNotOptimize(RankRows(table.result, table.column_count, true));
}

void OneTest(State& state, const Table& table, const Test& test) {
  for (auto _ : state)
    benchmark::DoNotOptimize(test.from_results(table.View(), {}));
}

void OneProcedure(State& state, const Table& table, const PostHoc& procedure) {
  for (auto _ : state) {
    benchmark::DoNotOptimize(
        procedure.adjust != nullptr
            ? procedure.adjust(table.p_values, table.column_count)
            : procedure.from_ranks(table.Summary()));
  }
}

/// Ranks, Friedman's test and every procedure on mean ranks.
void FriedmanAndProcedures(State& state, const Table& table) {
  for (auto _ : state) {
    benchmark::DoNotOptimize(RankRows(table.result, table.column_count, true));
    for (const Test* test : Tests()) {
      if (test->id == "friedman" || test->id == "iman_davenport")
        benchmark::DoNotOptimize(test->from_results(table.View(), {}));
    }
    for (const PostHoc* procedure : PostHocs()) {
      if (!procedure->for_pairs) continue;
      if (procedure->adjust != nullptr)
        benchmark::DoNotOptimize(
            procedure->adjust(table.p_values, table.column_count));
      else if (procedure->from_ranks != nullptr)
        benchmark::DoNotOptimize(procedure->from_ranks(table.Summary()));
    }
  }
}

void Register(const Table& table) {
  using benchmark::RegisterBenchmark;
  RegisterBenchmark("rank_rows", [&](State& s) { Rank(s, table); });
  for (const Test* test : Tests()) {
    if (test->from_results == nullptr || test->takes_long) continue;
    RegisterBenchmark(("test/" + std::string(test->id)).c_str(),
                      [&table, test](State& s) { OneTest(s, table, *test); });
  }
  for (const PostHoc* procedure : PostHocs()) {
    const bool given =
        procedure->adjust != nullptr || procedure->from_ranks != nullptr;
    if (!procedure->for_pairs || !given) continue;
    RegisterBenchmark(
        ("post_hoc/" + std::string(procedure->id)).c_str(),
        [&table, procedure](State& s) { OneProcedure(s, table, *procedure); });
  }
  RegisterBenchmark("friedman_and_procedures",
                    [&](State& s) { FriedmanAndProcedures(s, table); });
}

}  // namespace
}  // namespace melon::bench

int main(int argc, char** argv) {
  benchmark::Initialize(&argc, argv);
  std::size_t algorithms = 100;
  std::size_t datasets = 1000;
  for (int i = 1; i < argc; ++i) {
    if (std::strncmp(argv[i], "--algorithms=", 13) == 0)
      algorithms = std::strtoull(argv[i] + 13, nullptr, 10);
    if (std::strncmp(argv[i], "--datasets=", 11) == 0)
      datasets = std::strtoull(argv[i] + 11, nullptr, 10);
  }
  const melon::bench::Table table(datasets, algorithms);
  melon::bench::Register(table);
  benchmark::RunSpecifiedBenchmarks();
  benchmark::Shutdown();
  return 0;
}
