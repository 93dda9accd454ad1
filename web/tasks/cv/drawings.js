import { foldPlot } from './fold_plot.js';

/**
 * The picture of results in folds, without the page around it. Free of the DOM: the command line draws it, too.
 *
 * @typedef {import('../comparison/drawing.js').Drawing} Drawing
 */

/** @type {Drawing} */
const FOLDS = {
  id: 'fold_plot',
  title: ({ t }) => t.foldPlot.title,
  part({ report, t }) {
    const { models, values } = report;
    if (!values?.result) return null;
    const foldOf = (/** @type {number} */ row) =>
      t.foldPlot.fold(values.run?.[row] ?? '', values.fold?.[row] ?? '');
    return { models, result: values.result, foldOf };
  },
  reason: ({ t }) => t.rail.tooLarge,
  layout: foldPlot,
  options: ({ t }) => ({ axis: t.foldPlot.axis, description: t.foldPlot.description }),
};

/** By id. */
export const DRAWINGS = { fold_plot: FOLDS };
