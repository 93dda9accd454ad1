/**
 * The commands and their options: the one list from which arguments are parsed, help is written and a mistyped name is
 * corrected.
 * @module
 */

/** @typedef {'en' | 'zh'} Language */
/** @typedef {{ en: string, zh: string }} Both */

/**
 * @typedef {object} Option
 * @property {string} name  as written after "--"
 * @property {string} [value]  what stands behind "=" in the help; without it the option is a flag
 * @property {string} [short]  a letter
 * @property {string[]} [choices]  all values that there are
 * @property {boolean} [own]  read by the command line itself; the core reads all others, and checks their values
 * @property {Both} [help]  options without a line of their own stand before the next one that has it
 */

/**
 * @typedef {object} Command
 * @property {string} usage
 * @property {Both} help
 * @property {Option[]} options
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

/** @type {Option[]} */
const COMMON = [
  {
    name: 'help',
    short: 'h',
    own: true,
    help: { en: 'show this text and end', zh: '显示本说明' },
  },
];

/** @type {Option[]} */
const EVALUATE = [
  {
    ...JSON_OPTION,
    help: { en: 'print the whole report as JSON', zh: '以 JSON 输出完整报告' },
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
    name: 'task',
    value: 'binary|labels|multiclass|regression|ranking|clustering|counts|friedman|cv|binomial',
    help: { en: 'guessed if it is not given', zh: '不给出时自动推测' },
  },
  {
    name: 'truth',
    value: 'COLUMN',
    help: { en: 'the column with the true values', zh: '真实值所在的列' },
  },
  {
    name: 'predictions',
    value: 'A,B',
    help: { en: 'one column per model', zh: '每个模型一列' },
  },
  {
    name: 'weight',
    value: 'COLUMN',
    help: { en: 'how often a row counts', zh: '每行的权重' },
  },
  {
    name: 'positive',
    value: 'LABEL',
    help: { en: 'the positive class', zh: '正类' },
  },
  {
    name: 'features',
    value: 'X,Y',
    help: {
      en: 'coordinates of clustered points; inputs against which errors are drawn',
      zh: '聚类点的坐标；或误差图所对照的输入',
    },
  },
  {
    name: 'query',
    value: 'COLUMN',
    help: { en: 'which items are ranked together', zh: '同组排序的查询' },
  },
  {
    name: 'experiment',
    value: 'COLUMN',
    help: { en: 'which confusion matrix a row belongs to', zh: '一行所属的混淆矩阵' },
  },
  { name: 'tp', value: 'COLUMN' },
  { name: 'fp', value: 'COLUMN' },
  { name: 'fn', value: 'COLUMN' },
  {
    name: 'tn',
    value: 'COLUMN',
    help: {
      en: 'the cells of confusion matrices, where the names do not tell',
      zh: '混淆矩阵的四格，用于列名看不出时',
    },
  },
  {
    name: 'ordered',
    value: 'A,B,C',
    help: { en: 'classes in their order, for weighted kappas', zh: '类别的次序，用于加权 κ' },
  },
  {
    name: 'threshold',
    value: '0.5',
    help: { en: 'predicted positive: score ≥ threshold', zh: '得分 ≥ 阈值则预测为正类' },
  },
  {
    name: 'thresholds',
    value: `'{"A":0.3}'`,
    help: { en: 'a model’s own threshold', zh: '某个模型自己的阈值' },
  },
  {
    name: 'missing',
    value: 'error|drop',
    help: {
      en: 'what to do with a row with a missing, infinite or non-numeric cell',
      zh: '如何处理含缺失、无穷或非数值单元格的行',
    },
  },
  { name: 'alpha', value: '0.05', help: { en: 'level of significance', zh: '显著性水平' } },
  {
    name: 'bootstrap',
    value: '0',
    help: {
      en: 'replicates of the bootstrap, for intervals of the metrics',
      zh: '自助法的重采样次数，用于各指标的区间',
    },
  },
  {
    name: 'resample',
    value: 'plain|stratified|cluster=COLUMN',
    help: {
      en: 'what the bootstrap draws: cases, cases within each class, or groups of cases',
      zh: '自助法的重采样单位：样例、各类内的样例或成组的样例',
    },
  },
  { name: 'seed', value: '1', help: { en: 'of everything that is drawn', zh: '随机种子' } },
  { name: 'beta', value: '1' },
  { name: 'k', value: '10' },
  { name: 'top-k', value: '2' },
  { name: 'quantile', value: '0.5' },
  { name: 'max-fpr', value: '0.1' },
  {
    name: 'n-features',
    value: 'P',
    help: {
      en: 'of Fβ, NDCG@k, top-k accuracy, the pinball loss, the partial AUC and adjusted R²',
      zh: '依次用于 Fβ、NDCG@k、top-k 精度、分位数损失、部分 AUC 与调整 R²',
    },
  },
  { name: 'cost-fn', value: '1' },
  { name: 'cost-fp', value: '1' },
  {
    name: 'prior',
    value: 'SHARE',
    help: {
      en: 'costs of the two errors, and the share of positives in use',
      zh: '两类错误的代价，以及应用中正例的比例',
    },
  },
  {
    name: 'cost-matrix',
    value: `'[[0,1],[5,0]]'`,
    help: { en: 'what each error costs, true classes in rows', zh: '各种错误的代价，行为真实类别' },
  },
  { name: 'distance', value: 'euclidean|manhattan|cosine' },
  {
    name: 'standardize',
    value: 'true|false',
    help: { en: 'distances between clustered points', zh: '聚类点之间的距离' },
  },
  { name: 'dataset', value: 'COLUMN' },
  { name: 'algorithm', value: 'COLUMN' },
  { name: 'run', value: 'COLUMN' },
  {
    name: 'fold',
    value: 'COLUMN',
    help: {
      en: 'comparisons of learners: what a row’s results belong to',
      zh: '学习器比较：一行结果所属的对象',
    },
  },
  {
    name: 'higher-is-better',
    value: 'true|false',
    help: { en: 'which results are better', zh: '结果是否越高越好' },
  },
  {
    name: 'control',
    value: 'NAME',
    help: { en: 'compare the others with this learner', zh: '与该学习器比较其余学习器' },
  },
  { name: 'post-hoc', value: 'shaffer' },
  { name: 'rope', value: '0.01' },
  { name: 'tie-tolerance', value: '0' },
  {
    name: 'draws',
    value: '10000',
    help: {
      en: 'post-hoc procedure; a difference that does not matter; what counts as a tie; random draws',
      zh: '后续检验；可忽略的差异；视为并列的差值；随机抽取次数',
    },
  },
  { name: 'design', value: 'kfold|repeated|5x2' },
  {
    name: 'test-train-ratio',
    value: 'RATIO',
    help: { en: 'how the folds were made', zh: '交叉验证的方式' },
  },
  { name: 'eps0', value: 'ERROR_RATE' },
  {
    name: 'alternative',
    value: 'greater|less|two-sided',
    help: {
      en: 'the error rate to compare with, and on which side',
      zh: '所比较的错误率及检验方向',
    },
  },
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
  ...COMMON,
];

/** @type {Record<string, Command>} */
export const COMMANDS = {
  evaluate: {
    usage: 'melon evaluate FILE [options]',
    help: {
      en: 'measure and compare the models in a file of predictions, or learners by their results',
      zh: '评估并比较预测文件中的模型，或按结果比较学习器',
    },
    options: EVALUATE,
  },
  catalogue: {
    usage: 'melon catalogue [--json] [--language=en|zh]',
    help: {
      en: 'list every metric, curve, test, interval, procedure and threshold rule',
      zh: '列出全部指标、曲线、检验、区间、方法与阈值规则',
    },
    options: [JSON_OPTION, LANGUAGE, ...COMMON],
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
      LANGUAGE,
      ...COMMON,
    ],
  },
};

const WORDS = {
  en: {
    usage: 'Usage:',
    options: 'Options; what is not given is guessed or has the default shown:',
    files: `A file named - is standard input; a table in a .md or .tex file is read, too.
An option's value stands behind "=" or a blank: --task=binary, --task binary.`,
    status: `Exit status:
  0  done
  1  the file, its content or the output cannot be used; a sentence on standard error says why
  2  there is no such command or option, or an option has no such value`,
    more: `melon COMMAND --help lists the options of a command, melon --version prints the version.`,
  },
  zh: {
    usage: '用法：',
    options: '选项（未给出的自动推测，或取所示的默认值）：',
    files: `文件名为 - 时读取标准输入；也可读取 .md 或 .tex 文件中的表格。
选项的值写在“=”或空格之后：--task=binary，--task binary。`,
    status: `退出状态：
  0  完成
  1  文件、其内容或输出不可用；原因见标准错误
  2  没有该命令或选项，或选项的值无效`,
    more: 'melon 命令 --help 列出该命令的选项，melon --version 显示版本。',
  },
};

const COLUMN = 27;
const WIDTH = 110;

/** @param {Option} option */
const written = ({ name, short, value }) =>
  `${short ? `-${short}, ` : ''}--${name}${value === undefined ? '' : `=${value}`}`;

/**
 * One line for each option with a help, which also names those without one that stand before it.
 * @param {Option[]} options
 * @param {Language} language
 */
function optionLines(options, language) {
  const lines = [];
  /** @type {string[]} */
  let names = [];
  for (const option of options) {
    names.push(written(option));
    if (!option.help) continue;
    const left = names.join(' ');
    const help = option.help[language];
    if (left.length + 2 < COLUMN) lines.push(`  ${left.padEnd(COLUMN - 2)}${help}`);
    else if (left.length > WIDTH - 2) lines.push(...names.map((name) => `  ${name}`));
    else lines.push(`  ${left}`);
    if (left.length + 2 >= COLUMN) lines.push(`${' '.repeat(COLUMN)}${help}`);
    names = [];
  }
  return lines;
}

/**
 * How Melon, or one of its commands, is called.
 * @param {string | null} command
 * @param {Language} language
 * @returns {string}
 */
export function helpText(command, language) {
  const t = WORDS[language];
  const shown = command === null ? Object.values(COMMANDS) : [COMMANDS[command]];
  const calls = shown.flatMap(({ usage, help }) => [`  ${usage}`, `      ${help[language]}`]);
  const options =
    command === null ? [t.more] : [t.options, ...optionLines(COMMANDS[command].options, language)];
  const files = command === 'evaluate' ? [t.files, ''] : [];
  return [t.usage, ...calls, '', ...options, '', ...files, t.status, ''].join('\n');
}
