/** Sentences for a paper, in Chinese, with the keys of `words.en.js`. */
/** @typedef {import('../citations.js').Citations} Citations */
import { chinese } from '../../words/chinese.js';

const IDEOGRAPH = /[\u2e80-\u9fff\uff00-\uffef]/;

/**
 * A blank stands between 和 and what is not Chinese.
 * @param {string[]} items
 */
function list(items) {
  if (items.length < 2) return items.join('');
  const before = items.slice(0, -1).join('、');
  const last = items[items.length - 1];
  const left = IDEOGRAPH.test(before.at(-1) ?? '') ? '' : ' ';
  const right = IDEOGRAPH.test(last[0] ?? '') ? '' : ' ';
  return `${before}${left}和${right}${last}`;
}

const DIRECTIONS = { higher: '数值越高越好', lower: '数值越低越好', ranks: '数据为序值，1 为最好' };

/** @type {Record<string, (c: Citations) => string>} */
const ADJUSTMENTS = {
  bonferroni: (c) => `Bonferroni 法${c.in('dunn1961')}`,
  bonferroni_dunn: (c) => `Bonferroni–Dunn 法${c.in('dunn1961', 'demsar2006')}`,
  holm: (c) => `Holm 法${c.in('holm1979')}`,
  hochberg: (c) => `Hochberg 法${c.in('hochberg1988')}`,
  hommel: (c) => `Hommel 法${c.in('hommel1988')}`,
  finner: (c) => `Finner 法${c.in('finner1993', 'garcia2010')}`,
  li: (c) => `Li 两步法${c.in('li2008', 'garcia2010')}`,
  rom: (c) => `Rom 法${c.in('rom1990', 'garcia2010')}`,
  holland: (c) => `Holland–Copenhaver 法${c.in('holland1987', 'garcia2010')}`,
  shaffer: (c) => `Shaffer 静态法${c.in('shaffer1986', 'garcia2008')}`,
  bergmann_hommel: (c) => `Bergmann–Hommel 法${c.in('bergmann1988', 'garcia2008')}`,
};

/** @type {typeof import('./words.en.js').paper} */
export const paper = {
  join: '',
  and: list,
  comma: '，',
  semicolon: '；',
  citations: { comma: '，', semicolon: '；', open: '（', close: '）', and: ' 和 ', others: ' 等' },
  brackets: (parts) => (parts.length === 0 ? '' : `（${parts.join('；')}）`),
  adjustments: ADJUSTMENTS,

  compared: (k, names, n, direction) =>
    `本文在 ${n} 个数据集上比较了 ${k} 个学习算法${names.length > 0 ? `：${list(names)}` : ''}（${DIRECTIONS[direction]}）。`,
  dropped: (rows) => `略去了含缺失值或非数值的 ${rows} 行。`,
  casesUnmatched: (n, all) => `${all} 个样例中有 ${n} 个并非每个文件都有，未计入。`,
  rowsUnmatched: (files) =>
    `并非每个文件都有的行未计入：${files.map(({ file, left, all }) => chinese`${file} 的 ${all} 行中有 ${left} 行`).join('、')}。`,
  datasetsLeftOut: (n, all, names) =>
    `${all} 个数据集中有 ${n} 个${names.length > 0 ? `（${list(names)}）` : ''}因缺少结果而略去。`,
  foldName: (run, fold) => `${run && `第 ${run} 次`}${fold && `第 ${fold} 折`}`,
  foldsLeftOut: (n, all, names) =>
    `${all} 折中有 ${n} 折${names.length > 0 ? `（${names.join('；')}）` : ''}因缺少结果而略去。`,
  noSizes: '训练集与测试集的大小未知，无法校正训练集的重叠，因此未作检验。',
  averaged: (n, of) =>
    `每个数据集上的结果为 ${n} ${{ folds: '折', runs: '轮', results: '个结果' }[of]}的平均值。`,
  friedman: (c, ranked, alpha, how) =>
    `${ranked ? '在每个数据集上对算法排序，最好者序值为 1，性能相同者平分序值；' : '对各序值'}采用经并列校正的 Friedman 检验${c.in('friedman1937')}，${how}（α = ${alpha}）。这是 ${c.by('demsar2006')}为多个数据集上多个分类器的比较所推荐的检验。`,
  byF: (c) => `以 ${c.by('iman1980')}的 F 统计量判断`,
  byCounting: '以其精确分布判断',
  byPermutations: (draws) => `以各数据集内序值的 ${draws} 次随机置换判断`,
  differ: (numbers, more) => `各算法的平均序值有显著差异：${numbers}${more}。`,
  noDifference: (numbers, more) =>
    `未发现各算法之间有显著差异：${numbers}${more}，因此未进行两两比较。`,
  undefined: (reason) => `未作检验：${reason || '对这些结果，检验统计量无定义'}。`,
  infinite: 'F = ∞（各数据集上的排序完全一致）',
  chi: (numbers) => `Friedman 检验 ${numbers}`,
  exact: (p) => `精确 ${p}`,
  permutation: (p) => `置换 ${p}`,
  alsoF: (c, numbers) => `${c.bare('iman1980')} 的 F 形式：${numbers}`,
  kendall: (c, w) => `Kendall W = ${w}，${c.bare('kendall1939')}`,
  rank: (name, rank) => chinese`${name} 为 ${rank}`,
  ranks: (ranks, left) =>
    `各算法的平均序值：${ranks.join('，')}${left > 0 ? `；其余 ${left} 个见表` : ''}。`,

  nemenyi: (c, pairs, cd) =>
    `全部 ${pairs} 对算法用 Nemenyi 检验${c.in('nemenyi1963', 'demsar2006')}比较，平均序值的临界值域 CD = ${cd}。`,
  conover: (c, pairs) =>
    `全部 ${pairs} 对算法用 Conover 秩和 t 检验${c.in('conover1999')}比较，未按比较次数校正。`,
  tukey: (c, pairs) =>
    `全部 ${pairs} 对算法在重复测量方差分析之后按平均结果用 Tukey 检验${c.in('tukey1949')}比较，p 值按学生化极差校正。`,
  byRanks: (c, pairs, adjusted) =>
    `全部 ${pairs} 对算法按平均序值之差用 z 检验${c.in('demsar2006')}比较，p 值用 ${adjusted}校正。`,
  byWilcoxon: (c, pairs, adjusted) =>
    `全部 ${pairs} 对算法用双侧 Wilcoxon 符号秩检验${c.in('wilcoxon1945')}比较，p 值用 ${adjusted}校正。`,
  against: (c, control, others, adjusted, cd) =>
    `以 ${control} 为对照，与其余 ${others} 个算法逐一按平均序值之差用 z 检验${c.in('demsar2006')}比较，p 值用 ${adjusted}校正${cd ? `，与对照的临界值域 CD = ${cd}` : ''}。`,
  better: (pairs, left) =>
    `共有 ${pairs.length + left} 对差异显著：${pairs.join('；')}${left > 0 ? `；其余 ${left} 对见表` : ''}。`,
  betterPair: (better, worse, numbers) => chinese`${better} 优于 ${worse}（${numbers}）`,
  rankPair: (better, worse) => chinese`平均序值 ${better} 与 ${worse}`,
  adjusted: (p) => `校正后 ${p}`,
  nonePair: (p) => `未发现任何一对有显著差异${p ? `（最小的${p}）` : ''}。`,
  noneControl: (p) => `未发现与对照有显著差异的算法${p ? `（最小的${p}）` : ''}。`,
  otherPairs: '其余各对未发现显著差异。',
  otherControls: '其余算法未发现与对照有显著差异。',
  meanDifference: (value) => `平均差 ${value}`,
  rankDifference: (value) => `平均序值相差 ${value}`,
  hodgesLehmann: (value, source) =>
    `差值的 Hodges–Lehmann 估计 ${value}${source ? `，${source}` : ''}`,
  unadjusted: '各区间未按比较次数校正。',
  statistics: {
    mean_rank: '平均序值',
    signed_ranks: '符号秩',
    mean: '均值',
    hodges_lehmann: 'Hodges–Lehmann 估计',
    first_difference: '第一折',
  },
  unclear: (one, other, own, against, numbers, more) =>
    chinese`${one} 与 ${other} 差异显著：${numbers}${more}，但孰优不明：按${own}，${one} 领先；按${list(against)}，${other} 领先。`,
  tolerance: (tolerance) =>
    `同一数据集上相差不超过 ${tolerance} 的结果并列；基于差值的检验用原来的差值。`,
  intervalDisagrees: (significant) =>
    `${significant ? '检验显著而该区间含 0' : '检验不显著而该区间不含 0'}，因为区间没有考虑差值的并列与零差值。`,
  opposed: (statistics, other) => chinese`但按${list(statistics)}，${other} 领先`,
  rankBiserial: (value, source) => `配对秩二列相关 ${value}${source ? `，${source}` : ''}`,

  wilcoxon: (c, exact, dropped, alpha) =>
    `依照 ${c.by('demsar2006')}的建议，两者用双侧 Wilcoxon 符号秩检验${c.in('wilcoxon1945')}比较（α = ${alpha}，${exact ? '精确分布' : '正态近似'}${dropped > 0 ? `，检验略去 ${dropped} 个没有差异的数据集，Hodges–Lehmann 估计则用全部数据集` : ''}）。`,
  signTest: (c, dropped, alpha) =>
    `两个算法的序值只说明孰优孰劣，故两者用双侧精确符号检验${c.in('dixon1946', 'demsar2006')}比较（α = ${alpha}${dropped > 0 ? `，略去 ${dropped} 个序值相同的数据集` : ''}）。`,
  twoBetter: (best, other, numbers, more) =>
    chinese`${best} 显著优于 ${other}：${numbers}${more}。`,
  twoNone: (a, b, numbers, more) => chinese`未发现 ${a} 与 ${b} 有显著差异：${numbers}${more}。`,
  record: (name, wins, losses, ties) =>
    chinese`${name} 在 ${wins} 个数据集上较好，${losses} 个上较差，${ties} 个上相同`,

  designs: {
    kfold: (folds) => `${folds} 折交叉验证`,
    repeated: (folds, runs) => `${runs} 次 ${folds} 折交叉验证`,
    '5x2': () => '5 次 2 折交叉验证',
    rows: (_folds, _runs, n) => `${n} 次训练集与测试集的划分`,
  },
  splitsOfRatio: (n, ratio) => `${n} 次训练集与测试集的划分（测试集与训练集之比 ${ratio}）`,
  evaluated: (k, names, design, direction, measure = '') =>
    `用 ${design}${k === 1 ? '' : '在相同划分上'}评估了 ${k} 个学习器${names.length > 0 ? `：${list(names)}` : ''}（${measure && `${measure}，`}${DIRECTIONS[direction]}）。`,
  means: (means, left) =>
    `均值（标准差）为：${means.join('，')}${left > 0 ? `；其余 ${left} 个见表` : ''}。`,
  corrected: (c, ratio) =>
    `考虑训练集重叠的校正的重采样 t 检验${c.in('nadeau2003')}（n_test/n_train = ${ratio}）`,
  fiveByTwo: (c) => `5×2 交叉验证成对 t 检验${c.in('dietterich1998')}`,
  foldTest: (c, test, pairs, alpha) =>
    `均值最好的两个用${IDEOGRAPH.test(test[0]) ? '' : ' '}${test}比较（双侧，α = ${alpha}）${pairs > 1 ? `，对全部 ${pairs} 次两两比较用 Holm 法${c.in('holm1979')}校正 p 值` : ''}。`,
  controlTest: (c, control, test, pairs, alpha) =>
    chinese`其余学习器各与对照 ${control} 用${IDEOGRAPH.test(test[0]) ? '' : ' '}${test}比较（双侧，α = ${alpha}），对这 ${pairs} 次比较用 Holm 法${c.in('holm1979')}校正 p 值。`,
  difference: (value, level, interval) => `差 ${paper.estimate(value, level, interval)}`,
  estimate: (value, level, interval) =>
    `${value}${interval ? `，${level} 置信区间 ${interval}` : ''}`,
  withinRope: (rope) => `整个区间都在实际等价范围 ±${rope} 之内。`,
  untestedFolds: (names, equal, reason) =>
    chinese`${list(names)} ${equal ? '的均值相同，' : ''}未作检验：${reason || '检验统计量对它们无定义'}。`,
  foldTests: (c, test, pairs, alpha) =>
    `其余各对用${IDEOGRAPH.test(test[0]) ? '' : ' '}${test}比较（双侧，α = ${alpha}），对全部 ${pairs} 次两两比较用 Holm 法${c.in('holm1979')}校正 p 值。`,
  eachBetter: (best, beaten, p) =>
    chinese`${list(best)} ${best.length > 1 ? '各自' : ''}显著优于 ${list(beaten)}（${beaten.length > 1 || best.length > 1 ? '最大的' : ''}校正后 ${p}）。`,
  further: (pairs, count) =>
    pairs.length > 0
      ? chinese`其余各对中，${pairs.map(({ better, worse }) => chinese`${better} 显著优于 ${worse}`).join('，')}。`
      : `其余各对中，${count} 对有显著差异。`,
  firstDifference: (value) => `第一折的差 ${value}`,
  alpaydin: (c, numbers) =>
    `5×2 交叉验证 F 检验${c.in('alpaydin1999')}不分方向，结果为 ${numbers}。`,
  bayes: (c, rope, best, other, shares) =>
    chinese`按贝叶斯相关 t 检验${c.in('corani2015', 'benavoli2017')}，${best} 好出 ${rope} 以上的后验概率为 ${shares[0]}，两者相差不超过 ${rope} 的为 ${shares[1]}，${other} 好出 ${rope} 以上的为 ${shares[2]}。`,
  single: (name, target, rate, numbers, differs, alpha) =>
    chinese`${differs ? chinese`${name} 的均值与 ${target} 有显著差异` : chinese`未发现 ${name} 的均值与 ${target} 有显著差异`}（${rate ? `错误率 ${rate} 时的精度；` : ''}同一校正 t 检验，双侧，α = ${alpha}）：${numbers}。`,
  singleInterval: (c, name, level, interval, ratio) =>
    chinese`${name} 的均值按考虑训练集重叠的校正的重采样 t 检验${c.in('nadeau2003')}（n_test/n_train = ${ratio}）的 ${level} 置信区间为 ${interval}。`,
  singleAssumes: '校正假设两折结果的相关系数为 n_test/(n_test + n_train)。',

  errors: (c, name, errors, n, rate, level, interval) =>
    chinese`${name} 在 ${n} 个测试样例中错了 ${errors} 个（错误率 ${rate}，${level} 置信区间 ${interval}，${c.bare('clopper1934')}）。`,
  unnamed: { one: '该实验', of: (row) => `第 ${row} 次实验` },
  tested: (alternative, found, eps0, p, alpha) => {
    const sides = alternative === 'two-sided' ? '双侧' : '单侧';
    const than = { greater: '大于', less: '小于', 'two-sided': '不同于' };
    return `按${sides}精确二项检验（α = ${alpha}），${found ? '' : '未发现'}错误率显著${than[alternative]} ${eps0}，${p}。`;
  },
  tailsDiffer: (significant) =>
    `${significant ? '检验显著而该区间含此错误率' : '检验不显著而该区间不含此错误率'}，因为 p 值累加可能性不高于观测结果的各种结果，而区间两侧尾部等概率。`,
  critical: (few, many, adjusted) => {
    const at = adjusted && `按校正后的显著性水平 ${adjusted}，`;
    return few && many
      ? `${at}临界错误数为 ${few} 个及以下、${many} 个及以上。`
      : `${at}临界错误数为 ${few ?? many}。`;
  },
  otherExperiment: (name, p) => `${name}（${p}）`,
  otherExperiments: (alternative, eps0, texts, left) => {
    const than = { greater: '高于', less: '低于', 'two-sided': '不同于' };
    const more = left > 0 ? `等 ${texts.length + left} 次` : '';
    return texts.length === 0
      ? `其余各次的错误率按实验次数校正后均未见显著${than[alternative]} ${eps0}。`
      : chinese`其余实验中，按实验次数校正后错误率显著${than[alternative]} ${eps0} 的有 ${list(texts)}${more}。`;
  },
  sameRate: (names, left) =>
    chinese`${list(names)}${left > 0 ? `等 ${names.length + left} 次` : ''} 的错误率与之相同。`,
  worstUntested: (k) =>
    `这是 ${k} 次实验中最大的错误率，是看过结果后选出的，其区间未按实验次数校正。`,
  experiment: (name, errors, n, rate) => chinese`${name} 在 ${n} 个中错了 ${errors} 个（${rate}）`,
  experiments: (texts, left) =>
    `其余实验：${texts.join('，')}${left > 0 ? `，另有 ${left} 次见表` : ''}。`,
  worst: (c, k) =>
    `这是 ${k} 次实验中最大的错误率，故其 p 值按实验次数校正${c.in('dunn1961', 'salzberg1997')}。`,
  guessedDirection: (direction) => `［请核对后删去：“${DIRECTIONS[direction]}”由 Melon 推测。］`,
  doubts: (sentences) => `［请核对后删去：${sentences.join('')}］`,
  software: (version) => `全部数值由 Melon ${version} 计算。`,
};
