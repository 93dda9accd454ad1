import { html, nothing } from 'lit';
import { learnerText } from '../../lab/choices.js';
import { clustersCsv } from '../../lab/clusters.js';
import { choices } from '../elements/choices.js';
import { icons } from '../elements/icons.js';
import { isOf, labelsOf, sentence } from './field.js';
import { parameterField } from './learners.js';

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
  /** @type {'cancelled' | 'stopped' | null} */
  let notice = null;

  /** @param {LearnerChoice[]} now */
  function choose(now) {
    clusterers = now;
    problem = null;
    changed();
    check();
  }

  /** What is wrong with the choices, before anything is computed. */
  async function check() {
    const of = clusterers;
    const job = await lab.job().catch(() => null);
    if (!job || of !== clusterers || busy) return;
    const answer = await engine
      .facts(job.files, { ...requestOf(job), check: true })
      .catch(() => ({ error: null }));
    if (of !== clusterers || busy) return;
    problem = 'error' in answer ? answer.error : null;
    changed();
  }

  async function run() {
    busy = true;
    problem = null;
    notice = null;
    changed();
    try {
      const job = await lab.job();
      const answer = /** @type {any} */ (job && (await engine.facts(job.files, requestOf(job))));
      if (answer && 'error' in answer) problem = answer.error;
      else if (job && answer) handOver(clustersCsv(answer), `${job.name}-clusters`);
    } catch (error) {
      const { reason } = /** @type {{ reason?: string }} */ (error);
      notice = reason === 'stopped' ? 'cancelled' : 'stopped';
      if (notice === 'stopped') engine.cancel();
    }
    busy = false;
    changed();
  }

  /** @param {NonNullable<Awaited<ReturnType<Lab['job']>>>} job */
  function requestOf({ request: { target, features } }) {
    const asked = { type: 'clusters', target, clusterers: clusterers.map(learnerText) };
    return features ? { ...asked, features } : asked;
  }

  /** @param {Words} words @param {Language} language */
  function list(words, language) {
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
        <span class="row fields">${item.parameters.map((parameter) => {
          const { name } = parameter;
          const value = one.values[name] ?? '';
          const isWrong = problem && isOf(problem, name, value);
          const flaw = problem && isWrong ? sentence(problem, language) : '';
          return parameterField(parameter, value, name, busy, (now) => change(name, now), flaw);
        })}</span>
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
    isBusy: () => busy,
    /** @param {Words} words @param {Language} language */
    template(words, language) {
      const t = words.clusters;
      const refused = problem ?? lab.state.problem?.problem ?? null;
      return html`<h1 class="lab-sentence">${t.lead}</h1>
        <div class="row lab-run">${
          busy
            ? html`<button class="button" type="button" @click=${engine.cancel}>${words.cancel}</button>
          <progress></progress>`
            : html`<button class="button primary" type="button" ?disabled=${!lab.state.facts}
          @click=${run}>${t.run}</button>`
        }</div>
        <div role="status">${refused ? html`<p class="banner">${sentence(refused, language, labelsOf(words))}</p>` : nothing}
          ${notice ? html`<p class="banner">${words[notice]}</p>` : nothing}</div>
        <p class="note">${t.explained}</p>
        ${list(words, language)}`;
    },
  };
}
