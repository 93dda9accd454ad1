/**
 * The commands and their options: the one list from which arguments are parsed, help is written and a mistyped name is
 * corrected. The options of the core come from the catalogue.
 * @module
 */
import { loadCatalogue } from './catalogue.mjs';

/** @typedef {'en' | 'zh'} Language */
/** @typedef {{ en: string, zh: string }} Both */

/**
 * @typedef {object} Option
 * @property {string} name  as written after "--"
 * @property {string} [value]  what stands behind "=" in the help; without it the option is a flag
 * @property {string} [short]  a letter
 * @property {string[]} [choices]  all values that there are
 * @property {boolean} [optional]  the value may be left out
 * @property {boolean} [repeats]  may be given several times, as if with commas between
 * @property {boolean} [own]  read by the command line itself; the core reads all others, and checks their values
 * @property {Both} help
 */

/**
 * @typedef {object} Command
 * @property {string} usage
 * @property {Both} help
 * @property {Option[]} options
 * @property {{ title: Both, items: [id: string, name: Both][] }} [list]  what one of the options chooses from
 */

/** @type {Option} */
const JSON_OPTION = {
  name: 'json',
  own: true,
  help: { en: 'JSON instead of text', zh: '输出 JSON 而非文本' },
};

/** @type {Option} */
const LANGUAGE = {
  name: 'language',
  value: 'en|zh',
  choices: ['en', 'zh'],
  own: true,
  help: { en: 'language of the text', zh: '文本的语言' },
};

/** @type {Option} */
const HELP = {
  name: 'help',
  short: 'h',
  own: true,
  help: { en: 'show this text and end', zh: '显示本说明' },
};

/** @type {Option[]} */
const COMMON = [
  {
    name: 'output',
    value: 'FILE',
    own: true,
    help: { en: 'write to this file instead of standard output', zh: '写入此文件而非标准输出' },
  },
  {
    name: 'quiet',
    own: true,
    help: {
      en: 'no notes and no progress on standard error, only errors',
      zh: '标准错误中只有错误，没有提示与进度',
    },
  },
  HELP,
];

/** What stands behind "=" where there is no default, by the kind of value. @type {Record<string, string>} */
const PLACEHOLDERS = {
  number: 'NUMBER',
  whole_number: 'NUMBER',
  flag: 'true|false',
  column: 'COLUMN',
  columns: 'A,B',
  label: 'LABEL',
  labels: 'A,B,C',
  learner: 'NAME',
  procedure: 'PROCEDURE',
  thresholds: `'{"A":0.3}'`,
  cost_matrix: `'[[0,1],[5,0]]'`,
  resample: 'plain|stratified|cluster=COLUMN',
  join: 'COLUMN|rows|stack',
};

/** Kinds whose default says what a value looks like. */
const SHOWN_BY_DEFAULT = ['number', 'whole_number'];

/**
 * @param {import('../tools/options.mjs').Option} option
 * @returns {string}
 */
function placeholder({ kind, choices, default: otherwise }) {
  if (choices.length > 0) return choices.join('|');
  const byDefault = otherwise !== null && SHOWN_BY_DEFAULT.includes(kind);
  return byDefault ? String(otherwise) : PLACEHOLDERS[kind];
}

/** The options that the core reads; none before it has been built. @returns {Option[]} */
function ofTheCore() {
  const english = loadCatalogue('en')?.options ?? [];
  const chinese = loadCatalogue('zh')?.options ?? [];
  return english.map(
    (/** @type {import('../tools/options.mjs').Option} */ option, /** @type {number} */ at) => ({
      name: option.name.replaceAll('_', '-'),
      value: placeholder(option),
      help: { en: option.help, zh: chinese[at].help },
    }),
  );
}

/**
 * How an answer may be written.
 * @param {string[]} choices
 * @returns {Option}
 */
const formatOption = (choices) => ({
  name: 'format',
  value: choices.join('|'),
  choices,
  own: true,
  help: {
    en: 'how it is written; text, or as the ending of the output says, if it is not given',
    zh: '输出格式；不给出时由输出文件的扩展名决定，否则为文本',
  },
});

/** How a report may be written. */
const REPORTS = ['text', 'json', 'markdown', 'latex', 'html', 'csv'];

/** @type {Option[]} */
const EVALUATE = [
  {
    ...JSON_OPTION,
    help: {
      en: 'print the whole report as JSON, short for --format=json',
      zh: '以 JSON 输出完整报告，即 --format=json',
    },
  },
  formatOption([...REPORTS, 'svg', 'png']),
  {
    name: 'table',
    value: 'models|pairs|results',
    choices: ['models', 'pairs', 'results'],
    own: true,
    help: {
      en: 'write only this table; CSV has one, that of models if it is not given',
      zh: '只输出此表；CSV 只含一个表，不给出时为模型表',
    },
  },
  {
    name: 'figure',
    value: 'roc',
    optional: true,
    own: true,
    help: {
      en: 'draw this picture of the page: --output=roc.png, .svg or .tex; alone it lists all of the file',
      zh: '绘制页面上的此图：--output=roc.png、.svg 或 .tex；单独使用时列出该文件的图',
    },
  },
  {
    name: 'width',
    value: 'PIXELS',
    own: true,
    help: {
      en: 'of a PNG; as the page saves it if it is not given',
      zh: 'PNG 的宽度；不给出时与页面保存的相同',
    },
  },
  {
    name: 'require',
    value: `'roc_auc>=0.9'`,
    repeats: true,
    own: true,
    help: {
      en: 'what every model must reach, or an end of its interval: roc_auc.low>=0.85',
      zh: '每个模型或其区间的端点须达到的要求，如 roc_auc.low>=0.85',
    },
  },
  LANGUAGE,
  {
    name: 'paper',
    own: true,
    help: {
      en: 'print a paragraph for a paper, and the BibTeX of what it cites',
      zh: '输出论文段落及其引用文献的 BibTeX',
    },
  },
  {
    name: 'snippet',
    value: 'python|r',
    choices: ['python', 'r'],
    own: true,
    help: {
      en: 'print a script that computes the numbers of the report from the file: --output=analysis.py',
      zh: '输出一段由该文件算出报告中数值的代码：--output=analysis.py',
    },
  },
  ...ofTheCore(),
  {
    name: 'delimiter',
    value: ',',
    choices: [',', ';', '|', 'tab'],
    own: true,
    help: {
      en: ', ; | or tab; found in the file if it is not given',
      zh: ', ; | 或 tab；不给出时由文件推测',
    },
  },
  {
    name: 'sheet',
    value: 'NAME',
    own: true,
    help: {
      en: 'which one of a workbook, an archive or another file with several tables; all: joined',
      zh: '工作簿、压缩包等文件含有多个表格时读取哪一个；all：全部合并',
    },
  },
  ...COMMON,
];

/** @type {Option} */
const METRIC = {
  name: 'metric',
  value: 'roc_auc',
  own: true,
  help: {
    en: 'the metric whose difference is tested; that of the verdict if it is not given',
    zh: '检验哪个指标的差异；不给出时为结论所用的指标',
  },
};

/** Those of evaluate, without pictures, and without scripts, which read one file. */
const COMPARE = EVALUATE.filter(({ name }) => !['figure', 'width', 'snippet'].includes(name)).map(
  (option) => (option.name === 'format' ? formatOption(REPORTS) : option),
);

/** What a column of a file is used for in a plan. @type {Option[]} */
const PLAN_COLUMNS = [
  {
    name: 'stratify',
    value: 'COLUMN',
    help: {
      en: 'classes whose shares every part keeps; a column called class, label, … if it is not given',
      zh: '各部分保持其类别比例的列；不给出时取名为 class、label 等的列',
    },
  },
  {
    name: 'group',
    value: 'COLUMN',
    help: { en: 'rows that stay together, such as those of a patient', zh: '不可分开的行所属的组' },
  },
  {
    name: 'plain',
    own: true,
    help: { en: 'do not stratify by a column that was not named', zh: '不按未指明的列分层' },
  },
  {
    name: 'listing',
    value: 'folds|rows',
    choices: ['folds', 'rows'],
    help: {
      en: 'list the fold that tests each row, or all rows of each training set and test set',
      zh: '列出测试每一行的折，或各训练集与测试集的全部行',
    },
  },
];

/** Every plan with its name; none before the core has been built. @returns {[id: string, name: Both][]} */
function plans() {
  const chinese = loadCatalogue('zh')?.splitters ?? [];
  return (loadCatalogue('en')?.splitters ?? []).map(
    (/** @type {{ id: string, name: string }} */ { id, name }, /** @type {number} */ at) => [
      id,
      { en: name, zh: chinese[at].name },
    ],
  );
}

/**
 * Every item of the family with its name and hyper-parameters; none before the core has been built.
 * @param {'learners' | 'clusterers'} family
 * @returns {[id: string, name: Both][]}
 */
function withParameters(family) {
  const english = loadCatalogue('en')?.[family] ?? [];
  const chinese = loadCatalogue('zh')?.[family] ?? [];
  const described = (/** @type {any} */ { name, parameters }) => {
    const names = parameters.map((/** @type {any} */ one) => `${one.name}=${one.default}`);
    return [name, ...names].join(', ');
  };
  return english.map((/** @type {any} */ one, /** @type {number} */ at) => [
    one.id,
    { en: described(one), zh: described(chinese[at]) },
  ]);
}

/** What is learnt from what. @type {Option[]} */
const LEARNING = [
  {
    name: 'target',
    value: 'COLUMN',
    help: {
      en: 'what is predicted; a column called target, class, label, y, … if it is not given',
      zh: '要预测的列；不给出时取名为 target、class、label、y 等的列',
    },
  },
  {
    name: 'goal',
    value: 'classification|regression',
    choices: ['classification', 'regression'],
    help: {
      en: 'whether the target has classes or is a number; by its content if it is not given',
      zh: '目标是类别还是数值；不给出时由内容决定',
    },
  },
  {
    name: 'features',
    value: 'A,B',
    repeats: true,
    help: {
      en: 'columns, names may have commas; all but those that only name the rows if it is not given',
      zh: '用于学习的列，列名可含逗号；不给出时为除行编号外的全部列',
    },
  },
  {
    name: 'learners',
    value: 'A,B:max_depth=3',
    repeats: true,
    help: {
      en: 'learners, with hyper-parameters after colons; five usual ones if it is not given',
      zh: '学习器，冒号后为超参数；不给出时为五个常用的学习器',
    },
  },
];

/** What is printed of it. @type {Option[]} */
const MEASURING = [
  {
    name: 'metrics',
    value: 'accuracy,log_loss',
    own: true,
    repeats: true,
    help: {
      en: 'print these metrics of each learner in each fold, and no predictions',
      zh: '输出各学习器在各折的这些指标，而不输出预测',
    },
  },
  {
    name: 'with-training',
    own: true,
    help: {
      en: 'the metrics of the rows that were learnt from, too; part is training or test',
      zh: '同时输出训练样本上的指标；part 一列为 training 或 test',
    },
  },
  {
    name: 'training-shares',
    value: '.1,.3,1',
    own: true,
    help: {
      en: 'learn from these shares of each training set, for a learning curve; implies --with-training',
      zh: '依次从各训练集的这些比例中学习，用于学习曲线；同时启用 --with-training',
    },
  },
];

/** What is divided how. @type {Option[]} */
const CLUSTERING = [
  {
    name: 'clusterers',
    value: 'A,B:n_clusters=3',
    repeats: true,
    help: {
      en: 'clusterers, with hyper-parameters after colons; k_means and agglomerative if it is not given',
      zh: '聚类算法，冒号后为超参数；不给出时为 k_means 与 agglomerative',
    },
  },
  {
    name: 'target',
    value: 'COLUMN',
    help: {
      en: 'the true groups, which are not looked at; a column called target, class, … if it is not given',
      zh: '真实的类别，聚类时不使用；不给出时取名为 target、class 等的列',
    },
  },
  ...LEARNING.filter(({ name }) => name === 'features'),
  {
    name: 'seed',
    value: '1',
    help: { en: 'of what is drawn at random', zh: '随机种子' },
  },
];

/** @type {Option} */
const ESTIMATE = {
  name: 'estimate',
  value: '632',
  choices: ['632'],
  own: true,
  help: {
    en: 'print the .632 and .632+ estimates of each learner’s error rate, from a bootstrap',
    zh: '由自助样本输出各学习器错误率的 .632 与 .632+ 估计',
  },
};

/** The numbers that plans are made with; none before the core has been built. @returns {Option[]} */
function ofPlans() {
  const english = loadCatalogue('en');
  const chinese = loadCatalogue('zh');
  const parameters = english?.split_parameters ?? [];
  const ids = plans().map(([id]) => id);
  return [
    {
      name: 'plan',
      value: 'k_fold',
      ...(ids.length > 0 ? { choices: ids } : {}),
      help: { en: 'how the rows are divided; the list is below', zh: '划分方案，见下' },
    },
    ...parameters.map((/** @type {any} */ parameter, /** @type {number} */ at) => ({
      name: parameter.name.replaceAll('_', '-'),
      value: placeholder(parameter),
      help: { en: parameter.help, zh: chinese.split_parameters[at].help },
    })),
  ];
}

/** Every strategy with its name; none before the core has been built. @returns {[id: string, name: Both][]} */
function strategies() {
  const chinese = loadCatalogue('zh')?.search ?? [];
  return (loadCatalogue('en')?.search ?? []).map(
    (/** @type {{ id: string, name: string }} */ { id, name }, /** @type {number} */ at) => [
      id,
      { en: name, zh: chinese[at].name },
    ],
  );
}

/** What is searched how. @type {Option[]} */
const SEARCHING = [
  {
    name: 'learner',
    value: 'A:max_depth=3',
    help: {
      en: 'the learner; after colons what stays or has levels (max_depth=1|5|9); the rest is searched',
      zh: '学习器；冒号后给出的超参数保持不变，或只取所列水平（max_depth=1|5|9），其余参与搜索',
    },
  },
  {
    name: 'strategy',
    value: 'bayesian',
    help: {
      en: 'how it is searched; the list is below; all: each of them with the same budget and seed',
      zh: '搜索策略，见下；all：以相同的预算与种子运行每一种',
    },
  },
  {
    name: 'budget',
    value: '30',
    help: { en: 'trials that there may be', zh: '试验次数的上限' },
  },
  {
    name: 'metric',
    value: 'accuracy',
    help: {
      en: 'whose mean over the folds is to be best; if it is not given, accuracy, or rmse of a number',
      zh: '以各折均值最优为目标的指标；不给出时分类用 accuracy，回归用 rmse',
    },
  },
  {
    name: 'outer-folds',
    value: '5',
    own: true,
    help: {
      en: 'search again within each training set of so many folds, and test what it chooses',
      zh: '另在这么多折的各训练集内搜索，并在其测试集上检验所选结果',
    },
  },
];

/** What a table of predictions has beside what is learnt from one. @type {Option[]} */
const PREDICTED = [
  {
    name: 'truth',
    value: 'COLUMN',
    help: {
      en: 'in a table of predictions, what is right; nothing is learnt then',
      zh: '预测结果表中的真实标记列；此时不进行学习',
    },
  },
  {
    name: 'predictions',
    value: 'A,B',
    repeats: true,
    help: {
      en: 'what models from different training sets predict; all columns that fit if it is not given',
      zh: '由不同训练集得到的模型的预测列；不给出时为所有合适的列',
    },
  },
  {
    name: 'missing',
    value: 'error|drop',
    choices: ['error', 'drop'],
    help: {
      en: 'drop leaves out the cases of a table of predictions that have missing cells',
      zh: 'drop 略去预测结果表中含缺失单元格的样例',
    },
  },
];

/** @type {Option} */
const TRAINING_SETS = {
  name: 'training-sets',
  value: '100',
  help: {
    en: 'training sets to draw with replacement from the rows that are not in the test set',
    zh: '从测试集以外的行中有放回地抽取的训练集个数',
  },
};

/** @type {Option} */
const PARTS_OR_CASES = {
  name: 'table',
  value: 'parts|cases',
  choices: ['parts', 'cases'],
  own: true,
  help: {
    en: 'write the parts of each learner’s error, or those of the ten cases with the largest error',
    zh: '输出各学习器误差的各部分，或误差最大的十个样例的各部分',
  },
};

/** @type {Option} */
const CSV_OR_JSON = {
  ...formatOption(['csv', 'json']),
  help: {
    en: 'how it is written; CSV, or as the ending of the output says, if it is not given',
    zh: '输出格式；不给出时由输出文件的扩展名决定，否则为 CSV',
  },
};

/** What a query of melon scale is for. @type {Option[]} */
const SCALING = [
  {
    name: 'engine',
    value: 'spark|duckdb|bigquery',
    choices: ['spark', 'duckdb', 'bigquery'],
    own: true,
    help: { en: 'whose SQL is written', zh: '输出哪个引擎的 SQL' },
  },
  {
    name: 'table',
    value: 'NAME',
    own: true,
    help: {
      en: 'the table, parts of its name divided by dots; predictions, or results, if it is not given',
      zh: '表名，各部分以点分隔；不给出时为 predictions 或 results',
    },
  },
  {
    name: 'truth',
    value: 'COLUMN',
    own: true,
    help: { en: 'the column with the true values', zh: '真实值所在的列' },
  },
  {
    name: 'scores',
    value: 'A,B',
    repeats: true,
    own: true,
    help: {
      en: 'scores of two classes, a column per model; a name with a comma in double quotes',
      zh: '两类问题的得分，每个模型一列；含逗号的列名写在双引号内',
    },
  },
  {
    name: 'labels',
    value: 'A,B',
    repeats: true,
    own: true,
    help: {
      en: 'or predicted classes, for confusion matrices',
      zh: '或预测的类别，用于混淆矩阵',
    },
  },
  {
    name: 'numbers',
    value: 'A,B',
    repeats: true,
    own: true,
    help: { en: 'or predicted numbers of a regression', zh: '或回归的预测值' },
  },
  {
    name: 'weight',
    value: 'COLUMN',
    own: true,
    help: { en: 'how often a row counts', zh: '每行的权重' },
  },
  {
    name: 'rounded',
    value: 'DIGITS',
    own: true,
    help: {
      en: 'scores or numbers between two multiples of 10^−DIGITS become one; exact if it is not given',
      zh: '介于 10^−DIGITS 的两个相邻倍数之间的得分或数值合为一个；不给出时是精确的',
    },
  },
  {
    name: 'log-odds',
    value: 'STEP',
    own: true,
    help: {
      en: 'probabilities within a step of ln(p / (1 − p)) become one',
      zh: 'ln(p / (1 − p)) 在同一步长内的概率合为一个',
    },
  },
  {
    name: 'bounds',
    own: true,
    help: {
      en: 'the query for the largest errors that the grid may cause, instead',
      zh: '改为输出计算分格最大误差的查询',
    },
  },
  {
    name: 'positive',
    value: 'LABEL',
    own: true,
    help: { en: 'the positive class, for --bounds', zh: '正类，用于 --bounds' },
  },
  {
    name: 'sums',
    own: true,
    help: {
      en: 'the query for the exact figures of a regression that are made of sums, instead',
      zh: '改为输出由求和得到的回归指标（精确值）的查询',
    },
  },
  {
    name: 'results',
    value: 'A,B',
    repeats: true,
    own: true,
    help: {
      en: 'or a result of each case, whose means are compared over data sets and folds',
      zh: '或每个样例的结果，取其均值在各数据集与各折上比较',
    },
  },
  ...['dataset', 'algorithm', 'fold'].map((name) => ({
    name,
    value: 'COLUMN',
    own: true,
    help: {
      en: `of --results, the column that says which ${name === 'dataset' ? 'data set' : name}`,
      zh: `与 --results 同用，${{ dataset: '数据集', algorithm: '算法', fold: '折' }[name]}所在的列`,
    },
  })),
];

/** How a file is read. @type {Option[]} */
const READING = EVALUATE.filter(({ name }) => ['delimiter', 'sheet'].includes(name));

/** @type {Record<string, Command>} */
export const COMMANDS = {
  evaluate: {
    usage: 'melon evaluate FILE… [options]',
    help: {
      en: 'measure and compare the models in a file of predictions, or learners by their results',
      zh: '评估并比较预测文件中的模型，或按结果比较学习器',
    },
    options: EVALUATE,
  },
  compare: {
    usage: 'melon compare BASE NEW [options]',
    help: {
      en: 'test whether the model of one file differs from that of another with the same cases',
      zh: '检验同一批样例上两个文件中的模型是否有差异',
    },
    options: [METRIC, ...COMPARE],
  },
  split: {
    usage: 'melon split FILE [--plan=k_fold] [options]',
    help: {
      en: 'divide the rows of a data set into training sets and test sets, as CSV',
      zh: '将数据集的行划分为训练集与测试集，输出 CSV',
    },
    options: [
      ...ofPlans(),
      ...PLAN_COLUMNS,
      {
        ...JSON_OPTION,
        help: {
          en: 'print sizes, class shares and warnings as JSON, and no rows',
          zh: '以 JSON 输出大小、类别比例与警告，不输出行',
        },
      },
      CSV_OR_JSON,
      LANGUAGE,
      ...READING,
      ...COMMON,
    ],
    list: { title: { en: 'Plans:', zh: '划分方案：' }, items: plans() },
  },
  lab: {
    usage: 'melon lab FILE [--target=COLUMN] [--learners=A,B] [--plan=k_fold] [options]',
    help: {
      en: 'learn from a data set and predict the test sets of a plan, as CSV for melon evaluate',
      zh: '在数据集上学习并预测划分方案的各测试集，输出 CSV 供 melon evaluate 读取',
    },
    options: [
      ...LEARNING,
      ...MEASURING,
      ESTIMATE,
      ...ofPlans(),
      ...PLAN_COLUMNS.filter(({ name }) => name !== 'listing'),
      {
        ...JSON_OPTION,
        help: {
          en: 'print what would be learnt from what, the plan and the warnings as JSON, and learn nothing',
          zh: '以 JSON 输出将从哪些列学习、划分方案与警告，不进行学习',
        },
      },
      CSV_OR_JSON,
      LANGUAGE,
      ...READING,
      ...COMMON,
    ],
    list: { title: { en: 'Learners:', zh: '学习器：' }, items: withParameters('learners') },
  },
  search: {
    usage: 'melon search FILE --learner=A [--strategy=bayesian] [--budget=30] [options]',
    help: {
      en: 'search for the best hyper-parameters of a learner, a line of CSV for each trial',
      zh: '搜索学习器的最优超参数，每次试验输出一行 CSV',
    },
    options: [
      ...SEARCHING,
      ...LEARNING.filter(({ name }) => name !== 'learners'),
      ...ofPlans(),
      ...PLAN_COLUMNS.filter(({ name }) => name !== 'listing'),
      {
        ...JSON_OPTION,
        help: {
          en: 'print what was searched and the trials as JSON',
          zh: '以 JSON 输出搜索设置与各次试验',
        },
      },
      CSV_OR_JSON,
      LANGUAGE,
      ...READING,
      ...COMMON,
    ],
    list: { title: { en: 'Strategies:', zh: '搜索策略：' }, items: strategies() },
  },
  'bias-variance': {
    usage:
      'melon bias-variance FILE --target=COLUMN | TABLE --truth=COLUMN [--learners=A,B] [options]',
    help: {
      en: 'take the error of learners, or of a table of predictions, apart into bias and variance, as CSV',
      zh: '将学习器的误差（或预测结果表的误差）分解为偏差与方差，输出 CSV',
    },
    options: [
      ...LEARNING,
      TRAINING_SETS,
      ...ofPlans().filter(({ name }) => ['test-size', 'seed'].includes(name)),
      ...PLAN_COLUMNS.filter(({ name }) => name !== 'listing'),
      ...PREDICTED,
      PARTS_OR_CASES,
      {
        ...JSON_OPTION,
        help: {
          en: 'print the parts, the cases with the largest error and the warnings as JSON',
          zh: '以 JSON 输出各部分、误差最大的样例与警告',
        },
      },
      CSV_OR_JSON,
      LANGUAGE,
      ...READING,
      ...COMMON,
    ],
    list: { title: { en: 'Learners:', zh: '学习器：' }, items: withParameters('learners') },
  },
  cluster: {
    usage: 'melon cluster FILE [--clusterers=A,B] [--target=COLUMN] [options]',
    help: {
      en: 'divide the rows of a data set into clusters, as CSV for melon evaluate',
      zh: '将数据集的行聚类，输出 CSV 供 melon evaluate 读取',
    },
    options: [
      ...CLUSTERING,
      {
        ...JSON_OPTION,
        help: { en: 'print the clusters as JSON', zh: '以 JSON 输出聚类结果' },
      },
      CSV_OR_JSON,
      LANGUAGE,
      ...READING,
      ...COMMON,
    ],
    list: { title: { en: 'Clusterers:', zh: '聚类算法：' }, items: withParameters('clusterers') },
  },
  scale: {
    usage: 'melon scale --engine=duckdb --truth=COLUMN --scores=A,B [options]',
    help: {
      en: 'print the SQL that reduces a table of any size to what melon evaluate reads',
      zh: '输出 SQL，将任意大小的表归约为 melon evaluate 可读取的表',
    },
    options: [...SCALING, LANGUAGE, ...COMMON],
  },
  catalogue: {
    usage: 'melon catalogue [--json] [--language=en|zh]',
    help: {
      en: 'list every metric, curve, test, interval, procedure, threshold rule, plan, learner and strategy',
      zh: '列出全部指标、曲线、检验、区间、方法、阈值规则、划分方案、学习器与搜索策略',
    },
    options: [JSON_OPTION, formatOption(['text', 'json']), LANGUAGE, ...COMMON],
  },
  tables: {
    usage: 'melon tables [TABLE] [options]',
    help: {
      en: 'critical values of t, F, χ², q, Nemenyi, Wilcoxon, …; without TABLE, which tables there are',
      zh: 't、F、χ²、q、Nemenyi、Wilcoxon 等的临界值；不给出 TABLE 时列出有哪些表',
    },
    options: [
      {
        name: 'alpha',
        value: '.05',
        own: true,
        help: { en: 'levels, as in .1,.05,.01', zh: '显著性水平，如 .1,.05,.01' },
      },
      {
        name: 'rows',
        value: '1-30,inf',
        own: true,
        help: { en: 'rows of the table', zh: '表的行' },
      },
      {
        name: 'columns',
        value: '1-10',
        own: true,
        help: { en: 'columns of the table', zh: '表的列' },
      },
      { name: 'csv', own: true, help: { en: 'CSV instead of text', zh: '输出 CSV 而非文本' } },
      JSON_OPTION,
      formatOption(['text', 'json', 'csv']),
      LANGUAGE,
      ...COMMON,
    ],
  },
  serve: {
    usage: 'melon serve [--port=4173]',
    help: {
      en: 'show the page in the browser: serve it on this machine alone, until Ctrl-C',
      zh: '在浏览器中使用页面：仅在本机提供，直到按 Ctrl-C',
    },
    options: [
      {
        name: 'port',
        value: '4173',
        own: true,
        help: { en: 'any free one if it is taken', zh: '已被占用时取任意空闲端口' },
      },
      LANGUAGE,
      HELP,
    ],
  },
};
