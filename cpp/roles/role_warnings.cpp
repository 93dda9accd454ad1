#include "roles/role_warnings.h"

#include <algorithm>
#include <string>

#include "roles/names/metric_names.h"
#include "table/column_traits.h"
#include "table/name_list.h"

namespace melon {
namespace column_warnings {

const ColumnWarning truth_in_doubt = {
    "truth_in_doubt",
    {"Any of the columns {0} may be the truth: the first is taken. If it is "
     "another, choose it (truth). If it is none of them, add the truth.",
     "以下各列都可能是真实标记：{0}。取了第一列；若是另一列，请选择它"
     "（truth）；若都不是，请加入真实标记列。"}};

const ColumnWarning cluster_truth_in_doubt = {
    "truth_in_doubt",
    {"Any of the columns {0} may be the true groups: the first is taken. If "
     "they are another column, choose that (truth); if none of them, choose no "
     "truth (truth=).",
     "以下各列都可能是真实分组：{0}。取了第一列；若是另一列，请选择它（truth）"
     "；若都不是，请不指定真实标记（truth=）。"}};

const ColumnWarning numbers_ignored = {
    "numeric_columns_ignored",
    {"Numeric columns that were not evaluated as scores: {0}. If one of them "
     "belongs to a model, choose its role: prediction (predictions).",
     "以下数值列未当作得分：{0}。若其中某列属于模型，请为它选择角色“预测”"
     "（predictions）。"}};

const ColumnWarning labels_ignored = {
    "label_columns_ignored",
    {"Columns of predicted labels that are not evaluated here: {0}. To "
     "evaluate them, choose their role: prediction (predictions).",
     "以下预测标记的列未作评估：{0}。若要评估，请为它选择角色“预测”"
     "（predictions）。"}};

const ColumnWarning labels_beside_scores = {
    "label_columns_ignored",
    {"Columns of predicted labels that are not evaluated beside scores: {0}. "
     "To evaluate them, choose the task of predicted labels (task=labels).",
     "以下预测标记的列未与得分一同评估：{0}。若要评估，请选择“预测标记”任务"
     "（task=labels）。"}};

const ColumnWarning labels_of_other_spelling = {
    "label_columns_ignored",
    {"Columns that are not evaluated because their labels are not written as "
     "those of the truth: {0}. If one of them has the predictions of a model, "
     "write its labels as in the truth.",
     "以下各列的标记与真实标记的写法不同，未作评估：{0}。若其中某列是模型的预"
     "测，请将其标记写成与真实标记一致。"}};

const ColumnWarning no_class_columns = {
    "predictions_left_out",
    {"Columns chosen as predictions, but not evaluated, since they are not "
     "numbers for each class of a model: {0}. Name such columns MODEL:CLASS, "
     "one for each class. For predicted labels choose that task "
     "(task=labels).",
     "以下各列选作预测却未评估，因为它们不是某个模型对每一类给出的数值：{0}。"
     "请把这样的列命名为 MODEL:CLASS（模型:类别），每类一列；若是预测标记，请"
     "选择“预测标记”任务（task=labels）。"}};

const ColumnWarning scores_ignored = {
    "score_columns_ignored",
    {"Columns of numbers that are not evaluated beside labels: {0}. Inputs "
     "of models need nothing; to evaluate scores of a model, choose the task "
     "of scores (task=binary).",
     "以下数值列未与标记一同评估：{0}。模型的输入无须"
     "处理；若要评估模型的得分，请选择“得分”任务（task=binary）。"}};

const ColumnWarning matrices_of_models = {
    "matrices_of_models",
    {"Column {0} names different models: read each row by itself. The "
     "averages and sums of the report are taken over all rows, so they mix "
     "the models; for those of one model keep its rows only.",
     "{0} 列有不同的模型：请逐行阅读。报告中的平均与合计取自所有行，混合了各"
     "模型；若要某一模型的，请只保留它的行。"}};

const ColumnWarning matrices_share_names = {
    "matrices_share_names",
    {"Several rows have the same name in column {0}. The averages and sums "
     "are taken over all rows, not over those of one name; for those of one "
     "name keep its rows only.",
     "{0} 列中有多行同名。平均与合计取自所有行，而非同名的行；若要某一名称"
     "的，请只保留它的行。"}};

const ColumnWarning numbers_beside_labels = {
    "score_columns_ignored",
    {"Columns of numbers that are not evaluated beside labels: {0}. If they "
     "are the probabilities of classes, name them MODEL:CLASS, one for each "
     "class.",
     "以下数值列未与标记一同评估：{0}。若它们是各类的概率，请命名为 "
     "MODEL:CLASS（模型:类别），每类一列。"}};

const ColumnWarning confidence_ignored = {
    "confidence_ignored",
    {"Not evaluated, since they are never below one in the number of classes "
     "and so may be probabilities of whichever class was predicted: {0}. A "
     "score must be that of one class: for two classes p where the positive "
     "class is predicted, and 1 − p where the negative one is.",
     "以下各列从不低于“1/类别数”，可能是所预测类别的概率，未作评估：{0}。得分应"
     "属于某一固定类别：两类时，预测为正类处取 p，预测为反类处取 1 − p。"}};

const ColumnWarning constant_ignored = {
    "constant_ignored",
    {"Columns with one number in every row were not evaluated, since they rank "
     "no case above another: {0}. If one is a model’s score, the model failed. "
     "To evaluate it all the same, choose it (predictions).",
     "以下各列每一行都是同一个数，无法区分样例，未作评估：{0}。若其中有模型的得"
     "分，说明该模型失败了。若仍要评估，请选定它（predictions）。"}};

const ColumnWarning confidence_as_score = {
    "confidence_as_score",
    {"Columns evaluated as scores of the positive class although they are "
     "never below one half, beside predicted labels of both classes: {0}. If "
     "they are probabilities of whichever class was predicted, use p where "
     "the positive class is predicted, and 1 − p where the negative one is.",
     "以下各列从不低于 0.5，而旁边两类的预测标记都有，却当作正类的得分："
     "{0}。若它们是所预测类别的概率，请在预测为正类处取 p，预测为反类处取 "
     "1 − p。"}};

const ColumnWarning zero_one_as_score = {
    "zero_one_as_score",
    {"Columns evaluated as scores of the positive class although they have "
     "nothing but 0 and 1: {0}. If they are predicted labels, write them in "
     "the words of the truth; they are then counted, and have no AUC.",
     "以下各列只有 0 和 1，却当作正类的得分：{0}。若它们是预测标记，请写成与真"
     "实标记一致的词；这样会按标记计数，而不给出 AUC。"}};

const ColumnWarning read_as_labels = {
    "numbers_read_as_labels",
    {"The whole numbers in {0} were read as labels of classes. If "
     "they are quantities, choose the task of numbers "
     "(task=regression).",
     "{0} 中的整数当作类别标记。若它们是数量，请选择回归任务"
     "（task=regression）。"}};

const ColumnWarning decimals_as_numbers = {
    "labels_read_as_numbers",
    {"The few numbers in {0} were read as quantities, since they have "
     "decimals. If they are labels of classes, choose the task of labels "
     "(task=labels).",
     "{0} 中的数不多，因为带小数，当作数量。若它们是类别标记，请选择“预测标"
     "记”任务（task=labels）。"}};

const ColumnWarning blocks_as_queries = {
    "query_by_content",
    {"Column {0} was read as the query of each row, since the rows of each of "
     "its values follow each other. If it is not, give the role to no column "
     "or to another one (query).",
     "{0} 列当作每行所属的查询，因为其同值的各行相连。若不是，请不指定查询，或"
     "另选一列（query）。"}};

const ColumnWarning classes_as_numbers = {
    "numbers_read_as_quantities",
    {"{0} has only two different numbers, and the errors here are those of "
     "quantities. If they are two classes, choose the task of scores "
     "(task=binary) or of predicted labels (task=labels).",
     "{0}只有两种不同的数，而这里的误差是按数量算的。若它们是两个类别，请选择"
     "得分（task=binary）或预测标记（task=labels）任务。"}};

const ColumnWarning read_as_numbers = {
    "labels_read_as_numbers",
    {"The few whole numbers in {0} were read as quantities, since "
     "the predictions are not among them. If they are labels of "
     "classes, give the labels that were predicted, and choose the task of "
     "labels (task=labels).",
     "{0} 中的少数几个整数当作数量，因为预测值不在其中。若它们是"
     "类别标记，请给出预测的标记，并选择“预测标记”任务（task=labels）。"}};

const ColumnWarning predictions_in_doubt = {
    "predictions_in_doubt",
    {"Columns that may be predictions, but were not evaluated: {0}. If one of "
     "them belongs to a model, choose the role prediction for it and for the "
     "other models (predictions).",
     "以下各列可能是预测，但未当作预测：{0}。若其中某列属于模型，请为它和其他"
     "模型选择角色“预测”（predictions）。"}};

const ColumnWarning numbers_as_inputs = {
    "numbers_as_inputs",
    {"Columns of numbers that were read as inputs of the models, not as "
     "predictions: {0}. If one of them belongs to a model, choose the role "
     "prediction for it and for the other models (predictions).",
     "以下数值列当作模型的输入，而非预测：{0}。若其中某列属于模型，请为它和其他"
     "模型选择角色“预测”（predictions）。"}};

const ColumnWarning numbers_beside_predictions = {
    "numbers_as_models",
    {"As the truth or the task was chosen, columns of numbers near the truth "
     "were evaluated as models although no name says so: {0}. If they are "
     "inputs, name the models (predictions).",
     "由于指定了真实标记列或任务，与真实值接近的数值列虽无名称表明，也当作模型"
     "评估：{0}。若它们是输入，请指明模型的列（predictions）。"}};

const ColumnWarning labels_beside_predictions = {
    "numbers_as_models",
    {"As the truth or the task was chosen, columns with labels of the truth "
     "were evaluated as models although no name says so: {0}. If they are "
     "inputs, name the models (predictions).",
     "由于指定了真实标记列或任务，含有真实标记的列虽无名称表明，也当作模型评"
     "估：{0}。若它们是输入，请指明模型的列（predictions）。"}};

const ColumnWarning scores_beside_predictions = {
    "numbers_as_models",
    {"As the truth or the task was chosen, columns of proportions or of both "
     "signs were evaluated as scores of models although no name says so: {0}. "
     "If they are inputs, name the models (predictions).",
     "由于指定了真实标记列或任务，在 0 与 1 "
     "之间或有正有负的数值列虽无名称表明，"
     "也当作模型的得分评估：{0}"
     "。若它们是输入，请指明模型的列（predictions）。"}};

const ColumnWarning numbers_as_models = {
    "numbers_as_models",
    {"No name tells models from inputs, so every column of numbers was "
     "evaluated as a model. These do not come near the truth: {0}. If "
     "they are inputs, name the models (predictions); if there is no model "
     "yet, the lab learns from such a file: melon lab, or \"Lab\" on the page.",
     "列名看不出哪些是模型、哪些是输入，因此每个数值列都当作模型评估。以下各列"
     "与真实值相去较远：{0}。若它们是输入，请指明模型的列（predictions）；若尚"
     "无模型，请用实验室学习：命令 melon lab，或页面上的“实验室”。"}};

const ColumnWarning perhaps_features = {
    "perhaps_features",
    {"No column is named like a prediction, and most of the numbers do not "
     "look like scores; each was evaluated as one: {0}. If they are features "
     "from which no model has learned yet, the lab learns from such a file: "
     "melon lab, or \"Lab\" on the page.",
     "没有列名像预测，多数数值也不像得分；这里仍把以下各列当作得分评估：{0}。"
     "若它们是特征而尚无模型的预测，请用实验室学习：命令 melon lab，或页面上的"
     "“实验室”。"}};

const ColumnWarning truth_repeated = {
    "truth_repeated",
    {"Columns that repeat the truth in each row, if in other words, were not "
     "evaluated as models: {0}. If one of them is a model that is always "
     "right, choose its role: prediction (predictions).",
     "以下各列与真实标记逐行相同（或只是写法不同），未当作模型评估：{0}。若其中"
     "某列是从不出错的模型，请为它选择角色“预测”（predictions）。"}};

const ColumnWarning bounds_ignored = {
    "bounds_ignored",
    {"Columns that are called like the bounds of intervals were not evaluated "
     "as models: {0}. If one of them is a model of its own, choose its role: "
     "prediction (predictions).",
     "以下各列的名称像区间的上下限，未当作模型评估：{0}。若其中某列本身是一个模"
     "型，请为它选择角色“预测”（predictions）。"}};

const ColumnWarning counts_not_used = {
    "counts_not_used",
    {"Each row counted as one case, though these columns may say how often it "
     "stands for one: {0}. If one of them does, choose its role: weight "
     "(weight).",
     "每一行按一个样例计，但以下各列可能说明该行代表几个样例：{0}。若其中某列"
     "确是如此，请为它选择角色“权重”（weight）。"}};

const ColumnWarning byproducts_ignored = {
    "byproducts_ignored",
    {"Columns that describe predictions, such as their errors, deviations or "
     "ranks, were not evaluated as models: {0}. If one of them is a model of "
     "its own, choose its role: prediction (predictions).",
     "以下各列描述的是预测（如误差、标准差或排名），未当作模型评估：{0}。若其中"
     "某列本身是一个模型，请为它选择角色“预测”（predictions）。"}};

const ColumnWarning sources_of_truth = {
    "sources_of_truth",
    {"Numbers that tell the classes apart in every row, as those do from which "
     "a truth is made, were not evaluated as models: {0}. If one of them is a "
     "model’s score, choose its role: prediction (predictions).",
     "以下数值列在每一行都与真实标记的类别完全对应，像是生成真实标记的依据，未"
     "当作模型评估：{0}。若其中某列是模型的得分，请为它选择角色“预测”"
     "（predictions）。"}};

const ColumnWarning other_units_ignored = {
    "other_units_ignored",
    {"Numbers far beyond the truth, as in another unit, were not evaluated "
     "beside predictions that are near it: {0}. Give them a truth in their "
     "unit (truth), or choose them all the same (predictions).",
     "以下数值列远离真实值，像是另一单位，旁边已有接近真实值的预测，故未作评估"
     "：{0}。请为它们指定同一单位的真实值列（truth）；若仍要评估，请选定它们（"
     "predictions）。"}};

const ColumnWarning byproducts_chosen = {
    "byproducts_chosen",
    {"Columns chosen as predictions that seem to describe predictions, such as "
     "their errors, deviations or ranks: {0}. If they do, choose the columns "
     "of the models instead (predictions).",
     "以下列被选作预测，却像是对预测的描述（如误差、标准差或排名）：{0}。若确"
     "是如此，请改选各模型的预测列（predictions）。"}};

const ColumnWarning other_truths_ignored = {
    "other_truths_ignored",
    {"Other truths and their predictions were left out: {0}. To evaluate "
     "them, choose another truth (truth); to take one of them as a prediction "
     "of this truth, choose its role: prediction (predictions).",
     "其他真实标记及其预测未使用：{0}。若要评估它们，请另选真实标记"
     "（truth）；若其中某列是当前真实标记的预测，请为它选择角色“预测”"
     "（predictions）。"}};

const ColumnWarning prediction_as_truth = {
    "truths_exchanged",
    {"The chosen truth {0} is called a prediction. If it is one, choose the "
     "column that it predicts as the truth (truth).",
     "所选的真实标记{0}名称像预测。若它确是预测，请把它所预测的那一列选作真实标"
     "记（truth）。"}};

const ColumnWarning unlikely_truth = {
    "unlikely_truth",
    {"The chosen truth {0} looks like a number of the rows, a metric that was "
     "computed already, a mark of right predictions, or the name of the model "
     "or the part of the data that a row is of, which models do not predict. "
     "If another column is the truth, choose that one (truth).",
     "所选的真实标记{0}像是行号、已经算好的指标、预测是否正确的标记，或该行所属"
     "的模型或数据部分的名称，模型并不预测它。若另一列才是真实标记，请选择那一"
     "列（truth）。"}};

const ColumnWarning groups_of_one = {
    "groups_of_one",
    {"The chosen truth {0} has hardly two points in one group, as a "
     "measurement or a name has: agreement with it says nothing. Choose the "
     "column of the true groups, or none (truth=).",
     "所选的真实标记{0}几乎没有两个样例同组，像是测量值或名称：与它的一致程度没"
     "有意义。请选择真实分组所在的列，或不指定（truth=）。"}};

const ColumnWarning clustering_as_truth = {
    "truths_exchanged",
    {"The chosen truth {0} is called a clustering. If it is one, choose its "
     "role: prediction (predictions), and another truth or none (truth=).",
     "所选的真实标记{0}名称像簇标记。若它确是簇标记，请为它选择角色“预测”"
     "（predictions），并改选真实标记列或不指定（truth=）。"}};

const ColumnWarning parts_pooled = {
    "parts_pooled",
    {"Column {0} tells rows of training from others, and all are evaluated "
     "together. On cases that it learned from a model looks better than it "
     "is: keep the rows of one part only.",
     "{0} 列区分了训练与其他各行，而这里一同评估。模型在训练样例上会显得更"
     "好：请只保留其中一部分的行。"}};

const ColumnWarning quantities_pooled = {
    "quantities_pooled",
    {"Column {0} seems to say which quantity a row is of, and all are "
     "evaluated together: the one with the largest numbers decides. Keep the "
     "rows of one of them, and evaluate each by itself.",
     "{0} 列似乎说明各行属于哪个量，而这里一同评估，结果由数值最大的量决定。"
     "请只保留其中一个量的行，逐个评估。"}};

const ColumnWarning no_case_right = {
    "no_case_right",
    {"No case is predicted right by all of {0}, though by their accuracies "
     "some would be. If the file has only cases with errors, the accuracies "
     "are far too low, and the test compares chosen cases: evaluate all cases.",
     "没有一个样例被 {0} 全部预测正确，而按各自的精度本应有一些。若文件只含出错"
     "的样例，精度便大为偏低，检验比较的也"
     "只是挑选出来的样例：请评估全部样例。"}};

const ColumnWarning folds_pooled = {
    "folds_pooled",
    {"The cases of all folds in column {0} are evaluated together. Each fold "
     "had a model of its own, so the AUC and other measures of ranks compare "
     "scores of different models, whose scales may differ. For one fold, keep "
     "its rows only.",
     "{0} 列各折的样例在这里一同评估。每一折的模型各不相同，因此 AUC 等按排序计"
     "算的度量比较了不同模型的得分，而其尺度可能不同。若要评估某一折，请只保留"
     "它的行。"}};

const ColumnWarning read_as_clusterings = {
    "read_as_clusterings",
    {"Columns that group the points as clusterings do were read as "
     "clusterings: {0}. If one of them is the true grouping, choose its role: "
     "truth (truth); if it is a coordinate, choose the clusterings alone "
     "(predictions).",
     "以下各列像聚类一样把样本分组，因此当作簇标记：{0}。若其中某列是真实分组，"
     "请为它选择角色“真实标记”（truth）；若是坐标，请只选择聚类结果各列"
     "（predictions）。"}};

const ColumnWarning incomplete_coordinates = {
    "incomplete_coordinates",
    {"Columns of numbers that were not taken as coordinates of the points, "
     "since most cells are missing: {0}. To use them with the points that have "
     "them, choose their role: feature (features), and missing=drop.",
     "以下数值列多数单元格缺失，未当作样本的坐标：{0}。若只用有值的样本，请为它"
     "们选择角色“特征”（features），并设 missing=drop。"}};

const ColumnWarning times_beside_points = {
    "times_beside_points",
    {"Columns of numbers that were not taken as coordinates of the points, "
     "since their names tell times: {0}. If the points were clustered by them, "
     "choose all coordinates (features).",
     "以下数值列的列名表示时间，未当作样本的坐标：{0}。若聚类时用了它们，请选择"
     "全部坐标（features）。"}};

const ColumnWarning read_as_coordinates = {
    "read_as_coordinates",
    {"Columns of few whole numbers were read as coordinates of the points: "
     "{0}. If one of them is a clustering, choose its role: cluster "
     "(predictions); if neither, choose the coordinates without it "
     "(features), since it changes all distances.",
     "以下各列只有少数几个整数值，当作样本的坐标：{0}。若其中某列是簇标记，请"
     "为它选择角色“簇标记”（predictions）；若两者都不是，请只选其余各列为坐标"
     "（features），因为它会改变所有距离。"}};

const ColumnWarning empty_left_out = {
    "empty_columns_left_out",
    {"Columns that were not evaluated because every cell is missing or "
     "infinite: {0}. If one of them belongs to a model, the model failed, or "
     "its file was not joined: correct the cells. Other columns need nothing.",
     "以下各列的每个单元格都缺失或为无穷大，未作评估：{0}。若其中某列属于模型"
     "，则是该模型失败，或其文件没有对上：请改正这些单元格。其他的列无须处理"
     "。"}};

const ColumnWarning settings_pooled = {
    "settings_pooled",
    {"Settings of a model, not predictions: {0}. The rows of all settings "
     "are evaluated together, as those of one model. To compare the settings "
     "with each other, choose the role of such a column: algorithm "
     "(algorithm).",
     "以下各列是模型的参数设置而不是预测：{0}。各种设置的行当作一个模型一起"
     "评估。若要比较各种设置，请为其中一列选择角色“算法”（algorithm）。"}};

}  // namespace column_warnings

Problem WarningOf(const ColumnWarning& kind, const Table& table,
                  const std::vector<std::size_t>& columns) {
  return WarningAbout(std::string(kind.code), kind.sentence, kind.sentence,
                      NamesOfColumns(table, columns));
}

Problem ModelsLimited(std::size_t found, std::size_t taken) {
  return {.code = "predictions_limited",
          .message = Fill(
              {"{0} columns look like predictions; only the first {1} are "
               "evaluated. Choose others by their roles (predictions).",
               "有 {0} 列像是预测，只评估了前 {1} 列。可在列的角色中另行选择"
               "（predictions）。"},
              {CountText(found), CountText(taken)})};
}

Problem PairsLimited(std::size_t models, std::size_t compared) {
  return {.code = "pairs_limited",
          .message = Fill(
              {"Of {0} models only the best {1} are compared in pairs; their "
               "p-values are adjusted over the pairs of all {0}. For other "
               "pairs choose fewer columns (predictions).",
               "{0} 个模型中只有最好的 {1} 个两两比较；p 值按全部 {0} 个模型的"
               "比较次数校正。若要比较其他模型，请选取较少的列"
               "（predictions）。"},
              {CountText(models), CountText(compared)})};
}

Problem PositiveNotUsed(const std::string& label) {
  return {
      .code = "positive_not_used",
      .message = Fill(
          {"The option positive (\"{0}\") has no effect here: only tasks of "
           "two classes have a positive one. With more classes read the "
           "row of that class.",
           "选项 positive（“{0}”）在此不起作用：只有两类的任务才有正类。类别"
           "更多时，请看该类的一行。"},
          {Shorten(label)}),
      .value = label};
}

Problem TruthsExchanged(const Table& table, std::size_t chosen,
                        std::size_t called, bool predicted) {
  constexpr Text kOtherwise{
      "Column \"{1}\" is called a truth, and the chosen truth \"{0}\" is not. "
      "If they are exchanged, choose \"{1}\" (truth).",
      "“{1}”列的名称像真实标记，而所选的真实标记“{0}”不像。若二者颠倒了，请选"
      "择“{1}”（truth）。"};
  constexpr Text kPredicted{
      "The chosen truth \"{0}\" is called a prediction, perhaps of \"{1}\". If "
      "they are exchanged, choose \"{1}\" (truth).",
      "所选的真实标记“{0}”名称像预测，也许是对“{1}”的预测。若二者颠倒了，请选"
      "择“{1}”（truth）。"};
  return {.code = "truths_exchanged",
          .message = Fill(predicted ? kPredicted : kOtherwise,
                          {Shorten(table.columns[chosen].name),
                           Shorten(table.columns[called].name)})};
}

Problem LabelsBeyondTruth(const Table& table, std::size_t column,
                          const std::vector<std::string>& labels,
                          std::size_t truth) {
  const Column& predicted = table.columns[column];
  const std::string& first = labels.front();
  const std::uint64_t line = LineOfLabel(table, predicted, first);
  const std::string name = Shorten(predicted.name);
  const std::string truth_name = Shorten(table.columns[truth].name);
  Problem warning{
      .code = "label_beyond_truth",
      .message = Fill(
          {"Column \"{0}\" predicts \"{1}\" in line {2}, a label that the "
           "truth \"{3}\" never has: it counts as a class of its own, also in "
           "averages over the classes. Correct it if it is a slip.",
           "列“{0}”在第 {2} 行预测了“{1}”，而真实标记“{3}”中没有它：这里当作"
           "另一类，计入各类的平均。若是笔误，请改正。"},
          {name, Shorten(first), std::to_string(line), truth_name})};
  if (labels.size() > 1) {
    const Message list = NameList(labels);
    const Text sentence{
        "Column \"{0}\" predicts {1} labels that the truth \"{2}\" never has, "
        "the first of them in line {3}: {4}. Each counts as a class of its own "
        "and in averages over the classes. Correct those that are slips.",
        "列“{0}”预测了真实标记“{2}”中没有的 {1} 个标记，首个在第 {3} 行：{4}。"
        "这里各当作另一类，计入各类的平均。若是笔误，请改正。"};
    const std::string count = CountText(labels.size());
    const std::string place = std::to_string(line);
    warning.message = {
        Fill(sentence, {name, count, truth_name, place, list.english}).english,
        Fill(sentence, {name, count, truth_name, place, list.chinese}).chinese};
  }
  warning.line = line;
  warning.column = predicted.name;
  warning.value = first;
  return warning;
}

}  // namespace melon
