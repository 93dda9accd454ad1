import { chinese } from '../../words/chinese.js';

/** @param {string[]} items */
const list = (items) =>
  items.length < 2
    ? items.join('')
    : chinese`${items.slice(0, -1).join('、')} 和 ${items[items.length - 1]}`;

/** @param {string} replicates @param {string} groups */
const drawn = (replicates, groups) =>
  groups ? chinese`（按 ${groups} 整组抽取，${replicates} 次重复）` : `（${replicates} 次重复）`;

/** @type {typeof import('./predictions_words.en.js').predictionsPaper} */
export const predictionsPaper = {
  metrics: {
    roc_auc: 'AUC',
    average_precision: '平均查准率',
    accuracy: '精度',
    balanced_accuracy: '平衡精度',
    log_loss: '对数损失',
    brier: 'Brier 分数',
    mae: '平均绝对误差',
    mse: '均方误差',
    rmse: '均方根误差',
    ndcg: 'NDCG',
    adjusted_rand: '调整 Rand 指数',
    silhouette: '轮廓系数',
  },
  intervals: {
    delong: (c) => `DeLong 法${c.in('delong1988')}`,
    delong_logit: (c) => `logit 尺度上的 DeLong 法${c.in('delong1988')}`,
    hanley_mcneil: (c) => `Hanley–McNeil 法${c.in('hanley1982')}`,
    newcombe: (c) => `Newcombe 法${c.in('newcombe2006')}`,
    wilson: (c) => `Wilson 法${c.in('wilson1927')}`,
    clopper_pearson: (c) => `Clopper–Pearson 法${c.in('clopper1934')}`,
    bootstrap_bca: (c, replicates, groups) =>
      `BCa 自助法${c.in('efron1987')}${drawn(replicates, groups)}`,
    bootstrap_percentile: (c, replicates, groups) =>
      `百分位自助法${c.in('efron1993')}${drawn(replicates, groups)}`,
  },
  tests: {
    cluster_bootstrap: (c, groups, replicates) =>
      `自助法${c.in('efron1993')}${drawn(replicates, groups)}`,
    delong: (c) => `DeLong 检验${c.in('delong1988')}`,
    auc_permutation: (c) => `两个 AUC 的置换检验${c.in('bandos2005')}`,
    mcnemar_midp: (c) => `McNemar mid-p 检验${c.in('mcnemar1947', 'fagerland2013')}`,
    mcnemar_exact: (c) => `McNemar 精确检验${c.in('mcnemar1947')}`,
    mcnemar: (c) => `McNemar 检验${c.in('mcnemar1947')}`,
    bootstrap: (c) => `自助法${c.in('efron1993')}`,
    paired_t_test: (c) => `成对 t 检验${c.in('student1908')}`,
    wilcoxon_signed_rank: (c) => `Wilcoxon 符号秩检验${c.in('wilcoxon1945')}`,
  },
  intervalDisagrees: (significant) =>
    `${significant ? 'p 不大于 α 而区间含 0' : 'p 大于 α 而区间不含 0'}，因为二者算法不同。`,
  differenceBy: {
    mcnemar_midp: (c) => `，Tango 得分法${c.in('tango1998')}`,
    cluster_bootstrap: () => '，取百分位数',
  },

  twoClasses: (cases, positives, label) =>
    chinese`${cases} 个样例（其中正类 ${label} 有 ${positives} 个）`,
  weightedClasses: (cases, total, positives, label) =>
    chinese`${cases} 个样例（总权重 ${total}，其中正类 ${label} 占 ${positives}）`,
  classes: (cases, classes) => `${cases} 个样例、${classes} 个类别`,
  totals: (rows, total) => chinese`${rows} 行汇总的样例（总权重 ${total}）`,
  cases: (cases) => `${cases} 个样例`,
  queries: (queries, items) => `${queries} 个查询、共 ${items} 个项目`,
  queriesLeftOut: (n, all) => `${all} 个查询中有 ${n} 个没有相关条目，未计入。`,
  evaluated: (names, k, of) =>
    `本文在 ${of}上评估了 ${k} 个模型${names.length > 0 ? `：${list(names)}` : ''}。`,
  clusterings: (names, k, points) =>
    `本文评估了 ${points} 个点的 ${k} 个聚类结果${names.length > 0 ? `：${list(names)}` : ''}。`,
  matrices: (k, metric, mean, std, range) =>
    `${k} 个混淆矩阵的${metric}平均为 ${mean}（标准差 ${std}，范围 ${range}）。`,
  matricesMixed: (k) => `本文评估了 ${k} 个混淆矩阵；它们并非同一模型、同一种类，故不给出平均。`,
  matricesAlone: (k) => `本文评估了 ${k} 个混淆矩阵。`,
  weighted: (column) => chinese`样例按 ${column} 加权。`,
  dropped: (rows) => `略去了含缺失值或非数值的 ${rows} 行。`,
  value: (name, value) => chinese`${name} 为 ${value}`,
  values: (metric, values, left, intervals) =>
    `${values.length + left > 1 ? `各模型的${/^[A-Z]/.test(metric) ? ' ' : ''}` : ''}${metric}：${values.join('，')}${left > 0 ? `；其余 ${left} 个见表` : ''}${intervals}。`,
  noValue: (metric, reason) => chinese`${metric} 无定义${reason ? `：${reason}` : ''}。`,
  intervalsBy: (level, hows) => `（方括号内为 ${level} 置信区间，${hows.join('，')}）`,
  intervalsOf: (how, names) => chinese`${list(names)} 用 ${how}`,

  compared: (best, other, metric, test, adjusted, alpha) =>
    chinese`按${/^[A-Z]/.test(metric) ? ' ' : ''}${metric}最好的 ${best} 与 ${other} 用 ${test}比较${adjusted}，α = ${alpha}。`,
  comparedEqual: (best, other, metric, test, adjusted, alpha) =>
    chinese`${best} 与 ${other} 的${/^[A-Z]/.test(metric) ? ' ' : ''}${metric}相同，用 ${test}比较${adjusted}，α = ${alpha}。`,
  holm: (c, pairs) => `，p 值以 Holm 法${c.in('holm1979')}在全部 ${pairs} 对上校正`,
  better: (best, other, numbers) => chinese`${best} 显著优于 ${other}：${numbers}。`,
  onlyAlone: (numbers) => `单独看差异显著，但校正后的 p 值大于 α，故不作差异的结论：${numbers}。`,
  unadjusted: '与校正后的 p 值不同，差值的区间未按比较次数校正。',
  noDifference: (numbers) => `未发现显著差异：${numbers}。`,
  notJudged: (numbers) => `所有模型的排序都比随机猜测差，故不论优劣：${numbers}。`,
  otherCases: (numbers) =>
    `两个数值来自不同的样例，而共有的样例支持另一个模型，故不作差异的结论：${numbers}。`,
  undefinedFor: (names, metric, test, equal, reason) =>
    chinese`${list(names)} ${equal ? chinese`的 ${metric} 相同，` : chinese`是 ${metric} 最好的两个，`}对它们 ${test}${reason ? `不适用（${reason}）` : '无定义'}，未作比较。`,
  beaten: (best, beaten, test, adjusted, alpha, p) =>
    chinese`用 ${test}${adjusted}（α = ${alpha}），${list(best)} ${best.length > 1 ? '各自' : ''}显著优于 ${list(beaten)}（${beaten.length > 1 || best.length > 1 ? '最大的' : ''}校正后 ${p}）。`,
  untested: '未作显著性检验。',
  untestable: (reason) => `无法作显著性检验${reason ? `：${reason}` : ''}。`,
  casesInTime: (column) =>
    chinese`各样例在时间上（${column}）前后相继，检验却当作相互独立；若其误差正自相关，则 p 值偏小、区间偏窄。`,
  casesRepeat: (column, isTested) =>
    chinese`${column} 相同的各行当作相互独立的样例评估；若它们彼此相近，则${isTested ? ' p 值偏小、' : ''}区间偏窄。`,
  groups: (column, count) => (count ? chinese`${column}（${count} 组）` : column),
  optimistic: (c, groups, isTested) =>
    `只有 ${groups} 组，自助法的区间偏窄${isTested ? '、p 值偏小' : ''}${c.in('cameron2008')}。`,
  tooFewGroups: (groups) =>
    chinese`未作显著性检验：样例按 ${groups} 成组，组数太少，无法显示差异。`,
  untestedInGroups: (groups) =>
    chinese`未作显著性检验：样例按 ${groups} 成组，针对独立样例的检验不适用。`,
  worseThanChance: (label) => chinese`这些 AUC 低于 0.5：得分低的样例反而多为 ${label}。`,
  chance: (p) => `对 AUC 为 0.5 的检验：${p}。`,
  difference: (metric, value, level, bounds, how) =>
    `${metric}${/[A-Za-z]$/.test(metric) ? ' ' : ''}之差 ${value}${bounds ? `（${level} 置信区间 ${bounds}${how}）` : ''}`,
  adjusted: (p) => `校正后 ${p}`,
  atThreshold: (threshold) => `（阈值 ${threshold} 处的错误）`,
  atThresholds: (each) =>
    chinese`（错误按阈值 ${each.map(([threshold, model]) => `${threshold}（${model}）`).join('、')} 计）`,
  beside: (test, numbers, favours) =>
    chinese`对同样两个模型，${test}得 ${numbers}${favours ? chinese`，${favours} 占优` : ''}。`,

  toBeChecked: (guessed, isTuned) =>
    `［请核对后删去：${[
      ...(guessed.length > 0 ? [`以下由 Melon 推测：${guessed.join('、')}`] : []),
      ...(isTuned ? ['阈值应在其他样例上选取'] : []),
    ].join('；')}。］`,
  guesses: {
    task: (_, task) => `任务 ${task}`,
    truth: (input) => `真实值列 ${input.truth}`,
    predictions: () => '各模型的列',
    positive: (input) => `正类 ${input.positive}`,
    weight: (input) => `权重列 ${input.weight}`,
    query: (input) => `查询列 ${input.query}`,
    features: () => '特征列',
    experiment: (input) => `实验列 ${input.experiment}`,
  },
};
