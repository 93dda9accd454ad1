/** Words of links and what they bring, in Chinese. */

/** @type {typeof import('./words.en.js').sharing} */
export const sharing = {
  folded: {
    verdict: '结论已隐藏：您怎么看？',
    table: '表格已隐藏。',
    show: { verdict: '显示结论', table: '显示表格' },
  },
};
