/** Words in the diagrams of comparisons, in Chinese. `diagrams.en.js` has the same keys. */
import { chinese } from '../words/chinese.js';

const list = (/** @type {string[]} */ names) => names.join('、');

/** @type {import('./words.js').DiagramWords} */
export const diagrams = {
  meanRank: '平均序值（越小越好）',
  rank: '序值（越小越好）',
  result: '结果',
  criticalDifference: (/** @type {string} */ value) => `CD = ${value}`,
  clique: (/** @type {string[]} */ names) => `差异不显著：${list(names)}`,
  cdDiagram: (/** @type {string[]} */ names) => `临界值域图。按平均序值从优到劣：${list(names)}。`,
  controlDiagram: (/** @type {string} */ control, /** @type {string[]} */ names) =>
    names.length === 0
      ? chinese`没有算法与 ${control} 差异显著。`
      : chinese`与 ${control} 差异显著：${list(names)}。`,
  control: '对照',
  differs: '与对照差异显著',
  differsNot: '差异不显著',
  friedmanPlot: (/** @type {string[]} */ names) =>
    `Friedman 检验图：平均序值，横线长度为临界值域。从优到劣：${list(names)}。`,
  pValueMatrix: (/** @type {string[]} */ names) => `各对算法校正后的 p 值：${list(names)}。`,
  pair: (/** @type {string} */ a, /** @type {string} */ b, /** @type {string} */ what) =>
    `${a} – ${b}：${what}`,
  atMost: (/** @type {string} */ value) => `p ≤ ${value}`,
  above: (/** @type {string} */ value) => `p > ${value}`,
  rankDistribution: (/** @type {string[]} */ names) => `序值的箱线图：${list(names)}。`,
  resultDistribution: (/** @type {string[]} */ names) => `结果的箱线图：${list(names)}。`,
  winTieLoss: (/** @type {string[]} */ names) => `各对算法的胜、平、负次数：${list(names)}。`,
  rowAgainstColumn: '行对列的胜 / 平 / 负次数',
  rowWins: '行胜多',
  rowLoses: '行负多',
  counts: (/** @type {string} */ wins, /** @type {string} */ ties, /** @type {string} */ losses) =>
    `${wins} 胜 ${ties} 平 ${losses} 负`,
  better: (/** @type {string} */ name) => chinese`${name} 更优`,
  equivalent: '实际等价',
  probability: (/** @type {string} */ what, /** @type {string} */ value) => `${what}：${value}`,
  meanDifference: '平均差',
  posteriorDensity: '平均差的后验密度',
  simplex: '单纯形上的后验样本',
};
