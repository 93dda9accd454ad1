import { html, nothing, render } from 'lit';
import { saveFile } from '../../export/save.js';
import { integer } from '../../words/format.js';
import { visibleName } from '../../words/visible.js';
import { fileChooser } from '../data/files.js';
import { onDemand } from '../elements/on_demand.js';
import { createBiasSources } from './bias_sources.js';
import { createClusters } from './clusters.js';
import { createCurves } from './curves.js';
import { aboutData, dataSetName, dataSets } from './data_sets.js';
import { createEstimators } from './estimators.js';
import { createFeatureLeak } from './feature_leak.js';
import { labelsOf, sentence } from './field.js';
import { learnerList } from './learners.js';
import { outcome } from './outcome.js';
import { planPart } from './plan.js';
import { createSearch } from './search.js';
import { labWords } from './words.js';
import './lab.css';

/**
 * The lab: from a data set to compared learners. What a run comes to is a table, which the page reads as any other.
 * @typedef {import('../../lab/lab.js').Lab} Lab
 * @typedef {import('../../words/index.js').Language} Language
 * @typedef {import('../../core/catalogue.js').Catalogue | null} Catalogue
 * @typedef {typeof import('./words.en.js').lab} Words
 */

const CSV = 'text/csv';
const PARTS = /** @type {const} */ ([
  'learners',
  'curves',
  'search',
  'bias',
  'estimators',
  'leak',
  'clusters',
]);
/** @typedef {typeof PARTS[number]} Part */

/**
 * @typedef {object} LabPart  what stands in the lab in the place of the comparison of learners
 * @property {(words: Words, language: Language, catalogue: Catalogue) => import('lit').TemplateResult} template
 * @property {(element: HTMLElement, words: Words, language: Language, catalogue: Catalogue) => void} [drawInto]  pictures
 * @property {() => void} [begin]  when it is opened
 * @property {('data' | 'learners' | 'plan')[]} below  choices that stand below it
 * @property {() => boolean} [usesData]  if it is not given, the parts below say so
 * @property {() => boolean} [isBusy]  with data that must not change meanwhile
 * @property {() => void} [forget]  what came of the user's data
 */
const DRAWN_FOR = /** @type {const} */ (['language', 'catalogue', 'dark']);

/**
 * @param {HTMLElement} element
 * @param {import('../../app/store.js').Store} store
 * @param {import('../../app/actions.js').Actions} actions
 * @param {{ lab: Lab, engine: import('../../lab/engine.js').Engine,
 *   fetchCatalogue: (language: string) => Promise<any> }} parts
 */
export function mount(element, store, actions, { lab, engine, fetchCatalogue }) {
  /** @type {Part} */
  let part = 'learners';
  const changed = () => draw();
  const scene = {
    state: store.state,
    work: onDemand(() => import('../working/panel.js'), store, actions),
  };
  /** @type {Record<Exclude<Part, 'learners'>, LabPart>} */
  const others = {
    curves: { ...createCurves(lab, engine, changed, scene), below: ['data', 'learners', 'plan'] },
    search: { ...createSearch(lab, engine, changed, scene), below: ['data', 'plan'] },
    bias: { ...createBiasSources(lab, engine, changed, scene), below: [] },
    estimators: { ...createEstimators(engine, changed, scene), below: [] },
    leak: { ...createFeatureLeak(engine, changed, scene), below: [] },
    clusters: { ...createClusters(lab, engine, changed, handOver), below: ['data'] },
  };
  const language = () => store.state.language;
  const name = () => {
    const [table] = lab.chosenTables();
    return table?.builtIn?.id ?? table?.name.en ?? 'lab';
  };

  async function speak() {
    const spoken = language();
    const catalogue = await fetchCatalogue(spoken).catch(() => null);
    if (!catalogue) actions.notify({ code: 'part_missing' });
    else if (spoken === language()) await lab.speak(catalogue);
  }

  /**
   * The page evaluates a table that the lab made.
   * @param {string} text
   * @param {string} of
   */
  function handOver(text, of) {
    store.set({ room: 'report' });
    actions.loadFiles([new File([text], `${of}.csv`, { type: CSV })]);
  }

  const together = () => ((lab.state.done?.length ?? 0) > 1 ? 'data-sets' : name());
  const uses = {
    compare: () => handOver(lab.resultsText(), `${together()}-${lab.state.metric}`),
    evaluate() {
      const { done } = lab.state;
      if (done) handOver(lab.predictionsTable(done[0]), `${done[0].name}-predictions`);
    },
    saveResults: () => saveFile(lab.resultsText(), `${together()}-${lab.state.metric}.csv`, CSV),
    savePredictions() {
      for (const one of lab.state.done ?? [])
        saveFile(lab.predictionsText(one), `${one.name}-predictions.csv`, CSV);
    },
  };

  async function savePlan() {
    const text = await lab.planText().catch(() => null);
    if (text === null) actions.notify({ code: 'part_missing' });
    else saveFile(text, `${name()}-${lab.state.plan.id}.csv`, CSV);
  }

  /** What will be done, in one sentence; while it is done, how far it is. */
  function headline() {
    const t = labWords(language());
    const { facts, progress, catalogue, plan, chosen } = lab.state;
    const [table] = lab.chosenTables();
    if (progress || !facts || !table || !catalogue) return t.lead;
    return t.sentence({
      learners: facts.lab.learners.length,
      data: chosen.length > 1 ? t.dataSets(chosen.length) : visibleName(table.name[language()]),
      plan: catalogue.splitters.find(({ id }) => id === plan.id)?.name ?? plan.id,
      trainings: integer(facts.plan.count),
    });
  }

  function controls() {
    const t = labWords(language());
    const { progress, facts, problem, notice } = lab.state;
    const running = progress && progress.total > 0;
    return html`<div class="row lab-run">
      ${
        progress
          ? html`<button class="button" type="button" @click=${lab.cancel}>${t.cancel}</button>
          <progress max=${Math.max(1, progress.total)} .value=${progress.done}></progress>
          <span class="note number">${running ? t.running(dataSetName(lab, language(), progress.name), integer(progress.done), integer(progress.total)) : nothing}</span>`
          : html`<button class="button primary" type="button" ?disabled=${!facts}
          @click=${lab.run}>${t.run}</button>`
      }</div>
      <div role="status">
      ${
        problem
          ? html`<p class="banner">${t.about(visibleName(problem.name[language()]))}${sentence(problem.problem, language(), labelsOf(t))}</p>`
          : nothing
      }
      ${
        notice
          ? html`<p class="banner">${{ cancelled: t.cancelled, stopped: t.stopped, not_fetched: t.notFetched }[notice]}</p>`
          : nothing
      }
      ${warningsOfFacts()}</div>`;
  }

  function warningsOfFacts() {
    const { facts, done, stale } = lab.state;
    if (!facts || facts.warnings.length === 0 || (done && !stale)) return nothing;
    return html`<ul class="note lab-warnings">${facts.warnings.map(
      (warning) => html`<li>${sentence(warning, language(), labelsOf(labWords(language())))}</li>`,
    )}</ul>`;
  }

  function draw() {
    const t = labWords(language());
    const busy = lab.state.progress !== null || Object.values(others).some((one) => one.isBusy?.());
    const chooser = busy
      ? nothing
      : fileChooser({ text: t.data.choose, label: t.data.chooseLabel }, lab.addFiles);
    const learners = () => html`<h1 class="lab-sentence">${headline()}</h1>
      ${controls()}
      <section>${aboutData(lab, t, language())}</section>
      <section>${outcome(lab, t, language(), store.state.catalogue, uses, scene)}</section>
      <section>${learnerList(lab, t, language())}</section>
      <section>${planPart(lab, t, language(), savePlan)}</section>`;
    render(
      html`<main aria-label=${t.title}>
      <div class="lab-parts" role="group" aria-label=${t.title}>${PARTS.map(
        (one) => html`<button class="button quiet" type="button" aria-pressed=${one === part}
          @click=${() => open(one)}>${t.parts[one]}</button>`,
      )}</div>
      ${part === 'learners' ? learners() : other(others[part])}
    </main>
    <aside class="lab-rail" aria-label=${t.data.title} ?hidden=${!usesData()}>${dataSets(lab, t, language(), chooser, busy)}</aside>`,
      element,
    );
    if (part !== 'learners') others[part].drawInto?.(element, t, language(), store.state.catalogue);
  }

  function usesData() {
    if (part === 'learners') return true;
    const { below, usesData: does } = others[part];
    return does ? does() : below.length > 0;
  }

  /** @param {LabPart} shown */
  function other(shown) {
    const t = labWords(language());
    const below = {
      data: () => aboutData(lab, t, language()),
      learners: () => learnerList(lab, t, language()),
      plan: () => planPart(lab, t, language(), savePlan),
    };
    return html`${shown.template(t, language(), store.state.catalogue)}
      ${shown.below.map((one) => html`<section>${below[one]()}</section>`)}`;
  }

  /** @param {Part} chosen */
  function open(chosen) {
    part = chosen;
    draw();
    if (part !== 'learners') others[part].begin?.();
  }

  lab.subscribe(draw);
  addEventListener('resize', () => {
    if (part !== 'learners') draw();
  });
  store.subscribe(({ given, notice }, changed) => {
    if (changed.has('language')) speak();
    if (changed.has('given') && given) {
      store.set({ given: null });
      if (!usesData()) open('learners');
      lab.addFiles(given);
    }
    if (changed.has('notice') && notice?.code === 'forgotten') {
      lab.forgetOwn();
      for (const one of Object.values(others)) one.forget?.();
    }
    if (DRAWN_FOR.some((one) => changed.has(one))) draw();
  });
  draw();
  speak();
  lab.begin().then(() => {
    const { given } = store.state;
    if (!given) return;
    store.set({ given: null });
    lab.addFiles(given);
  });
}
