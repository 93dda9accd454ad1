// What is true of whole reports whatever the predictions: the order of rows and
// columns, the form of the file and the names of classes do not matter, and
// roles that are said give what the same roles give when they are guessed.

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <functional>
#include <map>
#include <numeric>
#include <random>
#include <string>
#include <string_view>
#include <vector>

#include "tasks/session_from_csv.h"

namespace melon {
namespace {

using Texts = std::vector<std::string>;
using Random = std::mt19937;

struct Grid {
  Texts header;
  std::vector<Texts> rows;
};

struct Layout {
  std::string delimiter = ",";
  std::string line_end = "\n";
  std::string begin;
  bool quotes = false;
};

std::string Csv(const Grid& grid, const Layout& layout = {}) {
  std::string csv = layout.begin;
  const auto add = [&](const Texts& cells) {
    for (std::size_t i = 0; i < cells.size(); ++i) {
      const std::string quote = layout.quotes ? "\"" : "";
      csv += (i == 0 ? "" : layout.delimiter) + quote + cells[i] + quote;
    }
    csv += layout.line_end;
  };
  add(grid.header);
  std::for_each(grid.rows.begin(), grid.rows.end(), add);
  return csv;
}

/// A number of two decimals in [0, 1], so that there are ties.
std::string Share(Random& random) {
  const unsigned hundredths = random() % 101;
  return hundredths == 100 ? "1.00"
         : hundredths < 10 ? "0.0" + std::to_string(hundredths)
                           : "0." + std::to_string(hundredths);
}

std::string OneOf(const Texts& labels, Random& random) {
  return labels[random() % labels.size()];
}

/// The label, or sometimes another.
std::string Nearly(const std::string& label, const Texts& labels,
                   Random& random) {
  return random() % 4 == 0 ? OneOf(labels, random) : label;
}

Grid Scores(Random& random) {
  Grid grid{{"truth", "A", "B", "C"}, {}};
  for (int row = 0; row < 40; ++row)
    grid.rows.push_back(
        {row < 2 ? (row == 0 ? "no" : "yes") : OneOf({"no", "yes"}, random),
         Share(random), Share(random), Share(random)});
  return grid;
}

Grid Labels(const Texts& labels, Random& random) {
  Grid grid{{"truth", "A", "B", "C"}, {}};
  for (std::size_t row = 0; row < 40; ++row) {
    const std::string label =
        row < labels.size() ? labels[row] : OneOf(labels, random);
    grid.rows.push_back({label, Nearly(label, labels, random),
                         Nearly(label, labels, random),
                         Nearly(label, labels, random)});
  }
  return grid;
}

Grid TwoLabels(Random& random) { return Labels({"no", "yes"}, random); }

Grid ManyLabels(Random& random) {
  return Labels({"ant", "bee", "cat"}, random);
}

/// Columns of tenths that add up to 1 in every row.
Grid Probabilities(Random& random) {
  const Texts labels = {"ant", "bee", "cat"};
  Grid grid{{"truth", "A:ant", "A:bee", "A:cat", "B:ant", "B:bee", "B:cat"},
            {}};
  // Without ties, which go to the class whose column comes first.
  const Texts tenths[] = {{"0.6", "0.3", "0.1"}, {"0.3", "0.6", "0.1"},
                          {"0.1", "0.3", "0.6"}, {"0.6", "0.1", "0.3"},
                          {"0.1", "0.6", "0.3"}, {"0.3", "0.1", "0.6"}};
  for (std::size_t row = 0; row < 40; ++row) {
    Texts cells{row < 3 ? labels[row] : OneOf(labels, random)};
    for (int model = 0; model < 2; ++model) {
      const Texts& shares = tenths[random() % std::size(tenths)];
      cells.insert(cells.end(), shares.begin(), shares.end());
    }
    grid.rows.push_back(cells);
  }
  return grid;
}

Grid Estimates(Random& random) {
  Grid grid{{"truth", "A", "B", "input"}, {}};
  for (int row = 0; row < 40; ++row) {
    const double truth = 10 + static_cast<double>(random() % 1000) / 50;
    const auto near = [&] {
      return std::to_string(truth + static_cast<double>(random() % 100) / 20 -
                            2.5);
    };
    grid.rows.push_back({std::to_string(truth), near(), near(),
                         std::to_string(500 + random() % 400) + ".5"});
  }
  return grid;
}

Grid Rankings(Random& random) {
  Grid grid{{"query", "relevance", "A", "B"}, {}};
  for (int row = 0; row < 56; ++row)
    grid.rows.push_back({"q" + std::to_string(row % 8),
                         row < 8 ? "1" : std::to_string(random() % 4),
                         Share(random), Share(random)});
  return grid;
}

Grid Clusters(Random& random) {
  Grid grid{{"x1", "x2", "truth", "kmeans", "dbscan"}, {}};
  const Texts labels = {"ant", "bee", "cat"};
  for (std::size_t row = 0; row < 30; ++row) {
    const std::size_t group = row < 3 ? row : random() % 3;
    const auto cluster = [&] {
      return std::to_string(random() % 5 == 0 ? random() % 3 : group);
    };
    grid.rows.push_back(
        {std::to_string(static_cast<double>(group) +
                        static_cast<double>(random() % 999) / 1000),
         std::to_string(static_cast<double>(random() % 999) / 1000),
         labels[group], cluster(), cluster()});
  }
  return grid;
}

Grid Matrices(Random& random) {
  Grid grid{{"name", "tp", "fp", "fn", "tn"}, {}};
  for (int row = 0; row < 5; ++row) {
    Texts cells{"m" + std::to_string(row)};
    for (int i = 0; i < 4; ++i)
      cells.push_back(std::to_string(1 + random() % 50));
    grid.rows.push_back(cells);
  }
  return grid;
}

struct Kind {
  std::string name;
  Grid (*make)(Random&);
};

const Kind kKinds[] = {
    {"binary", Scores},          {"labels", TwoLabels},
    {"many labels", ManyLabels}, {"multiclass", Probabilities},
    {"regression", Estimates},   {"ranking", Rankings},
    {"clustering", Clusters},    {"counts", Matrices},
};

/// Calls back with some tables of each task.
void ForEachTable(
    const std::function<void(const Kind&, const Grid&, Random&)>& test) {
  constexpr unsigned kTables = 4;
  for (const Kind& kind : kKinds) {
    for (unsigned seed = 1; seed <= kTables; ++seed) {
      Random random(seed);
      const Grid grid = kind.make(random);
      SCOPED_TRACE(kind.name + ", seed " + std::to_string(seed) + "\n" +
                   Csv(grid));
      test(kind, grid, random);
      if (testing::Test::HasFailure()) return;
    }
  }
}

/// Where two answers differ by more than rounding; empty when they do not.
std::string Difference(const ReadJson& a, const ReadJson& b,
                       const std::string& path = "") {
  if (a.is_number() && b.is_number()) {
    const double x = a;
    const double y = b;
    const double scale = std::max({1.0, std::abs(x), std::abs(y)});
    return std::abs(x - y) <= 1e-9 * scale
               ? ""
               : path + ": " + a.dump() + " and " + b.dump();
  }
  if (a.is_object() && b.is_object()) {
    for (const auto& [key, value] : a.items()) {
      if (!b.contains(key)) return path + "/" + key + " is missing";
      std::string found = Difference(value, b[key], path + "/" + key);
      if (!found.empty()) return found;
    }
    return a.size() == b.size() ? "" : path + ": other keys";
  }
  if (a.is_array() && b.is_array() && a.size() == b.size()) {
    for (std::size_t i = 0; i < a.size(); ++i) {
      std::string found =
          Difference(a[i], b[i], path + "/" + std::to_string(i));
      if (!found.empty()) return found;
    }
    return "";
  }
  return a == b ? "" : path + ": " + a.dump() + " and " + b.dump();
}

/// The figures of each model, by its name.
ReadJson Figures(const ReadJson& report) {
  ReadJson figures;
  for (const auto& model : report["models"]) {
    ReadJson& own = figures[model["name"].get<std::string>()];
    for (const char* const part : {"metrics", "reasons", "intervals"})
      own[part] = model[part];
  }
  return figures;
}

/// Every p-value of each pair, by the names in order.
ReadJson PValues(const ReadJson& report) {
  ReadJson values;
  for (const auto& pair : report["pairs"]) {
    Texts names = {pair["a"], pair["b"]};
    std::sort(names.begin(), names.end());
    ReadJson& own = values[names[0] + "|" + names[1]];
    for (const auto& [key, value] : pair.items()) {
      if (key.find("_p") != std::string::npos) own[key] = value;
    }
  }
  return values;
}

void ExpectSameFigures(const ReadJson& a, const ReadJson& b) {
  ASSERT_FALSE(a.contains("error")) << a["error"];
  ASSERT_FALSE(b.contains("error")) << b["error"];
  EXPECT_EQ(a["task"], b["task"]);
  EXPECT_EQ(Difference(Figures(a), Figures(b)), "");
  EXPECT_EQ(Difference(PValues(a), PValues(b)), "");
  EXPECT_EQ(a["verdict"]["kind"], b["verdict"]["kind"]);
}

TEST(Reports, DoNotDependOnTheOrderOfRows) {
  ForEachTable([](const Kind&, const Grid& grid, Random& random) {
    Grid shuffled = grid;
    std::shuffle(shuffled.rows.begin(), shuffled.rows.end(), random);
    ExpectSameFigures(ReportOfCsv(Csv(grid)), ReportOfCsv(Csv(shuffled)));
  });
}

/// The grid with its columns in another order.
Grid Reordered(const Grid& grid, const std::vector<std::size_t>& order) {
  Grid other;
  for (const std::size_t i : order) other.header.push_back(grid.header[i]);
  for (const Texts& row : grid.rows) {
    Texts& cells = other.rows.emplace_back();
    for (const std::size_t i : order) cells.push_back(row[i]);
  }
  return other;
}

TEST(Reports, DoNotDependOnTheOrderOfColumnsAndModels) {
  ForEachTable([](const Kind&, const Grid& grid, Random& random) {
    std::vector<std::size_t> order(grid.header.size());
    std::iota(order.begin(), order.end(), 0);
    std::shuffle(order.begin(), order.end(), random);
    ExpectSameFigures(ReportOfCsv(Csv(grid)),
                      ReportOfCsv(Csv(Reordered(grid, order))));
  });
}

TEST(Reports, DoNotDependOnTheFormOfTheFile) {
  ForEachTable([](const Kind&, const Grid& grid, Random&) {
    ReadJson plain = ReportOfCsv(Csv(grid));
    plain["input"].erase("delimiter");
    for (const Layout& layout :
         {Layout{";", "\n", "", false}, Layout{"\t", "\r\n", "", false},
          Layout{"|", "\r", "\xEF\xBB\xBF", false},
          Layout{",", "\r\n", "", true}}) {
      ReadJson other = ReportOfCsv(Csv(grid, layout));
      other["input"].erase("delimiter");
      EXPECT_EQ(Difference(plain, other), "");
      EXPECT_TRUE(plain == other);
    }
    // Blank lines are counted, as whoever looks for a line does.
    ExpectSameFigures(plain, ReportOfCsv(Csv(grid, {",", "\n\n", "", false})));
  });
}

TEST(Reports, DoNotDependOnThePiecesInWhichTheFileComes) {
  ForEachTable([](const Kind&, const Grid& grid, Random& random) {
    const std::string csv = Csv(grid);
    Session session;
    session.BeginLoad("{}");
    for (std::size_t at = 0; at < csv.size();) {
      const std::size_t size =
          std::min<std::size_t>(1 + random() % 99, csv.size() - at);
      const std::span<char> buffer = session.Buffer(size);
      std::copy_n(csv.data() + at, size, buffer.begin());
      session.Push(size);
      at += size;
    }
    session.FinishLoad();
    EXPECT_EQ(RunSession(session).dump(), ReportOfCsv(csv).dump());
  });
}

TEST(Reports, CountARowOfWeightTwoAsTheRowTwice) {
  ForEachTable([](const Kind& kind, const Grid& grid, Random& random) {
    // A matrix counts for itself, and a point is no nearer for being there
    // twice: distances and neighbours are those of points.
    if (kind.name == "counts" || kind.name == "clustering") return;
    Grid weighted = grid;
    Grid doubled = grid;
    weighted.header.emplace_back("weight");
    doubled.header.emplace_back("weight");
    doubled.rows.clear();
    for (Texts& row : weighted.rows) {
      const bool twice = random() % 3 == 0;
      Texts once = row;
      once.emplace_back("1");
      doubled.rows.insert(doubled.rows.end(), twice ? 2 : 1, once);
      row.emplace_back(twice ? "2" : "1");
    }
    ExpectSameFigures(ReportOfCsv(Csv(weighted)), ReportOfCsv(Csv(doubled)));
  });
}

TEST(Reports, DoNotDependOnTheNamesOfClasses) {
  const std::map<std::string, std::string> names = {
      {"no", "alpha, 1"}, {"yes", "beta"},    {"ant", "Ä"},
      {"bee", "Ö"},       {"cat", "Ü x"},     {"A:ant", "A:Ä"},
      {"A:bee", "A:Ö"},   {"A:cat", "A:Ü x"}, {"B:ant", "B:Ä"},
      {"B:bee", "B:Ö"},   {"B:cat", "B:Ü x"}};
  ForEachTable([&](const Kind& kind, const Grid& grid, Random&) {
    const bool two = kind.name == "binary" || kind.name == "labels";
    Grid renamed = grid;
    const auto rename = [&](std::string& cell) {
      const auto found = names.find(cell);
      if (found != names.end()) cell = found->second;
    };
    std::for_each(renamed.header.begin(), renamed.header.end(), rename);
    for (Texts& row : renamed.rows)
      std::for_each(row.begin(), row.end(), rename);
    ExpectSameFigures(
        ReportOfCsv(Csv(grid), two ? R"({"positive":"yes"})" : "{}"),
        ReportOfCsv(Csv(renamed, {",", "\n", "", true}),
                    two ? R"({"positive":"beta"})" : "{}"));
  });
}

/// The roles of a report's columns, as options.
std::string RolesOf(const ReadJson& report) {
  ReadJson options = {{"task", report["task"]}};
  for (const char* const role :
       {"truth", "predictions", "weight", "query", "experiment", "features",
        "tp", "fp", "fn", "tn"}) {
    if (report["input"].contains(role)) options[role] = report["input"][role];
  }
  if (options.contains("tp")) options.erase("predictions");
  return options.dump();
}

TEST(Reports, AreTheSameOfRolesThatAreSaidAndGuessed) {
  ForEachTable([](const Kind&, const Grid& grid, Random& random) {
    std::vector<std::size_t> order(grid.header.size());
    std::iota(order.begin(), order.end(), 0);
    for (int round = 0; round < 3; ++round) {
      const std::string csv = Csv(Reordered(grid, order));
      const ReadJson guessed = ReportOfCsv(csv);
      const ReadJson said = ReportOfCsv(csv, RolesOf(guessed));
      EXPECT_EQ(guessed["models"].dump(), said["models"].dump());
      EXPECT_EQ(guessed["pairs"].dump(), said["pairs"].dump());
      EXPECT_EQ(guessed["verdict"].dump(), said["verdict"].dump());
      std::shuffle(order.begin(), order.end(), random);
    }
  });
}

TEST(Reports, OfRanksDoNotDependOnAMonotoneChangeOfScores) {
  for (unsigned seed = 1; seed <= 6; ++seed) {
    Random random(seed);
    const Grid grid = Scores(random);
    Grid cubed = grid;
    for (Texts& row : cubed.rows) {
      for (std::size_t i = 1; i < row.size(); ++i)
        row[i] = std::to_string(std::pow(std::stod(row[i]), 3));
    }
    const ReadJson before = Figures(ReportOfCsv(Csv(grid)));
    const ReadJson after = Figures(ReportOfCsv(Csv(cubed)));
    for (const auto& [model, figures] : before.items()) {
      for (const char* const key :
           {"roc_auc", "roc_auc_se", "average_precision", "ks", "gini",
            "partial_auc_0.1", "kendall_tau_b", "spearman", "ndcg", "ndcg@10",
            "break_even_point", "cost_curve_area_uniform"}) {
        EXPECT_EQ(Difference(figures["metrics"][key],
                             after[model]["metrics"][key], key),
                  "")
            << model << Csv(grid);
      }
    }
  }
}

}  // namespace
}  // namespace melon
