import { html, nothing } from 'lit';
import { keyWords, withBetterEnd } from '../../core/catalogue.js';
import { ESTIMATE_KEYS } from '../../lab/bootstrap_632.js';
import { duration, integer } from '../../words/format.js';
import { choices } from '../elements/choices.js';
import { dataSetName } from './data_sets.js';
import { labelsOf, sentence } from './field.js';
import { learnerName } from './learners.js';
import { workedColumn } from './worked.js';

/**
 * @typedef {import('../../lab/lab.js').Lab} Lab
 * @typedef {import('../../words/index.js').Language} Language
 * @typedef {typeof import('./words.en.js').lab} Words
 *
 * @typedef {object} Uses  what can be done with results
 * @property {() => void} compare
 * @property {() => void} evaluate
 * @property {() => void} saveResults
 * @property {() => void} savePredictions
 */

/** What it comes to stands first, where a phone shows it. */
const SHOWN = /** @type {const} */ ([
  'estimate_632_plus',
  ...ESTIMATE_KEYS.filter((key) => key !== 'estimate_632_plus'),
]);

/**
 * What a run came to, and where it can go from here.
 * @param {Lab} lab
 * @param {Words} t
 * @param {Language} language
 * @param {import('../../core/catalogue.js').Catalogue | null} catalogue
 * @param {Uses} uses
 * @param {import('./worked.js').Scene} scene
 */
export function outcome(lab, t, language, catalogue, uses, scene) {
  const { done, metric, summary, stale, elapsed } = lab.state;
  if (!done) return nothing;
  const keys = withBetterEnd(catalogue, lab.metrics());
  const unmeasured = done.flatMap((one) => one.unmeasured);
  const count = done.reduce((sum, { parts }) => sum + parts.length, 0);
  const warnings = done.flatMap(({ facts, parts, estimates }) => [
    ...facts.warnings,
    ...parts.flatMap((part) => part.warnings),
    ...(estimates && 'warnings' in estimates ? estimates.warnings : []),
  ]);
  const report = summary && 'report' in summary ? summary.report : null;
  const comparable = report !== null && report.models.length > 0;
  return html`<h2>${t.results.title}</h2>
    <div class="card lab-results">
      ${stale ? html`<p class="note" role="status">${t.results.older}</p>` : nothing}
      ${
        keys.length > 0
          ? html`<div class="row fields"><label>${t.results.metric}<select name="metric" @change=${(
              /** @type {Event} */ event,
            ) => lab.setMetric(/** @type {HTMLSelectElement} */ (event.target).value)}>
          ${choices(
            keys.map((key) => ({
              value: key,
              text: (catalogue && keyWords(catalogue, key).name) || key,
            })),
            metric,
          )}</select></label></div>`
          : nothing
      }
      ${report ? means(report, lab, t, scene) : nothing}
      ${(report?.warnings ?? [])
        .filter((/** @type {{ code: string }} */ { code }) => code === 'rows_dropped')
        .map(
          (/** @type {import('../../core/report.js').Problem} */ warning) =>
            html`<p class="note">${sentence(warning, language)}</p>`,
        )}
      ${done.map((one) => estimatesOf(one, done.length > 1 ? one.name : '', lab, t, language, scene))}
      ${summary && 'error' in summary ? html`<p class="note">${sentence(summary.error, language)}</p>` : nothing}
      <div class="row">
        ${
          comparable
            ? html`<button class="button primary" type="button" title=${t.results.compareHint}
            @click=${uses.compare}>${t.results.compare}</button>`
            : nothing
        }
        ${
          done.length === 1
            ? html`<button class="button" type="button" title=${t.results.evaluateHint}
            @click=${uses.evaluate}>${t.results.evaluate}</button>`
            : nothing
        }
        ${keys.length > 0 ? html`<button class="button" type="button" @click=${uses.saveResults}>${t.results.saveResults}</button>` : nothing}
        <button class="button" type="button" @click=${uses.savePredictions}>${t.results.savePredictions}</button>
      </div>
      <p class="note">${t.results.of(done.map(({ name }) => dataSetName(lab, language, name)))} ${t.results.elapsed(duration(elapsed))}</p>
      ${
        unmeasured.length > 0
          ? html`<p class="note">${t.results.unmeasured(
              integer(unmeasured.length),
              integer(count),
              sentence(unmeasured[0], language, labelsOf(t)),
            )}</p>`
          : nothing
      }
      ${
        warnings.length > 0
          ? html`<ul class="note lab-warnings">${[
              ...new Set(warnings.map((one) => sentence(one, language, labelsOf(t)))),
            ].map((text) => html`<li>${text}</li>`)}</ul>`
          : nothing
      }
    </div>`;
}

/**
 * The means that the core has of each learner.
 * @param {{ task: string, models: { name: string, metrics: Record<string, number | null> }[] }} report
 * @param {Lab} lab
 * @param {Words} t
 * @param {import('./worked.js').Scene} scene
 */
function means({ models }, lab, t, scene) {
  const { spread } = lab.state;
  const subject = (/** @type {number} */ row) => learnerName(lab, t, models[row].name);
  const heads = /** @type {const} */ ([
    ['average_rank', t.results.rank],
    ['mean', t.results.mean],
    ['std', t.results.std],
  ]).filter(([key]) => models.some(({ metrics }) => typeof metrics[key] === 'number'));
  const columns = heads.map(([key, title]) =>
    workedColumn(
      models.map(({ metrics }) => metrics[key] ?? null),
      scene,
      (row) => ({ title, subject: subject(row), ask: () => lab.workOutSummary(row, key) }),
    ),
  );
  const names = heads.map(([, name]) => name);
  if (spread) {
    names.push(t.results.spread);
    columns.push(
      workedColumn(
        models.map(({ name }) => spread[name] ?? null),
        scene,
        (row) => ({
          title: t.results.spread,
          subject: subject(row),
          ask: () => lab.workOutSpread(models[row].name),
        }),
      ),
    );
  }
  return html`<div class="scroll" tabindex="0" role="region" aria-label=${t.results.title}>
    <table class="number"><thead><tr><th scope="col">${t.results.learner}</th>
      ${names.map((name) => html`<th scope="col">${name}</th>`)}</tr></thead>
    <tbody>${models.map(
      ({ name }, row) => html`<tr><th scope="row"><bdi>${learnerName(lab, t, name)}</bdi></th>
      ${columns.map((values) => html`<td>${values[row]}</td>`)}</tr>`,
    )}</tbody></table></div>`;
}

/**
 * The .632+ estimates of a bootstrap, or why there are none.
 * @param {import('../../lab/engine.js').Done} done
 * @param {string} name  of the data set, where there are several
 * @param {Lab} lab
 * @param {Words} t
 * @param {Language} language
 * @param {import('./worked.js').Scene} scene
 */
function estimatesOf(done, name, lab, t, language, scene) {
  const { estimates } = done;
  if (!estimates) return nothing;
  if ('error' in estimates) return html`<p class="note">${sentence(estimates.error, language)}</p>`;
  const { learners, samples, reference } = estimates.bootstrap_632;
  const words = t.results.estimates;
  const columns = SHOWN.map((key) =>
    workedColumn(
      learners.map((one) => one[key]),
      scene,
      (row) => ({
        title: words.heads[key],
        subject: learnerName(lab, t, learners[row].name),
        ask: () => lab.workOutEstimate(done, row, key),
      }),
    ),
  );
  return html`<div class="scroll" tabindex="0" role="region" aria-label=${words.title}>
    <table class="number lab-estimates"><caption>${name ? t.about(dataSetName(lab, language, name)) : nothing}${words.title}</caption>
    <thead><tr><th scope="col">${t.results.learner}</th>
      ${SHOWN.map((key) => html`<th scope="col">${words.heads[key]}</th>`)}</tr></thead>
    <tbody>${learners.map(
      (one, row) => html`<tr><th scope="row"><bdi>${learnerName(lab, t, one.name)}</bdi></th>
      ${columns.map((values) => html`<td>${values[row]}</td>`)}</tr>`,
    )}</tbody></table></div>
    <p class="note">${words.sentence(integer(samples))} ${t.sources(reference)}</p>`;
}
