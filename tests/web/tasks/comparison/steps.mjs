import katex from 'katex';
import { comparisonWords } from '../../../../web/tasks/comparison/words.js';

/** @typedef {import('../../../../web/tasks/comparison/working.js').Step} Step */

export const { working } = comparisonWords('en');

/** What each step comes to. @param {Step[]} steps */
export const results = (steps) =>
  Object.fromEntries(steps.map(({ id, latex }) => [id, latex[latex.length - 1]]));

/** Renders each step; throws where one is not LaTeX. @param {Step[]} steps */
export function renderAll(steps) {
  for (const { latex } of steps) {
    for (const step of latex) katex.renderToString(step, { throwOnError: true, strict: false });
  }
}
