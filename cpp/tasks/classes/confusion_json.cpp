#include "tasks/classes/confusion_json.h"

#include <algorithm>
#include <numeric>
#include <utility>

namespace melon {
namespace {

std::vector<std::size_t> OwnOrder(const ClassData& data) {
  std::vector<std::size_t> order(data.class_count());
  std::iota(order.begin(), order.end(), std::size_t{0});
  return order;
}

}  // namespace

Json ConfusionJson(const ClassData& data, const ConfusionMatrix& matrix,
                   std::span<const std::size_t> order) {
  Json labels = Json::EmptyArray();
  Json counts = Json::EmptyArray();
  for (const std::size_t truth : order) {
    labels.Add(data.classes[truth]);
    Json::Numbers row;
    row.reserve(order.size());
    for (const std::size_t prediction : order)
      row.push_back(matrix.At(truth, prediction));
    counts.Add(Json(std::move(row)));
  }
  Json json = Json::EmptyObject();
  json.Put("labels", std::move(labels));
  json.Put("counts", std::move(counts));
  return json;
}

Json ConfusionJson(const ClassData& data, const ConfusionMatrix& matrix) {
  if (data.class_count() <= kMostReportedClasses)
    return ConfusionJson(data, matrix, OwnOrder(data));
  Json labels = Json::EmptyArray();
  for (const std::string& label : data.classes) labels.Add(label);
  Json json = Json::EmptyObject();
  json.Put("labels", std::move(labels));
  json.Put("counts", Json());
  return json;
}

Json ConfusionsJson(const ClassData& data, const ConfusionMatrix& matrix) {
  constexpr std::size_t kShown = 50;
  struct Cell {
    double count;
    std::size_t truth;
    std::size_t prediction;
  };
  std::vector<Cell> cells;
  for (std::size_t truth = 0; truth < matrix.class_count(); ++truth) {
    for (std::size_t prediction = 0; prediction < matrix.class_count();
         ++prediction) {
      const double count = matrix.At(truth, prediction);
      if (truth != prediction && count > 0)
        cells.push_back({count, truth, prediction});
    }
  }
  std::stable_sort(
      cells.begin(), cells.end(),
      [](const Cell& a, const Cell& b) { return a.count > b.count; });
  cells.resize(std::min(cells.size(), kShown));
  Json json = Json::EmptyArray();
  for (const Cell& cell : cells) {
    Json one = Json::EmptyObject();
    one.Put("truth", data.classes[cell.truth]);
    one.Put("prediction", data.classes[cell.prediction]);
    one.Put("count", cell.count);
    json.Add(std::move(one));
  }
  return json;
}

}  // namespace melon
