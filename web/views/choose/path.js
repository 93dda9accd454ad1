/**
 * Which measure? Questions that lead to two or three of them, in both languages.
 *
 * @typedef {{ en: string, zh: string }} Text
 *
 * @typedef {object} Answer
 * @property {string} id
 * @property {Text} text
 * @property {Text} [known] said where the data answer with it; `{0}`, `{1}` are numbers
 * @property {string} [next] the next question
 * @property {{ key: string, why: Text }[]} [measures] where the path ends; keys of the report
 *
 * @typedef {{ text: Text, answers: Answer[] }} Question the id of one that data may answer is
 *   that of a fact (facts.js)
 */

/** The first question. */
export const START = 'kind';

/** @type {Answer[]} */
const AT_THE_THRESHOLD = [
  {
    id: 'rare',
    text: { en: 'Yes, one class is rare', zh: '是，有一类很少' },
    known: {
      en: '{0} of the cases are positive: the classes are unequal.',
      zh: '正例占 {0}：类别不平衡。',
    },
    measures: [
      {
        key: 'matthews_corrcoef',
        why: {
          en: 'Uses all four counts; always predicting the frequent class has no value, or 0.',
          zh: '四个计数都用到；总是预测多数类时无定义或为 0。',
        },
      },
      {
        key: 'f1',
        why: {
          en: 'Looks at the positives alone; right where true negatives do not matter.',
          zh: '只看正例；适合真反例无关紧要的情形。',
        },
      },
      {
        key: 'balanced_accuracy',
        why: {
          en: 'Each class counts half, however rare.',
          zh: '无论多少，两类各占一半。',
        },
      },
    ],
  },
  {
    id: 'even',
    text: { en: 'No', zh: '否' },
    known: {
      en: '{0} of the cases are positive: neither class is rare.',
      zh: '正例占 {0}：两类都不少。',
    },
    measures: [
      {
        key: 'accuracy',
        why: {
          en: 'The share that is right is easy to say, and fair where classes are about equal.',
          zh: '判对的比例最易说明，两类相近时也公允。',
        },
      },
      {
        key: 'matthews_corrcoef',
        why: {
          en: 'Beside it, since it says how far from chance the predictions are.',
          zh: '与之并列，说明预测比随机好多少。',
        },
      },
    ],
  },
];

/** @type {Record<string, Question>} */
export const QUESTIONS = {
  kind: {
    text: { en: 'What is predicted?', zh: '预测的是什么？' },
    answers: [
      {
        id: 'two',
        text: { en: 'One of two classes', zh: '两类之一' },
        known: { en: 'The data have two classes.', zh: '数据有两类。' },
        next: 'output',
      },
      {
        id: 'many',
        text: { en: 'One of several classes', zh: '多类之一' },
        known: { en: 'The data have {0} classes.', zh: '数据有 {0} 类。' },
        next: 'class_output',
      },
      {
        id: 'number',
        text: { en: 'A number', zh: '一个数' },
        known: { en: 'The truth is a number.', zh: '真实值是数。' },
        next: 'scale',
      },
      {
        id: 'ranking',
        text: { en: 'The order of items', zh: '各项的次序' },
        known: { en: 'The data are ranked items.', zh: '数据是排序的项。' },
        next: 'grades',
      },
      {
        id: 'clusters',
        text: { en: 'Groups, without classes given beforehand', zh: '分组，事先没有类别' },
        known: { en: 'The data are clusterings.', zh: '数据是聚类结果。' },
        next: 'grouping',
      },
    ],
  },
  output: {
    text: { en: 'What do the models give?', zh: '模型给出什么？' },
    answers: [
      {
        id: 'scores',
        text: { en: 'Scores or probabilities', zh: '得分或概率' },
        known: { en: 'The models give scores.', zh: '模型给出得分。' },
        next: 'use',
      },
      {
        id: 'labels',
        text: { en: 'Classes alone', zh: '只有类别' },
        known: { en: 'The models give classes, no scores.', zh: '模型只给出类别，没有得分。' },
        next: 'cost',
      },
    ],
  },
  use: {
    text: { en: 'How is the score used?', zh: '得分怎样使用？' },
    answers: [
      {
        id: 'order',
        text: { en: 'To put cases in order', zh: '给样例排序' },
        next: 'top',
      },
      {
        id: 'decide',
        text: { en: 'To decide, at a threshold', zh: '按阈值作决定' },
        next: 'cost',
      },
      {
        id: 'probability',
        text: {
          en: 'As a probability: 80\u00a0% should mean 80\u00a0%',
          zh: '作为概率：80\u00a0% 就应是 80\u00a0%',
        },
        next: 'probabilities',
      },
    ],
  },
  probabilities: {
    text: { en: 'Are the scores probabilities?', zh: '得分是概率吗？' },
    answers: [
      {
        id: 'yes',
        text: { en: 'Yes, from 0 to 1', zh: '是，在 0 与 1 之间' },
        known: { en: 'The scores lie between 0 and 1.', zh: '得分在 0 与 1 之间。' },
        measures: [
          {
            key: 'log_loss',
            why: {
              en: 'Best only for the true probabilities; a confident mistake costs much.',
              zh: '概率真实时才最优；自信的错误代价大。',
            },
          },
          {
            key: 'brier',
            why: {
              en: 'The same aim, but bounded: a single case cannot decide it.',
              zh: '目标相同但有界：不会由一个样例决定。',
            },
          },
          {
            key: 'ece_uniform',
            why: {
              en: 'Says whether the stated shares come true; never alone, a useless model may have 0.',
              zh: '说明所说的比例是否成真；不可单独使用，无用的模型也可为 0。',
            },
          },
        ],
      },
      {
        id: 'no',
        text: { en: 'No, any numbers', zh: '否，任意的数' },
        known: {
          en: 'The scores are not probabilities: some lie outside 0 and 1. Calibrate them first; until then only their order can be judged.',
          zh: '得分不是概率：有的在 0 与 1 之外。应先校准；在此之前只能评价次序。',
        },
        measures: [
          {
            key: 'roc_auc',
            why: { en: 'Needs the order alone.', zh: '只需要次序。' },
          },
          {
            key: 'average_precision',
            why: {
              en: 'The order, with weight on its top.',
              zh: '看次序，且偏重前端。',
            },
          },
        ],
      },
    ],
  },
  top: {
    text: {
      en: 'Are positives rare, or is only the top of the order used?',
      zh: '正例很少，或只用排序的前端吗？',
    },
    answers: [
      {
        id: 'rare',
        text: { en: 'Yes', zh: '是' },
        known: { en: 'Positives are rare: {0} of the cases.', zh: '正例很少：占 {0}。' },
        measures: [
          {
            key: 'average_precision',
            why: {
              en: 'Looks at the top, where false positives drown the few positives.',
              zh: '看排序前端：少数正例容易淹没在假正例中。',
            },
          },
          {
            key: 'roc_auc',
            why: {
              en: 'Beside it: does not change with the prevalence, so data sets can be compared.',
              zh: '与之并列：不随正例比例变化，可跨数据比较。',
            },
          },
        ],
      },
      {
        id: 'even',
        text: { en: 'No', zh: '否' },
        known: { en: 'Positives are not rare: {0} of the cases.', zh: '正例不少：占 {0}。' },
        measures: [
          {
            key: 'roc_auc',
            why: {
              en: 'The chance that a positive stands before a negative; needs no threshold.',
              zh: '正例排在反例之前的概率；无须阈值。',
            },
          },
          {
            key: 'average_precision',
            why: {
              en: 'Beside it, if the top of the order counts more than its end.',
              zh: '若前端比末端重要，与之并列。',
            },
          },
        ],
      },
    ],
  },
  cost: {
    text: { en: 'Which error is worse?', zh: '哪种错误更糟？' },
    answers: [
      {
        id: 'missed',
        text: { en: 'A missed positive', zh: '漏掉正例' },
        measures: [
          {
            key: 'recall',
            why: { en: 'The share of positives that is found.', zh: '找到的正例比例。' },
          },
          {
            key: 'f2',
            why: {
              en: 'Recall counts more, but not alone: calling everything positive does not win.',
              zh: '偏重查全率但不只看它：全判为正例占不到便宜。',
            },
          },
        ],
      },
      {
        id: 'alarm',
        text: { en: 'A false alarm', zh: '误报' },
        measures: [
          {
            key: 'precision',
            why: { en: 'The share of alarms that is right.', zh: '报出的正例中判对的比例。' },
          },
          {
            key: 'f0.5',
            why: {
              en: 'Precision counts more, but not alone: a single sure alarm does not win.',
              zh: '偏重查准率但不只看它：只报一个最有把握的占不到便宜。',
            },
          },
        ],
      },
      {
        id: 'known',
        text: { en: 'Their costs are known', zh: '代价已知' },
        measures: [
          {
            key: 'cost_sensitive_error',
            why: {
              en: 'The mean cost of a case. Give the costs under “Settings”.',
              zh: '每个样例的平均代价。在“设置”中给出代价。',
            },
          },
          {
            key: 'cost_curve_area_uniform',
            why: {
              en: 'The expected cost if costs and prevalence in use are still uncertain.',
              zh: '使用时的代价与正例比例尚不确定时的期望代价。',
            },
          },
        ],
      },
      {
        id: 'same',
        text: { en: 'Both the same, or not known', zh: '相同或未知' },
        next: 'imbalance',
      },
    ],
  },
  imbalance: {
    text: { en: 'Is one class rare?', zh: '有一类很少吗？' },
    answers: AT_THE_THRESHOLD,
  },
  class_output: {
    text: { en: 'What do the models give?', zh: '模型给出什么？' },
    answers: [
      {
        id: 'scores',
        text: { en: 'A probability for each class', zh: '每一类的概率' },
        known: { en: 'The models give a number for each class.', zh: '模型给出每一类的数值。' },
        next: 'class_use',
      },
      {
        id: 'labels',
        text: { en: 'Classes alone', zh: '只有类别' },
        known: { en: 'The models give classes alone.', zh: '模型只给出类别。' },
        next: 'class_weight',
      },
    ],
  },
  class_use: {
    text: { en: 'How are they used?', zh: '怎样使用？' },
    answers: [
      {
        id: 'decide',
        text: { en: 'The likeliest class is taken', zh: '取最可能的类' },
        next: 'class_weight',
      },
      {
        id: 'probability',
        text: { en: 'As probabilities', zh: '作为概率' },
        measures: [
          {
            key: 'log_loss',
            why: {
              en: 'Best only for the true probabilities; a confident mistake costs much.',
              zh: '概率真实时才最优；自信的错误代价大。',
            },
          },
          {
            key: 'brier',
            why: {
              en: 'The same aim, but bounded: a single case cannot decide it.',
              zh: '目标相同但有界：不会由一个样例决定。',
            },
          },
        ],
      },
      {
        id: 'few',
        text: { en: 'The first few are shown', zh: '列出前几类' },
        measures: [
          {
            key: 'top_2_accuracy',
            why: {
              en: 'The share of cases whose class is among the first ones.',
              zh: '真实类别在前几类中的样例比例。',
            },
          },
          {
            key: 'roc_auc_ovr_macro',
            why: {
              en: 'The order for each class, without a cut.',
              zh: '每一类的排序，不设界限。',
            },
          },
        ],
      },
    ],
  },
  class_weight: {
    text: { en: 'What counts the same?', zh: '什么同等重要？' },
    answers: [
      {
        id: 'classes',
        text: { en: 'Every class, however rare', zh: '每一类，无论多少' },
        measures: [
          {
            key: 'f1_macro',
            why: {
              en: 'The mean of the classes’ F1: a class that is never found pulls it down.',
              zh: '各类 F1 的平均：找不到的类会拉低它。',
            },
          },
          {
            key: 'balanced_accuracy',
            why: {
              en: 'The mean of the classes’ recalls; false alarms count only where they come from.',
              zh: '各类查全率的平均。',
            },
          },
        ],
      },
      {
        id: 'cases',
        text: { en: 'Every case', zh: '每个样例' },
        measures: [
          {
            key: 'accuracy',
            why: { en: 'The share of cases that is right.', zh: '判对的样例比例。' },
          },
          {
            key: 'matthews_corrcoef',
            why: {
              en: 'Beside it: a model that knows only the frequent classes stays near 0.',
              zh: '与之并列：只认得多数类的模型接近 0。',
            },
          },
        ],
      },
      {
        id: 'order',
        text: {
          en: 'Classes are grades: near misses are better',
          zh: '类别有次序：差一级好于差多级',
        },
        measures: [
          {
            key: 'cohen_kappa_quadratic',
            why: {
              en: 'An error counts by the square of its distance in grades. Tick “Classes have an order”.',
              zh: '错误按相差级数的平方计。请勾选类别有次序的选项。',
            },
          },
          {
            key: 'cohen_kappa_linear',
            why: { en: 'An error counts by its distance.', zh: '错误按相差级数计。' },
          },
        ],
      },
      {
        id: 'costs',
        text: { en: 'Errors, by their known costs', zh: '按已知代价计的错误' },
        measures: [
          {
            key: 'cost_sensitive_error',
            why: {
              en: 'The mean cost of a case, from the matrix of costs.',
              zh: '由代价矩阵得到的每个样例的平均代价。',
            },
          },
          {
            key: 'accuracy',
            why: {
              en: 'Beside it: how often a prediction is right, whatever an error costs.',
              zh: '与之并列：不论代价，判对的比例。',
            },
          },
        ],
      },
    ],
  },
  scale: {
    text: { en: 'How do errors count?', zh: '误差怎样计？' },
    answers: [
      {
        id: 'unit',
        text: { en: 'In the unit of the value', zh: '按原单位' },
        next: 'outliers',
      },
      {
        id: 'relative',
        text: { en: 'Relative to the value, in per cent', zh: '相对于真实值，按百分比' },
        next: 'zeros',
      },
      {
        id: 'factor',
        text: {
          en: 'By the factor: values span several powers of ten',
          zh: '按倍数：跨几个数量级',
        },
        measures: [
          {
            key: 'rmsle',
            why: {
              en: 'The typical difference of the logarithms; too low counts more than too high.',
              zh: '对数之差的典型大小；偏低比偏高计得多。',
            },
          },
          {
            key: 'spearman',
            why: {
              en: 'Beside it: the order alone, for any scale.',
              zh: '与之并列：只看次序，与尺度无关。',
            },
          },
        ],
      },
    ],
  },
  zeros: {
    text: { en: 'Are some true values 0 or near it?', zh: '有真实值为 0 或接近 0 吗？' },
    answers: [
      {
        id: 'yes',
        text: { en: 'Yes', zh: '有' },
        known: {
          en: 'A true value is 0: percentages have no value there.',
          zh: '有真实值为 0：百分比无定义。',
        },
        measures: [
          {
            key: 'mae',
            why: {
              en: 'Is defined everywhere; divide it by the mean of the truth to say it in per cent.',
              zh: '总有定义；除以真实值的均值即可用百分比表示。',
            },
          },
          {
            key: 'smape',
            why: {
              en: 'Relative and bounded; not symmetric in spite of its name.',
              zh: '相对且有界；名为对称，其实不然。',
            },
          },
        ],
      },
      {
        id: 'no',
        text: { en: 'No', zh: '没有' },
        measures: [
          {
            key: 'mape',
            why: {
              en: 'Easy to say; favours predictions that are too low.',
              zh: '易于说明；偏向偏低的预测。',
            },
          },
          {
            key: 'rmsle',
            why: {
              en: 'Beside it: too high and too low by the same factor count the same.',
              zh: '与之并列：偏高与偏低同样倍数时计得一样。',
            },
          },
        ],
      },
    ],
  },
  outliers: {
    text: { en: 'How bad is a large error?', zh: '大误差有多糟？' },
    answers: [
      {
        id: 'squares',
        text: { en: 'Much worse than several small ones', zh: '远比几个小误差糟' },
        measures: [
          {
            key: 'rmse',
            why: {
              en: 'Squares, so that large errors decide; in the unit of the value.',
              zh: '取平方，大误差起决定作用；单位与真实值相同。',
            },
          },
          {
            key: 'r2',
            why: {
              en: 'The same errors, as a share of the variance.',
              zh: '同样的误差，以占方差的比例表示。',
            },
          },
        ],
      },
      {
        id: 'absolute',
        text: { en: 'As bad as its size', zh: '与其大小成比例' },
        measures: [
          {
            key: 'mae',
            why: { en: 'The mean size of an error.', zh: '误差的平均大小。' },
          },
          {
            key: 'd2_absolute_error',
            why: {
              en: 'The same against always predicting the median.',
              zh: '同样的误差，与总是预测中位数相比。',
            },
          },
        ],
      },
      {
        id: 'outliers',
        text: { en: 'There are outliers, which must not decide', zh: '有离群点，不应由其决定' },
        measures: [
          {
            key: 'median_absolute_error',
            why: {
              en: 'Half of the errors are smaller; outliers do not move it.',
              zh: '一半误差小于它；不受离群点影响。',
            },
          },
          {
            key: 'mae',
            why: {
              en: 'Beside it: all errors count, none by its square.',
              zh: '与之并列：误差都计入，但不取平方。',
            },
          },
        ],
      },
      {
        id: 'asymmetric',
        text: {
          en: 'Too low is worse than too high, or the other way round',
          zh: '偏低与偏高不同样糟',
        },
        measures: [
          {
            key: 'pinball_0.9',
            why: {
              en: 'Too low counts nine times as much as too high: the loss of a 90 % quantile.',
              zh: '偏低按偏高的九倍计：即 90 % 分位数的损失。',
            },
          },
          {
            key: 'mean_error',
            why: {
              en: 'Beside it: whether predictions are too high or too low on average.',
              zh: '与之并列：平均偏高还是偏低。',
            },
          },
        ],
      },
    ],
  },
  grades: {
    text: { en: 'Has relevance several grades?', zh: '相关性分多级吗？' },
    answers: [
      {
        id: 'yes',
        text: { en: 'Yes', zh: '是' },
        known: { en: 'Relevance has several grades.', zh: '相关性分多级。' },
        measures: [
          {
            key: 'ndcg',
            why: {
              en: 'Uses the grades, and the top counts most.',
              zh: '用到级别，且前端最重要。',
            },
          },
          {
            key: 'kendall_tau_b',
            why: {
              en: 'Beside it: the order of all items, from first to last.',
              zh: '与之并列：从头到尾的全部次序。',
            },
          },
        ],
      },
      {
        id: 'no',
        text: { en: 'No, relevant or not', zh: '否，只分相关与否' },
        known: { en: 'Items are relevant or not.', zh: '各项只分相关与否。' },
        next: 'answers',
      },
    ],
  },
  answers: {
    text: { en: 'How many relevant items are wanted?', zh: '需要多少个相关项？' },
    answers: [
      {
        id: 'one',
        text: { en: 'One is enough', zh: '一个就够' },
        measures: [
          {
            key: 'mean_reciprocal_rank',
            why: { en: 'The position of the first relevant item.', zh: '首个相关项的位置。' },
          },
          {
            key: 'ndcg',
            why: {
              en: 'Beside it: the others, with less weight further down.',
              zh: '与之并列：也看其余，越靠后越轻。',
            },
          },
        ],
      },
      {
        id: 'all',
        text: { en: 'All of them', zh: '全部' },
        measures: [
          {
            key: 'mean_average_precision',
            why: {
              en: 'The precision at each relevant item, averaged.',
              zh: '每个相关项处查准率的平均。',
            },
          },
          {
            key: 'ndcg',
            why: { en: 'Falls more slowly with the position.', zh: '随位置下降较慢。' },
          },
        ],
      },
    ],
  },
  grouping: {
    text: { en: 'Is a true grouping known?', zh: '已知真实分组吗？' },
    answers: [
      {
        id: 'yes',
        text: { en: 'Yes', zh: '是' },
        known: { en: 'The data have a true grouping.', zh: '数据有真实分组。' },
        measures: [
          {
            key: 'adjusted_rand',
            why: {
              en: 'Pairs that agree, less what chance would give.',
              zh: '一致的点对，扣除偶然。',
            },
          },
          {
            key: 'ami',
            why: {
              en: 'Beside it where clusters have very different sizes.',
              zh: '簇的大小悬殊时与之并列。',
            },
          },
        ],
      },
      {
        id: 'no',
        text: { en: 'No', zh: '否' },
        known: { en: 'The data have no true grouping.', zh: '数据没有真实分组。' },
        measures: [
          {
            key: 'silhouette',
            why: {
              en: 'Is each point nearer to its own cluster than to the next? Likes round clusters.',
              zh: '各点离本簇是否比邻簇近？偏向球形簇。',
            },
          },
          {
            key: 'davies_bouldin',
            why: {
              en: 'Width against distance, by the worst neighbour.',
              zh: '宽度与距离之比，按最糟的邻簇计。',
            },
          },
          {
            key: 'dunn',
            why: {
              en: 'The worst case alone: one stray point can decide it.',
              zh: '只看最糟情形：一个离散点即可决定。',
            },
          },
        ],
      },
    ],
  },
};
