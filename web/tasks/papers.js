import { directionIsOpen } from '../core/report.js';
import { citeCommands, createCitations, createKeys } from '../export/citations.js';
import { latexField } from '../export/latex_table.js';
import {
  comparisonCautions,
  comparisonDoubts,
  joinCautions,
  predictionDoubts,
} from '../export/paper/cautions.js';
import { predictionSentences } from '../export/paper/predictions.js';
import { paperWords } from '../export/paper/words.js';
import { bibtex } from '../export/references.js';
import { binomial } from './binomial/paper.js';
import { withModelNames } from './comparison/parameter_names.js';
import { cv } from './cv/paper.js';
import { friedman } from './friedman/paper.js';

/**
 * Methods and results as a paragraph for a paper, with what it cites: each kind
 * of report has its sentences in a file of its own. Free of the DOM: the command
 * line uses it too. Nothing is computed here.
 *
 * @typedef {import('../export/citations.js').Citations} Citations
 * @typedef {import('../words/index.js').Language} Language
 * @typedef {import('../export/paper/parts.js').Context} Context
 */

/** @type {Record<string, (context: Context) => string[]>} */
const COMPARISONS = { friedman, cv, binomial };

/**
 * A name that a reader would not see the end of, such as “C=1, gamma=0.1”.
 * @param {unknown} name
 */
const quoted = (name) => (typeof name === 'string' && /[,;，；、]/.test(name) ? `“${name}”` : name);

/**
 * @param {any} verbatim a report of any task
 * @param {Language} language
 * @param {(id: string) => string} [reason] sentence of a reason, from the catalogue
 * @returns {{ text: string, latex: string, bibtex: string, cited: string[] }} `latex` cites by
 *   the keys of `bibtex`
 * @example paper(report, "en").text // "We compared 4 learning algorithms …"
 */
export function paper(verbatim, language, reason = () => '') {
  const report = withModelNames(verbatim, quoted);
  const t = paperWords(language);
  const withDoubts = (/** @type {{ sentences: string[], remark: string }} */ of) => ({
    ...of,
    remark: [of.remark, asDoubts(predictionDoubts(report, language), t)]
      .filter(Boolean)
      .join(t.join),
  });
  const written = (/** @type {Citations} */ c) => {
    const { sentences, remark } = Object.hasOwn(COMPARISONS, report.task)
      ? {
          sentences: [
            ...COMPARISONS[report.task]({ report, t, c, reason }),
            ...comparisonCautions(report, language),
          ],
          remark: [guessedText(report, t), doubtsText(report, language, t)]
            .filter(Boolean)
            .join(t.join),
        }
      : withDoubts(predictionSentences({ report, language, c, reason }, t.comma));
    return [...sentences, ...joinCautions(report, t), t.software(report.melon), remark]
      .filter(Boolean)
      .join(t.join);
  };
  const c = createCitations(t.citations);
  const text = written(c);
  const cited = c.cited();
  return {
    text,
    latex: latexParagraph(written(createKeys(t.citations))),
    bibtex: bibtex(cited),
    cited,
  };
}

/** That the direction has to be checked. @param {any} report @param {import('../export/paper/parts.js').Words} t */
const guessedText = (report, t) =>
  report.task !== 'binomial' && directionIsOpen(report)
    ? t.guessedDirection(report.options.higher_is_better ? 'higher' : 'lower')
    : '';

/**
 * That the table may have been misread.
 * @param {any} report
 * @param {Language} language
 * @param {import('../export/paper/parts.js').Words} t
 */
const doubtsText = (report, language, t) => asDoubts(comparisonDoubts(report, language), t);

/** @param {string[]} doubts @param {ReturnType<typeof paperWords>} t */
const asDoubts = (doubts, t) => (doubts.length > 0 ? t.doubts(doubts) : '');

/**
 * @param {string} _found
 * @param {string} letter
 * @param {string} df
 * @param {string | undefined} minus
 * @param {string} value
 */
const formulaOf = (_found, letter, df, minus, value) =>
  `$${letter}(${df}) = ${minus ? '-' : ''}${value}$`;

/** Statistics and p-values in the font of formulas. @type {[RegExp, any][]} */
const FORMULAS = [
  [/\bp = ((?:1|)\.\d+)/g, '$$p = $1$$'],
  [/\bp \\text(less|greater)\{\} (\.\d+)/g, '$$p \\text$1{} $2$$'],
  [/(?<!p )\\text(less|greater)\{\} (\.\d+)/g, '$$\\text$1{} $2$$'],
  [/\b([Ft])\((\d+(?:, \d+)?)\) = (?:(\$-\$))?(\d[\d.]*)/g, formulaOf],
  [/\$\\chi\$\$\^2\$\((\d+)\) = (\d[\d.]*)/g, '$$\\chi^2($1) = $2$$'],
  [/n\\_test\/n\\_train/g, '$$n_\\mathrm{test}/n_\\mathrm{train}$$'],
];

/** @param {string} text */
const latexParagraph = (text) =>
  citeCommands(
    FORMULAS.reduce((line, [found, written]) => line.replace(found, written), latexField(text)),
  )
    .replaceAll('\\textless{} .', '< .')
    .replaceAll('\\textgreater{} .', '> .')
    .replaceAll('\\textquoteright{}', "'")
    .replaceAll('\\textendash{}', '--')
    // Where author and year stood behind a comma, in brackets.
    .replace(/, ?~\\cite/g, '~\\cite')
    .replace(/，\\cite/g, '\\cite');
