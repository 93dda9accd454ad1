#include "tasks/binary/metrics.h"

#include <algorithm>
#include <cstddef>
#include <string>
#include <utility>
#include <vector>

namespace melon {
namespace {

/// A metric of scores, found before or now.
Value OfScores(const BinaryInputs& inputs, const MetricKey& key,
               std::size_t model) {
  std::vector<std::string>& known = inputs.findings.keys;
  const auto place = static_cast<std::size_t>(
      std::find(known.begin(), known.end(), key.key) - known.begin());
  std::vector<Value>& values = inputs.findings.values[model];
  if (place < values.size()) return values[place];
  if (place == known.size()) known.push_back(key.key);
  values.push_back(Evaluate(key, {}, inputs.data.models[model].groups.view()));
  return values.back();
}

}  // namespace

std::string_view BinaryHeadline(const BinaryData& data) {
  return data.task == TaskKind::binary ? "roc_auc" : "accuracy";
}

ModelValues MeasureModels(const BinaryInputs& inputs,
                          const Bootstrap* bootstrap) {
  const BinaryData& data = inputs.data;
  inputs.findings.values.resize(data.models.size());
  std::vector<MetricKey> keys = MetricKeys(inputs.options);
  if (data.task != TaskKind::binary) std::erase_if(keys, NeedsScores);
  std::vector<std::string> names;
  std::vector<std::vector<Value>> values;
  for (std::size_t i = 0; i < data.models.size(); ++i) {
    names.push_back(data.models[i].name);
    std::vector<Value>& of_model = values.emplace_back();
    for (const MetricKey& key : keys) {
      of_model.push_back(NeedsScores(key)
                             ? OfScores(inputs, key, i)
                             : Evaluate(key, data.models[i].counts, {}));
    }
  }
  return {std::move(names), std::move(keys), std::move(values),
          SamplingOfRows(inputs.options, bootstrap, data.weight, data.cluster)};
}

}  // namespace melon
