import { html } from 'lit';
import { column } from '../../words/format.js';
import { workedNumber } from '../working/worked_number.js';

/**
 * Numbers of the lab that open their working. A core of the lab answers, not that of the report.
 *
 * @typedef {Parameters<typeof workedNumber>[1]} Scene
 * @typedef {object} Worked
 * @property {string} title  what the number is
 * @property {string} [subject]  whose it is
 * @property {() => Promise<any>} ask  how it comes about
 */

/**
 * @param {{ value: number | null, text: string }} cell
 * @param {Scene} scene
 * @param {Worked} worked
 */
function worked({ value, text }, scene, { ask, ...named }) {
  if (value === null) return text;
  return workedNumber({ value, text }, scene, {
    ...named,
    question: { key: '' },
    // Of a core that was stopped meanwhile there is no answer.
    ask: () => ask().catch((error) => ({ error })),
  });
}

/**
 * A column of numbers, as `column` writes them.
 * @param {(number | null)[]} values
 * @param {Scene} scene
 * @param {(row: number) => Worked} of
 */
export function workedColumn(values, scene, of) {
  const texts = column(values);
  return values.map((value, row) => worked({ value, text: texts[row] }, scene, of(row)));
}

/** Letters that no word has. */
const FIRST_MARK = 0xe000;
/** One of them, and what may not begin a line after it. */
const MARKED = /([\ue000-\uf8ff][)）\]，。、；：,.;:]*)/;

/**
 * A sentence with numbers of which each opens its working.
 * @param {Scene} scene
 * @param {readonly { value: number | null, text: string, worked: Worked }[]} numbers
 * @param {(...texts: string[]) => string} say  is given a mark for each number
 * @returns {(string | import('lit').TemplateResult)[]}
 */
export function workedSentence(scene, numbers, say) {
  const marks = numbers.map((_, at) => String.fromCharCode(FIRST_MARK + at));
  return say(...marks)
    .split(MARKED)
    .map((piece) => {
      const number = numbers[marks.indexOf(piece[0])];
      if (!number) return piece;
      const shown = worked(number, scene, number.worked);
      const end = piece.slice(1);
      return end ? html`<span class="kept-together">${shown}${end}</span>` : shown;
    });
}
