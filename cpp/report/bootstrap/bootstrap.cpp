#include "report/bootstrap/bootstrap.h"

#include <algorithm>
#include <limits>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "options/values.h"

namespace melon {

Bootstrap::Bootstrap(std::unique_ptr<Reweighted> models, ResampleScheme scheme,
                     std::string_view drawn, const Options& options)
    : models_(std::move(models)),
      resampling_(scheme, models_->cases(), options.bootstrap, options.seed),
      values_(models_->model_count(), models_->keys().size(), resampling_,
              drawn),
      end_(resampling_.total()),
      weight_(models_->cases().count) {}

void Bootstrap::Step(std::uint32_t replicates) {
  std::vector<double> measured(width());
  for (std::uint32_t i = 0; i < replicates && !finished(); ++i, ++done_) {
    Measure(done_, measured);
    Keep(done_, measured);
  }
}

Json Bootstrap::Step(const Json& request) {
  if (const std::optional<PlaceRange> range = RangeIn(request, total()))
    return Part(*range);
  if (const Json* const part = request.Find("part")) {
    TakeOver(*part);
    return ProgressJson(done(), total());
  }
  const double in_time = NumberOr(request, "seconds", 0) / models_->seconds();
  const double steps = NumberOr(request, "steps", in_time);
  const double most = std::max(1.0, static_cast<double>(total()));
  Step(static_cast<std::uint32_t>(std::clamp(steps, 1.0, most)));
  return ProgressJson(done(), total());
}

void Bootstrap::Measure(std::uint32_t step, std::span<double> values) {
  resampling_.Weigh(step, weight_);
  models_->Weigh(weight_);
  const std::size_t count = keys().size();
  for (std::size_t model = 0; model < models_->model_count(); ++model)
    models_->Measure(model, values.subspan(model * count, count));
}

void Bootstrap::Keep(std::uint32_t step, std::span<const double> values) {
  const std::size_t count = keys().size();
  for (std::size_t i = 0; i < values.size(); ++i)
    values_.At(i / count, i % count, step) = values[i];
}

Json Bootstrap::Part(PlaceRange range) {
  Json::Numbers measured((range.end - range.begin) * width());
  for (std::size_t step = range.begin; step < range.end; ++step) {
    Measure(
        static_cast<std::uint32_t>(step),
        std::span(measured).subspan((step - range.begin) * width(), width()));
  }
  Json part = Json::EmptyObject();
  part.Put("begin", range.begin);
  part.Put("measured", Json(std::move(measured)));
  return part;
}

void Bootstrap::TakeOver(const Json& part) {
  const std::optional<std::size_t> begin = PlaceIn(part, "begin", end_);
  const Json* const found = part.Find("measured");
  const auto* const measured =
      found == nullptr ? nullptr : found->As<Json::Array>();
  if (!begin || measured == nullptr ||
      measured->size() != (end_ - *begin) * width())
    return;
  // What is not finite is undefined, and JSON has it as null.
  std::vector<double> values;
  values.reserve(measured->size());
  for (const Json& value : *measured)
    values.push_back(
        AsNumber(value).value_or(std::numeric_limits<double>::quiet_NaN()));
  const auto first = static_cast<std::uint32_t>(*begin);
  for (std::uint32_t step = first; step < end_; ++step)
    Keep(step, std::span(values).subspan((step - first) * width(), width()));
  end_ = std::max(first, done_);
}

const Reason* WhyNotDrawn(const Options& options,
                          std::span<const double> weight) {
  if (options.weight_kind == "totals" && !weight.empty())
    return &reasons::weights_are_totals;
  const bool can_draw = options.weight_kind == "importance" ||
                        CaseResampling::Possible(options.resample, weight);
  return can_draw ? nullptr : &reasons::too_many_to_draw;
}

bool IsResampled(const MetricKey& key) {
  return key.metric->direction != Direction::neither ||
         key.metric->from_estimates != nullptr;
}

}  // namespace melon
