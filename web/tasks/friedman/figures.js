import { html, nothing } from 'lit';
import { live } from 'lit/directives/live.js';
import { reasonWords } from '../../core/catalogue.js';
import { CONTROL_PROCEDURES, PROCEDURES } from '../../core/fields.js';
import { fixed, integer } from '../../words/format.js';
import { cellOf, comparisonPairs, learnersTable } from '../comparison/tables.js';
import { controlProcedure, joined, pairProcedure, procedureName } from '../comparison/verdict.js';
import { DRAWINGS, isRanked } from './drawings.js';
import { toleranceOf } from './verdict.js';

/**
 * @typedef {import('../comparison/scene.js').ComparisonScene} ComparisonScene
 * @typedef {import('../comparison/figure.js').Definition} Definition
 */

/** Whether several data sets let anything be said of pairs. @param {ComparisonScene} scene */
export const isSeveral = ({ report }) => report.tests.n_datasets > 1;

/** Whether the others are compared with a control, and pairs are not. @param {ComparisonScene} scene */
export const isAgainst = (scene) => isRanked(scene) && Boolean(scene.report.control);

/** Whether all pairs are compared. @param {ComparisonScene} scene */
export const isOfPairs = (scene) => isRanked(scene) && !scene.report.control;

/** Whether the deciding procedure has p-values to draw. @param {ComparisonScene} scene */
export const isJudged = (scene) => isOfPairs(scene) && !pairProcedure(scene.report)?.reason;

/** A level such as .05. @param {ComparisonScene} scene */
const alphaOf = ({ report }) => String(report.options.alpha).replace(/^0/, '');

/**
 * Tabs that choose the procedure; it decides verdict and pictures alike.
 * @param {ComparisonScene} scene
 * @param {string[]} first those with a tab
 * @param {{ id: string, name: string, reason?: string }[]} all with a reason why it gives no p-values
 * @param {string} now
 */
function tabs({ actions, t }, first, all, now) {
  const choose = (/** @type {string} */ id) => {
    if (id && id !== now) actions.setOptions({ post_hoc: id });
  };
  const others = all.filter(({ id }) => !first.includes(id));
  const other = others.some(({ id }) => id === now);
  return html`<div class="tabs" role="group" aria-label=${t.settings.postHoc}>
    ${first
      .flatMap((id) => all.find((one) => one.id === id) ?? [])
      .map(
        ({
          id,
          name,
          reason,
        }) => html`<button type="button" data-procedure=${id} aria-pressed=${id === now}
          ?disabled=${Boolean(reason)} title=${reason || nothing} @click=${() => choose(id)}>${name}</button>`,
      )}
    ${
      others.length > 0
        ? html`<select class=${other ? 'chosen' : ''} aria-label=${t.cd.moreLabel} .value=${live(other ? now : '')}
          @change=${(/** @type {Event} */ event) => choose(/** @type {HTMLSelectElement} */ (event.target).value)}>
          <option value="" ?selected=${!other}>${t.cd.more}</option>
          ${others.map(
            ({ id, name, reason }) =>
              html`<option value=${id} ?selected=${id === now} ?disabled=${Boolean(reason)} title=${reason || nothing}>${name}</option>`,
          )}
        </select>`
        : nothing
    }</div>`;
}

/** @param {ComparisonScene} scene */
const allProcedures = ({ report, state, t }) =>
  (report.procedures ?? []).map(
    (/** @type {{ id: string, reason?: string }} */ { id, reason }) => ({
      id,
      name: procedureName(t, id),
      reason: reason ? reasonWords(state.catalogue, reason) : '',
    }),
  );

/** Why the procedure gives no p-values. @param {ComparisonScene} scene */
const refusal = ({ report, state }) =>
  reasonWords(state.catalogue, pairProcedure(report)?.reason ?? report.verdict.reason);

/** Mean ranks, the best first. @param {ComparisonScene} scene */
function rankTable(scene) {
  const table = learnersTable(scene.report, scene.t);
  const column = table.heads.findIndex(({ key }) => key === 'average_rank');
  return {
    ...table,
    heads: [table.heads[column]],
    rows: table.rows.map((row) => ({ ...row, cells: [row.cells[column]] })),
  };
}

/** @type {Definition} */
export const CD = {
  ...DRAWINGS.cd_diagram,
  whole: true,
  head: (scene) => tabs(scene, PROCEDURES, allProcedures(scene), scene.report.options.post_hoc),
  reason: refusal,
  looksAt: ({ look }) => [look.turned],
  controls: ({
    look,
    setLook,
    t,
  }) => html`<label class="toggle"><input type="checkbox" .checked=${live(look.turned)}
    @change=${() => setLook({ turned: !look.turned })} />${t.cd.turned}</label>`,
  note(scene) {
    const { report, t } = scene;
    const procedure = pairProcedure(report);
    if (!procedure) return '';
    const { critical_difference: cd, significant, reason } = procedure;
    const name = procedureName(t, procedure.id);
    const how =
      typeof cd === 'number'
        ? t.cd.withCd(fixed(cd), alphaOf(scene))
        : t.cd.withoutCd(name, alphaOf(scene));
    const found = t.cd.significant(integer(significant), integer(report.pairs.length));
    const omnibus = report.verdict.kind === 'no_difference' ? t.cd.notRead : '';
    const missing = procedure.cliques ? '' : t.cd.noCliques;
    if (reason) return '';
    return joined([`${name}${t.colon}${found}`, how, missing, omnibus]);
  },
  table: rankTable,
  script: async () => (await import('./matplotlib/cd_diagram.js')).cdDiagramScript,
};

/** @type {Definition} */
export const CONTROL = {
  ...DRAWINGS.cd_control,
  whole: true,
  head(scene) {
    const { report, t } = scene;
    // Nemenyi’s companion is Bonferroni–Dunn; the others have the same name here.
    const all = allProcedures(scene).filter(
      (/** @type {{ id: string }} */ { id }) =>
        id === 'nemenyi' ||
        report.control.procedures.some((/** @type {{ id: string }} */ one) => one.id === id),
    );
    // Why one gives no p-values of pairs does not matter here.
    const named = all.map((/** @type {{ id: string, name: string }} */ { id, name }) => ({
      id,
      name: id === 'nemenyi' ? procedureName(t, 'bonferroni_dunn') : name,
    }));
    const { procedure } = report.control;
    return tabs(
      scene,
      CONTROL_PROCEDURES,
      named,
      procedure === 'bonferroni_dunn' ? 'nemenyi' : procedure,
    );
  },
  looksAt: ({ look }) => [look.turned],
  note(scene) {
    const { report, t } = scene;
    const procedure = controlProcedure(report);
    if (!procedure) return '';
    const { critical_difference: cd } = procedure;
    const how =
      typeof cd === 'number'
        ? t.cd.withCd(fixed(cd), alphaOf(scene))
        : t.detail.controlBy(procedureName(t, procedure.id), alphaOf(scene));
    return joined([how, report.verdict.kind === 'no_difference' ? t.cd.notRead : '']);
  },
  table: (scene) => learnersTable(scene.report, scene.t),
  script: async () => (await import('./matplotlib/cd_control.js')).cdControlScript,
};

/** @type {Definition} */
export const FRIEDMAN = {
  ...DRAWINGS.friedman_plot,
  hint: ({ t }) => t.friedmanPlot.hint,
  note({ report, t }) {
    const procedure = pairProcedure(report);
    return procedure && procedure.id !== 'nemenyi'
      ? t.friedmanPlot.other(procedureName(t, procedure.id))
      : '';
  },
  table: rankTable,
  script: async () => (await import('./matplotlib/friedman_plot.js')).friedmanPlotScript,
};

/** @type {Definition} */
export const MATRIX = {
  ...DRAWINGS.p_value_matrix,
  hint({ report, t }) {
    const procedure = pairProcedure(report);
    return procedure ? procedureName(t, procedure.id) : t.matrix.hint;
  },
  reason: refusal,
  table(scene) {
    const procedure = pairProcedure(scene.report);
    return procedure
      ? comparisonPairs(scene.report, scene.t, scene.statistics, [procedure.key])
      : null;
  },
  script: async () => (await import('./matplotlib/p_value_matrix.js')).pValueMatrixScript,
};

/** @type {Definition} */
export const RANKS = {
  ...DRAWINGS.rank_distribution,
  head: ({ look, setLook, t }) => html`<div class="tabs" role="group" aria-label=${t.ranks.title}>
    ${
      /** @type {const} */ (['ranks', 'results']).map(
        (of) => html`<button type="button" aria-pressed=${look.of === of}
        @click=${() => setLook({ of })}>${of === 'ranks' ? t.ranks.ofRanks : t.ranks.ofResults}</button>`,
      )
    }</div>`,
  looksAt: ({ look }) => [look.of],
  table({ report, t, look }) {
    const { parts } = t.ranks;
    const keys = /** @type {(keyof typeof parts)[]} */ (Object.keys(parts));
    return {
      corner: t.learners.name,
      heads: keys.map((key) => ({ key, label: parts[key], name: parts[key] })),
      rows: report.models.map((/** @type {any} */ model, /** @type {number} */ index) => ({
        name: model.name,
        index,
        cells: keys.map((key) => cellOf(model[look.of], key)),
      })),
    };
  },
  script: async () => (await import('./matplotlib/rank_distribution.js')).rankDistributionScript,
};

/** @type {Definition} */
export const WINS = {
  ...DRAWINGS.win_tie_loss,
  note({ report, t }) {
    const tolerance = toleranceOf(report);
    return tolerance && t.wins.tolerance(tolerance);
  },
  table: ({ report, t, statistics }) =>
    comparisonPairs(report, t, statistics, ['rank_wins', 'rank_ties', 'rank_losses']),
  script: async () => (await import('./matplotlib/win_tie_loss.js')).winTieLossScript,
};

/**
 * The diagram that a paper shows: of all pairs, or against the control.
 * @param {any} report
 */
export const mainFigure = ({ control }) => (control ? CONTROL : CD);
