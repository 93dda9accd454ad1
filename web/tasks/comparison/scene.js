import { isComparison } from '../../core/kinds.js';
import { onDemand } from '../../views/elements/on_demand.js';
import { createPlainScene } from '../../views/pictures/plain_scene.js';
import { standsOut } from '../verdicts.js';
import { FIRST_LOOK } from './look.js';
import { answerOf, firstPair } from './pair/two.js';
import { withShortNames } from './parameter_names.js';
import { comparisonWords } from './words.js';

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
    /** Shows beside a number how it comes about. */
    work: onDemand(() => import('../../views/working/panel.js'), store, actions),
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
      answer = answerOf(found, report, [a, b]);
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
