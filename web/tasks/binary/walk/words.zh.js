/** Words of the walk along a curve, in Chinese. */
/** @type {typeof import('./words.en.js').walk} */
export const walk = {
  recall: '查全率',
  precision: '查准率',
  first: '高于所有得分（Home）',
  back: '退回一个得分（←）',
  forward: '降到下一个得分（→）',
  last: '降到最低得分（End）',
  slider: '按得分从高到低排列的样例；缺口之前的预测为正例',
  position: (step, all) => `第 ${step} 步，共 ${all} 步`,
  at: (threshold) => `阈值 ${threshold}`,
  atPosition: (threshold, position) => `${threshold}；${position}`,
  truly: (label) => `真实为“${label}”`,
  shown: (first, last, all) =>
    `此处画出 ${all} 个不同得分中的第 ${first} 至第 ${last} 个；逐步移动会经过全部得分。`,
  together: '上下叠放的是得分相同的样例；数字表示同类样例的个数。',
  hint: '每按一步，阈值降到下一个得分；也可用方向键。',
  start: '阈值高于所有得分：没有样例被预测为正例。',
  end: '至此所有样例都被预测为正例。',
  between: (threshold) => `阈值 ${threshold} 低于这个得分，高于下一个得分。`,
  passed: {
    positive: (score, positives) =>
      positives === '1'
        ? `得分为 ${score} 的样例真实为正例。`
        : `有 ${positives} 个样例得分同为 ${score}，都是正例，因此一起越过阈值。`,
    negative: (score, _positives, negatives) =>
      negatives === '1'
        ? `得分为 ${score} 的样例真实为反例。`
        : `有 ${negatives} 个样例得分同为 ${score}，都是反例，因此一起越过阈值。`,
    tie: (score, positives, negatives) =>
      `得分相同：${positives} 个正例与 ${negatives} 个反例的得分同为 ${score}，无从判断孰先孰后，因此一起越过阈值。`,
  },
  change: (name, from, to) => `${name} ${from} → ${to}`,
  told: (counts, rates) => `${counts.join('，')}；${rates.join('，')}。`,
  roc: {
    start: '曲线从左下角（0，0）出发。',
    positive: '曲线向上走。',
    negative: '曲线向右走。',
    tie: '曲线走斜线：这条直线是相同得分的样例所有排列次序的平均，其中每对正例与反例在 AUC 中计一半。',
    end: '曲线到达右上角（1，1）。',
  },
  precision_recall: {
    start: '此时查准率为 0/0，没有定义：曲线从补上的点（0，1）开始，该点没有对应的阈值。',
    begins: '查准率从此有定义：这是曲线上第一个有阈值的点。',
    right_up: '点向右上方移动。',
    right: '点向右移动，查准率不变。',
    right_down: '点一次移向右下方。',
    down: '点垂直下移：查全率不变。',
    stays: '点不移动：尚未找到任何正例。',
    end: '曲线止于查全率 1 处，此时查准率等于正例比例。',
  },
  cost: {
    start: '对应的线段是“全部判为反例”：左端为 0（FPR），右端为 1（FNR）。',
    positive: '增加一条线段：右端 FNR 低于前一条。',
    negative: '增加一条线段：左端 FPR 高于前一条。',
    tie: '增加一条线段，两端同时移动：左端上升，右端下降。',
    end: '对应的线段是“全部判为正例”。所有线段的下包络就是代价曲线。',
  },
};
