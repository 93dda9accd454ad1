#include "tasks/splitting/plan_facts.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <numbers>
#include <span>
#include <string>
#include <utility>
#include <variant>

#include "kernels/splitting/draw_bootstrap.h"
#include "kernels/splitting/row_sets.h"
#include "tasks/splitting/plan_warnings.h"

namespace melon {
namespace {

constexpr std::size_t kShownSplits = 1000;

class Facts {
 public:
  Facts(const Table& table, const SplitRequest& request, const SplitPlan& plan)
      : table_(table), request_(request), plan_(plan) {
    if (request.classes) class_range_.resize(request.classes->labels.size());
  }

  Json Write() {
    Json each = Json::EmptyArray();
    for (std::size_t i = 0; i < plan_.splits.size(); ++i) {
      Json split = Look(plan_.splits[i]);
      if (i < kShownSplits) each.Add(std::move(split));
    }
    Json json = Json::ObjectOf("id", Json(request_.splitter->id));
    json.Put("rows", plan_.row_count);
    json.Put("count", plan_.splits.size());
    json.Put("parameters", ParametersJson());
    json.Put("train", RangeJson(train_));
    json.Put("test", RangeJson(test_));
    if (request_.classes) {
      json.Put("stratify", table_.columns[request_.classes->column].name);
      json.Put("guessed", Json(request_.classes->guessed));
      json.Put("classes", ClassesJson());
    }
    if (request_.groups) {
      json.Put("group", table_.columns[request_.groups->column].name);
      json.Put("groups", request_.groups->names.size());
    }
    if (request_.splitter->id == "bootstrap") json.Put("left_out", LeftOut());
    json.Put("splits", std::move(each));
    return json;
  }

  [[nodiscard]] std::span<const ClassRange> classes() const {
    return class_range_;
  }

 private:
  struct Range {
    double low = std::numeric_limits<double>::infinity();
    double high = 0;

    void Add(double value) {
      low = std::min(low, value);
      high = std::max(high, value);
    }
  };

  static Json RangeJson(const Range& range) {
    Json json = Json::ObjectOf("min", Json(range.low));
    json.Put("max", range.high);
    return json;
  }

  Json ParametersJson() const {
    Json json = Json::EmptyObject();
    for (const SplitParameter* const parameter : request_.splitter->parameters)
      std::visit(
          [&](auto member) {
            json.Put(parameter->name, Json(request_.settings.*member));
          },
          parameter->member);
    return json;
  }

  [[nodiscard]] std::vector<std::uint32_t> CountClasses(
      std::span<const std::uint32_t> rows) const {
    std::vector<std::uint32_t> counts(class_range_.size());
    for (const std::uint32_t row : rows) ++counts[request_.classes->index[row]];
    return counts;
  }

  Json Look(const Split& split) {
    const std::size_t train =
        split.train ? split.train->size() : plan_.row_count - split.test.size();
    train_.Add(static_cast<double>(train));
    test_.Add(static_cast<double>(split.test.size()));
    left_out_ += static_cast<double>(split.test.size());
    Json json = Json::ObjectOf("repeat", Json(split.repeat));
    json.Put("fold", split.fold);
    if (split.inner_fold > 0) json.Put("inner_fold", split.inner_fold);
    json.Put("train", train);
    json.Put("test", split.test.size());
    if (request_.classes) json.Put("test_shares", LookAtClasses(split, train));
    return json;
  }

  Json LookAtClasses(const Split& split, std::size_t train_size) {
    const std::vector<std::uint32_t> test = CountClasses(split.test);
    const std::vector<std::uint32_t> train =
        split.train ? CountClasses(*split.train) : std::vector<std::uint32_t>();
    Json::Numbers shares;
    for (std::size_t i = 0; i < test.size(); ++i) {
      ClassRange& range = class_range_[i];
      const double of_train = split.train ? train[i] : Total(i) - test[i];
      const double share = test[i] / static_cast<double>(split.test.size());
      shares.push_back(share);
      range.test_low = std::min(range.test_low, share);
      range.test_high = std::max(range.test_high, share);
      range.without_test += test[i] == 0 ? 1U : 0U;
      const double train_share = of_train / static_cast<double>(train_size);
      range.train_low = std::min(range.train_low, train_share);
      range.train_high = std::max(range.train_high, train_share);
      range.without_train += of_train == 0 ? 1U : 0U;
    }
    return Json(std::move(shares));
  }

  /// Rows of a class in the file.
  double Total(std::size_t label) {
    if (totals_.empty()) {
      totals_.resize(class_range_.size());
      for (const std::uint16_t one : request_.classes->index) ++totals_[one];
      for (std::size_t i = 0; i < totals_.size(); ++i)
        class_range_[i].rows = totals_[i];
    }
    return totals_[label];
  }

  Json ClassesJson() {
    Json list = Json::EmptyArray();
    for (std::size_t i = 0; i < class_range_.size(); ++i) {
      const double rows = Total(i);
      const ClassRange& range = class_range_[i];
      Json json = Json::ObjectOf(
          "label", Json(std::string_view(request_.classes->labels[i])));
      json.Put("rows", rows);
      json.Put("share", rows / plan_.row_count);
      json.Put("train_share", RangeJson({range.train_low, range.train_high}));
      json.Put("test_share", RangeJson({range.test_low, range.test_high}));
      list.Add(std::move(json));
    }
    return list;
  }

  [[nodiscard]] Json LeftOut() const {
    Json json = Json::ObjectOf(
        "mean", Json(left_out_ / static_cast<double>(plan_.splits.size()) /
                     plan_.row_count));
    json.Put("expected", ShareLeftOut(request_.rows()));
    json.Put("limit", 1 / std::numbers::e);
    return json;
  }

  const Table& table_;
  const SplitRequest& request_;
  const SplitPlan& plan_;
  Range train_;
  Range test_;
  double left_out_ = 0;
  std::vector<ClassRange> class_range_;
  std::vector<std::uint32_t> totals_;
};

}  // namespace

Json PlanFactsJson(const Table& table, const SplitRequest& request,
                   const SplitPlan& plan, std::vector<Problem>& warnings) {
  Facts facts(table, request, plan);
  Json json = facts.Write();
  WarnOfPlan(table, request, plan, facts.classes(), warnings);
  return json;
}

}  // namespace melon
