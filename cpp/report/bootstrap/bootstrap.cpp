#include "report/bootstrap/bootstrap.h"

#include <algorithm>
#include <utility>

#include "report/answers.h"

namespace melon {

Bootstrap::Bootstrap(std::unique_ptr<Reweighted> models, ResampleScheme scheme,
                     std::string_view drawn, const Options& options)
    : models_(std::move(models)),
      resampling_(scheme, models_->cases(), options.bootstrap, options.seed),
      values_(models_->model_count(), models_->keys().size(), resampling_,
              drawn),
      weight_(models_->cases().count) {}

void Bootstrap::Step(std::uint32_t replicates) {
  std::vector<double> measured(keys().size());
  for (std::uint32_t i = 0; i < replicates && !finished(); ++i, ++done_) {
    resampling_.Weigh(done_, weight_);
    models_->Weigh(weight_);
    for (std::size_t model = 0; model < models_->model_count(); ++model) {
      models_->Measure(model, measured);
      for (std::size_t key = 0; key < measured.size(); ++key)
        values_.At(model, key, done_) = measured[key];
    }
  }
}

Json Bootstrap::Step(const Json& request) {
  const double in_time = NumberOr(request, "seconds", 0) / models_->seconds();
  const double steps = NumberOr(request, "steps", in_time);
  const double most = std::max(1.0, static_cast<double>(total()));
  Step(static_cast<std::uint32_t>(std::clamp(steps, 1.0, most)));
  return ProgressJson(done_, total());
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
