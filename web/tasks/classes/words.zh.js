/** 多分类图表的中文词语；键与 classes.en.js 相同。 */
import { chinese } from '../../words/chinese.js';

export const classes = {
  // 混淆矩阵。
  matrix: '混淆矩阵',
  comma: '，',
  matrixHint: '行：真实标记；列：预测标记；点击单元格可列出其中的行',
  truth: '真实',
  prediction: '预测',
  shade: '着色',
  byCount: '计数',
  byRow: '占行的比例',
  byColumn: '占列的比例',
  order: '顺序',
  orderClasses: (/** @type {boolean} */ listed) => (listed ? '按所列' : '按名称'),
  orderSimilarity: '按相似程度',
  orderHand: '手动',
  orderHint: '手动：在第一列选中一类后移动，或把它拖到所需位置。',
  moveEarlier: '前移',
  moveLater: '后移',
  chooseClass: (/** @type {string} */ label) => `移动类别 ${label}`,
  cell: (/** @type {string} */ truth, /** @type {string} */ prediction, /** @type {string} */ n) =>
    `真实为 ${truth}、预测为 ${prediction}：${n}`,
  total: '合计',
  zoomHint: '指向单元格可读数，点击查看对应的行；方向键移动，回车键打开。',
  worst: '最常见的混淆',
  worstCell: (/** @type {string} */ truth, /** @type {string} */ prediction) =>
    `${truth} 被判为 ${prediction}`,
  noConfusions: '全部判对。',
  // 单元格对应的行。
  rows: '单元格对应的行',
  rowsOf: (/** @type {string} */ truth, /** @type {string} */ prediction) =>
    `真实为 ${truth}，预测为 ${prediction}`,
  rowsCut: (/** @type {string} */ shown, /** @type {string} */ all) =>
    `共 ${all} 行，显示 ${shown} 行`,
  line: '行号',
  // 各类的表。
  table: '各类',
  tableHint: (/** @type {string} */ level) =>
    `每类对其余各类${level && `；方括号为 ${level} Wilson 区间`}`,
  label: '类别',
  support: '真实样例数',
  predicted: '预测样例数',
  /** 某一类的度量。 */
  ofClass: (/** @type {string} */ measure, /** @type {string} */ label) =>
    chinese`${measure}，${label} 对其余各类`,
  saveTable: '保存为 CSV',
  sortBy: (/** @type {string} */ name) => `按${name}排序`,
  // 曲线。
  roc: 'ROC（一对其余）',
  precisionRecall: 'P-R（一对其余）',
  calibration: '校准（一对其余）',
  curvesOf: (/** @type {string} */ model) => chinese`${model} 的各类`,
  curvesOfClass: (/** @type {string} */ label) => `${label} 对其余各类，全部模型`,
  shownClass: '类别',
  allClasses: '全部及平均',
  averagesOnly: '平均',
  micro: '微平均',
  macro: '宏平均',
  topLabel: '预测的类别',
  pointOf: '点所在曲线',
  pointAlong: (/** @type {string} */ name) => chinese`${name} 曲线上的点`,
  /** 点的位置。 */
  points: {
    roc: (/** @type {string} */ x, /** @type {string} */ y) => `FPR ${x}，TPR ${y}`,
    precision_recall: (/** @type {string} */ x, /** @type {string} */ y) => `R ${x}，P ${y}`,
    calibration: (/** @type {string} */ x, /** @type {string} */ y) =>
      `平均得分 ${x}，正例比例 ${y}`,
  },
  classMissing: '该类没有曲线：没有样例属于它，或所有样例都属于它。',
  noCurves: '没有曲线：数值不是概率，或有的类没有真实样例。',
  // 代价。
  costs: '混淆的代价',
  costsHint: '真实为行、预测为列时的代价',
  costsTooMany: (/** @type {number} */ most) =>
    `至多 ${most} 类时可以输入代价矩阵；更多时请用命令行选项 cost_matrix。`,
  costCell: (/** @type {string} */ truth, /** @type {string} */ prediction) =>
    `真实为 ${truth} 而预测为 ${prediction} 的代价`,
  resetCosts: '所有错误代价为 1',
  model: '模型',
  costNow: '每例代价',
  costMinimal: '按最小代价判决',
  costExpected: '按概率计算的期望代价',
  changed: '改变的判决',
  costsNote:
    '按最小代价判决：依模型的概率，把每个样例判给期望代价最小的类别。若实际代价远高于按概率计算的期望代价，说明概率不可信。',
};
