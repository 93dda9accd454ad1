import { html, nothing, render } from 'lit';
import { saveFile } from '../../export/save.js';
import { integer } from '../../words/format.js';
import { visibleName } from '../../words/visible.js';
import { fileChooser } from '../data/files.js';
import { createBiasVariance } from './bias_variance.js';
import { createBiasVarianceOfData } from './bias_variance_of_data.js';
import { aboutData, dataSets } from './data_sets.js';
import { learnerList } from './learners.js';
import { outcome, sentence } from './outcome.js';
import { planPart } from './plan.js';
import { labWords } from './words.js';
import './lab.css';

/**
 * The lab: from a data set to compared learners. What a run comes to is a table, which the page reads as any other.
 * @typedef {import('../../lab/lab.js').Lab} Lab
 */

const CSV = 'text/csv';
const PARTS = /** @type {const} */ (['learners', 'bias']);
const SOURCES = /** @type {const} */ (['function', 'data', 'table']);
const DRAWN_FOR = /** @type {const} */ (['language', 'catalogue', 'dark']);

/**
 * @param {HTMLElement} element
 * @param {import('../../app/store.js').Store} store
 * @param {import('../../app/actions.js').Actions} actions
 * @param {{ lab: Lab, engine: import('../../lab/engine.js').Engine,
 *   fetchCatalogue: (language: string) => Promise<any> }} parts
 */
export function mount(element, store, actions, { lab, engine, fetchCatalogue }) {
  /** @type {'learners' | 'bias'} */
  let part = 'learners';
  /** @type {typeof SOURCES[number]} what the error is taken apart of */
  let source = 'function';
  const simulation = createBiasVariance(engine, () => draw());
  const ofData = createBiasVarianceOfData(lab, engine, () => draw());
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
      if (done) handOver(lab.predictionsText(done[0]), `${done[0].name}-predictions`);
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
          <span class="note number">${running ? t.running(visibleName(progress.name), integer(progress.done), integer(progress.total)) : nothing}</span>`
          : html`<button class="button primary" type="button" ?disabled=${!facts}
          @click=${lab.run}>${t.run}</button>`
      }</div>
      <div role="status">
      ${
        problem
          ? html`<p class="banner">${t.about(visibleName(problem.name[language()]))}${sentence(problem.problem, language())}</p>`
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
      (warning) => html`<li>${sentence(warning, language())}</li>`,
    )}</ul>`;
  }

  function draw() {
    const t = labWords(language());
    const busy = lab.state.progress !== null || ofData.isBusy();
    const chooser = busy
      ? nothing
      : fileChooser({ text: t.data.choose, label: t.data.chooseLabel }, lab.addFiles);
    const learners = () => html`<h1 class="lab-sentence">${headline()}</h1>
      ${controls()}
      <section>${aboutData(lab, t, language())}</section>
      <section>${outcome(lab, t, language(), store.state.catalogue, uses)}</section>
      <section>${learnerList(lab, t)}</section>
      <section>${planPart(lab, t, language(), savePlan)}</section>`;
    render(
      html`<main aria-label=${t.title}>
      <div class="lab-parts" role="group" aria-label=${t.title}>${PARTS.map(
        (one) => html`<button class="button quiet" type="button" aria-pressed=${one === part}
          @click=${() => open(one)}>${t.parts[one]}</button>`,
      )}</div>
      ${part === 'learners' ? learners() : bias(t)}
    </main>
    <aside class="lab-rail" aria-label=${t.data.title} ?hidden=${part === 'bias' && source === 'function'}>${dataSets(lab, t, language(), chooser, busy)}</aside>`,
      element,
    );
    if (part !== 'bias') return;
    if (source === 'function') simulation.drawInto(element, t, language());
    else ofData.drawInto(element, source, t, language());
  }

  /** Bias and variance, of a function that is known or of data. @param {ReturnType<typeof labWords>} t */
  function bias(t) {
    return html`<div class="lab-parts" role="group" aria-label=${t.parts.bias}>${SOURCES.map(
      (one) => html`<button class="button quiet" type="button" aria-pressed=${one === source}
        ?disabled=${ofData.isBusy()} @click=${() => takeFrom(one)}>${t.ownBias.sources[one]}</button>`,
    )}</div>
    ${source === 'function' ? simulation.template(t, language()) : ofData.template(source, t, language())}`;
  }

  /** @param {typeof SOURCES[number]} chosen */
  function takeFrom(chosen) {
    source = chosen;
    draw();
    if (source === 'function') simulation.ask();
  }

  /** @param {'learners' | 'bias'} chosen */
  function open(chosen) {
    part = chosen;
    draw();
    if (part === 'bias') simulation.ask();
  }

  lab.subscribe(draw);
  addEventListener('resize', () => {
    if (part === 'bias') draw();
  });
  store.subscribe(({ given, notice }, changed) => {
    if (changed.has('language')) speak();
    if (changed.has('given') && given) {
      store.set({ given: null });
      if (part !== 'bias' || source === 'function') open('learners');
      lab.addFiles(given);
    }
    if (changed.has('notice') && notice?.code === 'forgotten') {
      lab.forgetOwn();
      ofData.forget();
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
