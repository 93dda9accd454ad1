#include <gtest/gtest.h>

#include <string>
#include <string_view>
#include <vector>

#include "roles/roles.h"
#include "tasks/table_from_csv.h"

namespace melon {
namespace {

/// The truth, behind it the models, of a file with these headers, whose truth
/// has the two classes and whose columns their probabilities.
std::vector<std::string> Found(std::string_view headers, std::string_view zero,
                               std::string_view one,
                               const Options& options = {}) {
  std::string csv = std::string(headers) + "\n";
  for (const std::string_view row :
       {"1,.125,.875", "0,.75,.25", "1,.375,.625", "0,.875,.125", "1,.625,.375",
        "0,.5625,.4375", "1,.0625,.9375"}) {
    csv += row[0] == '1' ? one : zero;
    csv += std::string(row.substr(1)) + "\n";
  }
  const Table table = TableFromCsv(csv);
  const Result<Roles> roles = AssignRoles(table, options);
  if (!roles) return {roles.problem().code};
  std::vector<std::string> names{table.columns[roles.value().truth].name};
  for (const std::size_t index : roles.value().predictions)
    names.push_back(table.columns[index].name);
  return names;
}

using Names = std::vector<std::string>;

TEST(ColumnsCalledLikeClasses, AreNoTruthWhateverTheyAreCalled) {
  EXPECT_EQ(Found("y,False,True", "False", "True"), (Names{"y", "True"}));
  EXPECT_EQ(Found("obs,false,true", "false", "true"), (Names{"obs", "true"}));
  EXPECT_EQ(Found("churn,FALSE,TRUE", "FALSE", "TRUE"),
            (Names{"churn", "TRUE"}));
  EXPECT_EQ(Found("obs,nontarget,target", "nontarget", "target"),
            (Names{"obs", "target"}));
}

TEST(ColumnsCalledLikeClasses, AreModelsWithATruthThatIsChosen) {
  Options options;
  options.truth = "y";
  EXPECT_EQ(Found("y,False,True", "False", "True", options),
            (Names{"y", "True"}));
}

TEST(ColumnsCalledLikeClasses, AreNotLeftOutForNamesOfIdentifiers) {
  EXPECT_EQ(Found("obs,control,case", "control", "case"),
            (Names{"obs", "case"}));
}

TEST(ColumnsCalledLikeClasses, AreOfTheClassWithTheSameSign) {
  EXPECT_EQ(Found("truth,-1,1", "-1", "1"), (Names{"truth", "1"}));
  EXPECT_EQ(Found("truth,LR (-1),LR (1)", "-1", "1"),
            (Names{"truth", "LR (1)"}));
  for (const std::string_view form :
       {"<=50K,>50K", "lr:<=50K,lr:>50K", "LR (<=50K),LR (>50K)",
        ".pred_<=50K,.pred_>50K", "P (income=<=50K),P (income=>50K)"}) {
    const std::string positive(form.substr(form.find(',') + 1));
    EXPECT_EQ(Found("truth," + std::string(form), "<=50K", ">50K"),
              (Names{"truth", positive}))
        << form;
  }
  EXPECT_EQ(Found("truth,C,C++", "C", "C++"), (Names{"truth", "C++"}));
}

}  // namespace
}  // namespace melon
