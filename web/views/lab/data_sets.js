import { html, nothing } from 'lit';
import { live } from 'lit/directives/live.js';
import { ownValue } from '../../core/report.js';
import { integer } from '../../words/format.js';
import { visibleName } from '../../words/visible.js';
import { choices } from '../elements/choices.js';
import { icons } from '../elements/icons.js';

/**
 * @typedef {import('../../lab/lab.js').Lab} Lab
 * @typedef {import('../../lab/lab.js').LabTable} LabTable
 * @typedef {import('../../words/index.js').Language} Language
 * @typedef {typeof import('./words.en.js').lab} Words
 */

const GOALS = /** @type {const} */ (['classification', 'regression']);

/** @param {Event} event */
const checked = (event) => /** @type {HTMLInputElement} */ (event.target).checked;
/** @param {Event} event */
const typedIn = (event) => /** @type {HTMLSelectElement} */ (event.target).value;

/**
 * What the page calls a data set of which results are: built-in ones stand under their ids in tables.
 * @param {Lab} lab
 * @param {Language} language
 * @param {string} name
 */
export function dataSetName(lab, language, name) {
  const table = lab.state.tables.find((one) => (one.builtIn ? one.id : one.name.en) === name);
  return visibleName(table?.name[language] ?? name);
}

/**
 * The data sets: those that come along, and the user's own.
 * @param {Lab} lab
 * @param {Words} t
 * @param {Language} language
 * @param {unknown} chooser  a button that lets the user choose files
 * @param {boolean} busy  they may not change now
 */
export function dataSets(lab, t, language, chooser, busy) {
  const { tables, chosen } = lab.state;
  /** @param {LabTable} table */
  const item = ({ id, name, builtIn }) => html`<li>
    <label><input type="checkbox" .checked=${live(chosen.includes(id))} ?disabled=${busy}
      @change=${(/** @type {Event} */ event) => lab.choose(id, checked(event))} />
      <span><bdi>${visibleName(name[language])}</bdi>
      ${
        builtIn
          ? html`<span class="note number">${t.data.size(integer(builtIn.rows), integer(builtIn.features))}</span>`
          : nothing
      }</span></label>
    ${
      builtIn
        ? nothing
        : html`<button class="button quiet" type="button" ?disabled=${busy} aria-label=${t.data.remove(visibleName(name[language]))}
        title=${t.data.remove(visibleName(name[language]))} @click=${() => lab.removeOwn(id)}>${icons.close}</button>`
    }</li>`;
  const own = tables.filter(({ builtIn }) => !builtIn);
  return html`<h2>${t.data.title}</h2>
    <p class="note">${t.data.hint}</p>
    <h3>${t.data.own}</h3>
    ${own.length > 0 ? html`<ul class="lab-sets">${own.map(item)}</ul>` : nothing}
    ${chooser}
    ${GOALS.map((goal) => {
      const sets = tables.filter(({ builtIn }) => builtIn?.goal === goal);
      return sets.length > 0
        ? html`<h3>${t.data[goal]}</h3><ul class="lab-sets">${sets.map(item)}</ul>`
        : nothing;
    })}`;
}

/**
 * What is known of the first chosen data set; of one's own, what is predicted can be chosen.
 * @param {Lab} lab
 * @param {Words} t
 * @param {Language} language
 */
export function aboutData(lab, t, language) {
  const { facts, progress } = lab.state;
  const [table] = lab.chosenTables();
  if (!table) return nothing;
  const { builtIn } = table;
  return html`<div class="lab-about">
    ${
      builtIn
        ? html`<p>${builtIn.about[language]}</p>`
        : html`<div class="row fields">
        <label>${t.data.target}<select ?disabled=${progress !== null} @change=${(
          /** @type {Event} */ event,
        ) => lab.setTarget(table.id, { target: typedIn(event) })}>
          ${choices(
            table.columns.map((name) => ({ value: name, text: visibleName(name) })),
            table.target,
          )}</select></label>
        <label>${t.data.goal}<select ?disabled=${progress !== null} @change=${(
          /** @type {Event} */ event,
        ) => lab.setTarget(table.id, { goal: /** @type {any} */ (typedIn(event)) })}>
          ${choices(
            [
              { value: '', text: t.data.goals.auto },
              ...GOALS.map((value) => ({ value, text: t.data.goals[value] })),
            ],
            table.goal,
          )}</select></label></div>`
    }
    ${
      facts
        ? html`<p class="note">${
            facts.lab.classes
              ? t.data.isClassification(visibleName(facts.lab.target), facts.lab.classes.length)
              : t.data.isRegression(visibleName(facts.lab.target))
          }${t.data.features(
            featureText(
              facts.lab.features.map(({ name }) => visibleName(name)),
              language,
            ),
          )}</p>`
        : nothing
    }
    ${builtIn ? sourceOf(builtIn, t, language) : featureChoice(lab, table, t)}</div>`;
}

/**
 * What is learnt from, of one's own data set: the usual columns, and what was checked or unchecked.
 * @param {Lab} lab
 * @param {LabTable} table
 * @param {Words} t
 */
function featureChoice(lab, table, t) {
  const { known, plan, progress } = lab.state;
  const features = table.features ?? known?.lab.features.map(({ name }) => name);
  const used = new Set(features);
  const columns = table.columns.filter((name) => name !== table.target && name !== plan.group);
  return html`<details class="lab-features"><summary>${t.data.learntFrom}${icons.down}</summary>
    <div class="row">${columns.map(
      (
        name,
      ) => html`<label><input type="checkbox" .checked=${live(ownValue(table.picked, name) ?? used.has(name))}
        ?disabled=${progress !== null || !features}
        @change=${(/** @type {Event} */ event) => lab.pickFeature(table.id, name, checked(event))} />
        <bdi>${visibleName(name)}</bdi></label>`,
    )}</div></details>`;
}

/**
 * @param {import('../../lab/lab.js').DataSet} dataSet
 * @param {Words} t
 * @param {Language} language
 */
function sourceOf({ source, doi, url, licence, licence_note: note, changes }, t, language) {
  const address = doi ? `https://doi.org/${doi}` : url;
  const cited = address
    ? html`<a class="link" href=${address} rel="noreferrer noopener" target="_blank">${source}</a>`
    : source;
  return html`<p class="note">${t.data.source}${cited}${t.data.licence(licence)}${note?.[language]}
    ${changes?.[language]}</p>`;
}

const MOST_FEATURES = 8;

/** @param {string[]} names @param {Language} language */
function featureText(names, language) {
  const shown = names.slice(0, MOST_FEATURES).join(language === 'zh' ? '、' : ', ');
  if (names.length <= MOST_FEATURES) return shown;
  return language === 'zh'
    ? `${shown} 等 ${names.length} 个`
    : `${shown} and ${names.length - MOST_FEATURES} more`;
}
