#include "tasks/binary/metrics.h"

#include <algorithm>
#include <string>

#include "report/group_bootstrap.h"

namespace melon {

BinaryInputs MakeInputs(const Options& options, const BinaryData& data,
                        const BinaryBootstrap* bootstrap,
                        BinaryFindings& findings, ReportPart part) {
  const bool finished = bootstrap != nullptr && bootstrap->finished();
  findings.values.resize(data.models.size());
  return {.options = options,
          .data = data,
          .bootstrap = finished ? bootstrap : nullptr,
          .can_draw = CaseResampling::Possible(options.resample, data.weight),
          .groups = CountGroups(data.cluster),
          .parameters = options.ToParameters(),
          .findings = findings,
          .is_whole = part == ReportPart::whole};
}

std::size_t BootstrapIndex(const BinaryBootstrap& bootstrap,
                           std::string_view key) {
  const std::vector<MetricKey>& keys = bootstrap.keys();
  std::size_t i = 0;
  while (keys[i].key != key) ++i;
  return i;
}

BinaryMetrics::BinaryMetrics(const BinaryInputs& inputs)
    : inputs_(inputs), keys_(MetricKeys(inputs.options)) {
  for (std::size_t i = 0; i < inputs.data.models.size(); ++i)
    values_.push_back(EvaluateAll(i));
}

std::string_view BinaryMetrics::headline() const {
  return inputs_.data.task == TaskKind::binary ? "roc_auc" : "accuracy";
}

std::vector<Value> BinaryMetrics::Headlines() const {
  std::vector<Value> values;
  for (std::size_t i = 0; i < values_.size(); ++i)
    values.push_back(Of(i, headline()));
  return values;
}

std::size_t BinaryMetrics::IndexOf(std::string_view wanted) const {
  return static_cast<std::size_t>(std::find_if(keys_.begin(), keys_.end(),
                                               [wanted](const MetricKey& key) {
                                                 return key.key == wanted;
                                               }) -
                                  keys_.begin());
}

bool BinaryMetrics::IsReported(const MetricKey& key) const {
  return inputs_.data.task == TaskKind::binary || !NeedsScores(key);
}

std::vector<Value> BinaryMetrics::EvaluateAll(std::size_t index) {
  const BinaryModel& model = inputs_.data.models[index];
  std::vector<Value> values;
  values.reserve(keys_.size());
  for (const MetricKey& key : keys_) {
    values.push_back(NeedsScores(key) ? OfScores(key, index)
                                      : Evaluate(key, model.counts, {}));
  }
  return values;
}

Value BinaryMetrics::OfScores(const MetricKey& key, std::size_t model) {
  std::vector<std::string>& known = inputs_.findings.keys;
  const auto place = static_cast<std::size_t>(
      std::find(known.begin(), known.end(), key.key) - known.begin());
  std::vector<Value>& values = inputs_.findings.values[model];
  if (place < values.size()) return values[place];
  if (place == known.size()) known.push_back(key.key);
  values.push_back(Evaluate(key, {}, inputs_.data.models[model].groups.view()));
  return values.back();
}

}  // namespace melon
