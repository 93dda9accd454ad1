#include "forms/stacked_problems.h"

#include "roles/roles.h"
#include "table/name_list.h"

namespace melon {

Problem ModelsSpread(const std::string& models, std::size_t count,
                     std::size_t cases, const std::vector<std::string>& keys,
                     const std::vector<std::string>& gone) {
  std::string names;
  for (const std::string& key : keys)
    names.append(names.empty() ? "" : ", ").append(Shorten(key));
  const Text by_order{
      "The rows of {0} models stood below each other: each model of "
      "column \"{1}\" now has a column of its own. No column numbers the "
      "{2} cases, so they were paired by their order, in which the "
      "truths are the same for all models.",
      "{0} 个模型的各行上下相接：“{1}”列中的每个模型现在各成一列。没有"
      "编号样例的列，因此 {2} 个样例按次序配对，各模型的真实标记依此次序"
      "相同。"};
  const Text by_keys{
      "The rows of {0} models stood below each other: each model of "
      "column \"{1}\" now has a column of its own, with its {2} cases "
      "paired by {3}.",
      "{0} 个模型的各行上下相接：“{1}”列中的每个模型现在各成一列，{2} "
      "个样例按 {3} 配对。"};
  Problem problem{.code = "models_spread",
                  .message = Fill(keys.empty() ? by_order : by_keys,
                                  {std::to_string(count), Shorten(models),
                                   CountText(cases), names})};
  if (!gone.empty()) {
    const Message list = NameList(gone);
    problem.message.english += " Left out: " + list.english + ".";
    problem.message.chinese += "未使用：" + list.chinese + "。";
  }
  problem.column = models;
  return problem;
}

Problem ModelsUnpaired(const std::string& models, std::size_t count) {
  Problem problem{
      .code = "models_pooled",
      .message = Fill(
          {"Column \"{0}\" seems to name {1} models, but their cases cannot "
           "be paired, so that all rows are evaluated together, as those of "
           "one model. To compare the models, give each a column of its own, "
           "or add a column id with the number of the case. If it says "
           "something else of the cases, nothing need be done.",
           "“{0}”列像是 {1} 个模型的名称，但它们的样例无法配对，因此所有行"
           "当作一个模型一起评估。若要比较这些模型，请让每个模型各占一列，或"
           "加一列 id 写明样例编号。若该列另有含义，则无须改动。"},
          {Shorten(models), CountText(count)})};
  problem.column = models;
  return problem;
}

Problem TruthOfEachModel(const std::string& models, const std::string& truth) {
  Problem problem{
      .code = "models_pooled",
      .message = Fill(
          {"The chosen truth \"{1}\" differs between the models of column \"{0}"
           "\" in the same case, as what models predict does: all rows are "
           "evaluated together, as those of one model. To compare the models, "
           "choose another truth (truth).",
           "同一样例中，所选的真实标记“{1}”因“{0}”列的模型而异，像是模型的预测"
           "：因此所有行当作一个模型一起评估。若要比较这些模型，请改选真实标记"
           "列（truth）。"},
          {Shorten(models), Shorten(truth)})};
  problem.column = models;
  return problem;
}

Problem ModelUnnamed(const std::string& models, std::uint64_t line) {
  return {
      .code = "models_pooled",
      .message = Fill(
          {"Column \"{0}\" seems to name models, but its cell in line {1} is "
           "empty or stands for a missing value. All rows are therefore "
           "evaluated together, as those of one model. To compare the "
           "models, write a name in each cell of the column. If it says "
           "something else of the cases, nothing need be done.",
           "“{0}”列像是模型的名称，但第 {1} 行的单元格为空或为缺失值记号，"
           "因此所有行当作一个模型一起评估。若要比较这些模型，请在该列的每"
           "一格写明名称。若该列另有含义，则无须改动。"},
          {Shorten(models), std::to_string(line)}),
      .line = line,
      .column = models};
}

Problem TooManyStacked(const std::string& models, std::size_t count) {
  return {.code = "too_many_models",
          .message = Fill(
              {"Column \"{0}\" names {1} models, too many to compare with each "
               "other: keep the rows of at most {2}.",
               "“{0}”列有 {1} 个模型，太多而无法两两比较：请至多保留 {2} 个模"
               "型的行。"},
              {Shorten(models), CountText(count), CountText(kMostModels)}),
          .column = models};
}

Problem CasesAbsent(std::size_t models, const std::string& model,
                    const std::string& first, std::size_t cases,
                    const std::string& column) {
  const Message others =
      cases == 1
          ? Message{}
          : Fill({cases == 2 ? " and {0} other case" : " and {0} other cases",
                  "，以及另外 {0} 个样例"},
                 {CountText(cases - 1)});
  const Text sentence{
      "The rows of {0} models stood below each other and were paired by the "
      "case, but model \"{1}\" has no row for {2}{3}. Add what is missing, "
      "choose other models (predictions), or leave such cases out for all "
      "models (missing=drop).",
      "{0} 个模型的各行上下相接，已按样例配对，但模型“{1}”缺少这些行：{2}{3}。"
      "请补上所缺的行，另选模型（predictions），或对所有模型略去这些样例（"
      "missing=drop）。"};
  const std::string count = std::to_string(models);
  const std::string name = Shorten(model);
  return {
      .code = "missing_cells",
      .message = {Fill(sentence, {count, name, first, others.english}).english,
                  Fill(sentence, {count, name, first, others.chinese}).chinese},
      .column = column};
}

}  // namespace melon
