import { html, nothing } from 'lit';
import { learnerText } from '../../lab/choices.js';
import { clustersCsv } from '../../lab/clusters.js';
import { choices } from '../elements/choices.js';
import { icons } from '../elements/icons.js';
import { parameterField } from './learners.js';
import { sentence } from './outcome.js';

/**
 * Clusterers divide the rows of a data set; their clusters go to the page as a table.
 *
 * @typedef {import('../../lab/lab.js').Lab} Lab
 * @typedef {import('../../lab/choices.js').LearnerChoice} LearnerChoice
 * @typedef {import('../../words/index.js').Language} Language
 * @typedef {typeof import('./words.en.js').lab} Words
 */

/** @type {LearnerChoice[]} */
const USUAL = [
  { id: 'k_means', values: {} },
  { id: 'agglomerative', values: {} },
  { id: 'agglomerative', values: { linkage: 'single' } },
];

/**
 * @param {Lab} lab
 * @param {import('../../lab/engine.js').Engine} engine
 * @param {() => void} changed  asks for another drawing
 * @param {(text: string, of: string) => void} handOver  to the page
 */
export function createClusters(lab, engine, changed, handOver) {
  let clusterers = USUAL;
  let busy = false;
  /** @type {import('../../core/report.js').Problem | null} */
  let problem = null;

  /** @param {LearnerChoice[]} now */
  function choose(now) {
    clusterers = now;
    problem = null;
    changed();
  }

  async function run() {
    busy = true;
    problem = null;
    changed();
    const job = await lab.job().catch(() => null);
    if (job) {
      const { target } = job.request;
      const request = { type: 'clusters', target, clusterers: clusterers.map(learnerText) };
      const answer = /** @type {any} */ (
        await engine.facts(job.files, request).catch((error) => ({ error }))
      );
      if ('error' in answer) problem = answer.error;
      else handOver(clustersCsv(answer), `${job.name}-clusters`);
    }
    busy = false;
    changed();
  }

  /** @param {Words} words */
  function list(words) {
    const { catalogue } = lab.state;
    if (!catalogue) return nothing;
    const known = new Map(catalogue.clusterers.map((one) => [one.id, one]));
    const rows = clusterers.map((one, at) => {
      const item = known.get(one.id);
      if (!item) return nothing;
      const change = (/** @type {string} */ name, /** @type {string} */ value) =>
        choose(
          clusterers.map((other, place) =>
            place === at ? { ...other, values: { ...other.values, [name]: value } } : other,
          ),
        );
      return html`<li>
        <span class="lab-learner" title=${item.meaning}>${item.name}</span>
        <span class="row fields">${item.parameters.map((parameter) =>
          parameterField(
            parameter,
            one.values[parameter.name] ?? '',
            parameter.name,
            busy,
            (value) => change(parameter.name, value),
          ),
        )}</span>
        <button class="button quiet" type="button" ?disabled=${busy || clusterers.length < 2}
          aria-label=${words.learners.remove(item.name)} title=${words.learners.remove(item.name)}
          @click=${() => choose(clusterers.filter((_, place) => place !== at))}>${icons.close}</button></li>`;
    });
    return html`<ul class="lab-learners card">${rows}
      <li><select class="lab-add" aria-label=${words.clusters.add} ?disabled=${busy} @change=${(
        /** @type {Event} */ event,
      ) => {
        const select = /** @type {HTMLSelectElement} */ (event.target);
        const id = select.value;
        select.value = '';
        if (id) choose([...clusterers, { id, values: {} }]);
      }}>${choices(
        [
          { value: '', text: words.clusters.add },
          ...catalogue.clusterers.map(({ id, name }) => ({ value: id, text: name })),
        ],
        '',
      )}</select></li></ul>`;
  }

  return {
    /** @param {Words} words @param {Language} language */
    template(words, language) {
      const t = words.clusters;
      const refused = problem ?? lab.state.problem?.problem ?? null;
      return html`<h1 class="lab-sentence">${t.lead}</h1>
        <div class="row lab-run"><button class="button primary" type="button"
          ?disabled=${busy || !lab.state.facts} @click=${run}>${t.run}</button></div>
        <div role="status">${refused ? html`<p class="banner">${sentence(refused, language)}</p>` : nothing}</div>
        <p class="note">${t.explained}</p>
        ${list(words)}`;
    },
  };
}
