import katex from 'katex';
import 'katex/dist/katex.min.css';
import './formula.css';

/**
 * Formulas, set with KaTeX's own fonts, so that roots and fractions are right without a
 * mathematical font on the machine; MathML stands beside for screen readers.
 */

// They are there before the first formula is asked for, also with the network switched off.
for (const face of document.fonts) {
  // One that does not come now is fetched when a formula needs it.
  if (face.family.includes('KaTeX')) face.load().catch(() => {});
}

/**
 * TP as one symbol, not T times P.
 * @param {string} latex
 */
export function asWords(latex) {
  return latex.replace(/(?<![A-Za-z\\])(TP|TN|FP|FN)(?![A-Za-z])/g, String.raw`\text{$1}`);
}

/** A part of a formula may say what it is counted from, and nothing else. */
const trust = (/** @type {{ command: string }} */ { command }) => command === String.raw`\htmlData`;
const strict = (/** @type {string} */ code) => (code === 'htmlExtension' ? 'ignore' : 'warn');

/** Characters of LaTeX. */
const LONGEST_LINE = 70;

/**
 * Sets a formula in an element, once.
 * @param {HTMLElement} node
 * @param {string} latex
 * @param {boolean} [displayMode] on a line of its own
 */
export function setFormula(node, latex, displayMode = true) {
  if (!latex || node.dataset.latex === latex) return;
  node.dataset.latex = latex;
  katex.render(latex, node, { throwOnError: false, displayMode, trust, strict });
  // What scrolls says so anew.
  node.dispatchEvent(new Event('scroll'));
}

/**
 * A calculation: short steps in one line, long ones below each other.
 * @param {HTMLElement} node
 * @param {string[]} steps LaTeX, the formula first, the result last
 */
export function setSteps(node, steps) {
  const isShort = steps.join('').length < LONGEST_LINE;
  const stacked = String.raw`\begin{aligned}&${steps.join(String.raw`\\[8pt]&=`)}\end{aligned}`;
  setFormula(node, isShort ? steps.join(' = ') : stacked);
}
