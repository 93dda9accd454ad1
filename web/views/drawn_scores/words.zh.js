/** Words of the scores that are drawn, in Chinese. */
/** @type {typeof import('./words.en.js').drawnScores} */
export const drawnScores = {
  title: '画出得分或曲线',
  hint: '这里画出的样例就是页面上的数据表：ROC 曲线、P-R 曲线、代价曲线与校准曲线随之变化。拖动手柄，或用方向键移动。',
  mode: '画什么',
  modes: { hills: '两类的分布', cases: '逐个样例', curve: 'ROC 曲线' },
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
  curve: {
    picture: '单位正方形，其中的 ROC 曲线从左下角到右上角',
    fpr: '假正例率',
    tpr: '真正例率',
    point: (number) => `曲线上的点 ${number}`,
    rates: (fpr, tpr) => `假正例率 ${fpr}，真正例率 ${tpr}`,
    positives: '正例数',
    negatives: '反例数',
    add: '添加一个点',
    remove: (number) => `删去点 ${number}`,
    within: '两点之间的样例',
    ways: { spread: '得分各不相同', tied: '得分相同' },
    explained: {
      spread: '两点之间，正例与反例均匀地交错，得分各不相同：曲线沿线段一步步上升。',
      tied: '两点之间，所有样例的得分相同：并列得到一条直线段。',
    },
    hint: '样例的 ROC 曲线经过每一个点。点对应整数个样例，所以落在样例数的网格上，并且不越过相邻的点。点击空白处可添加点，按 Delete 键删去选中的点。',
  },
  reset: '恢复初始',
  save: '存为 CSV',
};
