import { html, nothing } from 'lit';
import { live } from 'lit/directives/live.js';
import { lightTheme, readTheme } from '../../charts/page_theme.js';
import { keyWords } from '../../core/catalogue.js';
import { bestSoFar } from '../../diagrams/best_so_far.js';
import { responseSurface, shownTrials } from '../../diagrams/response_surface.js';
import { svgInPieces } from '../../diagrams/svg_element.js';
import { diagramWords } from '../../diagrams/words.js';
import { saveDiagram } from '../../export/diagram.js';
import { saveFile } from '../../export/save.js';
import { trialsCsv, winnerOf } from '../../lab/search.js';
import { full, integer, number } from '../../words/format.js';
import { visibleName } from '../../words/visible.js';
import { choices } from '../elements/choices.js';
import { learnerName } from './learners.js';
import { workedColumn, workedSentence } from './worked.js';

/**
 * What a search has come to: its pictures, step by step, and the table of its trials.
 *
 * @typedef {import('./search.js').Found} Found
 * @typedef {import('../../lab/search.js').SearchAnswer} SearchAnswer
 * @typedef {import('../../core/catalogue.js').Catalogue} Catalogue
 * @typedef {import('../../words/index.js').Language} Language
 * @typedef {typeof import('./words.en.js').lab} Words
 * @typedef {(id: string) => string} NameOf
 */

const SIZE = 14;
const PAPER_PIXELS = 480;
const MILLIMETRES = 120;
/** Rows of the table around the step that is shown; all of them are in the file. */
const MOST_ROWS = 200;

/**
 * @param {import('../../lab/lab.js').Lab} lab
 * @param {() => void} changed  asks for another drawing
 * @param {import('./worked.js').Scene} scene
 */
export function createSearchResults(lab, changed, scene) {
  /** The strategy that is looked at, of a race. */
  let strategy = '';
  /** Trials that are shown; null: all. @type {number | null} */
  let step = null;
  /** Names of the hyper-parameters on the axes. @type {string[]} */
  let axes = [];

  /** @param {Found} found */
  const lookedAt = ({ answers }) =>
    answers.find(({ search }) => search.strategy === strategy) ?? answers[answers.length - 1];

  /** @param {SearchAnswer} answer */
  const stepOf = ({ trials }) => Math.max(1, Math.min(step ?? trials.length, trials.length));

  /**
   * The hyper-parameters on the axes: those that were chosen, else the first two.
   * @param {SearchAnswer} answer
   */
  function axesOf({ search: { parameters } }) {
    const known = axes.flatMap((name) => parameters.find((one) => one.name === name) ?? []);
    const rest = parameters.filter((one) => !known.includes(one));
    return [...known, ...rest].slice(0, 2);
  }

  /** @param {Catalogue | null} names @param {string} metric */
  const metricName = (names, metric) => (names && keyWords(names, metric).name) || metric;

  /**
   * @param {Found} found
   * @param {Words} words
   * @param {Language} language
   * @param {Catalogue | null} names
   * @param {NameOf} nameOf
   * @param {import('../../charts/theme.js').Theme} theme
   * @param {number} width
   */
  function diagrams(found, words, language, names, nameOf, theme, width) {
    const t = words.search;
    const answer = lookedAt(found);
    const { metric, budget, higher_is_better: higherIsBetter } = answer.search;
    const options = { width, size: SIZE, theme, words: diagramWords(language) };
    const name = metricName(names, metric);
    const isRace = found.answers.length > 1;
    const on = axesOf(answer);
    return [
      bestSoFar(
        {
          raced: found.answers.map(({ search, trials }) => ({
            name: nameOf(search.strategy),
            trials,
          })),
          budget,
          step: isRace ? null : stepOf(answer),
        },
        { ...options, texts: { x: t.spent, y: name, description: t.racedDescription(name) } },
      ),
      responseSurface(
        { axes: on, trials: answer.trials, step: stepOf(answer), higherIsBetter },
        {
          ...options,
          texts: {
            metric: name,
            description: t.surfaceDescription(name, on.map((one) => one.name).join(', ')),
          },
        },
      ),
    ];
  }

  /**
   * @param {SearchAnswer} answer
   * @param {Words} words
   * @param {string} name  of the metric
   */
  function steps(answer, words, name) {
    const t = words.search;
    const { trials } = answer;
    const at = stepOf(answer);
    const trial = trials[at - 1];
    const said = t.step(
      integer(at),
      integer(trials.length),
      learnerName(lab, words, trial.learner),
      trial.training_share === 1 ? '' : t.share(number(trial.training_share)),
      `${name} ${number(trial.mean)}`,
    );
    /** @param {number} to */
    const go = (to) => {
      step = to;
      changed();
    };
    return html`<div class="row lab-steps">
      <button class="button quiet" type="button" aria-label=${t.before} title=${t.before} ?disabled=${at <= 1}
        @click=${() => go(at - 1)}>◀</button>
      <input type="range" min="1" max=${trials.length} step="1" .value=${live(String(at))} aria-label=${t.steps}
        aria-valuetext=${said} @input=${(/** @type {Event} */ event) =>
          go(Number(/** @type {HTMLInputElement} */ (event.target).value))} />
      <button class="button quiet" type="button" aria-label=${t.after} title=${t.after}
        ?disabled=${at >= trials.length} @click=${() => go(at + 1)}>▶</button>
      <span class="note number lab-step">${said}</span></div>`;
  }

  /**
   * @param {Found} found
   * @param {SearchAnswer} answer
   * @param {Words} words
   * @param {string} name  of the metric
   */
  function table(found, answer, words, name) {
    const t = words.search;
    const { trials, search } = answer;
    const at = stepOf(answer);
    const from = Math.max(0, Math.min(at - MOST_ROWS / 2, trials.length - MOST_ROWS));
    const rows = trials.slice(from, from + MOST_ROWS);
    const columns = /** @type {const} */ (['mean', 'best']).map((number) =>
      workedColumn(
        rows.map((trial) => trial[number]),
        scene,
        (row) => ({
          title: number === 'best' ? t.best : name,
          subject: `${t.trial} ${integer(from + row + 1)}`,
          ask: () => found.workOut(answer, from + row, number),
        }),
      ),
    );
    const shared = trials.some((one) => one.training_share !== 1);
    const heads = search.parameters.map((one) => one.name);
    return html`<div class="scroll lab-trials" tabindex="0" role="region" aria-label=${t.table}>
      <table class="number"><thead><tr><th scope="col">${t.trial}</th>${heads.map(
        (head) => html`<th scope="col">${head}</th>`,
      )}${shared ? html`<th scope="col">${t.shareHead}</th>` : nothing}<th scope="col">${name}</th><th scope="col">${t.best}</th></tr></thead>
      <tbody>${rows.map(
        (trial, place) => html`<tr aria-current=${from + place + 1 === at ? 'step' : nothing}>
        <th scope="row">${integer(from + place + 1)}</th>
        ${heads.map((head) => html`<td>${full(/** @type {any} */ (trial.parameters[head] ?? null)) || '–'}</td>`)}
        ${shared ? html`<td>${number(trial.training_share)}</td>` : nothing}
        ${columns.map((values) => html`<td>${values[place]}</td>`)}</tr>`,
      )}</tbody></table></div>
      ${
        rows.length < trials.length
          ? html`<p class="note">${t.someRows(integer(rows.length), integer(trials.length))}</p>`
          : nothing
      }`;
  }

  return {
    forget() {
      step = null;
      strategy = '';
    },
    /**
     * The best that was found, and what it is worth.
     * @param {Found} found
     * @param {Words} words
     * @param {Language} language
     * @param {Catalogue | null} names
     * @param {NameOf} nameOf
     */
    headline({ answers, leaders, data }, words, language, names, nameOf) {
      const t = words.search;
      const metric = metricName(names, answers[0].search.metric);
      // While a race is on, no strategy has won.
      if (!leaders) return t.lead;
      const first = leaders.map((place) => answers[place]);
      const winner = first.length > 0 && winnerOf(first[0]);
      if (!winner) return t.nothing(metric);
      const { tied, of } = first[0].winner ?? { tied: 1, of: 1 };
      const said = {
        trials: integer(answers.reduce((sum, { trials }) => sum + trials.length, 0)),
        data: visibleName(data[language]),
        learner: learnerName(lab, words, winner.learner),
        metric,
        mean: number(winner.mean),
        strategies: first.map(({ search }) => nameOf(search.strategy)),
        tie: tied === 1 ? '' : tied === of ? t.allTied(integer(of), metric) : t.tied(integer(tied)),
      };
      return answers.length > 1 ? t.raced(said) : t.found(said);
    },
    /**
     * @param {Found} found
     * @param {Words} words
     * @param {Catalogue | null} names
     */
    outerSentence({ answers, outer, workOutOuter }, words, names) {
      const t = words.search;
      const metric = metricName(names, answers[0].search.metric);
      if (!outer || outer.inner_mean === null || !workOutOuter) return t.outerUndefined(metric);
      const folds = integer(outer.defined);
      const numbers = /** @type {const} */ (['inner_mean', 'outer_mean']).map((key) => ({
        value: outer[key],
        text: number(outer[key]),
        worked: { title: `${metric} · ${t[key]}`, ask: () => workOutOuter(key) },
      }));
      return workedSentence(scene, numbers, (inner, outside) =>
        t.outer({ metric, inner, outer: outside, folds }),
      );
    },
    /**
     * @param {HTMLElement} element  in which the pictures have their places
     * @param {Found} found
     * @param {Words} words
     * @param {Language} language
     * @param {Catalogue | null} names
     * @param {NameOf} nameOf
     */
    drawInto(element, found, words, language, names, nameOf) {
      const places = element.querySelectorAll('.lab-picture');
      const width = Math.max(260, places[0]?.clientWidth ?? 0);
      const theme = readTheme(element);
      const all = diagrams(found, words, language, names, nameOf, theme, width);
      for (const [at, diagram] of all.entries()) {
        const { svg, addMore } = svgInPieces(diagram, { font: theme.font }, document);
        while (addMore());
        places[at]?.replaceChildren(svg);
      }
    },
    /**
     * @param {Found} found
     * @param {Words} words
     * @param {Language} language
     * @param {Catalogue | null} names
     * @param {NameOf} nameOf
     */
    template(found, words, language, names, nameOf) {
      const t = words.search;
      const answer = lookedAt(found);
      const name = metricName(names, answer.search.metric);
      const on = axesOf(answer);
      const { parameters } = answer.search;
      const at = stepOf(answer);
      const hidden =
        at -
        shownTrials({ axes: on, trials: answer.trials, step: at, higherIsBetter: true }).length;
      /** @param {number} place */
      const save = (place) => {
        const theme = lightTheme(document);
        const all = diagrams(found, words, language, names, nameOf, theme, PAPER_PIXELS);
        const stem = all[place].id.replaceAll('_', '-');
        saveDiagram('svg', all[place], { millimetres: MILLIMETRES, ground: theme.card, stem });
      };
      const picture = (
        /** @type {string} */ title,
        /** @type {number} */ place,
      ) => html`<figure class="card">
        <figcaption>${title}</figcaption><div class="lab-picture"></div>
        <button class="button quiet" type="button" @click=${() => save(place)}>SVG</button></figure>`;
      /** @param {number} place */
      const axisField = (place) =>
        html`<label>${t.axes[place]}<select name=${`axis-${place}`} @change=${(
          /** @type {Event} */ event,
        ) => {
          const { value } = /** @type {HTMLSelectElement} */ (event.target);
          const other = on[1 - place].name;
          // Chosen on one axis, what stood on the other changes places.
          const swapped = value === other ? on[place].name : other;
          axes = place === 0 ? [value, swapped] : [swapped, value];
          changed();
        }}>${choices(
          parameters.map((one) => ({ value: one.name, text: one.name })),
          on[place].name,
        )}</select></label>`;
      return html`<div class="lab-pictures">${picture(t.titles.best, 0)}${picture(t.titles.surface, 1)}</div>
      ${answer.trials.length > 0 ? steps(answer, words, name) : nothing}
      <div class="row fields">
      ${
        found.answers.length > 1
          ? html`<label>${t.shown}<select name="shown" @change=${(/** @type {Event} */ event) => {
              strategy = /** @type {HTMLSelectElement} */ (event.target).value;
              step = null;
              changed();
            }}>${choices(
              found.answers.map(({ search }) => ({
                value: search.strategy,
                text: nameOf(search.strategy),
              })),
              answer.search.strategy,
            )}</select></label>`
          : nothing
      }
      ${parameters.length > 2 ? [0, 1].map(axisField) : nothing}</div>
      <p class="note">${on.length > 1 ? t.legendColour : t.legendHeight}${
        answer.trials.some((one) => one.training_share !== 1) ? t.legendShare : ''
      }${hidden > 0 ? t.hidden(integer(hidden), on.map((one) => one.name).join(', ')) : ''}</p>
      ${table(found, answer, words, name)}
      <div class="row"><button class="button" type="button" @click=${() =>
        saveFile(
          trialsCsv(found.answers),
          'search-trials.csv',
          'text/csv',
        )}>${t.save}</button></div>`;
    },
  };
}
