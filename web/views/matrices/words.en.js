/** Words of typed-in and repeated confusion matrices, in English. `counts.zh.js` has the same keys. */
import { counted } from '../../words/format.js';

export const counts = {
  matrixOf: (/** @type {string} */ name) => `matrix ${name}`,
  averages: 'Averages over the matrices',
  averagesHint: (/** @type {string} */ n) => counted(n, 'matrix', 'matrices'),
  macro: 'macro: mean over matrices',
  micro: 'micro: matrices added up',
  precision: 'Precision',
  recall: 'Recall',
  f1: 'F1: mean of the F1s',
  f1Zhou: 'F1: of the averages (Zhou)',
  added: (
    /** @type {string} */ tp,
    /** @type {string} */ fp,
    /** @type {string} */ fn,
    /** @type {string} */ tn,
  ) => `Added up: TP ${tp}, FP ${fp}, FN ${fn}, TN ${tn}.`,
  averagesNote:
    'Macro averages count every matrix the same; micro averages count every case the same.',
  accuracies: 'Accuracy of every matrix',
  accuracy: 'Accuracy',
  editor: {
    title: 'Type in a confusion matrix',
    hint: 'Everything follows while you type. A block of cells can be pasted from a spreadsheet.',
    classes: 'Classes',
    add: 'Add a matrix',
    remove: 'Remove this matrix',
    clear: 'Clear',
    matrix: 'Matrix',
    matrixName: 'Name of the matrix',
    truth: 'true ↓ · predicted →',
    label: (/** @type {number} */ place) => `Name of class ${place}`,
    cell: (/** @type {string} */ truth, /** @type {string} */ prediction) =>
      `truly ${truth}, predicted ${prediction}`,
    positive: 'The first class is the positive one.',
    wrong: 'A cell is a number of cases, 0 or more.',
    empty: 'Type a number into at least one cell.',
    sameLabels: 'Two classes have the same name.',
    namePattern: (/** @type {number} */ n) => `matrix ${n}`,
    firstLabels: ['positive', 'negative'],
    labelPattern: (/** @type {number} */ n) => `class ${n}`,
  },
};
