import { html, nothing } from 'lit';
import { keyWords } from '../../core/catalogue.js';
import { ALL, createBench, leadersOf, runNested, runRace } from '../../lab/search.js';
import {
  LECTURE_GRID,
  searchable,
  searchMetrics,
  searchOptions,
  suiting,
  USUAL_BUDGET,
  USUAL_SEARCH,
} from '../../lab/search_choice.js';
import { count, integer, number } from '../../words/format.js';
import { visibleName } from '../../words/visible.js';
import { choices } from '../elements/choices.js';
import { breakable } from '../elements/names.js';
import { isOf, labelsOf, labField, sentence } from './field.js';
import { createSearchResults } from './search_results.js';

/**
 * The search for hyper-parameters: one strategy or a race of all, and what its best score is worth on rows that the
 * search has not seen.
 *
 * @typedef {import('../../lab/lab.js').Lab} Lab
 * @typedef {import('../../lab/search.js').SearchAnswer} SearchAnswer
 * @typedef {import('../../lab/search.js').Outer} Outer
 * @typedef {import('../../lab/search_choice.js').SearchChoice} SearchChoice
 * @typedef {import('../../core/report.js').Problem} Problem
 * @typedef {import('../../core/catalogue.js').Catalogue} Catalogue
 * @typedef {import('../../words/index.js').Language} Language
 * @typedef {typeof import('./words.en.js').lab} Words
 *
 * @typedef {object} Found
 * @property {SearchAnswer[]} answers  one, or one of each strategy
 * @property {number[] | null} leaders  the places of those with the best mean; null: of a race that is on
 * @property {{ en: string, zh: string }} data
 * @property {Outer | null} outer
 * @property {Problem[]} warnings
 * @property {(answer: SearchAnswer, trial: number, number: 'mean' | 'best') => Promise<any>} workOut  how a number of a
 *   trial comes about
 * @property {(number: 'inner_mean' | 'outer_mean') => Promise<any>} [workOutOuter]
 */

/** @param {Event} event */
const typedIn = (event) => /** @type {HTMLInputElement} */ (event.target).value.trim();

/**
 * @param {Lab} lab
 * @param {import('../../lab/engine.js').Engine} engine
 * @param {() => void} changed  asks for another drawing
 * @param {import('./worked.js').Scene} scene
 */
export function createSearch(lab, engine, changed, scene) {
  /** @type {SearchChoice} */
  let choice = USUAL_SEARCH;
  /** @type {Found | null} */
  let found = null;
  /** @type {{ answer: SearchAnswer | null, fold: number, folds: number } | null} */
  let progress = null;
  /** @type {Problem | null} */
  let problem = null;
  /** @type {'cancelled' | 'stopped' | null} */
  let notice = null;
  /** Of the settings of what was found. */
  let key = '';
  const results = createSearchResults(lab, changed, scene);

  /** @param {Partial<SearchChoice>} patch */
  function choose(patch) {
    choice = { ...choice, ...patch };
    changed();
    check();
  }

  /** What is wrong with the choices, before anything is tried. */
  async function check() {
    const of = choice;
    const job = await lab.job().catch(() => null);
    const isOld = () => of !== choice || progress !== null;
    if (!job || isOld()) return;
    const { learners: _, ...request } = job.request;
    const asked = [
      { ...searchOptions(now()), type: 'search' },
      ...(of.outerFolds ? [{ type: 'lab', outer_folds: Number(of.outerFolds) }] : []),
    ];
    /** @type {Problem | null} */
    let wrong = null;
    for (const one of asked) {
      const answer = await engine
        .facts(job.files, { ...request, ...one })
        .catch(() => ({ error: null }));
      if (isOld()) return;
      wrong ??= 'error' in answer ? answer.error : null;
    }
    problem = wrong;
    changed();
  }

  /** What is searched, of what suits the data. */
  function now() {
    const { catalogue, known } = lab.state;
    return catalogue && known ? suiting(catalogue, known.lab, choice) : choice;
  }

  /** What the page calls the options. @param {Words} words */
  const labelsIn = (words) => ({
    ...labelsOf(words),
    ...{ budget: words.search.budget, outer_folds: words.search.outerFolds },
    ...{ metric: words.results.metric, learner: words.search.learner },
    strategy: words.search.strategy,
  });

  /** What would be searched now, as one text. */
  const keyNow = () => JSON.stringify([lab.settingsKey(), now()]);

  async function search() {
    const job = await lab.job();
    const { catalogue } = lab.state;
    const [table] = lab.chosenTables();
    if (!job || !catalogue) return;
    const chosen = now();
    const options = searchOptions(chosen);
    const { learners: _, ...request } = job.request;
    const bench = createBench(engine.lanesWith(job.files), request);
    // What cannot be divided is said before all the trials.
    const around = chosen.outerFolds ? await bench.outerFolds(Number(chosen.outerFolds)) : 0;
    if (typeof around !== 'number') {
      problem = around.error;
      return;
    }
    const isRace = chosen.strategy === ALL;
    const strategies = isRace ? catalogue.search.map(({ id }) => id) : [chosen.strategy];
    const warnings = () => /** @type {Problem[]} */ ([...bench.warnings.values()]);
    /** What each answer is about. @type {WeakMap<SearchAnswer, import('../../lab/search.js').Tried[]>} */
    const triedFor = new WeakMap();
    /** @type {Found['workOut']} */
    const workOut = (answer, trial, number) =>
      bench.ask({ ...options, strategy: answer.search.strategy }, triedFor.get(answer) ?? [], {
        working: { trial, number },
      });
    const answers = await runRace(bench, options, strategies, (answer, done, tried) => {
      triedFor.set(answer, tried);
      progress = { answer, fold: 0, folds: 0 };
      if (answer.trials.length > 0) {
        const all = [...done, answer];
        const leaders = isRace ? null : answer.winner ? [0] : [];
        found = {
          ...{ answers: all, leaders, data: table.name, outer: null, warnings: warnings() },
          workOut,
        };
      }
      changed();
    });
    if ('error' in answers) {
      problem = answers.error;
      return;
    }
    const leaders = await leadersOf(bench, answers);
    found = { answers, leaders, data: table.name, outer: null, warnings: warnings(), workOut };
    if (around === 0 || isRace) return;
    const nested = await runNested(
      bench,
      options,
      Number(chosen.outerFolds),
      (answer, fold, folds) => {
        progress = { answer, fold, folds };
        changed();
      },
    );
    if ('error' in nested) problem = nested.error;
    else {
      const { folds, outer } = nested;
      /** @param {'inner_mean' | 'outer_mean'} number */
      const workOutOuter = (number) =>
        bench.ask(options, [], { outer: folds, working: { number } });
      found = { ...found, outer, warnings: warnings(), workOutOuter };
    }
  }

  async function run() {
    progress = { answer: null, fold: 0, folds: 0 };
    problem = null;
    notice = null;
    found = null;
    key = keyNow();
    results.forget();
    changed();
    try {
      await search();
    } catch (error) {
      notice =
        /** @type {{ reason?: string }} */ (error).reason === 'stopped' ? 'cancelled' : 'stopped';
      if (notice === 'stopped') engine.cancel();
    }
    progress = null;
    changed();
  }

  /** @param {Words} words @param {Language} language */
  function controls(words, language) {
    const t = words.search;
    const problems = [
      ...(problem ? [sentence(problem, language, labelsIn(words))] : []),
      ...(notice ? [notice === 'cancelled' ? t.cancelled : words.stopped] : []),
      ...(lab.state.problem
        ? [sentence(lab.state.problem.problem, language, labelsOf(words))]
        : []),
    ];
    const answer = progress?.answer ?? null;
    const said = () => {
      if (!answer || !progress) return nothing;
      const { search: facts, used, trials } = answer;
      return t.running({
        strategy: nameOfStrategy(facts.strategy),
        used: count(Math.round(1000 * used) / 1000),
        budget: integer(facts.budget),
        best: number(trials.at(-1)?.best ?? null),
        fold: progress.fold > 0 ? t.outerFold(progress.fold, progress.folds) : '',
      });
    };
    return html`<div class="row lab-run">${
      progress
        ? html`<button class="button" type="button" @click=${engine.cancel}>${words.cancel}</button>
          <progress max=${answer?.search.budget ?? 1} .value=${answer?.used ?? 0}></progress>
          <span class="note number">${said()}</span>`
        : html`<button class="button primary" type="button" ?disabled=${!lab.state.facts || !lab.state.known}
          @click=${run}>${words.run}</button>`
    }</div>
    <div role="status">${problems.map((text) => html`<p class="banner">${text}</p>`)}</div>`;
  }

  /** @param {string} id */
  const nameOfStrategy = (id) =>
    lab.state.catalogue?.search.find((one) => one.id === id)?.name ?? id;

  /**
   * @param {Words} words
   * @param {Language} language
   * @param {Catalogue | null} names
   */
  function fields(words, language, names) {
    const t = words.search;
    const { catalogue, known: facts } = lab.state;
    if (!catalogue || !facts) return nothing;
    const busy = progress !== null;
    const chosen = now();
    const learners = searchable(catalogue, facts.lab);
    const learner = learners.find(({ id }) => id === chosen.learner);
    const strategy = catalogue.search.find(({ id }) => id === chosen.strategy);
    const flawOf = (/** @type {string} */ option, /** @type {string} */ value) =>
      problem && isOf(problem, option, value) ? sentence(problem, language, labelsIn(words)) : '';
    /** @param {'budget' | 'seed' | 'outerFolds'} key @param {string} usual */
    const numberField = (key, usual) =>
      labField({
        ...{ name: key, label: t[key], value: choice[key], usual },
        disabled: busy || (key === 'outerFolds' && chosen.strategy === ALL),
        change: (value) => choose({ [key]: value }),
        flaw: flawOf(key === 'outerFolds' ? 'outer_folds' : key, choice[key]),
      });
    return html`<div class="card"><div class="row fields">
      <label>${t.learner}<select name="searched" ?disabled=${busy} @change=${(
        /** @type {Event} */ event,
      ) => choose({ learner: typedIn(event), values: {} })}>
        ${choices(
          learners.map(({ id, name }) => ({ value: id, text: name })),
          chosen.learner,
        )}</select></label>
      <label title=${strategy?.meaning ?? t.allHint}>${t.strategy}<select name="strategy" ?disabled=${busy} @change=${(
        /** @type {Event} */ event,
      ) => choose({ strategy: typedIn(event) })}>
        ${choices(
          [
            ...catalogue.search.map(({ id, name }) => ({ value: id, text: name })),
            { value: ALL, text: t.all },
          ],
          chosen.strategy,
        )}</select></label>
      <label>${words.results.metric}<select name="search-metric" ?disabled=${busy} @change=${(
        /** @type {Event} */ event,
      ) => choose({ metric: typedIn(event) })}>
        ${choices(
          searchMetrics(catalogue, facts.lab).map((key) => ({
            value: key,
            text: (names && keyWords(names, key).name) || key,
          })),
          chosen.metric,
        )}</select></label>
      ${numberField('budget', USUAL_BUDGET)}
      ${numberField('seed', String(facts.plan.parameters.seed ?? 1))}
      ${numberField('outerFolds', t.none)}</div>
      <div class="row fields">${(learner?.parameters ?? []).map(({ name, help }) => {
        const value = chosen.values[name] ?? '';
        return labField({
          ...{ name: `fixed-${name}`, label: name, value, usual: t.searched, help },
          ...{ list: true, disabled: busy, flaw: flawOf(name, value) },
          change: (text) =>
            choose({ learner: chosen.learner, values: { ...chosen.values, [name]: text } }),
        });
      })}</div>
      <p class="note">${t.fieldsHint}</p>
      <div class="row"><button class="button quiet" type="button" ?disabled=${busy}
        @click=${() => choose(LECTURE_GRID)}>${t.lecture}</button>
        <span class="note">${t.lectureHint}</span></div></div>`;
  }

  return {
    /**
     * @param {HTMLElement} element  in which the pictures have their places
     * @param {Words} words
     * @param {Language} language
     * @param {Catalogue | null} names
     */
    drawInto(element, words, language, names) {
      if (found) results.drawInto(element, found, words, language, names, nameOfStrategy);
    },
    /**
     * @param {Words} words
     * @param {Language} language
     * @param {Catalogue | null} names
     */
    template(words, language, names) {
      const t = words.search;
      return html`<h1 class="lab-sentence">${
        found ? breakable(results.headline(found, words, language, names, nameOfStrategy)) : t.lead
      }</h1>
      ${
        found?.outer && !progress
          ? html`<p class="lab-outer">${results.outerSentence(found, words, names)}</p>`
          : nothing
      }
      ${controls(words, language)}
      ${
        found && key !== keyNow() && !progress
          ? html`<p class="note" role="status">${words.results.older}</p>`
          : nothing
      }
      <p class="note">${t.explained}</p>
      ${fields(words, language, names)}
      ${found ? results.template(found, words, language, names, nameOfStrategy) : nothing}
      ${
        found && found.warnings.length > 0
          ? html`<ul class="note lab-warnings">${found.warnings.map(
              (warning) => html`<li>${sentence(warning, language, labelsOf(words))}</li>`,
            )}</ul>`
          : nothing
      }
      <p class="note" ?hidden=${lab.state.chosen.length < 2}>${t.firstOnly(visibleName(lab.chosenTables()[0]?.name[language] ?? ''))}</p>`;
    },
  };
}
