import { createDataCard } from '../comparison/data.js';
import { createDiagramCard } from '../comparison/figure.js';
import { createLearnersCard } from '../comparison/learners.js';
import { createPairPanel } from '../comparison/pair/pair.js';
import { createPairsCard } from '../comparison/pair/pairs.js';
import { createPaperCard } from '../comparison/paper_view.js';
import { mountComparison } from '../comparison/view.js';
import { createComparisonWorking } from '../comparison/working_view.js';
import { hasPairs } from './drawings.js';
import {
  CD,
  CONTROL,
  FRIEDMAN,
  isAgainst,
  isJudged,
  isOfPairs,
  isSeveral,
  MATRIX,
  RANKS,
  WINS,
} from './figures.js';
import { createTestsCard } from './tests.js';

/**
 * @typedef {import('../comparison/scene.js').ComparisonScene} ComparisonScene
 * @typedef {import('../comparison/figure.js').Definition} Definition
 */
/** @param {ComparisonScene} scene */
function workedOut({ report, t }) {
  const { chi2, ties, f, cd, dunn, note } = t.working.friedman;
  const parts = [
    { id: 'chi2', title: chi2, key: 'friedman_chi2' },
    { id: 'ties', title: ties, key: 'friedman_chi2_tie_corrected' },
    { id: 'f', title: f, key: 'iman_davenport_f' },
    { id: 'f_ties', title: f + t.aside(ties), key: 'iman_davenport_f_tie_corrected' },
    { id: 'cd', title: cd, key: 'nemenyi_cd' },
    ...(report.control ? [{ id: 'dunn', title: dunn, key: 'bonferroni_dunn_cd' }] : []),
  ];
  return { note, parts: parts.map(({ id, title, key }) => ({ id, title, question: { key } })) };
}

/**
 * Pictures and tables of learners on many data sets.
 * @param {HTMLElement} element
 * @param {import('../../app/store.js').Store} store
 * @param {import('../../app/actions.js').Actions} actions
 */
export function mount(element, store, actions) {
  mountComparison(element, store, actions, 'friedman', (scene, newPart) => {
    const card = (/** @type {Definition} */ definition, /** @type {HTMLElement} */ parent) =>
      createDiagramCard(parent.appendChild(document.createElement('article')), definition, scene);
    const top = newPart('figures');
    const control = {
      ...card(CONTROL, top),
      shown: () => isAgainst(scene),
    };
    const cd = { ...card(CD, top), shown: () => isOfPairs(scene) };
    const plot = { ...card(FRIEDMAN, top), shown: () => isOfPairs(scene) && hasPairs(scene) };
    const matrix = { ...card(MATRIX, top), shown: () => isJudged(scene) };
    const data = createDataCard(newPart(), scene);
    const pair = { ...createPairPanel(newPart(), scene), shown: () => isSeveral(scene) };
    const rest = newPart('figures');
    const article = () => rest.appendChild(document.createElement('article'));
    const pairs = {
      ...createPairsCard(article(), scene),
      shown: () => isSeveral(scene) && hasPairs(scene),
    };
    const tests = { ...createTestsCard(article(), scene), shown: () => isSeveral(scene) };
    // A line for each of hundreds would fill twenty screens: the table has them, and scrolls.
    const ranks = { ...card(RANKS, rest), shown: () => hasPairs(scene) };
    const wins = { ...card(WINS, rest), shown: () => hasPairs(scene) };
    const learners = createLearnersCard(article(), scene);
    const paper = createPaperCard(newPart(), scene);
    const working = createComparisonWorking(newPart(), scene, workedOut);
    return [
      ...[control, cd, plot, matrix, data, pair, pairs],
      ...[tests, ranks, wins, learners, paper, working],
    ];
  });
}
