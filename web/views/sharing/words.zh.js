/** Words of links and what they bring, in Chinese. */

/** @type {typeof import('./words.en.js').sharing} */
export const sharing = {
  folded: {
    verdict: '结论已隐藏：您怎么看？',
    table: '表格已隐藏。',
    show: { verdict: '显示结论', table: '显示表格' },
  },
  embedded: {
    open: '在 Melon 中打开',
    table: '模型表',
    missing: '此图的表格在一个文件中，而该文件不在这里。请把表格放入链接，或使用示例。',
    noSuch: (name, names) => `这些数据没有名为“${name}”的图或表。可用：${names}。`,
    nothing: '没有可绘制的内容：报告中没有此图所需的结果。',
  },
};
