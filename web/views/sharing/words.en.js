/** Words of links and what they bring, in English. `words.zh.js` has the same keys. */

export const sharing = {
  folded: {
    verdict: 'The verdict is hidden: what do you say?',
    table: 'The table is hidden.',
    show: { verdict: 'Show the verdict', table: 'Show the table' },
  },
  embedded: {
    open: 'Open in Melon',
    table: 'Table of models',
    missing:
      'The table of this picture is in a file that is not here. Put the table into the link, or use an example.',
    noSuch: (/** @type {string} */ name, /** @type {string} */ names) =>
      `There is no picture or table “${name}” of these data. There are: ${names}.`,
    nothing: 'There is nothing to draw: the report does not have what this picture shows.',
  },
};
