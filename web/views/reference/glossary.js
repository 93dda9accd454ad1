/**
 * Terms of the field: what they are also called, and what they mean. Their hints stand wherever
 * `hinted` writes a text.
 *
 * @typedef {{ en: string, zh: string }} Text
 * @typedef {{ id: string, name: Text, also?: Text, text: Text }} Term
 */

/** @type {Term[]} */
export const TERMS = [
  {
    id: 'case',
    name: { en: 'case', zh: '样例' },
    also: { en: 'example, instance, row', zh: '样本、实例、示例' },
    text: {
      en: 'One thing that is predicted: a row of the table.',
      zh: '被预测的一个对象：表中的一行。',
    },
  },
  {
    id: 'positive',
    name: { en: 'positive class', zh: '正类' },
    also: { en: 'the class that is looked for', zh: '正例所属的类' },
    text: {
      en: 'Of two classes the one that is looked for. Precision and recall are about it; exchange the classes, and both change.',
      zh: '两类中要找的那一类。查准率与查全率都是对它而言，两类互换则数值不同。',
    },
  },
  {
    id: 'confusion_matrix',
    name: { en: 'confusion matrix', zh: '混淆矩阵' },
    also: { en: 'contingency table, error matrix', zh: '误差矩阵' },
    text: {
      en: 'How many cases of each true class were predicted as each class. With two classes: TP, FP, FN and TN.',
      zh: '每个真实类别中有多少样例被预测为各类。两类时即 TP、FP、FN、TN。',
    },
  },
  {
    id: 'false_negative',
    name: { en: 'false negative', zh: '假反例' },
    also: { en: 'miss, type II error, FN', zh: '漏报、第二类错误、FN' },
    text: { en: 'A positive case that was predicted negative.', zh: '被预测为反例的正例。' },
  },
  {
    id: 'false_positive',
    name: { en: 'false positive', zh: '假正例' },
    also: { en: 'false alarm, type I error, FP', zh: '误报、第一类错误、FP' },
    text: { en: 'A negative case that was predicted positive.', zh: '被预测为正例的反例。' },
  },
  {
    id: 'accuracy',
    name: { en: 'accuracy', zh: '精度' },
    also: { en: 'fraction correct', zh: '准确率、正确率' },
    text: {
      en: 'The share of cases that is right. In Chinese texts 精度 is accuracy, not precision.',
      zh: '判对的样例比例，即 accuracy；不是查准率（precision）。',
    },
  },
  {
    id: 'precision',
    name: { en: 'precision', zh: '查准率' },
    also: { en: 'positive predictive value', zh: '精确率、阳性预测值' },
    text: {
      en: 'The share of predicted positives that is truly positive.',
      zh: '预测的正例中真正为正例的比例。',
    },
  },
  {
    id: 'recall',
    name: { en: 'recall', zh: '查全率' },
    also: { en: 'sensitivity, true positive rate, hit rate', zh: '召回率、灵敏度、真正例率' },
    text: {
      en: 'The share of true positives that is predicted positive.',
      zh: '真实正例中被找到的比例。',
    },
  },
  {
    id: 'prevalence',
    name: { en: 'prevalence', zh: '正例比例' },
    also: { en: 'base rate, class prior', zh: '患病率、先验概率' },
    text: { en: 'The share of cases that is truly positive.', zh: '全部样例中正例的比例。' },
  },
  {
    id: 'threshold',
    name: { en: 'threshold', zh: '阈值' },
    also: { en: 'cut-off, operating point', zh: '截断点' },
    text: {
      en: 'The score from which on a case is predicted positive.',
      zh: '得分达到该值的样例判为正例。',
    },
  },
  {
    id: 'calibration',
    name: { en: 'calibrated', zh: '校准' },
    also: { en: 'reliable, calibration', zh: '概率校准' },
    text: {
      en: 'Of the cases that get 80 %, 80 % are positive.',
      zh: '在得到 80 % 的样例中，确有 80 % 为正例。',
    },
  },
  {
    id: 'tie',
    name: { en: 'ties', zh: '并列' },
    also: { en: 'equal values, tied ranks', zh: '同分、同序' },
    text: {
      en: 'Equal scores or results. They share their ranks evenly, or count half.',
      zh: '相等的得分或结果：平分序值，或各计一半。',
    },
  },
  {
    id: 'outlier',
    name: { en: 'outliers', zh: '离群点' },
    also: { en: 'extreme values', zh: '异常值' },
    text: {
      en: 'Few values far from all others, by error or by nature. Squares let them decide.',
      zh: '少数远离其余的值，或因差错，或本来如此。取平方时由其起决定作用。',
    },
  },
  {
    id: 'hold_out',
    name: { en: 'hold-out', zh: '留出法' },
    also: { en: 'train/test split', zh: '训练集与测试集划分' },
    text: {
      en: 'A part of the rows is put aside for testing; the learner is trained on the others.',
      zh: '留出一部分样例作测试，用其余样例训练。',
    },
  },
  {
    id: 'cross_validation',
    name: { en: 'cross-validation', zh: '交叉验证' },
    also: { en: 'k-fold, rotation estimation', zh: 'k 折交叉验证' },
    text: {
      en: 'The rows are divided into k folds; each is the test set once, and the others train.',
      zh: '样例分成 k 折，每折轮流作测试集，其余用于训练。',
    },
  },
  {
    id: 'over_fitting',
    name: { en: 'over-fitting', zh: '过拟合' },
    also: { en: 'overtraining', zh: '过配' },
    text: {
      en: 'A model that learnt the noise of its training set, and does worse on other cases.',
      zh: '模型学到了训练集中的噪声，在其他样例上变差。',
    },
  },
  {
    id: 'null_hypothesis',
    name: { en: 'null hypothesis', zh: '原假设' },
    also: { en: 'H₀', zh: '零假设、H₀' },
    text: {
      en: 'What a test assumes until the data speak against it: mostly that there is no difference.',
      zh: '检验在数据与之相悖之前所假定的：多为没有差异。',
    },
  },
  {
    id: 'p_value',
    name: { en: 'p-value', zh: 'p 值' },
    also: { en: 'significance probability', zh: '显著性概率' },
    text: {
      en: 'How probable a result at least as extreme as the one seen is if the null hypothesis holds. It is not the probability of that hypothesis.',
      zh: '原假设成立时，出现至少与所见同样极端的结果的概率；它不是原假设成立的概率。',
    },
  },
  {
    id: 'level',
    name: { en: 'significance level', zh: '显著性水平' },
    also: { en: 'α, nominal size', zh: 'α、名义水平' },
    text: {
      en: 'How often a test may reject although there is no difference. A p-value at or below it is significant.',
      zh: '没有差异时允许拒绝的比例。p 值不大于它即为显著。',
    },
  },
  {
    id: 'interval',
    name: { en: 'confidence interval', zh: '置信区间' },
    also: { en: 'CI', zh: '区间估计' },
    text: {
      en: 'Made by a rule that covers the true value in 95 % of samples, if the level is 95 %.',
      zh: '由某一规则得到：水平为 95 % 时，95 % 的样本所得区间包含真值。',
    },
  },
  {
    id: 'bootstrap',
    name: { en: 'bootstrap', zh: '自助法' },
    also: { en: 'resampling with replacement', zh: '有放回采样' },
    text: {
      en: 'The rows are drawn again and again with replacement, and the spread of the values says how sure the value is.',
      zh: '反复有放回地抽取样例，以所得数值的离散程度说明其可靠程度。',
    },
  },
  {
    id: 'effect_size',
    name: { en: 'effect size', zh: '效应量' },
    also: { en: 'magnitude of the difference', zh: '差异大小' },
    text: {
      en: 'How large a difference is, whatever its p-value.',
      zh: '差异有多大，与 p 值无关。',
    },
  },
  {
    id: 'mean_rank',
    name: { en: 'mean rank', zh: '平均序值' },
    also: { en: 'average rank', zh: '平均秩' },
    text: {
      en: 'On each data set the best algorithm has rank 1, the next 2; the mean over the data sets.',
      zh: '每个数据集上最好的算法序值为 1，其次为 2；再对数据集平均。',
    },
  },
  {
    id: 'critical_difference',
    name: { en: 'critical difference', zh: '临界值域' },
    also: { en: 'CD', zh: 'CD' },
    text: {
      en: 'Mean ranks that lie further apart differ significantly.',
      zh: '平均序值之差超过它即为显著。',
    },
  },
  {
    id: 'post_hoc',
    name: { en: 'post-hoc', zh: '后续检验' },
    also: { en: 'multiple comparisons', zh: '多重比较' },
    text: {
      en: 'After a test that says that some differ: which of them do, with p-values adjusted for the number of comparisons.',
      zh: '在检验表明存在差异之后：是哪几个不同，p 值按比较次数校正。',
    },
  },
];
