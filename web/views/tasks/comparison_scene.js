import { isComparison } from '../../kinds.js';
import { comparisonWords } from '../../text/comparison.js';
import { createPlainScene } from './plain_scene.js';

/**
 * @typedef {object} Look what the user switched on, beside what is an option
 * @property {'column' | 'page'} paper width of saved diagrams
 * @property {boolean} turned the best at the right
 * @property {'ranks' | 'results'} of what box plots show
 * @property {[number, number]} pair the two learners that are looked at
 * @property {string[] | null} columns of the table of pairs; null: as at first
 * @property {string} filter of the table of pairs
 * @property {{ key: string, descending: boolean } | null} sort
 * @property {number} shown rows of the table of pairs
 */

/** Rows of a long table that are there at first. */
export const FIRST_ROWS = 100;

/** @type {Look} */
const FIRST_LOOK = {
  paper: 'page',
  turned: false,
  of: 'ranks',
  pair: [0, 1],
  columns: null,
  filter: '',
  sort: null,
  shown: FIRST_ROWS,
};

/** @typedef {ReturnType<typeof createComparisonScene>} ComparisonScene */

/**
 * What the parts of a comparison look at.
 * @param {Element} element
 * @param {import('../../store.js').Store} store
 * @param {import('../../actions.js').Actions} actions
 * @param {() => void} changed asks for another drawing
 */
export function createComparisonScene(element, store, actions, changed) {
  const { state } = store;
  const plain = createPlainScene(element, store, actions, FIRST_LOOK, changed);
  /** @type {any} */
  let answer = null;
  let asked = 0;
  /** The learners that were there when two of them were chosen. */
  let compared = '';

  const scene = {
    element,
    state,
    actions,
    /** The report, with what comparisons have beside other tasks. @returns {any} */
    get report() {
      return state.report;
    },
    get t() {
      return comparisonWords(state.language);
    },
    get theme() {
      return plain.theme;
    },
    get models() {
      return plain.models;
    },
    get narrow() {
      return plain.narrow;
    },
    get look() {
      return plain.look;
    },
    setLook: plain.setLook,
    takePaper: plain.takePaper,
    takeTheme: plain.takeTheme,
    /** What the core said of the two learners that are looked at; null while it is asked. */
    get answer() {
      return answer;
    },
    async askPair() {
      asked += 1;
      const mine = asked;
      const { report } = state;
      const k = report?.models.length ?? 0;
      if (!report || !isComparison(report) || k < 2) return;
      const all = report.models.map(({ name }) => name).join('\n');
      if (all !== compared) plain.setLook({ pair: firstPair(report) });
      compared = all;
      const [a, b] = plain.look.pair;
      if (a >= k || b >= k || a === b) return;
      const names = [report.models[a].name, report.models[b].name];
      // The same two under other settings stay until there is something new.
      if (names.some((name, at) => name !== answer?.names[at])) answer = null;
      const found = await actions.query({ type: 'pair', a, b });
      if (mine !== asked) return;
      answer = { ...(found.error ? { pair: pairBetween(report, a, b) } : found), names };
      changed();
    },
    /** @param {number} a @param {number} b */
    choosePair(a, b) {
      plain.setLook({ pair: [a, b] });
      scene.askPair();
    },
  };
  return scene;
}

/**
 * The two that come to mind first: the best and the next.
 * @param {any} report
 * @returns {[number, number]}
 */
function firstPair({ task, verdict, models }) {
  const place = (/** @type {string} */ name) =>
    models.findIndex((/** @type {any} */ one) => one.name === name);
  const [best, other] =
    task === 'cv'
      ? [verdict.best, verdict.other]
      : [...(verdict.best ?? []), ...(verdict.beaten ?? [])];
  const pair = [place(best), place(other)];
  return pair[0] >= 0 && pair[1] >= 0 ? [pair[0], pair[1]] : [0, 1];
}

/**
 * The report's own numbers of two learners, where the core has no more to say.
 * @param {any} report
 * @param {number} a
 * @param {number} b
 */
function pairBetween(report, a, b) {
  const k = report.models.length;
  const [one, other] = a < b ? [a, b] : [b, a];
  return report.pairs[one * k - (one * (one + 1)) / 2 + (other - one - 1)] ?? null;
}
