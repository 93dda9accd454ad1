#include "tasks/cv/test_ids.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "roles/comparison/columns.h"
#include "table/column_traits.h"
#include "table/row_names.h"

namespace melon {
namespace {

constexpr std::string_view kSeparators = " ,;|\t[](){}\"'，；、";

std::vector<std::string> IdsOf(const Column& column, std::size_t row) {
  const std::string text = CellText(column, row);
  std::vector<std::string> ids;
  std::size_t begin = text.find_first_not_of(kSeparators);
  while (begin != std::string::npos) {
    const std::size_t end =
        std::min(text.find_first_of(kSeparators, begin), text.size());
    ids.push_back(text.substr(begin, end - begin));
    begin = text.find_first_not_of(kSeparators, end);
  }
  return ids;
}

Problem InBothSets(const Column& column, const std::string& id,
                   std::uint64_t line) {
  Problem problem{
      .code = "test_case_in_training",
      .message = Fill(
          {"Case \"{0}\" of column \"{1}\", line {2}, is in the test set and "
           "in "
           "the training set of the same fold: its result is too good. Take it "
           "out of one of them and train again.",
           "列“{1}”第 {2} "
           "行的样例“{0}”同时在该折的测试集与训练集中，结果会偏好。"
           "请从其一中去掉并重新训练。"},
          {Shorten(id), Shorten(column.name), std::to_string(line)})};
  problem.column = column.name;
  problem.line = line;
  problem.value = id;
  return problem;
}

Problem InTwoFolds(const Column& column, const std::string& id,
                   std::uint64_t first, std::uint64_t line) {
  Problem problem{
      .code = "overlapping_test_sets",
      .message = Fill(
          {"Case \"{0}\" of column \"{1}\" is in the test sets of lines {2} "
           "and "
           "{3}, which belong to one run. Folds of a run must not share test "
           "cases: split again, or say by a column run which rows belong "
           "together.",
           "列“{1}”的样例“{0}”出现在同一轮的第 {2} 行与第 {3} "
           "行的测试集中。"
           "同一轮的各折不得有共同的测试样例：请重新划分，或用 run "
           "列说明哪些行"
           "属于同一轮。"},
          {Shorten(id), Shorten(column.name), std::to_string(first),
           std::to_string(line)})};
  problem.column = column.name;
  problem.line = line;
  problem.value = id;
  return problem;
}

class TestIdChecker {
 public:
  TestIdChecker(const Table& table, const Roles& roles, const CvData& data,
                const Column& tests)
      : table_(table), roles_(roles), data_(data), tests_(tests) {}

  std::optional<Problem> Check() {
    const auto training = FindColumnIn(table_, kTrainingIdNames);
    for (std::size_t row = 0; row < table_.row_count; ++row) {
      const std::vector<std::string> ids = IdsOf(tests_, row);
      if (training) {
        if (auto problem = CheckTraining(table_.columns[*training], ids, row))
          return problem;
      }
      if (auto problem = CheckFolds(ids, row)) return problem;
    }
    return std::nullopt;
  }

 private:
  struct Seen {
    std::string fold;
    std::size_t row;
  };

  std::optional<Problem> CheckTraining(const Column& training,
                                       const std::vector<std::string>& ids,
                                       std::size_t row) {
    std::vector<std::string> trained = IdsOf(training, row);
    std::sort(trained.begin(), trained.end());
    for (const std::string& id : ids) {
      if (std::binary_search(trained.begin(), trained.end(), id))
        return InBothSets(tests_, id, table_.LineOfRow(row));
    }
    return std::nullopt;
  }

  std::optional<Problem> CheckFolds(const std::vector<std::string>& ids,
                                    std::size_t row) {
    const std::string run = RunOf(row) + '\n';
    const std::string fold = FoldOf(row);
    for (const std::string& id : ids) {
      const auto [place, is_new] = seen_.try_emplace(run + id, Seen{fold, row});
      // A long table repeats the fold for each learner.
      if (is_new || place->second.fold == fold) continue;
      return InTwoFolds(tests_, id, table_.LineOfRow(place->second.row),
                        table_.LineOfRow(row));
    }
    return std::nullopt;
  }

  [[nodiscard]] std::string RunOf(std::size_t row) const {
    if (roles_.run) return CellText(table_.columns[*roles_.run], row);
    // Ten rows of 5×2 come in the order of their runs.
    return data_.design == "5x2" ? std::to_string(row / 2) : std::string();
  }

  [[nodiscard]] std::string FoldOf(std::size_t row) const {
    return roles_.fold ? CellText(table_.columns[*roles_.fold], row)
                       : std::to_string(row);
  }

  const Table& table_;
  const Roles& roles_;
  const CvData& data_;
  const Column& tests_;
  std::unordered_map<std::string, Seen> seen_;
};

}  // namespace

std::optional<Problem> CheckTestIds(const Table& table, const Roles& roles,
                                    const CvData& data) {
  const auto tests = FindColumnIn(table, kTestIdNames);
  if (!tests) return std::nullopt;
  // Runs without folds, and folds repeated without a column that tells the runs
  // apart, may share cases.
  if (data.design == "holdout" ||
      (data.runs > 1 && !roles.run && data.design != "5x2"))
    return std::nullopt;
  return TestIdChecker(table, roles, data, table.columns[*tests]).Check();
}

}  // namespace melon
