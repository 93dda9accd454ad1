#include "forms/join/file_names.h"

#include <algorithm>
#include <set>

#include "roles/names/metric_names.h"
#include "roles/names/role_names.h"
#include "table/column_traits.h"

namespace melon {
namespace {

/// Beside the names of columns with a truth.
constexpr std::string_view kTruthFiles[] = {
    "solution", "solutions",  "answers",    "reference",  "references",
    "gold",     "golds",      "goldlabels", "testlabels", "labelstest",
    "truths",   "truelabels", "qrels",      "answerkey",  "key"};

constexpr std::string_view kFoldFiles[] = {"fold", "split", "cv", "resample",
                                           "折"};
constexpr std::string_view kRunFiles[] = {"run",  "seed",  "repeat", "rep",
                                          "iter", "trial", "运行",   "种子"};

std::string_view Base(std::string_view file) {
  const std::size_t slash = file.find_last_of("/\\");
  return slash == std::string_view::npos ? file : file.substr(slash + 1);
}

std::string_view Folder(std::string_view file) {
  const std::size_t slash = file.find_last_of("/\\");
  return slash == std::string_view::npos || slash == 0
             ? std::string_view()
             : Base(file.substr(0, slash));
}

/// "fold" of "fold_1": letters before a number.
bool AreNumbered(const std::vector<std::string>& labels,
                 std::span<const std::string_view> words) {
  return std::all_of(
      labels.begin(), labels.end(), [&](const std::string& label) {
        const std::string name = Simplify(label);
        const std::size_t end = name.find_last_not_of("0123456789");
        if (end == std::string::npos || end + 1 == name.size()) return false;
        const std::string_view word = std::string_view(name).substr(0, end + 1);
        return std::any_of(
            words.begin(), words.end(),
            [word](std::string_view one) { return word.ends_with(one); });
      });
}

/// Whether they differ in their digits alone.
bool DifferInNumbers(std::vector<std::string> labels) {
  for (std::string& label : labels)
    std::erase_if(label, [](char c) { return c >= '0' && c <= '9'; });
  return std::all_of(
      labels.begin(), labels.end(),
      [&labels](const std::string& label) { return label == labels.front(); });
}

bool AreDifferent(const std::vector<std::string>& names) {
  return std::set<std::string_view>(names.begin(), names.end()).size() ==
         names.size();
}

}  // namespace

std::string StemOf(std::string_view file) {
  if (file == "-") return "stdin";
  const std::string_view base = Base(file);
  const std::size_t dot = base.find('.', 1);
  // A number such as that of a version has no ending: "gpt-4.1.csv".
  std::string_view stem = base.substr(0, dot);
  std::size_t end = dot;
  while (end != std::string_view::npos && end + 1 < base.size() &&
         base[end + 1] >= '0' && base[end + 1] <= '9') {
    end = base.find('.', end + 1);
    stem = base.substr(0, end);
  }
  return std::string(stem.empty() ? base : stem);
}

std::vector<std::string> LabelsOf(std::span<const NamedTable> files) {
  std::vector<std::string> stems;
  for (const NamedTable& file : files) stems.push_back(StemOf(file.name));
  if (AreDifferent(stems)) return stems;
  std::vector<std::string> folders;
  std::vector<std::string> both;
  for (std::size_t i = 0; i < files.size(); ++i) {
    folders.emplace_back(Folder(files[i].name));
    both.push_back(folders[i].empty() ? stems[i] : folders[i] + "/" + stems[i]);
  }
  // "bert/predictions.csv", "gpt/predictions.csv".
  const bool named_by_folders =
      AreDifferent(folders) &&
      std::all_of(stems.begin(), stems.end(),
                  [&](const std::string& stem) { return stem == stems[0]; });
  if (named_by_folders &&
      std::find(folders.begin(), folders.end(), "") == folders.end())
    return folders;
  if (AreDifferent(both)) return both;
  std::set<std::string> taken;
  for (std::string& label : stems) {
    std::string free = label;
    for (int number = 2; !taken.insert(free).second; ++number)
      free = label + " (" + std::to_string(number) + ")";
    label = free;
  }
  return stems;
}

std::string_view WhatFilesAre(const std::vector<std::string>& labels) {
  if (AreNumbered(labels, kFoldFiles)) return "fold";
  return AreNumbered(labels, kRunFiles) ? "run" : "dataset";
}

std::optional<std::size_t> OtherMeasure(
    const std::vector<std::string>& labels) {
  if (DifferInNumbers(labels)) return std::nullopt;
  std::vector<std::string> measures;
  measures.reserve(labels.size());
  for (const std::string& label : labels)
    measures.push_back(MeasureInName(label));
  const auto other = std::find_if(
      measures.begin(), measures.end(),
      [&measures](const std::string& one) { return one != measures.front(); });
  const bool all =
      std::find(measures.begin(), measures.end(), "") == measures.end();
  if (!all || other == measures.end()) return std::nullopt;
  return static_cast<std::size_t>(other - measures.begin());
}

bool IsCalledTruth(std::string_view file) {
  const std::string stem = StemOf(file);
  const std::string name = Simplify(stem);
  const std::string unnumbered = Simplify(std::string_view(stem).substr(
      std::min(stem.find_first_not_of("0123456789_-. "), stem.size())));
  return std::find(std::begin(kTruthNames), std::end(kTruthNames), name) !=
             std::end(kTruthNames) ||
         std::find(std::begin(kTruthFiles), std::end(kTruthFiles),
                   unnumbered) != std::end(kTruthFiles);
}

bool IsCalledSolution(std::string_view file) {
  const std::vector<std::string> words = WordsOf(StemOf(file));
  return !words.empty() &&
         (words.back() == "solution" || words.back() == "solutions");
}

}  // namespace melon
