#include "tasks/classes/bootstrap.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>
#include <span>
#include <utility>

#include "base/random.h"
#include "base/sum.h"
#include "kernels/joint_patterns.h"
#include "resampling/jackknife.h"

namespace melon {
namespace {

constexpr std::size_t kMostUnitsLeftOutOneByOne = 2000;
constexpr std::uint32_t kBlocks = 200;
constexpr double kMostCases = 2e9;
/// Set apart from the replicates' numbers.
constexpr std::uint64_t kBlockStream = 0x6a61636b6b6e6966;
constexpr std::uint64_t kClassStream = 0x9e3779b97f4a7c15;

double TotalWeight(const ClassData& data) {
  Sum total;
  for (std::size_t i = 0; i < data.case_count(); ++i)
    total.Add(data.WeightOf(i));
  return total.value();
}

}  // namespace

bool ClassBootstrap::Possible(const ClassData& data) {
  return !data.whole_weights || TotalWeight(data) <= kMostCases;
}

ClassBootstrap::ClassBootstrap(const ClassData& data, const Options& options)
    : data_(data), keys_(data, options), replicate_count_(options.bootstrap) {
  FindUnits();
  MakeStrata(options.seed);
  const std::size_t units = unit_rows_.size();
  if (units <= kMostUnitsLeftOutOneByOne) {
    jackknife_count_ = static_cast<std::uint32_t>(units);
  } else {
    jackknife_count_ = kBlocks;
    Random random(options.seed ^ kBlockStream);
    block_.resize(units);
    for (std::uint8_t& block : block_)
      block = static_cast<std::uint8_t>(random.Below(kBlocks));
  }
  drawn_.resize(units);
  row_weight_.resize(data.task == TaskKind::multiclass ? data.case_count() : 0);
  for (const ClassModel& model : data.models) {
    if (model.has_probabilities())
      orders_.push_back(OrderClasses(ProbabilitiesOf(data, model)));
  }
  values_.resize(data.models.size() * keys_.keys().size() * total());
}

void ClassBootstrap::FindUnits() {
  if (data_.task == TaskKind::multiclass || !data_.whole_weights) {
    unit_rows_.resize(data_.case_count());
    std::iota(unit_rows_.begin(), unit_rows_.end(), 0U);
    unit_weight_.reserve(data_.case_count());
    for (std::size_t i = 0; i < data_.case_count(); ++i)
      unit_weight_.push_back(data_.WeightOf(i));
  } else {
    std::vector<std::span<const std::uint16_t>> columns{data_.truth};
    for (const ClassModel& model : data_.models)
      columns.emplace_back(model.predicted);
    JointPatterns patterns =
        FindPatterns(columns, data_.weight, data_.class_count());
    unit_rows_ = std::move(patterns.first_row);
    unit_weight_ = std::move(patterns.weight);
  }
}

void ClassBootstrap::MakeStrata(std::uint64_t seed) {
  std::vector<std::vector<std::uint32_t>> of_class(data_.class_count());
  for (std::uint32_t unit = 0; unit < unit_rows_.size(); ++unit)
    of_class[data_.truth[unit_rows_[unit]]].push_back(unit);
  std::vector<std::uint32_t> rows;
  std::vector<double> weight;
  rows.reserve(unit_rows_.size());
  weight.reserve(unit_rows_.size());
  for (std::size_t label = 0; label < of_class.size(); ++label) {
    const std::size_t begin = rows.size();
    for (const std::uint32_t unit : of_class[label]) {
      rows.push_back(unit_rows_[unit]);
      weight.push_back(unit_weight_[unit]);
    }
    if (rows.size() == begin) continue;
    // One class alone: to the drawing it is the class 0.
    const std::vector<std::uint8_t> alone(rows.size() - begin, 0);
    strata_.push_back(
        {begin, rows.size(),
         StratifiedBootstrap(alone, std::span(weight).subspan(begin),
                             seed + (label * kClassStream))});
  }
  unit_rows_ = std::move(rows);
  unit_weight_ = std::move(weight);
}

std::uint32_t ClassBootstrap::StepsIn(double seconds) const {
  constexpr double kOperationsPerSecond = 1e8;
  const auto classes = static_cast<double>(data_.class_count());
  const auto models = static_cast<double>(data_.models.size());
  const auto units = static_cast<double>(unit_rows_.size());
  const double of_rows =
      units * (data_.task == TaskKind::multiclass ? 10 * classes : 2);
  const double work = units + (models * (of_rows + (20 * classes * classes)));
  return static_cast<std::uint32_t>(
      std::clamp(seconds * kOperationsPerSecond / work, 1.0, 1e6));
}

void ClassBootstrap::Step(std::uint32_t replicates) {
  for (std::uint32_t i = 0; i < replicates && !finished(); ++i, ++done_) {
    if (done_ < replicate_count_) {
      DrawReplicate(done_);
    } else {
      LeaveOut(done_ - replicate_count_);
    }
    EvaluateAll(done_);
  }
}

void ClassBootstrap::DrawReplicate(std::uint32_t replicate) {
  std::vector<std::uint32_t> counts;
  for (const Stratum& stratum : strata_) {
    counts.resize(stratum.end - stratum.begin);
    stratum.draws.Draw(replicate, counts);
    for (std::size_t i = 0; i < counts.size(); ++i) {
      const std::size_t unit = stratum.begin + i;
      drawn_[unit] =
          counts[i] * (stratum.draws.keeps_weights() ? unit_weight_[unit] : 1);
    }
  }
}

void ClassBootstrap::LeaveOut(std::uint32_t unit) {
  for (std::size_t i = 0; i < drawn_.size(); ++i) {
    const bool is_left_out = block_.empty() ? i == unit : block_[i] == unit;
    const double weight = unit_weight_[i];
    // Of a unit that stands for several cases one is left out; of a block, all.
    const bool one_case = block_.empty() && data_.whole_weights;
    const double left_out = one_case ? std::min(weight, 1.0) : weight;
    drawn_[i] = is_left_out ? weight - left_out : weight;
  }
}

void ClassBootstrap::EvaluateAll(std::size_t slot) {
  for (std::size_t i = 0; i < drawn_.size() && !row_weight_.empty(); ++i)
    row_weight_[unit_rows_[i]] = drawn_[i];
  for (std::size_t model = 0; model < data_.models.size(); ++model)
    EvaluateModel(model, slot);
}

void ClassBootstrap::EvaluateModel(std::size_t model, std::size_t slot) {
  const ClassModel& of = data_.models[model];
  const std::size_t classes = data_.class_count();
  std::vector<double> cells(classes * classes);
  for (std::size_t i = 0; i < drawn_.size(); ++i) {
    const std::uint32_t row = unit_rows_[i];
    cells[(data_.truth[row] * classes) + of.predicted[row]] += drawn_[i];
  }
  const ConfusionMatrix matrix(classes, std::move(cells));
  ClassProbabilities probabilities = ProbabilitiesOf(data_, of);
  ClassRankings rankings;
  if (of.has_probabilities()) {
    probabilities.weight = row_weight_;
    rankings = RankClasses(probabilities, orders_[model]);
    probabilities.rankings = &rankings;
  }
  const std::vector<MetricKey>& keys = keys_.keys();
  for (std::size_t key = 0; key < keys.size(); ++key) {
    const bool resampled = keys[key].metric->direction != Direction::neither;
    At(model, key, slot) =
        resampled
            ? keys_
                  .Evaluate(keys[key], matrix,
                            of.has_probabilities() ? &probabilities : nullptr)
                  .number()
            : std::numeric_limits<double>::quiet_NaN();
  }
}

std::vector<double> ClassBootstrap::Defined(std::size_t first_slot,
                                            std::size_t count, std::size_t a,
                                            std::optional<std::size_t> b,
                                            std::size_t key) const {
  std::vector<double> defined;
  defined.reserve(count);
  for (std::size_t slot = first_slot; slot < first_slot + count; ++slot) {
    const double value = Read(a, key, slot) - (b ? Read(*b, key, slot) : 0);
    if (!std::isnan(value)) defined.push_back(value);
  }
  return defined;
}

double ClassBootstrap::AccelerationOf(std::size_t a,
                                      std::optional<std::size_t> b,
                                      std::size_t key) const {
  const std::vector<double> estimates =
      Defined(replicate_count_, jackknife_count_, a, b, key);
  if (estimates.size() != jackknife_count_) return 0;
  // A unit that stands for w cases gives the same estimate w times.
  const bool repeated = block_.empty() && data_.whole_weights;
  return Acceleration(estimates, repeated
                                     ? std::span<const double>(unit_weight_)
                                     : std::span<const double>());
}

Replicates ClassBootstrap::Of(std::size_t model, std::size_t key) const {
  return {Defined(0, replicate_count_, model, std::nullopt, key),
          AccelerationOf(model, std::nullopt, key)};
}

Replicates ClassBootstrap::DifferenceOf(std::size_t a, std::size_t b,
                                        std::size_t key) const {
  return {Defined(0, replicate_count_, a, b, key), AccelerationOf(a, b, key)};
}

}  // namespace melon
