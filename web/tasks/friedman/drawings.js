import { controlProcedure, pairProcedure } from '../comparison/verdict.js';
import { cdControl } from './cd_control.js';
import { cdDiagram } from './cd_diagram.js';
import { friedmanPlot } from './friedman_plot.js';
import { pValueMatrix } from './p_value_matrix.js';
import { rankDistribution } from './rank_distribution.js';
import { winTieLoss } from './win_tie_loss.js';

/**
 * The pictures of learners on several data sets, without the page around them. Free of the
 * DOM: the command line draws them, too.
 *
 * @typedef {import('../comparison/scene.js').ComparisonScene} ComparisonScene
 * @typedef {import('../comparison/drawing.js').Drawing} Drawing
 */

/** Whether the ranks of three learners or more can be compared. @param {ComparisonScene} scene */
export const isRanked = ({ report, models }) =>
  models.length > 2 && report.verdict.kind !== 'undefined';

/** Whether the core compared pairs: of hundreds of algorithms it does not. @param {ComparisonScene} scene */
export const hasPairs = ({ report }) => report.pairs.length > 0;

/** The procedure with a critical difference. @param {any} report */
const nemenyiOf = ({ procedures = [] }) =>
  procedures.find((/** @type {{ id: string }} */ { id }) => id === 'nemenyi') ?? null;

/** @type {Drawing} */
const CD = {
  id: 'cd_diagram',
  title: ({ t }) => t.cd.title,
  part(scene) {
    const { report } = scene;
    const procedure = pairProcedure(report);
    if (!procedure || procedure.reason || !isRanked(scene)) return null;
    return { models: report.models, procedure: { ...procedure, cliques: procedure.cliques ?? [] } };
  },
  layout: cdDiagram,
  options: ({ look }) => ({ turned: look.turned }),
};

/** @type {Drawing} */
const CONTROL = {
  id: 'cd_control',
  title: ({ t, report }) => t.cd.controlTitle(report.control?.name ?? ''),
  part(scene) {
    const { report } = scene;
    const procedure = controlProcedure(report);
    if (!procedure || !isRanked(scene)) return null;
    return {
      models: report.models,
      control: { index: report.control.index, procedure },
      alpha: report.options.alpha,
    };
  },
  layout: cdControl,
  options: ({ look }) => ({ turned: look.turned }),
};

/** @type {Drawing} */
const FRIEDMAN = {
  id: 'friedman_plot',
  title: ({ t }) => t.friedmanPlot.title,
  part(scene) {
    const { report } = scene;
    const procedure = nemenyiOf(report);
    if (!procedure || !hasPairs(scene) || !isRanked(scene)) return null;
    return { models: report.models, procedure };
  },
  layout: friedmanPlot,
};

/** @type {Drawing} */
const MATRIX = {
  id: 'p_value_matrix',
  title: ({ t }) => t.matrix.title,
  part(scene) {
    const { report } = scene;
    const procedure = pairProcedure(report);
    if (!procedure || procedure.reason || !isRanked(scene)) return null;
    const { models, pairs, options } = report;
    return { models, pairs, key: procedure.key, alpha: options.alpha };
  },
  layout: pValueMatrix,
};

/** @type {Drawing} */
const RANKS = {
  id: 'rank_distribution',
  title: ({ t, look }) => (look.of === 'ranks' ? t.ranks.title : t.ranks.results),
  part({ report, look, models }) {
    const key = look.of;
    if (!models.every((model) => /** @type {any} */ (model)[key])) return null;
    return { models, values: report.values?.result ? report.values : null, of: key };
  },
  layout: rankDistribution,
};

/** @type {Drawing} */
const WINS = {
  id: 'win_tie_loss',
  title: ({ t }) => t.wins.title,
  part: (scene) => {
    const { report } = scene;
    const counted = report.pairs.every(
      (/** @type {any} */ { rank_wins: wins }) => typeof wins === 'number',
    );
    return hasPairs(scene) && counted ? { models: report.models, pairs: report.pairs } : null;
  },
  layout: winTieLoss,
};

/** By id. */
export const DRAWINGS = {
  cd_diagram: CD,
  cd_control: CONTROL,
  friedman_plot: FRIEDMAN,
  p_value_matrix: MATRIX,
  rank_distribution: RANKS,
  win_tie_loss: WINS,
};
