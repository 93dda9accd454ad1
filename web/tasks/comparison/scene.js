import { isComparison } from '../../core/kinds.js';
import { leaderOf } from '../../core/report.js';
import { createPlainScene } from '../../views/pictures/plain_scene.js';
import { standsOut } from '../verdicts.js';
import { withShortNames } from './parameter_names.js';
import { comparisonWords } from './words.js';

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
 * @param {import('../../app/store.js').Store} store
 * @param {import('../../app/actions.js').Actions} actions
 * @param {() => void} changed asks for another drawing
 */
export function createComparisonScene(element, store, actions, changed) {
  const { state } = store;
  const plain = createPlainScene(element, store, actions, FIRST_LOOK, changed);
  /** @type {any} */
  let answer = null;
  let asked = 0;
  /** The algorithms that were there when the user chose two of them. */
  let compared = '';

  const scene = {
    element,
    state,
    actions,
    /** The report, with the names that are shown. @returns {any} */
    get report() {
      return state.report && isComparison(state.report)
        ? withShortNames(state.report)
        : state.report;
    },
    get t() {
      return comparisonWords(state.language);
    },
    /** Of the tests, from the catalogue; none before it is there. */
    get statistics() {
      return state.catalogue?.statistics ?? [];
    },
    get theme() {
      return plain.theme;
    },
    /** @returns {import('../../core/report.js').Model[]} */
    get models() {
      return scene.report?.models ?? [];
    },
    /**
     * The place of the learner that stands out: the one that the user chose, else the one
     * that the verdict emphasises; null where there is none.
     * @returns {number | null}
     */
    get chosen() {
      const { report, models } = scene;
      // What is out of sight may be asked while predictions are shown.
      if (models.length === 0 || !isComparison(report)) return null;
      if (state.picked !== null) return state.selected;
      const name = standsOut(report);
      const place = models.findIndex((model) => model.name === name);
      return place < 0 ? null : place;
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
      const { report } = scene;
      const k = report?.models.length ?? 0;
      if (!report || !isComparison(report) || k < 2) return;
      const all = report.models.map((/** @type {any} */ { name }) => name).join('\n');
      if (all !== compared) {
        compared = '';
        const pair = firstPair(report);
        if (pair.join() !== plain.look.pair.join()) plain.setLook({ pair });
      }
      const [a, b] = plain.look.pair;
      if (a >= k || b >= k || a === b) return;
      const names = [report.models[a].name, report.models[b].name];
      // The same two under other settings stay until there is something new.
      if (names.some((name, at) => name !== answer?.names[at])) answer = null;
      const found = await actions.query({ type: 'pair', a, b });
      if (mine !== asked) return;
      answer = {
        ...(found.error ? { pair: pairBetween(report, a, b) } : shown(found, names)),
        names,
      };
      changed();
    },
    /** @param {number} a @param {number} b */
    choosePair(a, b) {
      compared = scene.models.map(({ name }) => name).join('\n');
      plain.setLook({ pair: [a, b] });
      scene.askPair();
    },
  };
  return scene;
}

/**
 * An answer with the names that are shown; its `a` is the first that was asked for.
 * @param {any} found
 * @param {string[]} names
 */
const shown = (found, [a, b]) => (found.pair ? { ...found, pair: { ...found.pair, a, b } } : found);

/**
 * The two that come to mind first: the best and the next, or the control.
 * @param {any} report
 * @returns {[number, number]}
 * @example firstPair(report) // [2, 0]
 */
function firstPair({ task, verdict, models, control }) {
  const place = (/** @type {string} */ name) =>
    models.findIndex((/** @type {any} */ one) => one.name === name);
  const order =
    task === 'cv' ? [place(verdict.best), place(verdict.other)] : byRank(models, verdict);
  const [best = -1, next = -1] = order;
  const other = control && control.index !== best ? control.index : next;
  return best >= 0 && other >= 0 && best !== other ? [best, other] : [0, 1];
}

/**
 * Places of the algorithms, the best in rank first; as the verdict names them
 * where there are no ranks.
 * @param {any[]} models
 * @param {any} verdict
 */
function byRank(models, verdict) {
  const { best = [], beaten = [] } = verdict;
  const rankOf = (/** @type {number} */ at) => models[at].metrics?.average_rank;
  const places = models.map((_, index) => index);
  const named = [...new Set([leaderOf(verdict), best, beaten].flat())]
    .map((name) => models.findIndex((one) => one.name === name))
    .filter((at) => at >= 0);
  if (!places.every((at) => typeof rankOf(at) === 'number')) return named;
  const first = named[0] ?? -1;
  const sorted = places.sort((one, other) => rankOf(one) - rankOf(other));
  return first < 0 ? sorted : [first, ...sorted.filter((at) => at !== first)];
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
