/** Words of the scores that are drawn, in Chinese. */
/** @type {typeof import('./words.en.js').drawnScores} */
export const drawnScores = {
  title: '画出得分',
  hint: '这里画出的样例就是页面上的数据表：ROC 曲线、P-R 曲线、代价曲线与校准曲线随之变化。拖动手柄，或用方向键移动。',
  mode: '画什么',
  modes: { hills: '两类的分布', cases: '逐个样例' },
  positive: '正例',
  negative: '反例',
  handles: {
    positive: { mean: '正例的平均得分', spread: '正例得分的标准差' },
    negative: { mean: '反例的平均得分', spread: '反例得分的标准差' },
  },
  share: '正例比例',
  count: '样例数',
  again: '换一批样例',
  tryShare:
    '只改变正例比例：ROC 曲线几乎不动，P-R 曲线却会移动。换一批样例：由此可见偶然的影响有多大。',
  folded: '得分服从正态分布，超出 0 或 1 的部分折回。',
  casesHint:
    '点击某一行的空白处可添加样例，按 Delete 键删去选中的样例。让一个正例与一个反例得分相同，看看会怎样。',
  addPositive: '添加一个正例',
  addNegative: '添加一个反例',
  caseOf: (kind, number) => `样例 ${number}，${kind}`,
  picture: '得分从 0 到 1，线上方为正例，下方为反例',
  reset: '恢复初始',
  save: '存为 CSV',
};
