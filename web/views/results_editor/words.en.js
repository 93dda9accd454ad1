/** Words of the typed-in table of results, in English. `results_editor.zh.js` has the same keys. */
export const resultsEditor = {
  title: 'Type in a table of results',
  hint: 'One row a data set, one column an algorithm. Everything follows while you type. A block of cells, a Markdown table or a LaTeX table can be pasted into a cell.',
  corner: 'data set',
  direction: 'The numbers are',
  directions: {
    guessed: 'as guessed from the table',
    higher: 'scores: higher is better',
    lower: 'errors: lower is better',
    ranks: 'ranks: 1 is best',
  },
  addRow: 'Add a row',
  addColumn: 'Add a column',
  exchange: 'Exchange rows and columns',
  exchangeHint: 'For a table that has the algorithms in rows',
  undo: 'Undo',
  undoHint: 'Ctrl+Z',
  redo: 'Redo',
  removeThisRow: (/** @type {string} */ name) => `Remove row “${name}”`,
  removeThisColumn: (/** @type {string} */ name) => `Remove column “${name}”`,
  clear: 'Clear',
  complete: 'The table is complete: the results on the page are of it.',
  columnName: (/** @type {number} */ place) => `Name of algorithm ${place}`,
  rowName: (/** @type {number} */ place) => `Name of data set ${place}`,
  cell: (/** @type {string} */ row, /** @type {string} */ column) => `${column} on ${row}`,
  removeColumn: (/** @type {string} */ name) => `Remove ${name}`,
  removeRow: (/** @type {string} */ name) => `Remove ${name}`,
  columnPattern: (/** @type {number} */ place) => {
    const letter = String.fromCharCode(65 + (place % 26));
    return place < 26 ? letter : `${letter}${Math.floor(place / 26)}`;
  },
  rowPattern: (/** @type {number} */ place) => `data ${place + 1}`,
  flaws: {
    wrong: (/** @type {string} */ row, /** @type {string} */ column) =>
      `The cell of ${column} on ${row} is not a number.`,
    wrongRank: (/** @type {string} */ row, /** @type {string} */ column) =>
      `The cell of ${column} on ${row} is not a rank: ranks go from 1 to the number of algorithms.`,
    mixed: (/** @type {string} */ row, /** @type {string} */ column) =>
      `Some cells have a percent sign, but ${column} on ${row} looks like a share. Write all in the same unit.`,
    incomplete: (/** @type {string} */ row, /** @type {string} */ column) =>
      `The cell of ${column} on ${row} is empty: every algorithm needs a result on every data set.`,
    few: () => 'Waiting for numbers: fill at least two rows.',
    unnamed: () => 'Every row and column needs a name.',
    sameColumns: () => 'Two algorithms have the same name.',
    sameRows: () => 'Two data sets have the same name.',
  },
};
