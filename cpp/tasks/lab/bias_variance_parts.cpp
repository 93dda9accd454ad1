#include "tasks/lab/bias_variance_parts.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <numeric>
#include <utility>

#include "base/bibliography.h"
#include "base/sum.h"
#include "kernels/learning/bias_variance.h"
#include "kernels/learning/domingos.h"
#include "kernels/learning/kohavi_wolpert.h"

namespace melon {
namespace {

/// So many cases with the largest error are listed.
constexpr std::size_t kWorst = 10;

/// A part of the error, with its value of each case.
struct Part {
  std::string_view name;
  std::vector<double> values = {};

  [[nodiscard]] double Mean() const {
    Sum sum;
    for (const double value : values) sum.Add(value);
    return sum.value() / static_cast<double>(values.size());
  }
};

std::vector<double> OfEachCase(const TrueCases& cases) {
  return std::vector<double>(cases.rows.size());
}

/// The mean of shares of so many models. Their counts are whole numbers, which
/// add up without rounding: what cancels is 0.
double MeanShare(const Part& part, double models) {
  double count = 0;
  for (const double share : part.values) count += std::round(share * models);
  return count / (models * static_cast<double>(part.values.size()));
}

/// {name: mean} of the parts, and after the first two what these add up to.
/// Where the parts are shares of models, their number is given.
Json MeansJson(std::span<const Part> parts, double models = 0) {
  Json json = Json::EmptyObject();
  double sum = 0;
  for (std::size_t i = 0; i < parts.size(); ++i) {
    const double mean =
        models > 0 ? MeanShare(parts[i], models) : parts[i].Mean();
    json.Put(parts[i].name, mean);
    sum += i < 2 ? mean : 0;
    if (i == 1) json.Put("sum", sum);
  }
  return json;
}

/// Where the decomposition was published.
Json Cited(Json json, const Source& source) {
  json.Put("reference", source.text);
  return json;
}

/// The first of the cases with the largest error; none without error.
std::vector<std::size_t> WorstCases(const std::vector<double>& errors) {
  std::vector<std::size_t> order(errors.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  const std::size_t count = std::min(kWorst, order.size());
  const auto end = order.begin() + static_cast<std::ptrdiff_t>(count);
  std::partial_sort(
      order.begin(), end, order.end(), [&errors](std::size_t a, std::size_t b) {
        return errors[a] != errors[b] ? errors[a] > errors[b] : a < b;
      });
  order.resize(count);
  std::erase_if(order, [&errors](std::size_t at) { return errors[at] == 0; });
  return order;
}

Json CaseJson(const TrueCases& cases, std::size_t at, Json truth, Json main,
              double error) {
  Json json = Json::ObjectOf("row", Json(cases.rows[at]));
  json.Put("truth", std::move(truth));
  json.Put("main", std::move(main));
  json.Put("error", error);
  return json;
}

Json PartsAt(std::span<const Part> parts, std::size_t at) {
  Json json = Json::EmptyObject();
  for (const Part& part : parts) json.Put(part.name, part.values[at]);
  return json;
}

Json ClassesJson(Json json, const TrueCases& cases,
                 const ModelPredictions& predictions) {
  Part error{"error", OfEachCase(cases)};
  Part kohavi[] = {{"bias_squared", OfEachCase(cases)},
                   {"variance", OfEachCase(cases)}};
  Part domingos[] = {{"bias", OfEachCase(cases)},
                     {"net_variance", OfEachCase(cases)},
                     {"unbiased_variance", OfEachCase(cases)},
                     {"biased_variance", OfEachCase(cases)},
                     {"variance", OfEachCase(cases)}};
  std::vector<std::size_t> mains(cases.rows.size());
  std::vector<std::uint32_t> counts(cases.labels.size());
  const auto models = static_cast<double>(predictions.classes.size());
  for (std::size_t at = 0; at < cases.rows.size(); ++at) {
    const std::uint16_t truth = cases.classes[at];
    std::fill(counts.begin(), counts.end(), 0U);
    double wrong = 0;
    for (const std::vector<std::uint16_t>& model : predictions.classes) {
      counts[model[at]] += 1;
      wrong += model[at] == truth ? 0 : 1;
    }
    error.values[at] = wrong / models;
    const KohaviWolpert first = KohaviWolpertOf(counts, truth);
    kohavi[0].values[at] = first.bias_squared;
    kohavi[1].values[at] = first.variance;
    const Domingos second = DomingosOf(counts, truth);
    mains[at] = second.main;
    domingos[0].values[at] = second.bias;
    domingos[1].values[at] = second.net_variance();
    domingos[2].values[at] = second.unbiased_variance;
    domingos[3].values[at] = second.biased_variance;
    domingos[4].values[at] = second.variance;
  }
  json.Put("error", MeanShare(error, models));
  json.Put("kohavi_wolpert", Cited(MeansJson(kohavi), sources::kohavi1996));
  json.Put("domingos",
           Cited(MeansJson(domingos, models), sources::domingos2000));
  Json worst = Json::EmptyArray();
  for (const std::size_t at : WorstCases(error.values)) {
    Json one = CaseJson(cases, at, Json(cases.labels[cases.classes[at]]),
                        Json(cases.labels[mains[at]]), error.values[at]);
    one.Put("kohavi_wolpert", PartsAt(kohavi, at));
    one.Put("domingos", PartsAt(domingos, at));
    worst.Add(std::move(one));
  }
  json.Put("worst", std::move(worst));
  return json;
}

Json NumbersJson(Json json, const TrueCases& cases,
                 const ModelPredictions& predictions) {
  Part error{"error", OfEachCase(cases)};
  Part parts[] = {{"bias_squared_and_noise", OfEachCase(cases)},
                  {"variance", OfEachCase(cases)}};
  std::vector<double> means(cases.rows.size());
  std::vector<double> of_case(predictions.numbers.size());
  for (std::size_t at = 0; at < cases.rows.size(); ++at) {
    const double truth = cases.numbers[at];
    Sum squares;
    for (std::size_t model = 0; model < of_case.size(); ++model) {
      of_case[model] = predictions.numbers[model][at];
      squares.Add((of_case[model] - truth) * (of_case[model] - truth));
    }
    error.values[at] = squares.value() / static_cast<double>(of_case.size());
    const BiasVariance taken = BiasVarianceOf(of_case, truth);
    means[at] = taken.mean;
    parts[0].values[at] = taken.bias_squared;
    parts[1].values[at] = taken.variance;
  }
  json.Put("error", error.Mean());
  json.Put("squared_error", MeansJson(parts));
  Json worst = Json::EmptyArray();
  for (const std::size_t at : WorstCases(error.values)) {
    Json one = CaseJson(cases, at, Json(cases.numbers[at]), Json(means[at]),
                        error.values[at]);
    one.Put("squared_error", PartsAt(parts, at));
    worst.Add(std::move(one));
  }
  json.Put("worst", std::move(worst));
  return json;
}

}  // namespace

Json BiasVarianceJson(std::string_view name, const TrueCases& cases,
                      const ModelPredictions& predictions) {
  Json json = Json::ObjectOf("name", Json(name));
  return cases.is_classification()
             ? ClassesJson(std::move(json), cases, predictions)
             : NumbersJson(std::move(json), cases, predictions);
}

}  // namespace melon
