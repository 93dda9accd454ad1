import { html, nothing } from 'lit';
import { lightTheme, readTheme } from '../../charts/page_theme.js';
import { stackedParts } from '../../diagrams/stacked_parts.js';
import { svgInPieces } from '../../diagrams/svg_element.js';
import { diagramWords } from '../../diagrams/words.js';
import { saveDiagram } from '../../export/diagram.js';
import { saveFile } from '../../export/save.js';
import { createBiasVarianceRun, RUN_NUMBERS, USUAL_RUN } from '../../lab/bias_variance_run.js';
import { takenApartCsv } from '../../lab/taken_apart.js';
import { integer, number } from '../../words/format.js';
import { visibleName } from '../../words/visible.js';
import { choices } from '../elements/choices.js';
import { aboutData } from './data_sets.js';
import { isOf, labelsOf, labField, sentence } from './field.js';
import { learnerList, learnerName } from './learners.js';
import { workedColumn } from './worked.js';

/**
 * Bias and variance of learners on a data set, or of a table of predictions.
 *
 * @typedef {import('../../lab/bias_variance_run.js').Source} Source
 * @typedef {import('../../lab/taken_apart.js').TakenApart} TakenApart
 * @typedef {import('../../words/index.js').Language} Language
 * @typedef {typeof import('./words.en.js').lab} Words
 */

const SIZE = 14;
const PAPER_PIXELS = 480;
const MILLIMETRES = 120;

/** @param {Event} event */
const typedIn = (event) => /** @type {HTMLInputElement} */ (event.target).value.trim();

/** @typedef {(one: TakenApart) => string} NameOf  what the page calls a learner, and the models of a table */

/**
 * One sentence on what was computed for a learner.
 * @param {TakenApart} one
 * @param {string} name
 * @param {Words['ownBias'][Source]} words
 */
function verdict(one, name, words) {
  const { error, squared_error: squared, domingos } = one;
  if (squared) {
    const { bias_squared_and_noise: bias, variance } = squared;
    return words.ofNumbers(name, number(error), number(bias), number(variance));
  }
  if (!domingos) return '';
  const { bias, net_variance: net } = domingos;
  return net < 0
    ? words.lowered(name, number(bias), number(-net), number(error))
    : words.ofClasses(name, number(error), number(bias), number(net));
}

/**
 * The pictures: of classes one for each way to take the error apart.
 * @param {readonly TakenApart[]} learners
 * @param {NameOf} nameOf
 * @param {Words} t
 * @param {import('../../diagrams/geometry.js').Options} options
 */
function pictures(learners, nameOf, t, options) {
  const { parts, x, described } = t.ownBias;
  const stacked = (
    /** @type {string} */ id,
    /** @type {(one: TakenApart) => { parts: number[], less?: number }} */ read,
    /** @type {{ x: string, parts: string[], less?: string }} */ texts,
  ) =>
    stackedParts(
      learners.map((one) => ({ name: nameOf(one), total: one.error, ...read(one) })),
      { ...options, id, texts: { ...texts, description: described(texts.parts.join(', ')) } },
    );
  if (learners[0].squared_error)
    return [
      stacked(
        'squared_error_parts',
        ({ squared_error: of }) => ({
          parts: [of?.bias_squared_and_noise ?? 0, of?.variance ?? 0],
        }),
        { x: x.squared, parts: [parts.biasAndNoise, parts.variance] },
      ),
    ];
  return [
    stacked(
      'kohavi_wolpert_parts',
      ({ kohavi_wolpert: of }) => ({ parts: [of?.bias_squared ?? 0, of?.variance ?? 0] }),
      { x: x.classes, parts: [parts.biasSquared, parts.variance] },
    ),
    stacked(
      'domingos_parts',
      ({ domingos: of }) => ({
        parts: [of?.bias ?? 0, of?.unbiased_variance ?? 0],
        less: of?.biased_variance ?? 0,
      }),
      { x: x.classes, parts: [parts.bias, parts.unbiased], less: parts.biased },
    ),
  ];
}

/** Where the decompositions were published. @param {TakenApart} one @param {Words} t */
function sourcesOf({ kohavi_wolpert: kohavi, domingos }, t) {
  if (!kohavi || !domingos) return nothing;
  return html`<p class="note">${t.sources(kohavi.reference, domingos.reference)}</p>`;
}

/** @typedef {[name: string, part: string, number: string]} Head  what the core calls it */

/**
 * The columns of the table, in groups.
 * @param {TakenApart} first
 * @param {Words} t
 * @returns {[group: string, heads: Head[]][]}
 */
function groupsOf({ squared_error: squared }, { ownBias: { parts, titles, error } }) {
  if (squared)
    return [
      [
        titles.squared,
        [
          [error, '', 'error'],
          [parts.biasAndNoise, 'squared_error', 'bias_squared_and_noise'],
          [parts.variance, 'squared_error', 'variance'],
        ],
      ],
    ];
  return [
    ['', [[error, '', 'error']]],
    [
      titles.kohavi,
      [
        [parts.biasSquared, 'kohavi_wolpert', 'bias_squared'],
        [parts.variance, 'kohavi_wolpert', 'variance'],
      ],
    ],
    [
      titles.domingos,
      [
        [parts.bias, 'domingos', 'bias'],
        [parts.net, 'domingos', 'net_variance'],
        [parts.unbiased, 'domingos', 'unbiased_variance'],
        [parts.biased, 'domingos', 'biased_variance'],
      ],
    ],
  ];
}

/**
 * @param {import('../../lab/bias_variance_run.js').Result} result
 * @param {NameOf} nameOf
 * @param {Words} t
 * @param {import('./worked.js').Scene} scene
 */
function tableOf({ learners, workOut }, nameOf, t, scene) {
  const groups = groupsOf(learners[0], t);
  const columns = groups.flatMap(([group, heads]) =>
    heads.map(([title, part, number]) =>
      workedColumn(
        learners.map((one) => {
          const of = /** @type {any} */ (one);
          return (part ? of[part] : of)[number];
        }),
        scene,
        (row) => ({
          title: group ? `${title} · ${group}` : title,
          subject: nameOf(learners[row]),
          ask: () => workOut({ learner: row, ...(part ? { part } : {}), number }),
        }),
      ),
    ),
  );
  return html`<div class="scroll" tabindex="0" role="region" aria-label=${t.results.title}>
    <table class="number"><thead>
      <tr><td></td>${groups.map(
        ([group, heads]) => html`<th scope="colgroup" colspan=${heads.length}>${group}</th>`,
      )}</tr>
      <tr><th scope="col">${t.results.learner}</th>${groups.map(([, heads]) =>
        heads.map(([name]) => html`<th scope="col">${name}</th>`),
      )}</tr></thead>
    <tbody>${learners.map(
      (one, row) => html`<tr><th scope="row"><bdi>${nameOf(one)}</bdi></th>
      ${columns.map((values) => html`<td>${values[row]}</td>`)}</tr>`,
    )}</tbody></table></div>`;
}

/**
 * @param {import('../../lab/lab.js').Lab} lab
 * @param {import('../../lab/engine.js').Engine} engine
 * @param {() => void} changed  asks for another drawing
 * @param {import('./worked.js').Scene} scene
 */
export function createBiasVarianceOfData(lab, engine, changed, scene) {
  const run = createBiasVarianceRun(lab, engine, changed);
  let chosen = '';

  /** @param {Source} source @param {Words} t @returns {NameOf} */
  const nameIn = (source, t) => (one) =>
    source === 'table' ? t.ownBias.models : learnerName(lab, t, one.name);

  /** The learner of the sentence: the chosen one, at first that with the smallest error. @param {Source} source */
  const chosenOf = (source) => {
    const { learners = [], made } = run.state.results[source] ?? {};
    const named = (/** @type {string | undefined} */ name) =>
      learners.find((one) => one.name === name);
    return named(chosen) ?? named(made?.least_error) ?? learners[0];
  };

  /**
   * @param {Source} source
   * @param {Words} words
   * @param {Language} language
   * @param {import('../../charts/theme.js').Theme} theme
   * @param {number} width
   */
  function diagrams(source, words, language, theme, width) {
    const result = run.state.results[source];
    if (!result) return [];
    return pictures(result.learners, nameIn(source, words), words, {
      width,
      size: SIZE,
      theme,
      words: diagramWords(language),
    });
  }

  /** Of a table of predictions, which column is the truth and what it is. @param {Words} t */
  function truthOf(t) {
    const [table] = lab.chosenTables();
    if (!table || table.builtIn) return html`<p class="note">${t.ownBias.table.needs}</p>`;
    const busy = run.state.progress !== null;
    const goals = /** @type {const} */ (['classification', 'regression']);
    return html`<div class="card"><div class="row fields">
      <label>${t.ownBias.table.truth}<select name="truth" ?disabled=${busy} @change=${(
        /** @type {Event} */ event,
      ) => lab.setTarget(table.id, { target: typedIn(event) })}>${choices(
        table.columns.map((name) => ({ value: name, text: visibleName(name) })),
        table.target,
      )}</select></label>
      <label>${t.data.goal}<select name="goal" ?disabled=${busy} @change=${(
        /** @type {Event} */ event,
      ) => lab.setTarget(table.id, { goal: /** @type {any} */ (typedIn(event)) })}>${choices(
        [
          { value: '', text: t.data.goals.auto },
          ...goals.map((value) => ({ value, text: t.data.goals[value] })),
        ],
        table.goal,
      )}</select></label></div></div>`;
  }

  /** Which of several chosen data sets is taken. @param {Words} t @param {Language} language */
  function onlyFirst(t, language) {
    const [first, ...others] = lab.chosenTables();
    return others.length > 0
      ? html`<p class="note">${t.ownBias.onlyFirst(visibleName(first.name[language]))}</p>`
      : nothing;
  }

  /** @param {Source} source @param {Words} t @param {Language} language */
  function controls(source, t, language) {
    const { progress, numbers, problem, notice } = run.state;
    const busy = progress !== null;
    const labels = { ...labelsOf(t), truth: t.ownBias.table.truth, ...t.ownBias.numbers };
    const [table] = lab.chosenTables();
    const idle = !table || lab.state.progress !== null || (source === 'table' && table.builtIn);
    return html`${
      source === 'data'
        ? html`<div class="card"><div class="row fields">${RUN_NUMBERS.map((name) =>
            labField({
              ...{ name, label: t.ownBias.numbers[name], disabled: busy },
              ...{ value: numbers[name], usual: USUAL_RUN[name] },
              change: (value) => run.choose({ [name]: value }),
              flaw:
                problem && isOf(problem, name, numbers[name])
                  ? sentence(problem, language, labels)
                  : '',
            }),
          )}</div></div>`
        : nothing
    }
    <div class="row lab-run">${
      progress
        ? html`<button class="button" type="button" @click=${run.cancel}>${t.cancel}</button>
        <progress max=${Math.max(1, progress.total)} .value=${progress.done}></progress>
        ${
          progress.total > 0 && table
            ? html`<span class="note number">${t.running(visibleName(table.name[language]), integer(progress.done), integer(progress.total))}</span>`
            : nothing
        }`
        : html`<button class="button primary" type="button" ?disabled=${idle}
        @click=${() => run.run(source)}>${t.run}</button>`
    }</div>
    <div role="status">${problem ? html`<p class="banner">${sentence(problem, language, labels)}</p>` : nothing}
      ${notice ? html`<p class="banner">${{ cancelled: t.cancelled, stopped: t.stopped }[notice]}</p>` : nothing}</div>`;
  }

  /** @param {Source} source @param {Words} t @param {Language} language */
  function outcome(source, t, language) {
    const result = run.state.results[source];
    if (!result) return nothing;
    const { learners, made, warnings, name } = result;
    const titles = learners[0].squared_error
      ? [t.ownBias.titles.squared]
      : [t.ownBias.titles.kohavi, t.ownBias.titles.domingos];
    return html`${
      run.isStale(source) ? html`<p class="note" role="status">${t.results.older}</p>` : nothing
    }
    <div class=${titles.length > 1 ? 'lab-pictures' : 'lab-pictures single'}>${titles.map(
      (title, place) => html`<figure class="card"><figcaption>${title}</figcaption>
        <div class="lab-picture parts"></div>
        <button class="button quiet" type="button" @click=${() => save(source, t, language, place)}>SVG</button></figure>`,
    )}</div>
    ${sourcesOf(learners[0], t)}
    <section><div class="card lab-results">
      ${
        learners.length > 1
          ? html`<div class="row fields"><label>${t.ownBias.sentenceOn}<select name="sentence" @change=${(
              /** @type {Event} */ event,
            ) => {
              chosen = typedIn(event);
              changed();
            }}>${choices(
              learners.map((one) => ({ value: one.name, text: learnerName(lab, t, one.name) })),
              chosenOf(source)?.name ?? '',
            )}</select></label></div>`
          : nothing
      }
      ${tableOf(result, nameIn(source, t), t, scene)}
      <p class="note">${t.ownBias[source].made(
        visibleName(name[language]),
        integer(made.training_sets),
        integer(made.cases),
      )}</p>
      <div class="row"><button class="button" type="button" @click=${() =>
        saveFile(
          takenApartCsv(learners),
          'bias-variance.csv',
          'text/csv',
        )}>${t.results.saveResults}</button></div>
      ${
        warnings.length > 0
          ? html`<ul class="note lab-warnings">${[
              ...new Set(warnings.map((one) => sentence(one, language, labelsOf(t)))),
            ].map((text) => html`<li>${text}</li>`)}</ul>`
          : nothing
      }</div></section>`;
  }

  /** @param {Source} source @param {Words} words @param {Language} language @param {number} at */
  function save(source, words, language, at) {
    const theme = lightTheme(document);
    const diagram = diagrams(source, words, language, theme, PAPER_PIXELS)[at];
    const stem = diagram.id.replaceAll('_', '-');
    saveDiagram('svg', diagram, { millimetres: MILLIMETRES, ground: theme.card, stem });
  }

  return {
    forget: run.forget,
    /** Whether something is computed, so that the data may not change. */
    isBusy: () => run.state.progress !== null,
    /**
     * @param {HTMLElement} element  in which the pictures have their places
     * @param {Source} source
     * @param {Words} words
     * @param {Language} language
     */
    drawInto(element, source, words, language) {
      const places = element.querySelectorAll('.lab-picture');
      const width = Math.max(280, places[0]?.clientWidth ?? 0);
      const theme = readTheme(element);
      for (const [at, diagram] of diagrams(source, words, language, theme, width).entries()) {
        const { svg, addMore } = svgInPieces(diagram, { font: theme.font }, document);
        while (addMore());
        places[at]?.replaceChildren(svg);
      }
    },
    /**
     * @param {Source} source
     * @param {Words} t
     * @param {Language} language
     */
    template(source, t, language) {
      const of = chosenOf(source);
      return html`<h1 class="lab-sentence">${
        of && !run.isStale(source)
          ? verdict(of, nameIn(source, t)(of), t.ownBias[source])
          : t.ownBias[source].lead
      }</h1>
        ${source === 'table' ? truthOf(t) : nothing}
        ${onlyFirst(t, language)}
        ${controls(source, t, language)}
        ${source === 'data' ? html`<section>${aboutData(lab, t, language)}</section>` : nothing}
        ${outcome(source, t, language)}
        <p class="note">${t.ownBias[source].explained}</p>
        ${source === 'data' ? html`<section>${learnerList(lab, t, language)}</section>` : nothing}`;
    },
  };
}
