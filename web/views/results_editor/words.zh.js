/** Words of the typed-in table of results, in Chinese, with the keys of `results_editor.en.js`. */
/** @type {typeof import('./words.en.js').resultsEditor} */
export const resultsEditor = {
  title: '输入结果表',
  hint: '每行一个数据集，每列一个算法。结果随输入更新。单元格中可粘贴一块表格、Markdown 表格或 LaTeX 表格。',
  corner: '数据集',
  direction: '数值含义',
  directions: {
    guessed: '根据表格推测',
    higher: '得分：越高越好',
    lower: '错误率：越低越好',
    ranks: '序值：1 为最好',
  },
  addRow: '增加一行',
  addColumn: '增加一列',
  exchange: '行列互换',
  exchangeHint: '用于每行一个算法的表格',
  undo: '撤销',
  undoHint: 'Ctrl+Z',
  redo: '重做',
  removeThisRow: (name) => `删除“${name}”行`,
  removeThisColumn: (name) => `删除“${name}”列`,
  clear: '清空',
  complete: '表格已完整，页面上的结果即由它得出。',
  columnName: (place) => `第 ${place} 个算法的名称`,
  rowName: (place) => `第 ${place} 个数据集的名称`,
  cell: (row, column) => `${column} 在 ${row} 上的结果`,
  removeColumn: (name) => `删除 ${name}`,
  removeRow: (name) => `删除 ${name}`,
  columnPattern: (place) => {
    const letter = String.fromCharCode(65 + (place % 26));
    return place < 26 ? letter : `${letter}${Math.floor(place / 26)}`;
  },
  rowPattern: (place) => `数据 ${place + 1}`,
  flaws: {
    wrong: (row, column) => `${column} 在 ${row} 上的单元格不是数。`,
    wrongRank: (row, column) =>
      `${column} 在 ${row} 上的单元格不是序值：序值应在 1 与算法个数之间。`,
    mixed: (row, column) => `有的单元格带百分号，而 ${column} 在 ${row} 上的像是小数。请统一单位。`,
    incomplete: (row, column) =>
      `${column} 在 ${row} 上的单元格为空：每个算法在每个数据集上都需要一个结果。`,
    few: () => '等待输入：请至少填写两行。',
    unnamed: () => '每行每列都需要名称。',
    sameColumns: () => '有两个算法同名。',
    sameRows: () => '有两个数据集同名。',
  },
};
