#include "tasks/regression/pictures.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "base/random.h"
#include "base/reasons.h"
#include "base/sum.h"
#include "tasks/regression/error_bins.h"
#include "tasks/regression/error_distribution.h"

namespace melon {
namespace {

/// Apart from the bootstrap's numbers.
constexpr std::uint64_t kSampleStream = 0x73636174746572;
constexpr std::size_t kMostFeatures = 20;
/// Rows times features that are looked at without delay.
constexpr double kMostFeatureCells = 2e7;

/// Cases of positive weight, at most kMostPoints of them: selection sampling,
/// Knuth 1997, The Art of Computer Programming 2, 3rd ed., §3.4.2.
std::vector<std::size_t> SampleCases(const RegressionData& data,
                                     std::uint64_t seed) {
  std::size_t left = 0;
  for (std::size_t i = 0; i < data.case_count(); ++i)
    left += data.WeightOf(i) > 0 ? 1 : 0;
  std::size_t wanted = std::min(left, kMostPoints);
  Random random(seed ^ kSampleStream);
  std::vector<std::size_t> cases;
  for (std::size_t i = 0; wanted > 0; ++i) {
    if (!(data.WeightOf(i) > 0)) continue;
    if (wanted == left || random.Unit() * static_cast<double>(left) <
                              static_cast<double>(wanted)) {
      cases.push_back(i);
      --wanted;
    }
    --left;
  }
  return cases;
}

/// The cases of the largest absolute errors, the first of equal ones.
void AddLargestErrors(const RegressionData& data, std::size_t model,
                      std::vector<std::size_t>& cases) {
  const Estimates estimates = data.EstimatesOf(model);
  const auto size = [&](std::size_t i) {
    return std::abs(estimates.ErrorOf(i));
  };
  // The ten largest so far, ascending.
  std::vector<std::size_t> largest;
  for (std::size_t i = 0; i < estimates.size(); ++i) {
    if (!(estimates.WeightOf(i) > 0)) continue;
    if (largest.size() == kLargestErrors && !(size(i) > size(largest.front())))
      continue;
    const auto place =
        std::find_if(largest.begin(), largest.end(),
                     [&](std::size_t other) { return size(other) >= size(i); });
    largest.insert(place, i);
    if (largest.size() > kLargestErrors) largest.erase(largest.begin());
  }
  cases.insert(cases.end(), largest.begin(), largest.end());
}

/// The row of the file that each of the ascending cases came from.
std::vector<std::uint64_t> RowsOf(const UsableRows& rows,
                                  const std::vector<std::size_t>& cases) {
  std::vector<std::uint64_t> numbers(cases.begin(), cases.end());
  if (rows.kept.empty()) return numbers;
  numbers.clear();
  std::size_t seen = 0;
  for (std::size_t row = 0; numbers.size() < cases.size(); ++row) {
    if (rows.kept[row] == 0) continue;
    if (seen++ == cases[numbers.size()]) numbers.push_back(row);
  }
  return numbers;
}

bool AllFinite(std::span<const double> numbers) {
  return std::all_of(numbers.begin(), numbers.end(),
                     [](double number) { return std::isfinite(number); });
}

}  // namespace

RegressionPictures::RegressionPictures(const RegressionData& data,
                                       std::uint64_t seed)
    : data_(data), shown_(SampleCases(data, seed)) {
  if (shown_.size() == kMostPoints) {
    for (std::size_t model = 0; model < data.models.size(); ++model)
      AddLargestErrors(data, model, shown_);
    std::sort(shown_.begin(), shown_.end());
    shown_.erase(std::unique(shown_.begin(), shown_.end()), shown_.end());
  }
  const double room =
      kMostFeatureCells / static_cast<double>(data.case_count());
  const std::size_t most = static_cast<std::size_t>(
      std::clamp(room, 2.0, static_cast<double>(kMostFeatures)));
  const std::size_t count = std::min(most, data.features.size());
  for (std::size_t i = 0; i < count; ++i)
    feature_edges_.push_back(EqualCountEdges(Shown(data.features[i].value)));
}

Json::Numbers RegressionPictures::Shown(std::span<const double> numbers) const {
  Json::Numbers shown;
  shown.reserve(shown_.size());
  for (const std::size_t i : shown_) shown.push_back(numbers[i]);
  return shown;
}

std::vector<double> RegressionPictures::ErrorsOf(std::size_t model) const {
  const Estimates estimates = data_.EstimatesOf(model);
  std::vector<double> errors(estimates.size());
  for (std::size_t i = 0; i < errors.size(); ++i)
    errors[i] = estimates.ErrorOf(i);
  return errors;
}

Json RegressionPictures::SharedJson(const Table& table) const {
  Json json = Json::EmptyObject();
  json.Put("shown", shown_.size());
  json.Put("of", data_.case_count());
  Json::Numbers lines;
  for (const std::uint64_t row : RowsOf(data_.rows, shown_))
    lines.push_back(static_cast<double>(table.LineOfRow(row)));
  json.Put("line", Json(std::move(lines)));
  json.Put("truth", Json(Shown(data_.truth)));
  Json features = Json::EmptyArray();
  for (std::size_t i = 0; i < feature_edges_.size(); ++i) {
    Json feature = Json::EmptyObject();
    feature.Put("name", data_.features[i].name);
    feature.Put("value", Json(Shown(data_.features[i].value)));
    features.Add(std::move(feature));
  }
  json.Put("features", std::move(features));
  json.Put("features_left_out", data_.features.size() - feature_edges_.size());
  Sum sum;
  for (std::size_t i = 0; i < data_.case_count(); ++i)
    sum.Add(data_.WeightOf(i) * data_.truth[i]);
  const double mean = sum.value() / data_.total;
  std::vector<double> errors(data_.truth.begin(), data_.truth.end());
  for (double& error : errors) error -= mean;
  if (AllFinite(errors))
    json.Put("rec_baseline", RecCurveJson(errors, data_.weight));
  return json;
}

Json RegressionPictures::ModelJson(std::size_t model) const {
  const std::span<const double> prediction = data_.models[model].prediction;
  const std::vector<double> errors = ErrorsOf(model);
  Json json = Json::EmptyObject();
  json.Put("prediction", Json(Shown(prediction)));
  if (!AllFinite(errors)) {
    json.Put("reason", reasons::overflow.id);
    return json;
  }
  const ErrorDistribution distribution(errors, data_.weight);
  json.Put("histogram", distribution.HistogramJson());
  json.Put("qq", distribution.QuantilesJson());
  json.Put("rec", RecCurveJson(errors, data_.weight));
  json.Put("by_prediction", ErrorBinsJson(prediction, errors, data_.weight,
                                          EqualCountEdges(Shown(prediction))));
  Json by_feature = Json::EmptyArray();
  for (std::size_t i = 0; i < feature_edges_.size(); ++i) {
    by_feature.Add(ErrorBinsJson(data_.features[i].value, errors, data_.weight,
                                 feature_edges_[i]));
  }
  json.Put("by_feature", std::move(by_feature));
  return json;
}

}  // namespace melon
