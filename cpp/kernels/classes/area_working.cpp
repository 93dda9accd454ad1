#include "kernels/classes/area_working.h"

#include <cstddef>
#include <string>

#include "base/sum.h"
#include "kernels/binary/score_working.h"
#include "kernels/classes/class_rankings.h"
#include "kernels/classes/class_working.h"
#include "kernels/classes/top_label.h"

namespace melon {
namespace {

constexpr Text kNeverTrue{"no case is of this class, counts 0",
                          "没有该类的样例，按 0 计"};

std::string IndexOf(std::size_t label) { return std::to_string(label + 1); }

Term Indexed(const std::string& name, const std::string& index, double value) {
  return {name + "_{" + index + '}', value};
}

Term CasesOfClass(const ClassRankings& rankings, std::size_t label) {
  return Indexed("n", IndexOf(label), rankings.total[label]);
}

/// Pairs of a case of class `first` and one of class `second` that the numbers
/// for class `first` put in the right order.
double PairsWon(const ClassRankings& rankings, std::size_t first,
                std::size_t second) {
  return rankings.pairs[(first * rankings.class_count()) + second];
}

/// Adds a line while they are few; what it gives as a quantity.
Term LineOf(const Term& sign, const Term& term, bool has_line,
            const Text& title, Working& working) {
  return has_line ? working.Line(sign.symbols(), term, title) : sign;
}

Term CasesTerm(const ClassRankings& rankings) {
  Sum total;
  for (const double cases : rankings.total) total.Add(cases);
  return {"n", total.value()};
}

}  // namespace

std::vector<ClassArea> AreasAgainstRest(const ClassProbabilities& model,
                                        Working& working) {
  const ClassRankings rankings = RankingsOf(model);
  ClassTable(model.class_names, rankings.total, working);
  const std::size_t classes = rankings.class_count();
  const Term all = CasesTerm(rankings);
  std::vector<ClassArea> areas;
  for (std::size_t label = 0; label < classes; ++label) {
    if (rankings.total[label] == 0) continue;
    Sum won;
    for (std::size_t other = 0; other < classes; ++other)
      won.Add(PairsWon(rankings, label, other));
    const std::string index = IndexOf(label);
    const Term cases = CasesOfClass(rankings, label);
    const Term area =
        Indexed("U", index, won.value()) / (cases * (all - cases));
    const Text title{
        "U: pairs of a case of the class and one of the rest in which the "
        "first has the higher probability of the class, ties counting half",
        "U：该类样例与其余样例组成的对中，前者属于该类的概率较高的对数（相等"
        "计一半）"};
    areas.push_back({cases, LineOf(Indexed("A", index, area.value()), area,
                                   classes <= kMostClassLines,
                                   areas.empty() ? title : Text{}, working)});
  }
  return areas;
}

std::vector<ClassArea> AreasOfPairs(const ClassProbabilities& model,
                                    Working& working) {
  const ClassRankings rankings = RankingsOf(model);
  ClassTable(model.class_names, rankings.total, working);
  const std::size_t classes = rankings.class_count();
  const bool has_lines = classes * (classes - 1) / 2 <= kMostClassLines;
  std::vector<ClassArea> areas;
  for (std::size_t i = 0; i < classes; ++i) {
    for (std::size_t j = i + 1; j < classes; ++j) {
      const Term first = CasesOfClass(rankings, i);
      const Term second = CasesOfClass(rankings, j);
      const Term won = Indexed("U", IndexOf(i) + R"(\mid )" + IndexOf(j),
                               PairsWon(rankings, i, j)) +
                       Indexed("U", IndexOf(j) + R"(\mid )" + IndexOf(i),
                               PairsWon(rankings, j, i));
      const Term area = won / (2 * first * second);
      const Text title{
          "U of i given j: pairs of a case of class i and one of class j in "
          "which the first has the higher probability of class i, ties "
          "counting half",
          "U（i|j）：类别 i 与类别 j 的样例组成的对中，前者属于类别 i 的概率较"
          "高的对数（相等计一半）"};
      areas.push_back(
          {first + second,
           LineOf(Indexed("A", IndexOf(i) + ',' + IndexOf(j), area.value()),
                  area, has_lines, areas.empty() ? title : Text{}, working)});
    }
  }
  return areas;
}

std::vector<ClassArea> AveragePrecisions(const ClassProbabilities& model,
                                         Working& working) {
  const ClassRankings rankings = RankingsOf(model);
  ClassTable(model.class_names, rankings.total, working);
  const std::size_t classes = rankings.class_count();
  const bool has_lines = classes <= kMostClassLines;
  std::vector<ClassArea> areas;
  for (std::size_t label = 0; label < classes; ++label) {
    const std::string index = IndexOf(label);
    const Term cases = CasesOfClass(rankings, label);
    const bool occurs = cases.value() > 0;
    const double precision = occurs ? rankings.average_precision[label] : 0;
    const Term sign = Indexed(R"(\mathrm{AP})", index, precision);
    if (!occurs || !has_lines) {
      areas.push_back({cases, LineOf(sign, Term(precision), has_lines,
                                     kNeverTrue, working)});
      continue;
    }
    const GroupedScores groups = ClassGroups(model, label);
    const Text title{"P: the precision down to a case of the class",
                     "P：取到该类的一个样例为止的查准率"};
    const std::string symbols = R"(\sum_{i:\,y_i=)" + index + "} P_i";
    const Term sum = working.Line(
        symbols,
        PrecisionSum(symbols, groups.view(), precision * cases.value()),
        areas.empty() ? title : Text{});
    areas.push_back({cases, working.Line(sign.symbols(), sum / cases)});
  }
  return areas;
}

void ShowMean(std::string_view symbols, std::string_view count,
              const std::vector<ClassArea>& areas, Working& working) {
  std::vector<Term> summands;
  summands.reserve(areas.size());
  for (const ClassArea& one : areas) summands.push_back(one.area);
  const Term sum = working.Line(symbols, SumOf(symbols, summands));
  working.Result(sum / Term(count, static_cast<double>(areas.size())));
}

void ShowWeightedMean(std::string_view symbols, std::string_view total,
                      const std::vector<ClassArea>& areas, Working& working) {
  std::vector<Term> summands;
  summands.reserve(areas.size());
  Sum cases;
  for (const ClassArea& one : areas) {
    summands.push_back(one.cases * one.area);
    cases.Add(one.cases.value());
  }
  const Term sum = working.Line(symbols, SumOf(symbols, summands));
  working.Result(sum / Term(total, cases.value()));
}

Term PrecisionSum(std::string_view symbols, const ScoreGroups& groups,
                  double total) {
  const RankedScores ranked(groups);
  return SumOverPositives(
      symbols, ranked,
      [&ranked](std::size_t k) {
        const Counts& counts = ranked.CountsTo(k);
        return Times(ranked.Positives(k),
                     Term("TP_k", counts.true_positive) /
                         Term("n_k", counts.predicted_positives()));
      },
      total);
}

Term WinsTerm(std::string_view symbols, const ScoreGroups& groups,
              double total) {
  const RankedScores ranked(groups);
  return SumOverNegatives(
      symbols, ranked,
      [&ranked](std::size_t k) {
        const double above = ranked.CountsTo(k - 1).true_positive;
        return Times(ranked.Negatives(k),
                     Term("u_k", above + (ranked.Positives(k) / 2)));
      },
      total);
}

}  // namespace melon
