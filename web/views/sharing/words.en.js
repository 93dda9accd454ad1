/** Words of links and what they bring, in English. `words.zh.js` has the same keys. */

export const sharing = {
  folded: {
    verdict: 'The verdict is hidden: what do you say?',
    table: 'The table is hidden.',
    show: { verdict: 'Show the verdict', table: 'Show the table' },
  },
};
