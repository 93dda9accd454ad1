import { html, nothing } from 'lit';
import { lightTheme, readTheme } from '../../charts/page_theme.js';
import { keyWords, withBetterEnd } from '../../core/catalogue.js';
import { labCurve, rangeOf } from '../../diagrams/lab_curve.js';
import { svgInPieces } from '../../diagrams/svg_element.js';
import { diagramWords } from '../../diagrams/words.js';
import { saveDiagram } from '../../export/diagram.js';
import { saveFile } from '../../export/save.js';
import { learnersFor } from '../../lab/choices.js';
import {
  curveRequest,
  curvesOf,
  endsOf,
  listed,
  parametersOf,
  USUAL_SHARES,
  variantsOf,
} from '../../lab/curves.js';
import { metricsOf } from '../../lab/lab.js';
import { resultsCsv } from '../../lab/results.js';
import { integer, number } from '../../words/format.js';
import { visibleName } from '../../words/visible.js';
import { choices } from '../elements/choices.js';
import { dataSetName } from './data_sets.js';
import { isOf, labelsOf, labField, sentence } from './field.js';
import { learnerName } from './learners.js';
import { workedColumn } from './worked.js';

/**
 * Learning curves of the chosen learners, and validation curves of one hyper-parameter: under-fitting and over-fitting
 * as the distance between the rows that were learnt from and the test sets.
 *
 * @typedef {import('../../lab/lab.js').Lab} Lab
 * @typedef {import('../../lab/engine.js').Done} Done
 * @typedef {import('../../lab/curves.js').CurveChoice} CurveChoice
 * @typedef {import('../../lab/curves.js').CurveSummary} CurveSummary
 * @typedef {import('../../words/index.js').Language} Language
 * @typedef {typeof import('./words.en.js').lab} Words
 *
 * @typedef {object} Measured  a run, and what it was of
 * @property {Done} done
 * @property {CurveChoice} choice
 * @property {number[]} shares
 * @property {string} key  of the settings
 */

const SIZE = 14;
const PAPER_PIXELS = 480;
const MILLIMETRES = 120;
/** A learner with a hyper-parameter whose effect is known from every book. */
const USUAL_LEARNER = 'decision_tree';
const USUAL_METRICS = ['accuracy', 'rmse'];

/**
 * @param {Lab} lab
 * @param {import('../../lab/engine.js').Engine} engine
 * @param {() => void} changed  asks for another drawing
 * @param {import('./worked.js').Scene} scene
 */
export function createCurves(lab, engine, changed, scene) {
  /** @type {CurveChoice} */
  let choice = { against: 'rows', shares: '', learner: '', parameter: '', values: '' };
  /** @type {Measured | null} */
  let measured = null;
  /** @type {{ curve: import('../../lab/curves.js').Curve, summary: CurveSummary }[]} */
  let curves = [];
  /** Of the curves, the one whose last point is best on the test sets. */
  let leader = 0;
  let metric = '';
  /** @type {import('../../lab/engine.js').Progress | null} */
  let progress = null;
  /** @type {import('../../core/report.js').Problem | null} */
  let problem = null;
  /** @type {'cancelled' | 'stopped' | null} */
  let notice = null;

  /** What would be measured now, as one text. */
  const keyNow = () => JSON.stringify([lab.settingsKey(), varied().now]);

  /** @param {Partial<CurveChoice>} patch */
  function choose(patch) {
    choice = { ...choice, ...patch };
    changed();
    check();
  }

  /** What is wrong with the choices, before anything is learnt. */
  async function check() {
    const of = choice;
    const isOld = () => of !== choice || progress !== null;
    const job = await lab.job().catch(() => null);
    if (!job || isOld()) return;
    const plan = await planned(varied().now, job).catch(() => null);
    if (!plan || isOld()) return;
    /** @type {import('../../core/report.js').Problem | null} */
    let wrong = 'error' in plan ? plan.error : null;
    const { shares, request } =
      'error' in plan ? { shares: [], request: {} } : { ...plan, ...plan.job };
    for (const share of shares) {
      const answer = await engine
        .facts(job.files, { ...request, training_share: share })
        .catch(() => ({ error: null }));
      if (isOld()) return;
      wrong ??= 'error' in answer ? answer.error : null;
    }
    problem = wrong;
    changed();
  }

  /** The learner and hyper-parameter of a validation curve, of those that suit the target. */
  function varied() {
    const { catalogue, known: facts } = lab.state;
    if (!catalogue || !facts) return { learners: [], parameters: [], now: choice };
    const learners = learnersFor(catalogue, facts.lab.goal).filter(
      ({ parameters }) => parameters.length > 0,
    );
    const known = (/** @type {string} */ id) => learners.some((one) => one.id === id);
    const learner = known(choice.learner) ? choice.learner : USUAL_LEARNER;
    const parameters = parametersOf(catalogue, learner);
    const parameter =
      parameters.find(({ name }) => name === choice.parameter)?.name ?? parameters[0].name;
    return { learners, parameters, now: { ...choice, learner, parameter } };
  }

  async function summarize() {
    if (!measured) return;
    const { done, choice: of, shares } = measured;
    const all = curvesOf(done, of, shares, metric);
    /** @type {(CurveSummary | { error: import('../../core/report.js').Problem })[]} */
    const [ends, ...summaries] = await Promise.all(
      [endsOf(all), ...all].map((curve) => engine.compute(curveRequest(curve, metric))),
    );
    const refused = summaries.find((summary) => 'error' in summary);
    if (refused && 'error' in refused) problem = refused.error;
    else {
      problem = null;
      curves = all.map((curve, at) => ({
        curve,
        summary: /** @type {CurveSummary} */ (summaries[at]),
      }));
      leader = ('curve' in ends && ends.curve.best) || 0;
    }
    changed();
  }

  /**
   * The run that the choices come to.
   * @param {CurveChoice} now
   * @param {import('../../lab/engine.js').Job} job
   * @returns {Promise<{ job: import('../../lab/engine.js').Job, shares: number[] } | { error: any }>}
   */
  async function planned(now, job) {
    if (now.against === 'rows') {
      // A word comes to the core as it was typed, which says what is wrong with it.
      const shares = /** @type {number[]} */ (
        listed(now.shares || USUAL_SHARES).map((one) => Number(one) || /** @type {any} */ (one))
      );
      return { job: { ...job, shares, withTraining: true }, shares };
    }
    const catalogue = /** @type {import('../../lab/choices.js').LabCatalogue} */ (
      lab.state.catalogue
    );
    const variants = variantsOf(catalogue, now);
    let learners = 'learners' in variants ? variants.learners : [];
    if ('grid' in variants) {
      const { target, goal } = job.request;
      const grid = await engine.facts(job.files, { target, goal, ...variants.grid });
      if ('error' in grid) return grid;
      learners = /** @type {any} */ (grid).next;
    }
    return {
      job: { ...job, request: { ...job.request, learners }, withTraining: true },
      shares: [1],
    };
  }

  async function run() {
    const { now } = varied();
    const key = keyNow();
    progress = { name: '', done: 0, total: 0 };
    problem = null;
    notice = null;
    changed();
    try {
      const job = await lab.job();
      const plan = job && (await planned(now, job));
      if (plan && 'error' in plan) problem = plan.error;
      else if (plan) {
        const answer = await engine.run([plan.job], (step) => {
          progress = step;
          changed();
        });
        if ('error' in answer) problem = answer.error;
        else {
          measured = { done: answer[0], choice: now, shares: plan.shares, key };
          const known = metricsOf(answer);
          metric = [metric, ...USUAL_METRICS].find((key) => known.includes(key)) ?? known[0] ?? '';
          await summarize();
        }
      }
    } catch (error) {
      notice =
        /** @type {{ reason?: string }} */ (error).reason === 'stopped' ? 'cancelled' : 'stopped';
      if (notice === 'stopped') engine.cancel();
    }
    progress = null;
    changed();
  }

  /**
   * @param {Words} words
   * @param {Language} language
   * @param {import('../../charts/theme.js').Theme} theme
   * @param {number} width
   * @param {string} metricName
   */
  function diagrams(words, language, theme, width, metricName) {
    if (!measured) return [];
    const t = words.curves;
    const { choice: of } = measured;
    const range = rangeOf(curves.map(({ summary }) => summary.points));
    return curves.map(({ curve, summary }) =>
      labCurve(
        {
          labels: curve.points.map(({ label }) => label),
          rows: of.against === 'rows' ? curve.points.map(({ rows }) => Number(rows)) : null,
          points: summary.points,
          best: of.against === 'parameter' ? summary.curve.best : null,
          range,
        },
        {
          width,
          size: SIZE,
          theme,
          words: diagramWords(language),
          texts: {
            x: of.against === 'rows' ? t.rows : of.parameter,
            y: metricName,
            training: t.training,
            test: t.test,
            description: t.described(learnerName(lab, words, curve.learner), metricName),
          },
        },
      ),
    );
  }

  /** @param {import('../../core/catalogue.js').Catalogue | null} catalogue */
  const nameOf = (catalogue) => (catalogue && keyWords(catalogue, metric).name) || metric;

  /**
   * What one curve says, and no more than that.
   * @param {Words} words
   * @param {string} metricName
   */
  function headline(words, metricName) {
    const t = words.curves;
    if (!measured || curves.length === 0) return t.lead;
    const { curve, summary } = curves[leader];
    const { points } = summary;
    if (measured.choice.against === 'parameter') {
      const { best, tied } = summary.curve;
      if (best === null) return t.undefined(metricName);
      const others = tied.filter((place) => place !== best).map((at) => curve.points[at].label);
      const all = tied.length > 1 && tied.length === points.length;
      return t.validation({
        tie: all ? t.allTied : others.length > 0 ? t.tied(others.join(', ')) : '',
        metric: metricName,
        parameter: measured.choice.parameter,
        value: curve.points[best].label,
        test: number(points[best].test.mean),
        training: number(points[best].training.mean),
      });
    }
    const last = points[points.length - 1];
    if (last.test.mean === null) return t.undefined(metricName);
    return t.learning({
      learner: learnerName(lab, words, curve.learner),
      metric: metricName,
      rows: integer(Number(curve.points[points.length - 1].rows)),
      test: number(last.test.mean),
      training: number(last.training.mean),
    });
  }

  /** What the page calls the options. @param {Words} words */
  const labelsIn = (words) => ({ ...labelsOf(words), training_share: words.curves.shares });

  /** @param {Words} words @param {Language} language */
  function fields(words, language) {
    const t = words.curves;
    const busy = progress !== null;
    const { learners, parameters, now } = varied();
    const flawOf = (/** @type {string} */ option, /** @type {string} */ value) =>
      problem && isOf(problem, option, value) ? sentence(problem, language, labelsIn(words)) : '';
    /** @param {Event} event */
    const typedIn = (event) => /** @type {HTMLInputElement} */ (event.target).value.trim();
    return html`<div class="card"><div class="row fields">
      <label>${t.against}<select name="against" ?disabled=${busy} @change=${(
        /** @type {Event} */ event,
      ) => choose({ against: /** @type {CurveChoice['against']} */ (typedIn(event)) })}>
        ${choices(
          [
            { value: 'rows', text: t.againstRows },
            { value: 'parameter', text: t.againstParameter },
          ],
          choice.against,
        )}</select></label>
      ${
        choice.against === 'rows'
          ? labField({
              ...{ name: 'shares', label: t.shares, value: choice.shares, usual: USUAL_SHARES },
              ...{ list: true, disabled: busy, flaw: flawOf('training_share', choice.shares) },
              change: (shares) => choose({ shares }),
            })
          : html`<label>${t.learner}<select name="learner" ?disabled=${busy} @change=${(
              /** @type {Event} */ event,
            ) => choose({ learner: typedIn(event), parameter: '', values: '' })}>
            ${choices(
              learners.map(({ id, name }) => ({ value: id, text: name })),
              now.learner,
            )}</select></label>
          <label>${t.parameter}<select name="parameter" ?disabled=${busy} @change=${(
            /** @type {Event} */ event,
          ) => choose({ parameter: typedIn(event), values: '' })}>
            ${choices(
              parameters.map(({ name }) => ({ value: name, text: name })),
              now.parameter,
            )}</select></label>
          ${labField({
            ...{ name: 'values', label: t.values, value: choice.values, usual: t.usualValues },
            ...{ list: true, disabled: busy, flaw: flawOf(now.parameter, choice.values) },
            change: (values) => choose({ values }),
          })}`
      }</div></div>`;
  }

  /** @param {Words} words @param {Language} language */
  function controls(words, language) {
    const problems = [
      ...(problem ? [sentence(problem, language, labelsIn(words))] : []),
      ...(notice ? [words[notice]] : []),
      ...(lab.state.problem
        ? [sentence(lab.state.problem.problem, language, labelsOf(words))]
        : []),
    ];
    return html`<div class="row lab-run">${
      progress
        ? html`<button class="button" type="button" @click=${engine.cancel}>${words.cancel}</button>
          <progress max=${Math.max(1, progress.total)} .value=${progress.done}></progress>
          <span class="note number">${
            progress.total > 0
              ? words.running(
                  dataSetName(lab, language, progress.name),
                  integer(progress.done),
                  integer(progress.total),
                )
              : nothing
          }</span>`
        : html`<button class="button primary" type="button" ?disabled=${!lab.state.facts || !lab.state.known}
          @click=${run}>${words.run}</button>`
    }</div>
    <div role="status">${problems.map((text) => html`<p class="banner">${text}</p>`)}</div>`;
  }

  /** @param {Words} words */
  function table(words) {
    const t = words.curves;
    const rows = curves.flatMap(({ curve, summary }) =>
      curve.points.map((point, at) => ({
        curve,
        at,
        of: summary.curve.metric,
        learner: curve.learner,
        label: point.label,
        ...summary.points[at],
      })),
    );
    const columns = /** @type {const} */ (['training', 'test']).flatMap((part) =>
      /** @type {const} */ (['mean', 'std']).map((number) =>
        workedColumn(
          rows.map((row) => row[part][number]),
          scene,
          (row) => ({
            title: `${words.results[number]} · ${part === 'test' ? t.onTest : t.onTraining}`,
            subject: `${learnerName(lab, words, rows[row].learner)} · ${rows[row].label}`,
            ask: () =>
              engine.compute({
                ...curveRequest(rows[row].curve, rows[row].of),
                working: { point: rows[row].at, part, number },
              }),
          }),
        ),
      ),
    );
    const x = measured?.choice.against === 'rows' ? t.rows : (measured?.choice.parameter ?? '');
    return html`<div class="scroll" tabindex="0" role="region" aria-label=${t.table}>
      <table class="number"><thead><tr><th scope="col">${words.results.learner}</th><th scope="col">${x}</th>
      <th scope="col">${t.onTraining}</th><th scope="col">${words.results.std}</th>
      <th scope="col">${t.onTest}</th><th scope="col">${words.results.std}</th></tr></thead>
      <tbody>${rows.map(
        (
          { learner, label },
          at,
        ) => html`<tr><th scope="row"><bdi>${learnerName(lab, words, learner)}</bdi></th>
        <td>${visibleName(label)}</td>${columns.map((values) => html`<td>${values[at]}</td>`)}</tr>`,
      )}</tbody></table></div>`;
  }

  return {
    /**
     * @param {HTMLElement} element  in which the pictures have their places
     * @param {Words} words
     * @param {Language} language
     * @param {import('../../core/catalogue.js').Catalogue | null} catalogue
     */
    drawInto(element, words, language, catalogue) {
      const places = element.querySelectorAll('.lab-picture');
      const width = Math.max(280, places[0]?.clientWidth ?? 0);
      const theme = readTheme(element);
      const all = diagrams(words, language, theme, width, nameOf(catalogue));
      for (const [at, diagram] of all.entries()) {
        const { svg, addMore } = svgInPieces(diagram, { font: theme.font }, document);
        while (addMore());
        places[at].replaceChildren(svg);
      }
    },
    /**
     * @param {Words} words
     * @param {Language} language
     * @param {import('../../core/catalogue.js').Catalogue | null} catalogue
     */
    template(words, language, catalogue) {
      const t = words.curves;
      const name = nameOf(catalogue);
      const save = (/** @type {number} */ at) => {
        const theme = lightTheme(document);
        const diagram = diagrams(words, language, theme, PAPER_PIXELS, name)[at];
        const stem =
          measured?.choice.against === 'parameter' ? 'validation-curve' : 'learning-curve';
        saveDiagram('svg', diagram, { millimetres: MILLIMETRES, ground: theme.card, stem });
      };
      const keys = measured ? withBetterEnd(catalogue, metricsOf([measured.done])) : [];
      return html`<h1 class="lab-sentence">${headline(words, name)}</h1>
      ${controls(words, language)}
      <p class="note">${t.explained}</p>
      ${fields(words, language)}
      ${
        measured && measured.key !== keyNow() && !progress
          ? html`<p class="note" role="status">${words.results.older}</p>`
          : nothing
      }
      ${
        measured && curves.length > 0
          ? html`<p class="note">${words.results.of([dataSetName(lab, language, measured.done.name)])}</p>
          <div class="row fields"><label>${words.results.metric}<select name="curve-metric" @change=${(
            /** @type {Event} */ event,
          ) => {
            metric = /** @type {HTMLSelectElement} */ (event.target).value;
            summarize();
          }}>${choices(
            keys.map((key) => ({
              value: key,
              text: (catalogue && keyWords(catalogue, key).name) || key,
            })),
            metric,
          )}</select></label></div>
          <div class="lab-pictures">${curves.map(
            ({ curve }, at) => html`<figure class="card">
            <figcaption><bdi>${learnerName(lab, words, curve.learner)}</bdi></figcaption><div class="lab-picture"></div>
            <button class="button quiet" type="button" @click=${() => save(at)}>SVG</button></figure>`,
          )}</div>
          <p class="note">${t.legend}${measured.choice.against === 'parameter' ? ` ${t.chosen}` : ''}</p>
          ${table(words)}
          <div class="row"><button class="button" type="button" @click=${() => {
            if (measured)
              saveFile(
                resultsCsv(measured.done.results, keys),
                `${measured.done.name}-curve.csv`,
                'text/csv',
              );
          }}>${words.results.saveResults}</button></div>`
          : nothing
      }`;
    },
  };
}
