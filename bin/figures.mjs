/**
 * Pictures of a report, drawn from the same shapes as on the page, without a browser.
 * @module
 */
import { readFileSync } from 'node:fs';
import { themeOf } from '../web/charts/theme.js';
import { PAPER_FONT } from '../web/diagrams/paper.js';
import { toSvg } from '../web/diagrams/svg.js';
import { toTikz } from '../web/export/tikz.js';
import { drawnForPaper } from '../web/tasks/comparison/drawing.js';
import { sceneOf } from '../web/tasks/comparison/export.js';
import { DRAWINGS } from '../web/tasks/friedman/drawings.js';
import { fromProject } from './core.mjs';
import { nearest } from './nearest.mjs';

/**
 * @typedef {import('../web/core/core.js').CoreError} CoreError
 * @typedef {import('./report_tables.mjs').Written} Written
 */

/** @param {string} id @returns {CoreError} */
function unknownFigure(id) {
  const names = Object.keys(DRAWINGS);
  const meant = nearest(id, names);
  return {
    code: 'invalid_option',
    message: `Invalid option --figure: "${id}". ${meant ? `Did you mean ${meant}? ` : ''}There are ${names.join(', ')}, of learners on several data sets; other pictures are saved on the page.`,
    message_zh: `选项 --figure 的值“${id}”无效。${meant ? `是否指 ${meant}？` : ''}可用：${names.join('、')}，均为学习器在多个数据集上的图；其他图请在页面上保存。`,
    value: id,
  };
}

/** @param {string} id @returns {CoreError} */
const nothingToDraw = (id) => ({
  code: 'no_figure',
  message: `There is no ${id} for this report: it needs results of three learners or more on several data sets, and a procedure that judges them${id === 'cd_control' ? ' against a control (--control)' : ''}.`,
  message_zh: `此报告没有 ${id}：需要三个或更多学习器在多个数据集上的结果，以及${id === 'cd_control' ? '与对照（--control）比较的' : '对其进行判断的'}方法。`,
  value: id,
});

/** The light colours of the page. */
function lightTheme() {
  const sheet = readFileSync(fromProject('web/styles/tokens.css'), 'utf8');
  const [, light = ''] = /:root \{([^}]*)\}/.exec(sheet) ?? [];
  const tokens = new Map(
    [...light.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name, value]),
  );
  return themeOf({ getPropertyValue: (name) => tokens.get(name) ?? '' });
}

/** @param {string | undefined} id @returns {CoreError | null} */
export const flawOfFigure = (id) =>
  id === undefined || Object.hasOwn(DRAWINGS, id) ? null : unknownFigure(id);

/**
 * @param {string} id  of one that there is
 * @param {'svg' | 'latex'} format
 * @param {Written} written
 * @returns {{ text: string } | { error: CoreError }}
 */
export function figureText(id, format, { report, language, catalogue }) {
  const drawing = DRAWINGS[/** @type {keyof typeof DRAWINGS} */ (id)];
  const state = /** @type {any} */ ({ report, language, catalogue });
  const scene = sceneOf(state, /** @type {any} */ (null));
  if (report.task !== 'friedman' || drawing.part(scene) === null) {
    return { error: nothingToDraw(id) };
  }
  const theme = lightTheme();
  const { diagram, millimetres } = drawnForPaper(drawing, scene, theme);
  return {
    text:
      format === 'latex'
        ? toTikz(diagram, { standalone: true })
        : toSvg(diagram, { font: PAPER_FONT, ground: theme.card, millimetres }),
  };
}
