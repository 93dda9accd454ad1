#include "kernels/binary/log_likelihood.h"

#include <algorithm>
#include <cmath>
#include <cstddef>

#include "base/sum.h"
#include "kernels/binary/group_memo.h"

namespace melon {
namespace {

double Compute(const ScoreGroups& groups, double clip) {
  Sum likelihood;
  for (std::size_t i = 0; i < groups.score.size(); ++i) {
    const double probability = std::clamp(groups.score[i], clip, 1 - clip);
    if (groups.positive[i] > 0)
      likelihood.Add(groups.positive[i] * std::log(probability));
    if (groups.negative[i] > 0)
      likelihood.Add(groups.negative[i] * std::log1p(-probability));
  }
  return likelihood.value();
}

double ComputeClipped(const ScoreGroups& groups) {
  if (groups.memo == nullptr || groups.memo->log_score.empty())
    return Compute(groups, kLogLossClip);
  const std::span<const double> log_score = groups.memo->log_score;
  const std::span<const double> log_rest = groups.memo->log_rest;
  Sum likelihood;
  for (std::size_t i = 0; i < groups.score.size(); ++i) {
    likelihood.Add(groups.positive[i] * log_score[i]);
    likelihood.Add(groups.negative[i] * log_rest[i]);
  }
  return likelihood.value();
}

}  // namespace

ScoreLogs LogsOf(std::span<const double> scores) {
  ScoreLogs logs;
  logs.of_score.reserve(scores.size());
  logs.of_rest.reserve(scores.size());
  for (const double score : scores) {
    const double probability =
        std::clamp(score, kLogLossClip, 1 - kLogLossClip);
    logs.of_score.push_back(std::log(probability));
    logs.of_rest.push_back(std::log1p(-probability));
  }
  return logs;
}

double LogLikelihood(const ScoreGroups& groups, double clip) {
  const bool is_same = clip == kLogLossClip || groups.score.empty() ||
                       (groups.score.front() <= 1 - kLogLossClip &&
                        groups.score.back() >= kLogLossClip);
  if (!is_same) return Compute(groups, clip);
  return Remembered(groups, &GroupMemo::log_likelihood,
                    [&groups] { return ComputeClipped(groups); });
}

double LogLikelihood(const ClassProbabilities& model, double clip) {
  Sum likelihood;
  for (std::size_t i = 0; i < model.size(); ++i) {
    const double weight = model.WeightOf(i);
    if (!(weight > 0)) continue;
    const double given = model.columns[model.truth[i]][i];
    likelihood.Add(weight * std::log(std::clamp(given, clip, 1 - clip)));
  }
  return likelihood.value();
}

}  // namespace melon
