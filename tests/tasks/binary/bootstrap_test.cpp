#include "tasks/binary/bootstrap.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/random.h"
#include "tasks/table_from_csv.h"

namespace melon {
namespace {

using Numbers = std::vector<double>;

struct Row {
  int truth;
  double score;
  double other;
  int weight;
};

std::vector<Row> RandomRows(int count) {
  Random random(41);
  std::vector<Row> rows;
  for (int i = 0; i < count; ++i) {
    const int truth = random.Below(10) < 3 ? 1 : 0;
    rows.push_back({truth, (random.Below(70) / 100.0) + (0.3 * truth),
                    random.Below(101) / 100.0,
                    static_cast<int>(random.Below(4))});
  }
  return rows;
}

std::string CsvOf(const std::vector<Row>& rows, bool with_weight = false) {
  std::string csv = with_weight ? "y,s,t,w\n" : "y,s,t\n";
  for (const Row& row : rows) {
    csv += std::to_string(row.truth) + "," + std::to_string(row.score) + "," +
           std::to_string(row.other);
    csv += with_weight ? "," + std::to_string(row.weight) + "\n" : "\n";
  }
  return csv;
}

Options OptionsWith(std::uint32_t replicates, std::uint64_t seed = 1) {
  Options options;
  options.bootstrap = replicates;
  options.seed = seed;
  return options;
}

std::unique_ptr<const Bootstrap> Finished(const BinaryCase& binary,
                                          const Options& options) {
  std::unique_ptr<Bootstrap> bootstrap = BootstrapOf(binary.data, options);
  bootstrap->Step(bootstrap->total());
  EXPECT_TRUE(bootstrap->finished());
  return bootstrap;
}

Replicates Of(const std::unique_ptr<const Bootstrap>& bootstrap,
              std::string_view key, std::size_t model = 0) {
  return bootstrap->Of(model, key);
}

double Mean(const Numbers& numbers) {
  double sum = 0;
  for (const double number : numbers) sum += number;
  return sum / static_cast<double>(numbers.size());
}

double Deviation(const Numbers& numbers) {
  const double mean = Mean(numbers);
  double squares = 0;
  for (const double number : numbers)
    squares += (number - mean) * (number - mean);
  return std::sqrt(squares / static_cast<double>(numbers.size() - 1));
}

double Accuracy(const Counts& counts) {
  return (counts.true_positive + counts.true_negative) / counts.total();
}

/// Standard deviation of the accuracy when each class is drawn by itself.
double DeviationWithinClasses(const Counts& counts) {
  const double n = counts.total();
  return std::sqrt((counts.true_positive * counts.false_negative /
                    counts.positives()) +
                   (counts.true_negative * counts.false_positive /
                    counts.negatives())) /
         n;
}

/// When the cases are drawn whatever their class: √(p(1 − p)/n).
double DeviationOverCases(const Counts& counts) {
  const double p = Accuracy(counts);
  return std::sqrt(p * (1 - p) / counts.total());
}

/// Leaving out a case that is right or one that is wrong gives two values, of
/// which Σd³ / (6 (Σd²)^{3/2}) is (1 − 2p) / (6 √(n p (1 − p))), p the share
/// that is right.
double AccuracyAcceleration(const Counts& counts) {
  const double p = Accuracy(counts);
  return (1 - (2 * p)) / (6 * std::sqrt(counts.total() * p * (1 - p)));
}

TEST(BinaryBootstrap, RepeatsFromTheSameSeedAndDiffersFromAnother) {
  const BinaryCase binary = PrepareCsv(CsvOf(RandomRows(80)));
  const std::unique_ptr<const Bootstrap> first =
      Finished(binary, OptionsWith(50));
  const std::unique_ptr<const Bootstrap> again =
      Finished(binary, OptionsWith(50));
  const std::unique_ptr<const Bootstrap> other =
      Finished(binary, OptionsWith(50, 2));
  EXPECT_EQ(Of(first, "roc_auc").values, Of(again, "roc_auc").values);
  EXPECT_NE(Of(first, "roc_auc").values, Of(other, "roc_auc").values);
}

TEST(BinaryBootstrap, DoesNotDependOnTheStepsNorOnHowManyFollow) {
  const BinaryCase binary = PrepareCsv(CsvOf(RandomRows(80)));
  const std::unique_ptr<const Bootstrap> at_once =
      Finished(binary, OptionsWith(50));
  const std::unique_ptr<Bootstrap> stepwise =
      BootstrapOf(binary.data, OptionsWith(50));
  while (!stepwise->finished()) stepwise->Step(7);
  EXPECT_EQ(stepwise->done(), stepwise->total());
  for (const MetricKey& one : at_once->keys()) {
    EXPECT_EQ(at_once->Of(1, one.key).values, stepwise->Of(1, one.key).values);
    EXPECT_EQ(at_once->Of(1, one.key).acceleration,
              stepwise->Of(1, one.key).acceleration);
  }
  // The first 50 of 60 are the same.
  Numbers longer = Of(Finished(binary, OptionsWith(60)), "roc_auc").values;
  longer.resize(50);
  EXPECT_EQ(Of(at_once, "roc_auc").values, longer);
}

TEST(BinaryBootstrap, LeavesOutWhatIsNeitherBetterHighNorLow) {
  const BinaryCase binary = PrepareCsv(CsvOf(RandomRows(20)));
  const std::unique_ptr<const Bootstrap> bootstrap =
      BootstrapOf(binary.data, OptionsWith(1));
  EXPECT_GT(bootstrap->keys().size(), 40U);
  for (const MetricKey& key : bootstrap->keys()) {
    EXPECT_NE(key.key, "roc_auc_se");
    EXPECT_NE(key.key, "prevalence");
  }
}

/// That 4,000 replicates of the accuracy of 300 cases have this deviation.
void ExpectDeviation(ResampleScheme scheme, double (*expected)(const Counts&)) {
  constexpr int kReplicates = 4'000;
  const BinaryCase binary = PrepareCsv(CsvOf(RandomRows(300)));
  Options options = OptionsWith(kReplicates);
  options.resample = scheme;
  const Numbers values = Of(Finished(binary, options), "accuracy").values;
  ASSERT_EQ(values.size(), static_cast<std::size_t>(kReplicates));
  const Counts& counts = binary.data.models[0].counts;
  const double deviation = expected(counts);
  EXPECT_NEAR(Mean(values), Accuracy(counts),
              4 * deviation / std::sqrt(kReplicates));
  EXPECT_NEAR(Deviation(values), deviation,
              4 * deviation / std::sqrt(2.0 * kReplicates));
}

TEST(BinaryBootstrap, OfAccuracyHasTheBinomialMeanAndDeviation) {
  ExpectDeviation(ResampleScheme::plain, DeviationOverCases);
}

TEST(BinaryBootstrap, OfAccuracyIsNarrowerWithinClasses) {
  ExpectDeviation(ResampleScheme::stratified, DeviationWithinClasses);
}

/// The largest distance of accuracy from share · recall + (1 − share) ·
/// specificity over 100 replicates, `share` being that of the positives in the
/// file.
double DistanceFromFixedPrevalence(ResampleScheme scheme) {
  const BinaryCase binary = PrepareCsv(CsvOf(RandomRows(100)));
  Options options = OptionsWith(100);
  options.resample = scheme;
  const std::unique_ptr<const Bootstrap> bootstrap = Finished(binary, options);
  const Numbers accuracy = Of(bootstrap, "accuracy").values;
  const Numbers recall = Of(bootstrap, "recall").values;
  const Numbers specificity = Of(bootstrap, "specificity").values;
  const Counts& counts = binary.data.models[0].counts;
  const double share = counts.positives() / counts.total();
  double largest = 0;
  for (std::size_t i = 0; i < accuracy.size(); ++i) {
    const double fixed = (share * recall[i]) + ((1 - share) * specificity[i]);
    largest = std::max(largest, std::abs(accuracy[i] - fixed));
  }
  return largest;
}

TEST(BinaryBootstrap, KeepsTheClassSizesOnlyWithinClasses) {
  EXPECT_LT(DistanceFromFixedPrevalence(ResampleScheme::stratified), 1e-14);
  EXPECT_GT(DistanceFromFixedPrevalence(ResampleScheme::plain), 0.001);
}

TEST(BinaryBootstrap, ComparesModelsOnTheSameReplicate) {
  const BinaryCase binary = PrepareCsv(CsvOf(RandomRows(60)));
  const std::unique_ptr<const Bootstrap> bootstrap =
      Finished(binary, OptionsWith(100));
  for (const char* metric : {"roc_auc", "accuracy", "brier"}) {
    const Numbers a = bootstrap->Of(0, metric).values;
    const Numbers b = bootstrap->Of(1, metric).values;
    const Numbers difference = bootstrap->DifferenceOf(0, 1, metric).values;
    ASSERT_EQ(difference.size(), a.size());
    for (std::size_t i = 0; i < a.size(); ++i)
      EXPECT_EQ(difference[i], a[i] - b[i]);
  }
}

TEST(BinaryBootstrap, LeavesOutReplicatesWithoutAValue) {
  // Predicted positive is one case only, so precision is undefined in every
  // replicate that lacks it: (1 − 1/5)⁵ of them, .328.
  const BinaryCase binary = PrepareCsv(
      "y,s\n1,.9\n1,.1\n1,.2\n1,.3\n1,.4\n0,.1\n0,.2\n0,.3\n0,.4\n0,.45\n");
  const std::unique_ptr<const Bootstrap> bootstrap =
      Finished(binary, OptionsWith(2'000));
  const double share =
      static_cast<double>(Of(bootstrap, "precision").values.size()) / 2'000;
  const double expected = 1 - std::pow(0.9, 10);
  EXPECT_NEAR(share, expected,
              4 * std::sqrt(expected * (1 - expected) / 2'000));
  EXPECT_GT(Of(bootstrap, "recall").values.size(), 1'985U);
  EXPECT_LT(Of(bootstrap, "recall").values.size(), 2'000U);
}

TEST(BinaryBootstrap, AccelerationOfAccuracyIsTheClosedForm) {
  for (const int rows : {50, 300, 2'000}) {
    const BinaryCase binary = PrepareCsv(CsvOf(RandomRows(rows)));
    const std::unique_ptr<const Bootstrap> bootstrap =
        Finished(binary, OptionsWith(1));
    EXPECT_EQ(bootstrap->total(), static_cast<std::uint32_t>(rows) + 1);
    EXPECT_NEAR(Of(bootstrap, "accuracy").acceleration,
                AccuracyAcceleration(binary.data.models[0].counts), 1e-10);
  }
}

TEST(BinaryBootstrap, LeavesOutBlocksOfMoreThanTwoThousandRows) {
  // The acceleration is the skewness of 200 block sums over 6√200; a sample
  // skewness of 200 has a standard deviation of √(6/200).
  const BinaryCase binary = PrepareCsv(CsvOf(RandomRows(2'001)));
  const std::unique_ptr<const Bootstrap> bootstrap =
      Finished(binary, OptionsWith(1));
  EXPECT_EQ(bootstrap->total(), 201U);
  EXPECT_NEAR(Of(bootstrap, "accuracy").acceleration,
              AccuracyAcceleration(binary.data.models[0].counts),
              4 * std::sqrt(6.0 / 200) / (6 * std::sqrt(200)));
}

TEST(BinaryBootstrap, OfWholeWeightsIsThatOfTheRepeatedRows) {
  constexpr int kReplicates = 4'000;
  const std::vector<Row> rows = RandomRows(150);
  std::vector<Row> repeated;
  for (const Row& row : rows)
    repeated.insert(repeated.end(), static_cast<std::size_t>(row.weight), row);
  const BinaryCase weighted = PrepareCsv(CsvOf(rows, true));
  const BinaryCase plain = PrepareCsv(CsvOf(repeated));
  const std::unique_ptr<const Bootstrap> a =
      Finished(weighted, OptionsWith(kReplicates));
  const std::unique_ptr<const Bootstrap> b =
      Finished(plain, OptionsWith(kReplicates, 5));
  for (const char* key : {"roc_auc", "accuracy", "f1", "brier", "ndcg"}) {
    const Numbers first = Of(a, key).values;
    const Numbers second = Of(b, key).values;
    const double deviation = Deviation(second);
    EXPECT_NEAR(Mean(first), Mean(second),
                4 * deviation * std::sqrt(2.0 / kReplicates))
        << key;
    // Both deviations have a relative error of about 1/√(2B).
    EXPECT_NEAR(Deviation(first), deviation,
                5 * deviation / std::sqrt(kReplicates))
        << key;
    EXPECT_NEAR(Of(a, key).acceleration, Of(b, key).acceleration, 1e-9) << key;
  }
}

TEST(BinaryBootstrap, AccelerationOfManyUnequalCountsIsThatOfTheCases) {
  // Leaving out whole rows of 5,000 cases would skew the blocks.
  std::vector<Row> rows = RandomRows(3'000);
  for (std::size_t i = 0; i < rows.size(); ++i)
    rows[i].weight = i < 5 ? 5'000 : 1;
  const BinaryCase binary = PrepareCsv(CsvOf(rows, true));
  const std::unique_ptr<const Bootstrap> bootstrap =
      Finished(binary, OptionsWith(1));
  EXPECT_EQ(bootstrap->total(), 201U);
  EXPECT_NEAR(Of(bootstrap, "accuracy").acceleration,
              AccuracyAcceleration(binary.data.models[0].counts),
              4 * std::sqrt(6.0 / 200) / (6 * std::sqrt(200)));
}

TEST(BinaryBootstrap, DrawsRowsWhoseWholeWeightsAreImportances) {
  // Seven for every row changes no share: the same rows are drawn.
  std::vector<Row> rows = RandomRows(90);
  for (Row& row : rows) row.weight = 7;
  Options options = OptionsWith(60);
  options.weight_kind = "importance";
  const BinaryCase sevens = PrepareCsv(CsvOf(rows, true), options);
  EXPECT_FALSE(sevens.data.whole_weights);
  EXPECT_FALSE(sevens.data.models[0].groups.whole_weights);
  const BinaryCase plain = PrepareCsv(CsvOf(rows));
  const std::unique_ptr<const Bootstrap> a = Finished(sevens, options);
  const std::unique_ptr<const Bootstrap> b = Finished(plain, OptionsWith(60));
  EXPECT_EQ(Of(a, "accuracy").values, Of(b, "accuracy").values);
}

TEST(BinaryBootstrap, KeepsFractionalWeights) {
  // A half for every row changes no share: the same rows are drawn.
  std::string csv = "y,s,t,w\n";
  const std::vector<Row> rows = RandomRows(90);
  for (const Row& row : rows) {
    csv += std::to_string(row.truth) + "," + std::to_string(row.score) + "," +
           std::to_string(row.other) + ",0.5\n";
  }
  const BinaryCase halves = PrepareCsv(csv);
  const BinaryCase plain = PrepareCsv(CsvOf(rows));
  const std::unique_ptr<const Bootstrap> a = Finished(halves, OptionsWith(60));
  const std::unique_ptr<const Bootstrap> b = Finished(plain, OptionsWith(60));
  EXPECT_EQ(Of(a, "accuracy").values, Of(b, "accuracy").values);
  EXPECT_EQ(Of(a, "roc_auc").values, Of(b, "roc_auc").values);
}

TEST(BinaryBootstrap, WeighsARowBySeveralTimesItsFractionalWeight) {
  // One positive, two negatives of weights .5 and 1.5 of which the first is
  // called positive: within the class the specificity is 0, 3/4 or 1.
  const BinaryCase binary = PrepareCsv("y,s,w\n1,.9,1\n0,.8,.5\n0,.1,1.5\n");
  Options options = OptionsWith(2'000);
  options.resample = ResampleScheme::stratified;
  const Numbers values = Of(Finished(binary, options), "specificity").values;
  int middle = 0;
  for (const double value : values) {
    EXPECT_TRUE(value == 0 || value == 0.75 || value == 1) << value;
    middle += value == 0.75 ? 1 : 0;
  }
  EXPECT_NEAR(middle, 1'000, 4 * std::sqrt(2'000 / 4.0));
}

Options InClusters(std::string column, std::uint32_t replicates) {
  Options options = OptionsWith(replicates);
  options.resample = ResampleScheme::cluster;
  options.cluster = std::move(column);
  return options;
}

TEST(BinaryBootstrap, OfClustersOfOneCaseEachIsThatOfTheCases) {
  std::string csv = "y,s,t,patient\n";
  const std::vector<Row> rows = RandomRows(70);
  for (std::size_t i = 0; i < rows.size(); ++i) {
    csv += std::to_string(rows[i].truth) + "," + std::to_string(rows[i].score) +
           "," + std::to_string(rows[i].other) + ",p" + std::to_string(i) +
           "\n";
  }
  const Options options = InClusters("patient", 80);
  const BinaryCase grouped = PrepareCsv(csv, options);
  const BinaryCase plain = PrepareCsv(CsvOf(rows));
  const std::unique_ptr<const Bootstrap> a = Finished(grouped, options);
  const std::unique_ptr<const Bootstrap> b = Finished(plain, OptionsWith(80));
  for (const char* key : {"roc_auc", "accuracy", "f1"}) {
    EXPECT_EQ(Of(a, key).values, Of(b, key).values) << key;
    EXPECT_EQ(Of(a, key).acceleration, Of(b, key).acceleration) << key;
  }
}

TEST(BinaryBootstrap, KeepsTheCasesOfAClusterTogether) {
  // Three rows of patient 7 are right and one of patient 8 is wrong: two draws
  // of patients give 6 of 6, 3 of 4 or 0 of 2 cases right.
  const Options options = InClusters("patient", 2'000);
  const BinaryCase binary =
      PrepareCsv("y,s,patient\n1,.9,7\n0,.1,7\n1,.2,8\n0,.3,7\n", options);
  EXPECT_EQ(binary.data.models.size(), 1U);
  const Numbers values = Of(Finished(binary, options), "accuracy").values;
  double middle = 0;
  for (const double value : values) {
    EXPECT_TRUE(value == 0 || value == 0.75 || value == 1) << value;
    middle += value == 0.75 ? 1 : 0;
  }
  EXPECT_NEAR(middle, 1'000, 4 * std::sqrt(2'000 / 4.0));
  EXPECT_EQ(BootstrapOf(binary.data, options)->total(), 2'002U);
}

TEST(BinaryBootstrap, OfOneClusterIsAProblem) {
  const Problem problem =
      ProblemOfCsv("y,s,g\n1,.9,a\n0,.1,a\n", InClusters("g", 10));
  EXPECT_EQ(problem.code, "one_group");
  EXPECT_EQ(problem.column, "g");
}

TEST(BinaryBootstrap, OfAMissingClusterColumnIsAProblem) {
  const Problem problem =
      ProblemOfCsv("y,s,g\n1,.9,a\n0,.1,b\n", InClusters("h", 10));
  EXPECT_EQ(problem.code, "unknown_column");
}

TEST(BinaryBootstrap, OfLabelsNeedsNoScores) {
  const BinaryCase binary =
      PrepareCsv("y,A,B\nyes,yes,no\nno,yes,no\nyes,no,no\nno,no,no\n");
  const std::unique_ptr<const Bootstrap> bootstrap =
      Finished(binary, OptionsWith(100));
  EXPECT_EQ(Of(bootstrap, "accuracy").values.size(), 100U);
  EXPECT_TRUE(Of(bootstrap, "roc_auc").values.empty());
}

}  // namespace
}  // namespace melon
