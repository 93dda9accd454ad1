#include "tasks/classes/macro_roc.h"

#include <cmath>
#include <cstddef>
#include <string>
#include <utility>

#include "curves/reduce_series.h"
#include "kernels/binary/points/roc_piece.h"
#include "kernels/classes/top_label.h"
#include "kernels/numbers/case_sum.h"
#include "kernels/numbers/reduce_polyline.h"

namespace melon {
namespace {

constexpr std::size_t kGrid = 1000;

double At(std::size_t i) {
  return static_cast<double>(i) / static_cast<double>(kGrid);
}

}  // namespace

MacroRoc::MacroRoc() : sums_(kGrid + 1) {}

void MacroRoc::Add(const ScoreGroups& groups) {
  if (groups.one_class()) {
    missing_class_ = true;
    return;
  }
  VisitRocAt(groups, sums_.size(), At,
             [this](std::size_t i, const RocPiece& piece) {
               sums_[i].Add(piece.tpr);
             });
  ++classes_;
}

Json MacroRoc::ToJson() const {
  if (missing_class_ || classes_ == 0)
    return Json::ObjectOf("reason", Json(reasons::class_never_true.id));
  std::vector<double> fpr{0};
  std::vector<double> tpr{0};
  for (std::size_t i = 0; i <= kGrid; ++i) {
    fpr.push_back(At(i));
    tpr.push_back(sums_[i].value() / classes_);
  }
  const std::vector<std::size_t> kept = ReducePolyline(fpr, tpr, {});
  Json::Numbers kept_fpr;
  Json::Numbers kept_tpr;
  for (const std::size_t i : kept) {
    kept_fpr.push_back(fpr[i]);
    kept_tpr.push_back(tpr[i]);
  }
  Json curve = Json::EmptyObject();
  curve.Put("fpr", Json(std::move(kept_fpr)));
  curve.Put("tpr", Json(std::move(kept_tpr)));
  Json json = Json::EmptyObject();
  json.Put("series", Json::ObjectOf("curve", std::move(curve)));
  return json;
}

WorkedOut<CurvePoint> WorkOutMacroRoc(const ClassData& data,
                                      const ClassModel& model, double fpr) {
  const ClassProbabilities probabilities = ProbabilitiesOf(data, model);
  const bool is_start = std::isnan(fpr);
  std::vector<RocPiece> pieces;
  Sum sum;
  for (std::size_t label = 0; label < data.class_count(); ++label) {
    const GroupedScores grouped =
        ClassGroups(probabilities, model.column_of_class[label]);
    if (grouped.view().one_class()) {
      const Value none = reasons::class_never_true;
      return {{none, none}, {}};
    }
    if (is_start) continue;
    VisitRocAt(
        grouped.view(), 1, [fpr](std::size_t /*i*/) { return fpr; },
        [&pieces](std::size_t /*i*/, const RocPiece& piece) {
          pieces.push_back(piece);
        });
    sum.Add(pieces.back().tpr);
  }
  Working working;
  if (is_start) {
    constexpr Text kStart{
        "nothing is called positive: the curve begins at (0, 0)",
        "没有样例判为正例：曲线从（0，0）开始"};
    working.Give("x", R"(\mathrm{FPR})", 0, kStart);
    working.Give("y", R"(\mathrm{TPR})", 0);
    return {{0.0, 0.0}, std::move(working)};
  }
  working.Table(
      {"each class against the rest: the points of its curve on both sides "
       "of this FPR, and the TPR on the line between them",
       "每一类对其余各类：其曲线上该 FPR 两侧的点，及两点连线上的 TPR"},
      {"k", R"(\text{ })", R"(\mathrm{FPR}_1)", R"(\mathrm{TPR}_1)",
       R"(\mathrm{FPR}_2)", R"(\mathrm{TPR}_2)", R"(\mathrm{TPR}_k)"},
      pieces.size(), [&](std::size_t k) {
        const RocPiece& piece = pieces[k];
        return WorkingRow{static_cast<double>(k + 1),
                          data.classes[k],
                          piece.from_fpr,
                          piece.from_tpr,
                          piece.to_fpr,
                          piece.to_tpr,
                          piece.tpr};
      });
  constexpr std::string_view kSum = R"(\sum_k \mathrm{TPR}_k)";
  const Term total = working.Line(
      kSum, CaseSum(
                kSum, pieces.size(), {},
                [&pieces](std::size_t k) {
                  return Term(R"(\mathrm{TPR}_{)" + std::to_string(k + 1) + '}',
                              pieces[k].tpr);
                },
                sum.value()));
  const auto classes = static_cast<double>(pieces.size());
  working.Give("x", R"(\mathrm{FPR})", fpr);
  working.Give("y", R"(\mathrm{TPR})", total / Term("K", classes),
               {"the mean over the classes", "各类的平均"});
  return {{fpr, sum.value() / classes}, std::move(working)};
}

}  // namespace melon
