#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <string_view>
#include <vector>

#include "base/reasons.h"
#include "io/json/json.h"
#include "options/options.h"
#include "report/answers.h"
#include "report/bootstrap/replicates.h"
#include "report/models/metric_keys.h"
#include "resampling/case_resampling.h"

namespace melon {

/// The models of a task, to be measured again and again on cases that weigh
/// something else. Cases are what the task draws: rows, patterns of equal rows,
/// or the queries of a ranking.
class Reweighted {
 public:
  Reweighted() = default;
  Reweighted(const Reweighted&) = delete;
  Reweighted& operator=(const Reweighted&) = delete;
  Reweighted(Reweighted&&) = delete;
  Reweighted& operator=(Reweighted&&) = delete;
  virtual ~Reweighted() = default;

  [[nodiscard]] virtual std::size_t model_count() const = 0;
  /// What is measured of each model.
  [[nodiscard]] virtual const std::vector<MetricKey>& keys() const = 0;
  /// What is drawn from. It looks into this object.
  [[nodiscard]] virtual CasesToResample cases() const = 0;
  /// About how many seconds all models take in the browser, once.
  [[nodiscard]] virtual double seconds() const = 0;

  /// From now on each case weighs so much. `weight` stays until the next call.
  virtual void Weigh(std::span<const double> weight) = 0;
  /// Sets every key's value of one model, NaN where it is undefined.
  virtual void Measure(std::size_t model, std::span<double> values) = 0;
};

/// Replicates of every measure of every model, all models on the same resampled
/// cases, and the jackknife that BCa needs. Done in steps, so that the caller
/// can show progress and stop. A step depends on its number alone: another core
/// with the same table may measure the last ones meanwhile.
class Bootstrap {
 public:
  /// `drawn` says what the cases are, in the report.
  Bootstrap(std::unique_ptr<Reweighted> models, ResampleScheme scheme,
            std::string_view drawn, const Options& options);
  // The values look at the resampling.
  Bootstrap(const Bootstrap&) = delete;
  Bootstrap& operator=(const Bootstrap&) = delete;
  Bootstrap(Bootstrap&&) = delete;
  Bootstrap& operator=(Bootstrap&&) = delete;
  ~Bootstrap() = default;

  /// Work done and to do, in replicates, those of the jackknife included.
  [[nodiscard]] std::uint32_t done() const { return done_ + total() - end_; }
  [[nodiscard]] std::uint32_t total() const { return resampling_.total(); }
  [[nodiscard]] bool finished() const { return done_ == end_; }

  /// Does up to `replicates` more.
  void Step(std::uint32_t replicates);
  /// Does the "steps" of the request, or as many as take about its "seconds"
  /// by an estimate, since there is no clock here; at least one. Answers
  /// {"done", "total"}.
  ///
  /// With "range": [begin, end), answers {"begin", "measured"}, the values of
  /// these steps for another core. With such an answer as "part", takes it over
  /// if it goes up to the last step that is still to do.
  [[nodiscard]] Json Step(const Json& request);

  [[nodiscard]] const std::vector<MetricKey>& keys() const {
    return models_->keys();
  }
  /// Replicates in which the measure is undefined are left out. Only when
  /// finished.
  [[nodiscard]] Replicates Of(std::size_t model, std::string_view key) const {
    return values_.Of(model, IndexOf(keys(), key));
  }
  /// Of the difference a − b between two models, on the same cases.
  [[nodiscard]] Replicates DifferenceOf(std::size_t a, std::size_t b,
                                        std::string_view key) const {
    return values_.DifferenceOf(a, b, IndexOf(keys(), key));
  }

 private:
  /// Values of one step: of each model in turn, its keys.
  [[nodiscard]] std::size_t width() const {
    return models_->model_count() * keys().size();
  }
  void Measure(std::uint32_t step, std::span<double> values);
  void Keep(std::uint32_t step, std::span<const double> values);
  [[nodiscard]] Json Part(PlaceRange range);
  void TakeOver(const Json& part);

  std::unique_ptr<Reweighted> models_;
  CaseResampling resampling_;
  ReplicateTable values_;
  /// Steps from the first on.
  std::uint32_t done_ = 0;
  /// From here on, steps were taken over.
  std::uint32_t end_;
  /// What each case weighs in the step at hand.
  std::vector<double> weight_;
};

/// Why rows that weigh so much cannot be drawn: whole weights are too many
/// cases, or a row stands for several that weigh differently. Null if they can.
[[nodiscard]] const Reason* WhyNotDrawn(const Options& options,
                                        std::span<const double> weight);

/// Whether a bootstrap measures it again. Of classes those are left out that
/// are neither better high nor low: the share of positives is not about a
/// model, and standard errors and limits have no error of their own.
[[nodiscard]] bool IsResampled(const MetricKey& key);

}  // namespace melon
