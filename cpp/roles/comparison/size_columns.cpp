#include "roles/comparison/size_columns.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <limits>
#include <string>
#include <string_view>

#include "base/column_access.h"
#include "base/latin_letters.h"
#include "kernels/numbers/quantile.h"
#include "roles/names/metric_names.h"
#include "roles/names/name_words.h"
#include "table/column_traits.h"

namespace melon {
namespace {

constexpr std::string_view kSizeNames[] = {"inst",
                                           "insts",
                                           "feat",
                                           "feats",
                                           "cls",
                                           "obs",
                                           "ex",
                                           "size",
                                           "datasize",
                                           "datasetsize",
                                           "samplesize",
                                           "instances",
                                           "samples",
                                           "cases",
                                           "examples",
                                           "observations",
                                           "rows",
                                           "records",
                                           "features",
                                           "attributes",
                                           "attrs",
                                           "attr",
                                           "variables",
                                           "inputs",
                                           "dims",
                                           "dimension",
                                           "dimensions",
                                           "classes",
                                           "train",
                                           "test",
                                           "val",
                                           "valid",
                                           "validation",
                                           "样本数",
                                           "样例数",
                                           "实例数",
                                           "样本量",
                                           "数据量",
                                           "规模",
                                           "特征数",
                                           "属性数",
                                           "特征维数",
                                           "维数",
                                           "维度",
                                           "类别数",
                                           "类数",
                                           "样本个数",
                                           "特征个数",
                                           "类别个数",
                                           "属性个数",
                                           "样本数量",
                                           "样例数量",
                                           "特征数量",
                                           "属性数量",
                                           "类别数量",
                                           "数据规模",
                                           "训练样本数",
                                           "测试样本数",
                                           "instancesn",
                                           "trainsize",
                                           "testsize",
                                           "trainingexamples",
                                           "trainingsize",
                                           "dim",
                                           "instanzen",
                                           "anzahlinstanzen",
                                           "fallzahl",
                                           "beispiele",
                                           "merkmale",
                                           "klassen",
                                           "attribute",
                                           "spalten",
                                           "zeilen",
                                           "grosse",
                                           "groesse",
                                           "umfang",
                                           "datensatzgrosse",
                                           "stichprobengrosse",
                                           "stichprobenumfang",
                                           "instanzen",
                                           "falle",
                                           "dimensionen",
                                           "echantillons",
                                           "exemples",
                                           "individus",
                                           "elements",
                                           "effectif",
                                           "taille",
                                           "tailleechantillon",
                                           "tailledelechantillon",
                                           "attributs",
                                           "caracteristiques",
                                           "instancias",
                                           "muestras",
                                           "ejemplos",
                                           "observaciones",
                                           "atributos",
                                           "caracteristicas",
                                           "clases",
                                           "filas",
                                           "tamano",
                                           "tamanomuestra",
                                           "dimensiones",
                                           "amostras",
                                           "exemplos",
                                           "tamanho",
                                           "dimensao",
                                           "campioni",
                                           "istanze",
                                           "esempi",
                                           "attributi",
                                           "classi",
                                           "dimensione",
                                           "osservazioni",
                                           "label",
                                           "labels",
                                           "labeled",
                                           "labelled"};
/// What is counted only behind words such as "number of".
constexpr std::string_view kCountedNames[] = {
    "sentences", "sents",    "tokens",    "words",   "documents", "docs",
    "images",    "texts",    "questions", "queries", "items",     "points",
    "patients",  "subjects", "users",     "groups",  "nodes",     "edges"};
/// Traits of graphs that are no whole numbers.
constexpr std::string_view kTraitNames[] = {"radius", "density"};
/// What may stand before such a name.
constexpr std::string_view kNumberOf[] = {
    "numberof", "numof", "noof",  "nof",       "number", "num",      "nr",
    "no",       "n",     "count", "anzahlder", "anzahl", "nombrede", "nombred",
    "nbde",     "nbd",   "nb",    "numerode",  "numde",  "numerodi"};
/// So many times the results: no two algorithms differ by that.
constexpr double kFarBeyond = 100;
/// Enough where the name speaks for it as well, or its neighbours' names do.
constexpr double kBeyond = 10;

bool IsSizeName(std::string_view name) {
  return std::find(std::begin(kSizeNames), std::end(kSizeNames), name) !=
         std::end(kSizeNames);
}

/// "n_samples", "#instances", "No. of classes".
bool TellsSize(const Column& column) {
  if (!column.name.empty() && column.name.front() == '#') return true;
  // "Number of features (K)".
  const std::string simple =
      WithoutAccents(Simplify(WithoutRemark(column.name)));
  if (simple == "n" || IsSizeName(simple)) return true;
  return std::any_of(std::begin(kNumberOf), std::end(kNumberOf),
                     [&simple](std::string_view words) {
                       if (!simple.starts_with(words)) return false;
                       const std::string_view rest =
                           std::string_view(simple).substr(words.size());
                       return IsSizeName(rest) ||
                              std::find(std::begin(kCountedNames),
                                        std::end(kCountedNames),
                                        rest) != std::end(kCountedNames);
                     });
}

/// The median of the sizes of a column's numbers; 0 without any.
double MedianSize(const Column& column) {
  std::vector<double> sizes = ToNumbers(column);
  std::erase_if(sizes, [](double size) { return !std::isfinite(size); });
  for (double& size : sizes) size = std::abs(size);
  return sizes.empty() ? 0 : SortedQuantile(Sorted(sizes), .5);
}

/// The smallest and the largest number.
struct Range {
  double low = std::numeric_limits<double>::infinity();
  double high = -std::numeric_limits<double>::infinity();
};

Range RangeOf(const Column& column) {
  Range range;
  for (const double number : ToNumbers(column)) {
    if (!std::isfinite(number)) continue;
    range.low = std::min(range.low, number);
    range.high = std::max(range.high, number);
  }
  return range;
}

struct Candidate {
  std::size_t column;
  double median;
  bool whole;
  bool named;
  /// Whether some number stands in several rows.
  bool repeats;
  Range range;
};

/// What the columns that are surely results look like.
struct ResultColumns {
  double largest_median = 0;
  /// Whether several have fractions, and all of those lie in [0, 1].
  bool proportions = false;
  /// Whether whole numbers stand in none of them, or fractions in several.
  bool fractions = true;
};

/// Results may be whole numbers themselves, as ranks are: then only the names
/// tell.
ResultColumns SureResults(const std::vector<Candidate>& all) {
  const auto fractional = std::count_if(
      all.begin(), all.end(), [](const Candidate& one) { return !one.whole; });
  ResultColumns results{.proportions = fractional > 1};
  for (const Candidate& one : all) {
    if (!one.whole && !(one.range.low >= 0 && one.range.high <= 1))
      results.proportions = false;
    if (!one.named && one.whole) results.fractions = fractional > 1;
    if (fractional > 0 ? !one.whole : !one.named)
      results.largest_median = std::max(results.largest_median, one.median);
  }
  return results;
}

bool IsSize(const Candidate& one, const ResultColumns& results) {
  if (!one.whole || results.largest_median <= 0) return false;
  if (one.named && results.fractions) return true;
  if (results.proportions && one.repeats && one.range.low >= 1 &&
      one.range.high > 1)
    return true;
  const double factor = one.named ? kBeyond : kFarBeyond;
  return one.median > factor * results.largest_median;
}

/// Whether no number of the column is near one of the others': all from 1 on
/// where those are proportions, or all apart from them and of another
/// magnitude.
bool HasScaleOfItsOwn(const Candidate& one,
                      const std::vector<Candidate>& others) {
  const Range own = one.range;
  Range range;
  double smallest = std::numeric_limits<double>::infinity();
  double largest = 0;
  for (const Candidate& other : others) {
    const Range its = other.range;
    range = {std::min(range.low, its.low), std::max(range.high, its.high)};
    smallest = std::min(smallest, other.median);
    largest = std::max(largest, other.median);
  }
  if (own.low >= 1 && range.low >= 0 && range.high <= 1) return true;
  const bool above = own.low > range.high && one.median > kBeyond * largest;
  const bool below = own.high < range.low && one.median * kBeyond < smallest;
  return above || below;
}

bool IsTraitName(const Column& column) {
  const std::string simple = Simplify(column.name);
  return std::find(std::begin(kTraitNames), std::end(kTraitNames), simple) !=
         std::end(kTraitNames);
}

/// What else describes the data sets, such as "Imbalance": it stands next to a
/// size, and two results or more share another scale, or its name says so.
/// A measure is none.
bool IsBesideSizes(const Table& table, const std::vector<Candidate>& all,
                   const std::vector<bool>& sizes, std::size_t place) {
  if (IsMetricName(table.columns[all[place].column].name)) return false;
  const bool beside = (place > 0 && sizes[place - 1]) ||
                      (place + 1 < all.size() && sizes[place + 1]);
  if (!beside || sizes[place]) return false;
  std::vector<Candidate> others;
  for (std::size_t i = 0; i < all.size(); ++i) {
    if (i != place && !sizes[i]) others.push_back(all[i]);
  }
  return others.size() > 1 && (IsTraitName(table.columns[all[place].column]) ||
                               HasScaleOfItsOwn(all[place], others));
}

/// Of results that the user speaks of, whatever is called a size, where two or
/// more are left to compare; else what is one by its numbers, too.
std::vector<bool> SizesByName(const std::vector<Candidate>& all,
                              const ResultColumns& results) {
  const auto is_size = [](const Candidate& one) {
    return one.named && one.whole;
  };
  const auto sizes = std::count_if(all.begin(), all.end(), is_size);
  const bool enough = static_cast<std::size_t>(sizes) + 2 <= all.size();
  std::vector<bool> found;
  found.reserve(all.size());
  for (const Candidate& one : all)
    found.push_back(is_size(one) && (enough || IsSize(one, results)));
  return found;
}

std::vector<bool> LikelySizes(const std::vector<Candidate>& all,
                              const ResultColumns& results) {
  std::vector<bool> found;
  found.reserve(all.size());
  for (const Candidate& one : all) found.push_back(IsSize(one, results));
  return found;
}

}  // namespace

std::vector<std::size_t> SizeColumns(const Table& table,
                                     const std::vector<std::size_t>& columns,
                                     bool by_name) {
  std::vector<Candidate> all;
  for (const std::size_t index : columns) {
    const Column& column = table.columns[index];
    all.push_back(
        {.column = index,
         .median = MedianSize(column),
         .whole = HasWholeNumbersOnly(column),
         .named = TellsSize(column),
         .repeats = IsCoded(column) && column.labels.size() < table.row_count,
         .range = RangeOf(column)});
  }
  const ResultColumns results = SureResults(all);
  std::vector<bool> is_size =
      by_name ? SizesByName(all, results) : LikelySizes(all, results);
  bool named = false;
  for (std::size_t i = 0; i < all.size(); ++i)
    named = named || (is_size[i] && all[i].named);
  for (std::size_t i = 0; named && i < all.size(); ++i)
    is_size[i] = is_size[i] || IsBesideSizes(table, all, is_size, i);
  std::vector<std::size_t> sizes;
  for (std::size_t i = 0; i < all.size(); ++i) {
    if (is_size[i]) sizes.push_back(all[i].column);
  }
  if (sizes.size() == columns.size()) sizes.clear();
  return sizes;
}

}  // namespace melon
