// What one million cases cost, step by step. --rows=N for another size.

#include <benchmark/benchmark.h>

#include <cstdlib>
#include <cstring>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <utility>

#include "curves/curve.h"
#include "curves/reduce_series.h"
#include "hypothesis/test.h"
#include "kernels/binary/group_scores.h"
#include "kernels/binary/ranks/concordance.h"
#include "kernels/binary/ranks/kendall_correlation.h"
#include "metrics/metric.h"
#include "options/options.h"
#include "report/models/metric_keys.h"
#include "resampling/bootstrap_draws.h"
#include "samples.h"
#include "special/studentized_range.h"

namespace melon::bench {
namespace {

using benchmark::State;

/// What all benchmarks look at, made once.
class Data {
 public:
  explicit Data(std::size_t rows)
      : first(MakeSample(Kind::smooth, rows, 1)),
        first_groups(GroupScores(first.scores, first.truth, {})),
        second_scores(SecondModel(first)),
        second_groups(GroupScores(second_scores, first.truth, {})) {}

  Sample first;
  GroupedScores first_groups;
  std::vector<double> second_scores;
  GroupedScores second_groups;

 private:
  /// The first model's scores, blurred.
  static std::vector<double> SecondModel(const Sample& sample) {
    Random random(2);
    std::vector<double> scores;
    scores.reserve(sample.scores.size());
    for (const double score : sample.scores)
      scores.push_back((score + random.Unit()) / 2);
    return scores;
  }
};

void PerRow(State& state, std::size_t rows) {
  state.SetItemsProcessed(state.iterations() * static_cast<int64_t>(rows));
}

void SortAndGroup(State& state, Kind kind, std::size_t rows) {
  const Sample sample = MakeSample(kind, rows, 1);
  for (auto _ : state)
    benchmark::DoNotOptimize(GroupScores(sample.scores, sample.truth, {}));
  PerRow(state, rows);
}

void Auc(State& state, const Data& data) {
  for (auto _ : state)
    benchmark::DoNotOptimize(RocArea(data.first_groups.view()));
  PerRow(state, data.first.truth.size());
}

void AucFromRows(State& state, Kind kind, std::size_t rows) {
  const Sample sample = MakeSample(kind, rows, 1);
  for (auto _ : state) {
    const GroupedScores groups = GroupScores(sample.scores, sample.truth, {});
    if (groups.view().one_class()) continue;
    benchmark::DoNotOptimize(RocArea(groups.view()));
  }
  PerRow(state, rows);
}

/// Without what other metrics have found.
void OneMetric(State& state, const Data& data, const MetricKey& key) {
  ScoreGroups groups = data.first_groups.view();
  groups.memo = nullptr;
  const Counts counts = CountsAt(groups, 0.5);
  for (auto _ : state) benchmark::DoNotOptimize(Evaluate(key, counts, groups));
}

void AllMetrics(State& state, const Data& data) {
  const ScoreGroups groups = data.first_groups.view();
  const Counts counts = CountsAt(groups, 0.5);
  const std::vector<MetricKey> keys = MetricKeys(Options());
  for (auto _ : state) {
    for (const MetricKey& key : keys)
      benchmark::DoNotOptimize(Evaluate(key, counts, groups));
  }
  PerRow(state, data.first.truth.size());
}

/// From scores in no order to what the page leads with.
void FiveMetrics(State& state, const Data& data) {
  std::vector<MetricKey> keys;
  for (MetricKey& key : MetricKeys(Options())) {
    for (const char* wanted :
         {"roc_auc", "average_precision", "log_loss", "brier", "ndcg"}) {
      if (key.key == wanted) {
        keys.push_back(std::move(key));
        break;
      }
    }
  }
  for (auto _ : state) {
    const GroupedScores groups =
        GroupScores(data.first.scores, data.first.truth, {});
    const Counts counts = CountsAt(groups.view(), 0.5);
    for (const MetricKey& key : keys)
      benchmark::DoNotOptimize(Evaluate(key, counts, groups.view()));
  }
  PerRow(state, data.first.truth.size());
}

/// Of two columns in which no value occurs twice.
void Kendall(State& state, const Data& data) {
  for (auto _ : state)
    benchmark::DoNotOptimize(
        KendallCorrelation(data.first.scores, data.second_scores, {}));
  PerRow(state, data.first.truth.size());
}

void OneCurve(State& state, const Data& data, const Curve& curve) {
  const ScoreGroups groups = data.first_groups.view();
  const Parameters parameters = Options().ToParameters();
  for (auto _ : state)
    benchmark::DoNotOptimize(curve.compute(groups, parameters));
}

void OneReduction(State& state, const Data& data, const Curve& curve) {
  const ScoreGroups groups = data.first_groups.view();
  const CurveData exact = curve.compute(groups, Options().ToParameters());
  for (auto _ : state) {
    for (const Series& series : exact.series)
      benchmark::DoNotOptimize(Reduced(series, curve.box));
  }
}

void Delong(State& state, const Data& data) {
  for (auto _ : state) {
    const std::vector<double> a = Placements(data.first_groups);
    const std::vector<double> b = Placements(data.second_groups);
    const PairView pair{.truth = data.first.truth,
                        .weight = {},
                        .score_a = data.first.scores,
                        .score_b = data.second_scores,
                        .placement_a = a,
                        .placement_b = b};
    for (const Test* test : Tests()) {
      if (test->id == "delong")
        benchmark::DoNotOptimize(test->from_pair(pair, {}));
    }
  }
  PerRow(state, data.first.truth.size());
}

void BootstrapDraw(State& state, const Data& data) {
  const BootstrapDraws bootstrap(data.first.truth.size(), {}, {}, 1);
  std::vector<std::uint32_t> counts(data.first.truth.size());
  std::uint64_t replicate = 0;
  for (auto _ : state) {
    bootstrap.Draw(replicate++, counts);
    benchmark::DoNotOptimize(counts.data());
  }
  PerRow(state, data.first.truth.size());
}

/// All pairs of 100 algorithms, the largest difference of mean ranks being
/// `most` in units of q: 4,950 p-values and the table they share.
void Nemenyi(State& state, double most) {
  constexpr std::size_t kAlgorithms = 100;
  constexpr int kPairs = 4950;
  for (auto _ : state) {
    NormalRange range(kAlgorithms);
    for (int i = 0; i < kPairs; ++i)
      benchmark::DoNotOptimize(range.Survival(most * i / kPairs));
  }
  state.SetItemsProcessed(state.iterations() * kPairs);
}

void RegisterKernels(std::size_t rows, const Data& data) {
  using benchmark::RegisterBenchmark;
  for (int number = 0; number < static_cast<int>(Kind::kCount); ++number) {
    const auto kind = static_cast<Kind>(number);
    const std::string name = NameOf(kind);
    RegisterBenchmark(("sort_and_group/" + name).c_str(), SortAndGroup, kind,
                      rows);
    RegisterBenchmark(("auc_from_rows/" + name).c_str(), AucFromRows, kind,
                      rows);
  }
  RegisterBenchmark("auc_from_groups", [&](State& s) { Auc(s, data); });
  RegisterBenchmark("all_metrics", [&](State& s) { AllMetrics(s, data); });
  RegisterBenchmark("five_metrics", [&](State& s) { FiveMetrics(s, data); });
  RegisterBenchmark("kendall_tau_b", [&](State& s) { Kendall(s, data); });
  RegisterBenchmark("delong_two_curves", [&](State& s) { Delong(s, data); });
  RegisterBenchmark("bootstrap_draw",
                    [&](State& s) { BootstrapDraw(s, data); });
  RegisterBenchmark("nemenyi/near", Nemenyi, 8.0);
  RegisterBenchmark("nemenyi/far", Nemenyi, 60.0);
  for (const MetricKey& key : MetricKeys(Options())) {
    if (!NeedsScores(key)) continue;
    RegisterBenchmark(("metric/" + key.key).c_str(),
                      [&data, key](State& s) { OneMetric(s, data, key); });
  }
  for (const Curve* curve : Curves()) {
    const std::string id(curve->id);
    RegisterBenchmark(("curve/" + id).c_str(),
                      [&data, curve](State& s) { OneCurve(s, data, *curve); });
    RegisterBenchmark(("reduction/" + id).c_str(), [&data, curve](State& s) {
      OneReduction(s, data, *curve);
    });
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
  const melon::bench::Data data(rows);
  melon::bench::RegisterKernels(rows, data);
  benchmark::RunSpecifiedBenchmarks();
  benchmark::Shutdown();
  return 0;
}
