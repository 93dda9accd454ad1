import { html, nothing } from 'lit';
import { onPage, ownValue } from '../../core/report.js';
import { typed } from '../elements/typed.js';

/**
 * What the lab says of a problem, in the words of the page, and the fields beside which it stands.
 *
 * @typedef {import('../../core/report.js').Problem} Problem
 * @typedef {import('../../words/index.js').Language} Language
 * @typedef {typeof import('./words.en.js').lab} Words
 * @typedef {Record<string, string>} Labels  what the page calls options
 */

/** What the page calls the options of data, learners and plans. @param {Words} t @returns {Labels} */
export const labelsOf = (t) => ({
  target: t.data.target,
  goal: t.data.goal,
  features: t.data.learntFrom,
  group: t.plan.group,
  ...t.plan.names,
});

/**
 * A sentence with an option in the words of the page. A name in quotation marks is of a column, and stays; in English so
 * does a word that is called as an option, as in "for 4 folds".
 * @param {string} text
 * @param {string} option
 * @param {string} label
 * @param {Language} language
 * @example inWordsOf('3 rows for 4 folds. Give folds=3 or less.', 'folds', 'Folds', 'en') // '… Give “Folds” = 3 or less.'
 */
function inWordsOf(text, option, label, language) {
  const isWord = language === 'en' && !option.includes('_');
  const places = isWord
    ? `(?<=\\b(?:of|with) )${option}(?=[:.,])|\\b${option}=`
    : ` ?(?<!["“])\\b${option}\\b=? ?`;
  return text.replace(new RegExp(places, 'g'), (found) => {
    const named = `“${label}”${found.includes('=') ? ' = ' : ''}`;
    if (language === 'zh' || isWord) return named;
    return `${found.startsWith(' ') ? ' ' : ''}${named}${found.endsWith(' ') ? ' ' : ''}`;
  });
}

/**
 * @param {Problem} problem
 * @param {Language} language
 * @param {Labels} [labels]  an option that is not among them keeps its name, as a hyper-parameter does
 */
export function sentence(problem, language, labels = {}) {
  const text = onPage(language === 'zh' ? problem.message_zh : problem.message)
    .replace('Invalid option ', 'Invalid value of ')
    .replace('选项 ', '');
  const { option } = problem;
  const label = option === undefined ? undefined : ownValue(labels, option);
  return option === undefined || label === undefined
    ? text
    : inWordsOf(text, option, label, language);
}

/**
 * Whether a problem is of what was typed into the field of an option.
 * @param {Problem | null} problem
 * @param {string} option
 * @param {string} value  as typed; nothing is wrong with an empty field
 */
export function isOf(problem, option, value) {
  if (!problem || problem.option !== option || value === '') return false;
  const wrong = problem.value;
  return (
    wrong === undefined ||
    value.split(/[\s,;，；|]+/).some((one) => one === wrong || Number(one) === Number(wrong))
  );
}

/**
 * @typedef {object} Field
 * @property {string} label
 * @property {string} value  as typed; empty: the usual one
 * @property {string} usual  what is taken then
 * @property {(value: string) => void} change
 * @property {string} [name]
 * @property {boolean} [list]  several values; otherwise a number
 * @property {boolean} [disabled]
 * @property {string} [help]
 * @property {string} [flaw]  what is wrong with the value
 */

/** A field, with what is wrong with its value below it. @param {Field} field */
export function labField({
  label,
  value,
  usual,
  change,
  name,
  list = false,
  disabled = false,
  help,
  flaw = '',
}) {
  return html`<div class="lab-field"><label class=${list ? 'lab-list' : nothing} title=${help ?? nothing}>${label}<input
      type=${list ? 'text' : 'number'} step=${list ? nothing : 'any'} inputmode=${list ? nothing : 'decimal'}
      autocomplete="off" spellcheck="false" name=${name ?? nothing} ?disabled=${disabled} placeholder=${usual}
      aria-invalid=${flaw ? 'true' : nothing}
      .value=${typed(value)} @change=${(/** @type {Event} */ event) =>
        change(/** @type {HTMLInputElement} */ (event.target).value.trim())} /></label>${
        flaw ? html`<p class="field-flaw" role="alert">${flaw}</p>` : nothing
      }</div>`;
}
