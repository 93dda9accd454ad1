#include "tasks/friedman/procedures_json.h"

#include <gtest/gtest.h>

#include <cstddef>
#include <string>
#include <vector>

#include "io/json/json_writer.h"
#include "tasks/friedman/friedman_case.h"
#include "tasks/session_from_csv.h"

namespace melon {
namespace {

ReadJson ProceduresOf(const FriedmanCase& one, std::string_view deciding) {
  return ReadJson::parse(Serialize(ProceduresJson(
      one.data, one.findings.post_hoc, one.Of(deciding), one.options.alpha)));
}

const ReadJson& Find(const ReadJson& list, std::string_view id) {
  for (const ReadJson& one : list) {
    if (one["id"] == id) return one;
  }
  static const ReadJson none;
  return none;
}

using Groups = std::vector<std::vector<std::size_t>>;

TEST(ByMeanRank, ListsTheBestFirst) {
  EXPECT_EQ(ByMeanRank(FriedmanCase(kNotes).data),
            (std::vector<std::size_t>{0, 1, 2}));
  EXPECT_EQ(ByMeanRank(FriedmanCase(OrderedCsv(3, 2)).data).size(), 3U);
}

TEST(ProceduresJson, HasTheNotesCriticalDifferenceAndGroups) {
  const ReadJson list = ProceduresOf(FriedmanCase(kNotes), "nemenyi");
  const ReadJson& nemenyi = Find(list, "nemenyi");
  EXPECT_EQ(nemenyi["key"], "nemenyi_p");
  // docs/worked-examples.md: CD 1.65725; mean ranks 1, 2.125, 2.875.
  EXPECT_NEAR(nemenyi["critical_difference"].get<double>(), 1.65725, 5e-6);
  EXPECT_EQ(nemenyi["significant"], 1);
  EXPECT_EQ(nemenyi["cliques"].get<Groups>(), (Groups{{0, 1}, {1, 2}}));
}

TEST(ProceduresJson, HasNoCriticalDifferenceOfOtherTests) {
  const ReadJson list = ProceduresOf(FriedmanCase(kNotes), "nemenyi");
  EXPECT_TRUE(Find(list, "holm")["critical_difference"].is_null());
  EXPECT_TRUE(
      Find(list, "wilcoxon_bonferroni")["critical_difference"].is_null());
  // Wilcoxon's p over four data sets is at least 1/8: one group of all.
  EXPECT_EQ(Find(list, "wilcoxon_holm")["cliques"].get<Groups>(),
            (Groups{{0, 1, 2}}));
}

TEST(ProceduresJson, SaysWhyAProcedureHasNoPValues) {
  const ReadJson list =
      ProceduresOf(FriedmanCase(OrderedCsv(10, 12)), "shaffer");
  const ReadJson& procedure = Find(list, "bergmann_hommel");
  EXPECT_EQ(procedure["reason"], "too_many_algorithms_for_exhaustive_sets");
  EXPECT_FALSE(procedure.contains("cliques"));
  EXPECT_FALSE(Find(list, "shaffer").contains("reason"));
}

TEST(ProceduresJson, HasTheGroupsOfTheDecidingOneAloneForManyAlgorithms) {
  const ReadJson list = ProceduresOf(FriedmanCase(OrderedCsv(31, 3)), "holm");
  EXPECT_TRUE(Find(list, "holm").contains("cliques"));
  EXPECT_FALSE(Find(list, "nemenyi").contains("cliques"));
}

TEST(ControlJson, NamesTheControlAndItsProcedures) {
  const FriedmanCase notes(kNotes);
  const ControlTests control = TestAgainst(0, notes.data);
  const auto against = [&](std::string_view id, bool any_differ) {
    return ReadJson::parse(Serialize(
        ControlJson(notes.data, control, DecidingAgainst(control, notes.Of(id)),
                    any_differ, .05)));
  };
  const ReadJson json = against("nemenyi", true);
  EXPECT_EQ(json["name"], "A");
  EXPECT_EQ(json["index"], 0);
  EXPECT_EQ(json["procedure"], "bonferroni_dunn");
  EXPECT_EQ(json["better"], (std::vector<std::string>{}));
  EXPECT_EQ(json["worse"], (std::vector<std::string>{"C"}));
  EXPECT_EQ(against("shaffer", true)["procedure"], "holm");
  EXPECT_EQ(against("hochberg", true)["procedure"], "hochberg");
  EXPECT_TRUE(against("shaffer", false)["worse"].empty());
  // Dunn: 2.2414·√.5 = 1.585; A is 1.125 and 1.875 from B and C.
  const ReadJson& dunn = Find(json["procedures"], "bonferroni_dunn");
  EXPECT_NEAR(dunn["critical_difference"].get<double>(), 1.5849, 5e-5);
  EXPECT_EQ(dunn["significant"], 1);
}

}  // namespace
}  // namespace melon
