/** Words of what is fetched later, in Chinese. */

/** @type {typeof import('./late.en.js').late} */
export const late = {
  paste: {
    pasteTitle: '粘贴表格',
    pasteHint:
      '可取自电子表格、CSV 文件、Markdown 或 LaTeX 表格，请带上表头行：可以是预测值与真实值，也可以是各算法在多个数据集或各折上的结果。在页面任意处按 Ctrl+V 也可以。',
    pasteLabel: '表格文本',
    pasteDone: '使用此表',
  },
  preview: {
    previewTitle: '前几行，按角色着色',
    dialect: (rows, delimiter, decimal) => `${rows} 行，以${delimiter}分隔，小数${decimal}`,
    delimiters: { ',': '逗号', ';': '分号', '\t': '制表符', '|': '竖线' },
    decimals: { '.': '点', ',': '逗号' },
  },
  question: {
    title: '哪一列是真实标记？',
    hint: '请点击它的列名。Melon 随后会推测任务和预测列；已作的选择都会保留。',
    choose: (column) => `“${column}”是真实标记`,
    more: (shown, all) => `共 ${all} 列，显示最可能的 ${shown} 列；其余见列的清单。`,
  },
  chooser: {
    chooseTitle: '表中的列',
    search: '查找指标',
    reset: '恢复默认',
    groups: { scores: '由得分计算', threshold: '在阈值处', counts: '计数' },
  },
  hints: {
    blanks: () => '各列似乎以空格分隔。请改用逗号或制表符分隔，再重新载入。',
    nearly_numbers: (column, value) =>
      `“${column}”列是数值，但也有“${value}”这样的单元格。请改正；或将该列的角色设为得分，再略去这些行。`,
    letter_case: (column, one, other) =>
      `“${column}”列中的“${one}”和“${other}”只是大小写不同，却算作两种标记。请统一写法。`,
  },
  export: {
    report: '报告',
    reportHint: '与命令行输出相同',
    models: '模型表',
    algorithms: '算法表',
    pairs: '两两比较表',
    paper: '写入论文',
    paragraph: '方法与结果段落',
    text: '文本',
    references: '参考文献',
    copy: '复制',
    save: '保存',
    copyAs: (what, format) => `将${what}复制为 ${format}`,
    saveAs: (what, format) => `将${what}保存为 ${format}`,
    link: '复制当前设置的链接',
    linkHint: '不含数据',
    print: '打印',
    figures: '每幅图都有各自的 PNG 和 SVG 按钮。',
    diagrams: '每幅图都有各自的 SVG、PNG、TikZ 和 Python 按钮。',
  },
  reference: {
    title: '参考',
    search: '查找指标或检验',
    families: {
      metrics: '性能度量',
      tests: '检验',
      post_hoc: '后续检验',
      effect_sizes: '效应量',
    },
  },
  working: {
    workingMetrics: '显示的指标',
    rankNote: (/** @type {string} */ positives, /** @type {string} */ negatives) =>
      `此处 n₁ = ${positives}，n₀ = ${negatives}：共比较 ${positives} × ${negatives} 对正例与反例。`,
    cutOffs: '全部阈值',
    cutOffsHint: (total) => `共 ${total} 个阈值，由高到低。点击阈值即移到该处；CSV 含全部阈值。`,
    tableCut: (/** @type {number} */ shown, /** @type {number} */ all) =>
      `所绘 ${all} 个点中的 ${shown} 个`,
  },
};
