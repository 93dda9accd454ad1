import { COLUMNS } from '../../build/options.js';

/**
 * The kinds of report, and which metrics of each are shown before the user
 * chooses. Free of the DOM: the command line uses it too.
 *
 * @typedef {keyof typeof COLUMNS} KindId
 */

/** Keys of metrics, as the core lists them. */
export { COLUMNS };

/**
 * Whether a report compares learners by results that they had, rather than by
 * predictions.
 * @param {{ task: string }} report
 */
export const isComparison = ({ task }) => ['cv', 'friedman', 'binomial'].includes(task);

/**
 * Whether what a report calls models are confusion matrices of one experiment that was repeated.
 * @param {Pick<import('./report.js').Report, 'verdict'>} report
 */
export const isAveraged = ({ verdict }) => verdict.kind === 'averaged';

/**
 * Whether the bootstrap draws cases of a report. Counts are no cases, and of clusterings distances
 * are measured instead.
 * @param {{ task: string }} report
 */
export const isResampled = (report) =>
  !isComparison(report) && report.task !== 'counts' && report.task !== 'clustering';

/**
 * Labels of two classes have a positive one; of more, none.
 * @param {Pick<import('./report.js').Report, 'task' | 'input'>} report
 * @returns {KindId}
 */
export function kindOf({ task, input }) {
  return task === 'labels' && input.positive === undefined ? 'many_labels' : task;
}
