/** Words of the comparison of learners, in Chinese, with the keys of `comparison.en.js`. */
import { namesOf } from '../../core/fields.js';
import { chinese } from '../../words/chinese.js';

const NAMES = namesOf('zh');

const list = (/** @type {string[]} */ names) =>
  names.length < 2
    ? names.join('')
    : chinese`${names.slice(0, -1).join('、')} 和 ${names[names.length - 1]}`;

/** @param {string[]} names */
const some = (names) => (names.length > 5 ? `其他 ${names.length} 个` : list(names));

/** @param {string[]} names */
const several = (names) => (names.length > 5 ? `其中 ${names.length} 个` : list(names));

/** @param {number} count */
const first = (count) => (count > 1 ? ' 并列居首' : ' 居首');

/** @param {number} count */
const each = (count) => (count > 1 ? '各自' : '');

/** @param {string} n @param {boolean} isOne */
const rest = (n, isOne) => (isOne ? '另一次' : `其余 ${n} 次`);

/** @param {string[]} names @param {string} p */
const largest = (names, p) => `校正后${names.length > 1 ? '最大 ' : ' '}${p}`;

/** @type {import('./words.js').ComparisonWords} */
export const comparison = {
  list,
  comma: '，',
  stop: '。',
  colon: '：',
  aside: (/** @type {string} */ text) => `（${text}）`,
  procedures: { unadjusted: '未校正', ...NAMES.procedures },
  withWilcoxon: (procedure) => `Wilcoxon–${procedure}`,
  parts: '图与表',
  verdict: {
    perhapsLower:
      '表中没有说明结果越高越好还是越低越好，这里按越高越好处理：若是误差、损失或时间，次序正好相反。',
    perhapsHigher:
      '表中没有说明结果越高越好还是越低越好，这里按越低越好处理：若是精度等得分，次序正好相反。',
    lowerByValues:
      '表中没有说明结果越高越好还是越低越好，仅因数值大多较小而按越低越好处理：若是精度等得分，次序正好相反。',
    differ: (k, numbers) => `${k} 个算法性能显著不同（${numbers}）。`,
    several,
    beatsAll: (count) => `${first(count)}，${each(count)}显著优于其余所有算法。`,
    beats: (beaten, level, count) =>
      level.length > 0
        ? chinese`${first(count)}，${each(count)}显著优于 ${some(beaten)}；与 ${some(level)} 未见显著差异。`
        : chinese`${first(count)}，${each(count)}显著优于 ${some(beaten)}。`,
    beatsNone: (procedure, pairs, count) =>
      pairs === 0
        ? chinese`${first(count)}，但按 ${procedure} 法没有一对差异显著。`
        : chinese`${first(count)}，但${count > 1 ? '没有其他算法被它们各自显著超过' : '不显著优于任何其他算法'}；按 ${procedure} 法有 ${pairs} 对差异显著。`,
    ahead: (procedure, names, count) =>
      chinese`但按 ${procedure} 法，${some(names)} 显著优于${count > 1 ? '其中之一' : '它'}。`,
    statistics: {
      mean_rank: '平均序值',
      signed_ranks: '符号秩',
      mean: '均值',
      hodges_lehmann: 'Hodges–Lehmann 估计',
      first_difference: '第一折',
    },
    unclear: (one, other, own, against, numbers) =>
      chinese`${one} 与 ${other} 差异显著，但孰优不明：按${own}，${one} 领先；按${list(against)}，${other} 领先。具体数值：${numbers}。`,
    opposed: (statistics, other) => chinese`但按${list(statistics)}，${other} 领先。`,
    opposedOf: (statistics, names, better) =>
      chinese`但按${list(statistics)}，${some(names)} 领先于 ${better}。`,
    assumed: (rows, runs) =>
      `${rows} 行是${runs === 1 ? '一' : ` ${runs} `}次交叉验证的各折，这只是推测；若其实是多次重复、随机划分或按时间先后的验证，则区间偏短，p 值偏小。`,
    withinRope: (rope) => `整个区间都在 ±${rope} 之内，即差异小于所给的实际等价范围。`,
    refused: (procedure, reason, count) =>
      chinese`${first(count)}；${procedure} 法在此不给出 p 值：${reason}。`,
    noDifference: (k, numbers) => `未见 ${k} 个算法有显著差异（${numbers}）。`,
    bestRank: (rank, count) => ` 的平均序值${count > 1 ? '并列' : ''}最优，为 ${rank}。`,
    sameMean: (names, mean, reason) =>
      chinese`${several(names)} 的均值相同，为 ${mean}，没有检验能区分它们${reason ? `：${reason}` : ''}。`,
    noTest: (best, other, means, reason) =>
      chinese`${best} 的均值较好：${means[0]}，${other} 为 ${means[1]}；但无法检验这是否出于偶然${reason ? `：${reason}` : ''}。`,
    eachBetter: (names, beaten, p) =>
      chinese`${names.length > 1 ? '它们各自' : names[0]} 显著优于 ${some(beaten)}（${beaten.length > 1 || names.length > 1 ? '最大的' : ''}校正后 ${p}）。`,
    alsoBetter: (_names, beaten, p) =>
      chinese`它还显著优于 ${some(beaten)}（${beaten.length > 1 ? '最大的' : ''}校正后 ${p}）。`,
    further: (pairs, count) =>
      pairs.length > 0
        ? chinese`其余各对中，${pairs.map(({ better, worse }) => chinese`${better} 显著优于 ${worse}`).join('，')}。`
        : `其余各对中，${count} 对有显著差异。`,
    undefined: (reason) => `无法检验这些结果${reason ? `：${reason}` : ''}。`,
    two: (other, numbers) => chinese` 显著优于 ${other}：${numbers}。`,
    noneFound: (other, numbers) => ['', chinese` 与 ${other} 未见显著差异：${numbers}。`],
    hodgesLehmann: (size) => `差值的 Hodges–Lehmann 估计 ${size}`,
    signTest: (p) => `符号检验 ${p}`,
    wilcoxon: (p) => `Wilcoxon 检验 ${p}`,
    wins: (name, wins, n, ties, tolerance) =>
      `${name && `${name} `}在 ${n} 个数据集中的 ${wins} 个上更优${ties === '0' ? '' : `，${ties} 个持平`}${tolerance && `（并列容差 ${tolerance}）`}`,
    control: (control, better, worse, rest) => {
      const parts = [
        ...(better.length > 0 ? [chinese`${some(better)} 显著更优`] : []),
        ...(worse.length > 0 ? [chinese`${some(worse)} 显著更差`] : []),
        ...(rest.length > 0 ? [chinese`与 ${some(rest)} 的差异不显著`] : []),
      ];
      return better.length + worse.length > 0
        ? chinese`与对照 ${control} 相比，${parts.join('，')}。`
        : chinese`没有算法与对照 ${control} 差异显著。`;
    },
    controlUnclear: (control, names) =>
      chinese`${some(names)} 与对照 ${control} 差异显著，但方向不明。`,
    means: (difference, [best, other]) => `均值 ${best} 对 ${other}，相差 ${difference}`,
    firstFold: (difference, [best, other]) =>
      `第一折上相差 ${difference}（Dietterich 的 t 即以它为分子）；均值 ${best} 对 ${other}`,
    better: (other, numbers) => chinese` 显著优于 ${other}：${numbers}。`,
    onlyAlone: (other, numbers, pairs) =>
      chinese` 单独看显著优于 ${other}，但对全部 ${pairs} 次比较校正后不显著：${numbers}。`,
    single: (mean) => ` 的均值为 ${mean}。`,
    singleTested: (mean, target, significant) =>
      ` 的均值为 ${mean}，与 ${target} ${significant ? '差异显著' : '未见显著差异'}。`,
    above: (eps0, numbers) => ` 的错误率高于 ε₀\u00a0=\u00a0${eps0}：${numbers}。`,
    notAbove: (eps0, numbers) => ` 的错误率未见显著高于 ε₀\u00a0=\u00a0${eps0}：${numbers}。`,
    below: (eps0, numbers) => ` 的错误率低于 ε₀\u00a0=\u00a0${eps0}：${numbers}。`,
    notBelow: (eps0, numbers) => ` 的错误率未见显著低于 ε₀\u00a0=\u00a0${eps0}：${numbers}。`,
    different: (eps0, numbers) => ` 的错误率不同于 ε₀\u00a0=\u00a0${eps0}：${numbers}。`,
    notDifferent: (eps0, numbers) => ` 的错误率未见显著不同于 ε₀\u00a0=\u00a0${eps0}：${numbers}。`,
    others: {
      greater: (names, p) =>
        chinese`其余实验中，${some(names)} 的错误率高于 ε₀（${largest(names, p)}）。`,
      less: (names, p) =>
        chinese`其余实验中，${some(names)} 的错误率低于 ε₀（${largest(names, p)}）。`,
      'two-sided': (names, p) =>
        chinese`其余实验中，${some(names)} 的错误率不同于 ε₀（${largest(names, p)}）。`,
    },
    noOthers: {
      greater: (n, isOne) => `${rest(n, isOne)}经校正未见显著高于 ε₀。`,
      less: (n, isOne) => `${rest(n, isOne)}经校正未见显著低于 ε₀。`,
      'two-sided': (n, isOne) => `${rest(n, isOne)}经校正未见显著不同于 ε₀。`,
    },
    otherSide: (less, p) => `若问错误率是否更${less ? '低' : '高'}：${p}。`,
    unnamed: { one: '该实验', of: (row) => `第 ${row} 次实验` },
    noRate: (numbers) => ` 出错最多：${numbers}。`,
    oneRate: (numbers) => `：${numbers}。`,
    sharedRate: (names, one, numbers) =>
      chinese`${several(names)} 的错误率相同，均为最高。其中 ${one}：${numbers}。`,
    sameRate: (names) => chinese`${some(names)} 的错误率与之相同。`,
    errors: (errors, n, rate) => `${n} 个样例中错 ${errors} 个，错误率 ${rate}`,
    giveRate: '要检验，请在设置中给出用来比较的错误率 ε₀。',
    adjustedP: (p) => `校正后 ${p}`,
    worstOf: (k, alone) =>
      `它是 ${k} 次实验中最差的，是看过结果后挑出的，故 p 值按实验次数校正；单独看 ${alone}。`,
  },
  detail: {
    tests: {
      friedman_exact: 'Friedman 检验（精确分布）',
      friedman_permutation: 'Friedman 检验（随机置换）',
      iman_davenport_tie_corrected: 'Iman–Davenport F 检验（校正并列）',
      wilcoxon_signed_rank: 'Wilcoxon 符号秩检验',
      sign_test: '符号检验',
      corrected_t_test: '校正的重采样 t 检验（Nadeau 与 Bengio）',
      cv5x2_t_test: '5×2 交叉验证 t 检验（Dietterich）',
      paired_t_test: '成对 t 检验',
    },
    size: (k, n) => `k\u00a0=\u00a0${k} 个算法，N\u00a0=\u00a0${n} 个数据集`,
    folds: (n, all) => (n === all ? `${n} 折` : `${all} 折中的 ${n} 折`),
    runs: (n, all) => (n === all ? `${n} 轮` : `${all} 轮中的 ${n} 轮`),
    splits: (n, all, ratio) =>
      `${n === all ? n : `${all} 次中的 ${n}`} 次划分，测试集与训练集之比 ${ratio}`,
    design: {
      kfold: 'k 折',
      repeated: '重复 k 折',
      '5x2': '5×2',
      holdout: '重复留出',
      irregular: '各轮折数不同',
    },
    alpha: (alpha) => `显著性水平 α\u00a0=\u00a0${alpha}。`,
    pairsBy: (procedure, alpha) => chinese`两两比较用 ${procedure} 法，α\u00a0=\u00a0${alpha}。`,
    controlBy: (procedure, alpha) =>
      chinese`与对照比较用 ${procedure} 法，α\u00a0=\u00a0${alpha}。`,
    tolerance: (tolerance) =>
      `同一数据集上相差不超过 ${tolerance} 的结果并列；Wilcoxon 等基于差值的检验仍用原来的差值。`,
    controlOfTwo: '只有两个算法时，设不设对照结果都一样。',
    postHocOfTwo: (procedure) => `两个算法只有一对，故不使用 ${procedure} 法。`,
    adjusted: (p, pairs) => `对全部 ${pairs} 次两两比较作 Holm 校正后 ${p}`,
    adjustedForControl: (pairs) => `p 值对与对照的 ${pairs} 次比较作 Holm 校正`,
    exact: '精确',
    permutation: '置换',
    refused: (procedure, reason) => `${procedure} 法未计算${reason ? `（${reason}）` : ''}。`,
    normal: '正态近似',
    measure: (name) => `指标：${name}。`,
    higher: '越大越好',
    lower: '越小越好',
    ranks: '给出的是序值，1 为最优',
    guessed: '推测',
    binomial: (n, eps0, tail) =>
      `精确二项检验，n\u00a0=\u00a0${n}，ε₀\u00a0=\u00a0${eps0}：${tail}`,
    twoSided: '双侧',
    tailsDiffer: (significant) =>
      `${significant ? '检验显著而此区间含 ε₀' : '检验不显著而此区间不含 ε₀'}：p 值累加可能性不高于观测结果的各种结果，区间则两侧尾部等概率。`,
    critical: (few, many, adjusted) =>
      `${adjusted && `按校正后的水平 ${adjusted}，`}${[few && `错 ${few} 个及以下`, many && `错 ${many} 个及以上`].filter(Boolean).join('或')}才显著`,
    interval: (level) => `区间为双侧，置信度 ${level}。`,
    intervalDisagrees: (significant) =>
      `${significant ? '检验显著而此区间含 0' : '检验不显著而此区间不含 0'}：检验考虑了差值的并列并略去零差值，区间则没有。`,
    unadjusted: (level) => `区间为双侧，置信度 ${level}，未按比较次数校正。`,
    intervalOfMean: (level) => `区间为双侧，置信度 ${level}，考虑了训练集的重叠。`,
  },
  rail: {
    title: (n, k) => `${n} 个数据集 × ${k} 个算法`,
    folds: (n, k) => `${n} 折 × ${k} 个算法`,
    experiments: (n) => `${n} 次实验`,
    dataset: '数据集',
    fold: '折',
    rank: (rank) => `序值 ${rank}`,
    more: (shown, all) => `共 ${all} 行，列出前 ${shown} 行。`,
    table: '结果表',
    tooLarge: '表太大，无法在此显示。',
    turnHint: '改用相反的方向，全部重新计算',
    guessed: {
      higher: '“越大越好”是推测的。这些数是错误率、损失或时间吗？',
      lower: '“越小越好”是推测的。这些数是精度或其他得分吗？',
    },
    decided: { higher: '确实越大越好', lower: '确实越小越好' },
    advice: '建议',
    kinds: { fits: '适用', caution: '注意', warning: '警告' },
    instead: '可改用：',
    moreAdvice: (lines) => `另有 ${lines} 条`,
    why: '为何用此检验？',
  },
  settings: {
    direction: '方向',
    higher: '越大越好',
    lower: '越小越好',
    control: '对照',
    none: '无',
    controlHint: '其余算法均与它比较，不再两两比较',
    postHoc: '两两比较',
    postHocHint: '校正各对 p 值的方法，由它判定哪些对差异显著',
    rope: 'ROPE ±',
    ropeHint: 'ROPE 即实际等价区间：不超过此值的差异无关紧要，用于贝叶斯检验',
    ties: '并列容差',
    tiesHint: '同一数据集上相差不超过此值的两个结果共享序值；0 表示仅相等的数并列。差值本身不变',
    draws: '随机抽取次数',
    drawsHint: '置换检验与贝叶斯检验的随机抽取次数：越多越慢，但波动越小。表很大时次数会减少',
    seedHint: '随机数的起点：种子相同，抽取结果也相同',
    seed: '随机种子',
    eps0: 'ε₀',
    eps0Name: '用来比较的错误率 ε₀',
    alternative: '检验方向',
    alternativeHint: '检验错误率在 ε₀ 的哪一侧，应在看到结果之前选定',
    alternatives: { greater: '错得更多', less: '错得更少', 'two-sided': '双侧' },
    eps0Hint: '用来与算法比较的错误率，取 0 到 1 之间的数（20 % 写作 0.2），可留空',
    design: '设计',
    designHint: '各折是怎样划分的，由此决定哪种检验有效',
    designs: { kfold: 'k 折', repeated: '重复 k 折', '5x2': '5×2' },
    ratio: '测试集 / 训练集',
    ratioHint: '测试集大小除以训练集大小',
  },
  figure: {
    saveAs: (title, kind) => `将“${title}”存为 ${kind}`,
    asTable: '以表格显示',
    paper: '纸面',
    column: '85 mm',
    page: '175 mm',
    paperHint: '纸面宽度：单栏或通栏',
    none: '没有可画的内容。',
  },
  cd: {
    title: '临界值域图',
    controlTitle: (control) => chinese`与对照 ${control} 比较`,
    more: '更多',
    moreLabel: '其他方法',
    withCd: (cd, alpha) =>
      `α\u00a0=\u00a0${alpha} 时 CD\u00a0=\u00a0${cd}：平均序值相差不小于 CD 者差异显著。`,
    withoutCd: (procedure, alpha) =>
      chinese`横线连接按 ${procedure} 法在 α\u00a0=\u00a0${alpha} 下两两差异均不显著的算法。此法没有临界值域，每对各有 p 值。`,
    notRead:
      '总体检验不显著，不宜再看两两比较；除非事先计划不作总体检验：Holm、Shaffer 等方法自身即可控制错误率。',
    significant: (n, all) => `${all} 对中 ${n} 对差异显著。`,
    turned: '最优者在右',
    noCliques: '此方法的横线未知。',
  },
  friedmanPlot: {
    title: 'Friedman 检验图',
    hint: '横线长度为 Nemenyi 临界值域 CD，有重叠即无显著差异',
    other: (procedure) =>
      chinese`两两比较所用的 ${procedure} 法没有临界值域，因而没有此图。这里的横线是 Nemenyi 检验的；两者不一致时，以 ${procedure} 法为准。`,
  },
  matrix: { title: '校正后 p 值', hint: '每两个算法' },
  ranks: {
    title: '序值',
    results: '结果',
    ofRanks: '序值',
    ofResults: '结果',
    parts: {
      low: '最小值',
      q1: '下四分位数',
      median: '中位数',
      q3: '上四分位数',
      high: '最大值',
    },
  },
  wins: {
    title: '胜、平、负',
    tolerance: (tolerance) =>
      `同一数据集上相差不超过 ${tolerance} 的结果记为平；符号检验则按原始差值计数。`,
  },
  learners: {
    title: '算法',
    name: '算法',
    keys: NAMES.models,
    controlKey: (procedure) => `p（${procedure}）`,
    select: (name) => chinese`突出显示 ${name}`,
    interval: '区间',
  },
  intervals: {
    head: (label, level, method) => `${label}（${level} 区间${method && `，${method}`}）`,
    methods: { corrected_t: '校正 t', clopper_pearson: 'Clopper–Pearson' },
  },
  pairs: {
    title: '全部两两比较',
    hint: '标出不大于 α 的 p 值',
    pair: '对',
    versus: (a, b) => `${a} – ${b}`,
    filter: '查找算法',
    columns: '列',
    more: (shown, all) => `${all} 对中的 ${shown} 对`,
    showMore: '显示更多',
    sort: (name) => chinese`按 ${name} 排序`,
    open: (pair) => chinese`查看 ${pair}`,
    significant: '显著',
    naive: '过于乐观：训练集有重叠',
    optimistic: '过于乐观',
    holm: (name) => `${name}，Holm`,
    df: (name, side) => `${side === null ? '' : ['分子', '分母'][side]}自由度，${name}`,
    keys: NAMES.pairs,
  },
  tests: {
    title: '对全部算法的检验',
    hint: '究竟有没有差异',
    test: '检验',
    statistic: '统计量',
    df: '自由度',
    p: 'p',
    default: '默认',
    whyTwo:
      '只有两个算法时，结论依据 Wilcoxon 符号秩检验：每个数据集只有两个序值，Friedman 检验只看得到谁胜。',
    why: {
      friedman_exact:
        '结论依据 Friedman 检验的精确分布，它已逐一计数得出，无需近似；χ² 与 F 无论是否校正并列，对排列的排序都相同。',
      friedman_permutation:
        '结论依据 Friedman 检验的随机置换：表太小，χ² 与 F 的近似不够准，而排列又太多，无法逐一计数。',
      iman_davenport_tie_corrected:
        '结论依据校正并列后的 Iman–Davenport F 检验：Friedman χ² 过于保守，不校正并列则更甚。',
    },
    cd: '平均序值的临界值域',
    level: (alpha) => `α\u00a0=\u00a0${alpha}`,
  },
  pair: {
    title: '两个算法',
    first: '第一个算法',
    second: '第二个算法',
    waiting: '计算中……',
    differences: '差值',
    differencesOf: (a, b) => `${a} − ${b}`,
    axis: (a, b) => `${a} − ${b}`,
    tests: '检验',
    effects: '效应量',
    effect: '效应量',
    direction: ([a, b], higherIsBetter) =>
      chinese`取 ${a} − ${b}：为正表示 ${a} 的结果较高，即${higherIsBetter ? '较好' : '较差'}。`,
    value: '值',
    interval: (level) => `${level} 区间`,
    unadjusted: '未按比较次数校正',
    bayes: '贝叶斯',
    bayesTitle: '有意义的差异有多大把握？',
    sign: '贝叶斯符号检验',
    signedRank: '贝叶斯符号秩检验',
    correlated: '贝叶斯相关 t 检验',
    correlatedHint: '平均差的后验分布',
    ropeLabel: 'ROPE：不超过此值的差异无关紧要',
    ropeValue: (rope) => `ROPE ±${rope}`,
    better: (name) => chinese`${name} 更优`,
    equivalent: '实际等价',
    optimistic:
      '标有“过于乐观”的检验把各折视为独立，而训练集相互重叠，因此 p 值偏小。请看校正检验。',
  },
  foldPlot: {
    title: '各折结果',
    hint: '每折一点，同一折以线相连；短横为均值',
    axis: '结果',
    description: (names) => `各折上的结果：${names.join('、')}。`,
    fold: (run, fold) =>
      [run && `第 ${run} 轮`, fold && `第 ${fold} 折`].filter(Boolean).join('，'),
  },
  experiments: {
    title: '各次实验',
    hint: '错误率与 Clopper–Pearson 区间',
    axis: '错误率',
    description: (names) => `错误率及区间：${names.join('、')}。`,
    cut: (shown, all) => `共 ${all} 次实验，列出前 ${shown} 次。`,
    tip: (name, errors, n, interval) => chinese`${name}：${n} 个中错 ${errors} 个，${interval}`,
  },
  distribution: {
    title: '若错误率为 ε₀',
    hint: '各错误数的概率',
    axis: '错误数',
    description: (n, eps0, critical) =>
      `n\u00a0=\u00a0${n}、错误率 ${eps0} 的二项分布；${critical}。`,
    observed: (m) => `观测值：${m}`,
    critical: (m) => `${m} 个起显著`,
    criticalFew: (m) => `${m} 个以下（含）显著`,
    bar: (errors, p) => `错 ${errors} 个：${p}`,
    errors: '错误数',
    probability: '概率',
    none: '请在下方给出用来比较的错误率 ε₀。',
  },
  differences: {
    description: (a, b) => chinese`${a} − ${b} 的差值，按大小排列。`,
    better: (name) => chinese`${name} 更优`,
  },
  paper: {
    title: '写入论文',
    hint: '方法与结果段落，附引文',
    language: '段落的语言',
    copy: '复制段落',
    latex: '复制 LaTeX',
    latexHint: '用 \\cite 引用，键与下方 BibTeX 相同',
    copyBibtex: '复制 BibTeX',
    references: '参考文献',
  },
  working: {
    title: '看推导',
    hint: '代入您的数据',
    friedman: {
      chi2: 'Friedman χ²',
      ties: '并列校正',
      f: 'Iman–Davenport τF',
      cd: 'Nemenyi 临界值域',
      dunn: 'Bonferroni–Dunn 临界值域',
      note: 'R 为算法的序值和，N 为数据集数，k 为算法数；t 为共享同一序值的算法数。',
    },
    cv: {
      paired: '成对 t',
      corrected: '校正 t',
      five: '5×2 交叉验证 t',
      note: (pair) => chinese`d 为一折上的差值 ${pair}。`,
    },
    binomial: {
      p: 'p 值',
      note: 'n 个样例中错 m 个；ε₀ 为用来比较的错误率。',
    },
  },
};
