#include "roles/assigners/cluster_assigner.h"

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <string>
#include <string_view>

#include "base/column_access.h"
#include "roles/names/metric_names.h"
#include "roles/names/role_names.h"
#include "roles/names/truth_words.h"
#include "roles/role_problems.h"
#include "roles/role_warnings.h"
#include "table/dates.h"

namespace melon {
namespace {

bool AreTruthValues(const std::vector<std::string_view>& labels) {
  return std::all_of(labels.begin(), labels.end(), [](std::string_view label) {
    const std::string simple = Simplify(label);
    return simple == "true" || simple == "false";
  });
}

}  // namespace

std::vector<std::size_t> ClusterAssigner::Columns(const Fits& fits) const {
  std::vector<std::size_t> found;
  for (std::size_t i = 0; i < table().columns.size(); ++i) {
    if (fits(i)) found.push_back(i);
  }
  return found;
}

/// A grouping into few clusters: texts, or whole numbers in a row from −1, 0
/// or 1 on.
bool ClusterAssigner::MayBeClustering(std::size_t index) const {
  const Column& column = At(index);
  if (!IsCoded(column) || !HasWholeNumbersOnly(column) ||
      column.labels.size() >= column.codes.size() ||
      NamesEachRow(table(), column))
    return false;
  if (!IsNumeric(column)) return true;
  const auto [low, high] = std::minmax_element(column.label_numbers.begin(),
                                               column.label_numbers.end());
  return *low >= -1 && *low <= 1 &&
         *high - *low < static_cast<double>(column.labels.size() + 1);
}

/// Texts beside a truth and clusterings of numbers: they describe the points,
/// as a finer truth does.
bool ClusterAssigner::IsOtherGrouping(std::size_t index) const {
  if (!roles().has_truth() || IsNumeric(At(index))) return false;
  const auto text = FirstColumn([this](std::size_t i) {
    return i != roles().truth && IsClustering(i) && !IsNumeric(At(i));
  });
  const auto number = FirstColumn([this](std::size_t i) {
    return i != roles().truth && IsClustering(i) && IsNumeric(At(i));
  });
  return number && !text;
}

/// "transaction_frequency" of 1, 2 and 3.
bool ClusterAssigner::IsCalledCount(std::size_t index) const {
  constexpr std::string_view kWords[] = {"frequency", "freq", "count",
                                         "counts",    "age",  "频数"};
  return IsNumeric(At(index)) &&
         (SpeaksOfCount(At(index).name) || HasWordOf(kWords, index));
}

std::vector<std::size_t> ClusterAssigner::Unnamed() const {
  constexpr std::size_t kMostClusters = 20;
  std::vector<std::size_t> found;
  for (std::size_t i = 0; i < table().columns.size(); ++i) {
    if (!IsFree(i) || IsTaken(i) || IsClustering(i) || SpeaksAgainst(i) ||
        !MayBeClustering(i) || IsOtherGrouping(i) || IsCalledCount(i))
      continue;
    const std::size_t groups = PresentLabels(At(i)).size();
    if (groups >= 2 && groups <= kMostClusters) found.push_back(i);
  }
  return found;
}

std::vector<std::size_t> ClusterAssigner::OtherGroupings() const {
  std::vector<std::size_t> found;
  for (std::size_t i = 0; i < table().columns.size(); ++i) {
    if (IsFree(i) && !IsTaken(i) && !IsClustering(i) && IsOtherGrouping(i) &&
        MayBeClustering(i))
      found.push_back(i);
  }
  return found;
}

/// Whether there is a column of numbers that fits and is no clustering.
bool ClusterAssigner::AnyCoordinate(const Fits& fits) const {
  return FirstColumn([&](std::size_t i) {
           return IsFree(i) && !IsClustering(i) && IsNumeric(At(i)) && fits(i);
         })
      .has_value();
}

/// Beside clusterings, as many at least, whose points have coordinates with
/// fractions or none. More of them are rather codes among the coordinates, and
/// so are those beside other whole numbers.
bool ClusterAssigner::AreClusterings(
    const std::vector<std::size_t>& unnamed) const {
  std::size_t named = roles().predictions.size();
  for (std::size_t i = 0; i < table().columns.size(); ++i) {
    if (IsClustering(i) && i != roles().truth && !IsTaken(i)) ++named;
  }
  if (unnamed.size() > named) return false;
  return AnyCoordinate(
             [this](std::size_t i) { return !HasWholeNumbersOnly(At(i)); }) ||
         !AnyCoordinate([&](std::size_t i) {
           return std::find(unnamed.begin(), unnamed.end(), i) == unnamed.end();
         });
}

/// All have the content of one, and some are called so; or others are, beside
/// coordinates, and these are not called predictions.
bool ClusterAssigner::NamedAreClusterings() const {
  const std::vector<std::size_t>& named = roles().predictions;
  const auto is_called = [this](std::size_t i) { return IsClustering(i); };
  if (std::all_of(named.begin(), named.end(), is_called)) return true;
  const bool partition = std::all_of(
      named.begin(), named.end(),
      [this](std::size_t i) { return IsClustering(i) || MayBeClustering(i); });
  if (!partition) return false;
  if (std::any_of(named.begin(), named.end(), is_called)) return true;
  return FirstColumn(is_called).has_value() &&
         AnyCoordinate(
             [this](std::size_t i) { return IsFractionalNumbers(i); }) &&
         std::none_of(named.begin(), named.end(),
                      [this](std::size_t i) { return IsCalledModel(i); });
}

bool ClusterAssigner::IsClusterTruth(std::size_t index) const {
  const Column& column = At(index);
  return IsCoded(column) && PresentLabels(column).size() > 1 &&
         !NamesEachRow(table(), column) && HasWholeNumbersOnly(column) &&
         !IsTaken(index) && column.name != kFittedLabels;
}

/// Texts that repeat, and are no clustering.
bool ClusterAssigner::MayNameGroups(std::size_t index) const {
  const Column& column = At(index);
  return !IsNumeric(column) && !HoldsDates(column) &&
         column.labels.size() < column.codes.size() && IsFree(index) &&
         !IsClustering(index);
}

/// By the clearest of the known names; or by a word, as "cluster_true" and
/// "gt".
std::optional<std::size_t> ClusterAssigner::NamedClusterTruth() const {
  std::optional<std::size_t> named;
  std::size_t best_place = std::size(kTruthNames);
  for (std::size_t i = 0; i < table().columns.size(); ++i) {
    const std::size_t place = PositionIn(kTruthNames, At(i));
    if (place >= best_place || !IsClusterTruth(i)) continue;
    named = i;
    best_place = place;
  }
  if (named && !IsIn(kWeakTruthNames, At(*named))) return named;
  const auto worded = FirstColumn([this](std::size_t i) {
    return IsClusterTruth(i) && HasWordOf(kTruthWords, i) &&
           !IsIn(kWeakTruthNames, At(i));
  });
  return worded ? worded : named;
}

void ClusterAssigner::NoteChosenTruth() {
  NoteExchangedTruth();
  if (IsClustering(roles().truth) &&
      WordsBesideTruth(At(roles().truth).name).empty())
    Note(column_warnings::clustering_as_truth, {roles().truth});
  if (!HasFewValues(table(), At(roles().truth)))
    Note(column_warnings::groups_of_one, {roles().truth});
}

void ClusterAssigner::FindClusterTruth() {
  if (roles().has_truth()) return NoteChosenTruth();
  if (IsNobody("truth")) return;
  std::vector<std::size_t> texts;
  for (std::size_t i = 0; i < table().columns.size(); ++i) {
    if (IsClusterTruth(i) && MayNameGroups(i)) texts.push_back(i);
  }
  // Of so many, each says whether a point is of one category.
  constexpr std::ptrdiff_t kMostFlags = 2;
  const auto is_flag = [this](std::size_t i) {
    return AreTruthValues(PresentLabels(At(i)));
  };
  if (std::count_if(texts.begin(), texts.end(), is_flag) > kMostFlags)
    std::erase_if(texts, is_flag);
  const std::optional<std::size_t> named = NamedClusterTruth();
  const bool weak = named && IsIn(kWeakTruthNames, At(*named));
  if (named && !(weak && !texts.empty())) {
    roles().truth = *named;
  } else if (!texts.empty()) {
    roles().truth = texts.front();
    if (texts.size() > 1)
      roles().warnings.push_back(
          WarningOf(column_warnings::cluster_truth_in_doubt, table(), texts));
  }
  if (roles().has_truth()) roles().guessed.emplace_back("truth");
}

/// Of a task that was chosen: columns called predictions, whose labels are the
/// truth's, where none is called a clustering.
bool ClusterAssigner::TakeCalledPredictions() {
  if (!IsExplicit() || !roles().has_truth()) return false;
  const Column& truth = At(roles().truth);
  const std::vector<std::size_t> found = Columns([&](std::size_t i) {
    return i != roles().truth && IsFree(i) && !IsTaken(i) && IsCoded(At(i)) &&
           HasWordOf(kWordsOfPredictions, i) && HasLabelsOf(At(i), truth);
  });
  const bool called = FirstColumn([this](std::size_t i) {
                        return IsClustering(i) && i != roles().truth;
                      }).has_value();
  if (called || found.empty()) return false;
  roles().predictions = found;
  return true;
}

void ClusterAssigner::TakeClusterings() {
  roles().guessed.emplace_back("predictions");
  if (TakeCalledPredictions()) return;
  const std::vector<std::size_t> unnamed = Unnamed();
  // Beside chosen coordinates others may be neither, and the task alone makes
  // no others clusterings beside one that is called so.
  const bool coordinates = options().features || options().features_text;
  const bool called =
      !options().truth && FirstColumn([this](std::size_t i) {
                            return IsClustering(i) && i != roles().truth;
                          }).has_value();
  const bool clusterings =
      (IsExplicit() && !coordinates && !called) || AreClusterings(unnamed);
  for (std::size_t i = 0; i < table().columns.size(); ++i) {
    const bool of_content = clusterings && IsAmong(unnamed, i);
    if ((of_content || IsClustering(i)) && i != roles().truth && !IsTaken(i))
      roles().predictions.push_back(i);
  }
  const bool others = roles().predictions.size() > unnamed.size() ||
                      (roles().has_truth() && IsClustering(roles().truth));
  if (clusterings && others)
    Note(column_warnings::read_as_clusterings, unnamed);
}

std::optional<Problem> ClusterAssigner::FindClusters() {
  FindClusterTruth();
  if (roles().predictions.empty()) TakeClusterings();
  if (!roles().predictions.empty()) return std::nullopt;
  if (options().truth && IsClustering(roles().truth))
    return Problem{
        .code = "no_prediction_columns",
        .message = Fill(
            {"Column \"{0}\" is the only clustering, and it was chosen as "
             "the truth. Choose another truth, or none (truth=).",
             "“{0}”列是唯一的簇标记，却被选作真实标记。请改选真实标记列，或"
             "不指定（truth=）。"},
            {Shorten(At(roles().truth).name)})};
  return Problem{
      .code = "no_prediction_columns",
      .message = Fill({"No column looks like cluster labels: none is named "
                       "like cluster or kmeans. Say which ones they are "
                       "(predictions); the columns are: {0}.",
                       "没有哪一列像簇标记：没有 cluster、kmeans "
                       "之类的列名。请指定（predictions）；现有的列：{0}。"},
                      {ColumnNames(table())})};
}

/// "number" of a station, its own in each row.
bool ClusterAssigner::NumbersPoints(std::size_t index) const {
  constexpr std::string_view kNames[] = {"number", "no", "num", "code"};
  return IsIn(kNames, At(index)) && IsIdentifier(At(index));
}

/// Most points do not have it.
bool ClusterAssigner::IsMostlyMissing(std::size_t index) const {
  return IsNumeric(At(index)) &&
         2 * NumberFlaws(At(index)).missing > table().row_count;
}

bool ClusterAssigner::IsNamedTruth(std::size_t index) const {
  return IsIn(kTruthNames, At(index)) && !IsIn(kWeakTruthNames, At(index));
}

void ClusterAssigner::NoteFeatures() {
  if (!roles().features.empty()) roles().guessed.emplace_back("features");
}

/// "year", which may be a coordinate or only say when a point was measured.
void ClusterAssigner::NoteTimes() {
  constexpr std::string_view kTimes[] = {"year", "month",   "day", "hour",
                                         "week", "quarter", "年",  "月"};
  if (roles().features.empty()) return;
  Note(column_warnings::times_beside_points, Columns([&](std::size_t i) {
         return IsIn(kTimes, At(i)) && IsNumeric(At(i)) && i != roles().truth &&
                !IsTaken(i) && !IsAmong(roles().features, i) &&
                !IsRowOrder(At(i));
       }));
}

/// What is left and numeric; but a clustering that was not chosen is none of
/// them, nor is what most points do not have.
std::optional<Problem> ClusterAssigner::FindCoordinates() {
  const std::vector<std::size_t> unnamed = Unnamed();
  if (options().features || options().features_text) {
    Note(column_warnings::predictions_in_doubt, unnamed);
    return std::nullopt;
  }
  const bool clusterings = AreClusterings(unnamed);
  std::vector<std::size_t> doubtful;
  std::vector<std::size_t> left = OtherGroupings();
  const auto is_free = [this](std::size_t i) {
    return IsFree(i) && !IsTaken(i) && !IsClustering(i) && !NumbersPoints(i);
  };
  const std::vector<std::size_t> incomplete =
      Columns([&](std::size_t i) { return is_free(i) && IsMostlyMissing(i); });
  const std::vector<std::size_t> truths =
      Columns([&](std::size_t i) { return is_free(i) && IsNamedTruth(i); });
  left.insert(left.end(), truths.begin(), truths.end());
  for (const std::size_t i : Columns([&](std::size_t one) {
         return is_free(one) && !IsMostlyMissing(one) && !IsNamedTruth(one);
       })) {
    const bool is_unnamed = IsAmong(unnamed, i);
    const bool is_coordinate = IsNumeric(At(i)) && !(is_unnamed && clusterings);
    if (is_coordinate) roles().features.push_back(i);
    if (is_unnamed) (is_coordinate ? doubtful : left).push_back(i);
  }
  std::sort(left.begin(), left.end());
  Note(column_warnings::incomplete_coordinates, incomplete);
  NoteTimes();
  Note(column_warnings::read_as_coordinates, doubtful);
  Note(column_warnings::predictions_in_doubt, left);
  NoteFeatures();
  return std::nullopt;
}

}  // namespace melon
