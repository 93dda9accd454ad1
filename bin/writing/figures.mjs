/**
 * Pictures of a report, drawn as the page saves them, without a browser.
 * @module
 */
import { LIGHT } from '../../build/theme.js';
import { PAPER_FONT } from '../../web/diagrams/paper.js';
import { toSvg } from '../../web/diagrams/svg.js';
import { toTikz } from '../../web/export/tikz.js';
import { pictureNames, picturesOf } from '../../web/tasks/still.js';
import { nearest } from '../nearest.mjs';

/**
 * @typedef {import('../../web/core/core.js').CoreError} CoreError
 * @typedef {import('../../web/tasks/still.js').Shown} Shown
 * @typedef {import('./formats.mjs').Format} Format
 */

/**
 * @param {string} id
 * @param {string[]} names that there are
 * @returns {CoreError}
 */
function unknownFigure(id, names) {
  const meant = nearest(id, names);
  return {
    code: 'invalid_option',
    message: `Invalid option --figure: "${id}". ${meant ? `Did you mean ${meant}? ` : ''}There are ${names.join(', ')}; --figure alone, after the file, lists those of the file.`,
    message_zh: `选项 --figure 的值“${id}”无效。${meant ? `是否指 ${meant}？` : ''}可用：${names.join('、')}；在文件之后只写 --figure，则列出该文件的图。`,
    value: id,
  };
}

/** @param {string} id @returns {CoreError} */
const nothingToCompare = (id) => ({
  code: 'no_figure',
  message: `There is no ${id} for this report: it needs results of three learners or more on several data sets, and a procedure that judges them${id === 'cd_control' ? ' against a control (--control)' : ''}.`,
  message_zh: `此报告没有 ${id}：需要三个或更多学习器在多个数据集上的结果，以及${id === 'cd_control' ? '与对照（--control）比较的' : '对其进行判断的'}方法。`,
  value: id,
});

/**
 * @param {string} id
 * @param {string} task
 * @param {string[]} names of the pictures that it has
 * @returns {CoreError}
 */
const otherTask = (id, task, names) => ({
  code: 'no_figure',
  message: `There is no ${id} for this report, whose task is ${task}. It has ${names.join(', ')}.`,
  message_zh: `此报告的任务是 ${task}，没有 ${id}。可用：${names.join('、')}。`,
  value: id,
});

/** @param {string} id @param {string} reason in the language that is written @returns {CoreError} */
const undrawn = (id, reason) => ({
  code: 'no_figure',
  message: `There is no ${id}. ${reason}`,
  message_zh: `没有 ${id}。${reason}`,
  value: id,
});

/** @param {string} id @param {string | null} reason */
const faultOf = (id, reason) => (reason === null ? nothingToCompare(id) : undrawn(id, reason));

/**
 * @param {string | undefined} id  empty: all are listed
 * @returns {Promise<CoreError | null>}
 */
export async function flawOfFigure(id) {
  if (!id) return null;
  const names = new Set((await pictureNames()).flatMap(([, own]) => own));
  return names.has(id) ? null : unknownFigure(id, [...names]);
}

/**
 * The pictures of a report with their titles; then those that it cannot have, and why.
 * @param {Shown} shown
 * @returns {Promise<string>}
 */
export async function figureList(shown) {
  const all = Object.entries(await picturesOf(shown.report));
  const drawn = await Promise.all(all.map(([, picture]) => picture.draw(shown, LIGHT)));
  const widest = Math.max(...all.map(([id]) => id.length));
  const lines = all.map(([id, { title }], at) => {
    const answer = drawn[at];
    if (!('reason' in answer))
      return { there: true, text: `${id.padEnd(widest)}  ${title(shown)}` };
    const { message, message_zh: chinese } = faultOf(id, answer.reason);
    return { there: false, text: shown.language === 'zh' ? chinese : message };
  });
  const texts = (/** @type {boolean} */ wanted) =>
    lines.filter(({ there }) => there === wanted).map(({ text }) => `${text}\n`);
  return [...texts(true), ...texts(false)].join('');
}

/**
 * @param {string} id  of one that there is
 * @param {{ format: Format, width?: number }} how  width: of pixels
 * @param {Shown} shown
 * @returns {Promise<{ text: string | Uint8Array, note?: { en: string, zh: string } | null } | { error: CoreError }>}
 */
export async function figure(id, { format, width }, shown) {
  const { report } = shown;
  const pictures = await picturesOf(report);
  if (!Object.hasOwn(pictures, id)) {
    return { error: otherTask(id, report.task, Object.keys(pictures)) };
  }
  const drawn = await pictures[id].draw(shown, LIGHT);
  if ('reason' in drawn) return { error: faultOf(id, drawn.reason) };
  const { diagram, millimetres } = drawn;
  if (format === 'latex') return { text: toTikz(diagram, { standalone: true }) };
  if (format === 'png') {
    const { toPng } = await import('./png.mjs');
    const { bytes, note } = await toPng(diagram, { ground: LIGHT.card, millimetres, width });
    return { text: bytes, note };
  }
  // A sheet of curves has its ground.
  const ground = millimetres === undefined ? {} : { ground: LIGHT.card };
  return { text: toSvg(diagram, { font: PAPER_FONT, millimetres, ...ground }) };
}
