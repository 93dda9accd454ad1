import { html, nothing } from 'lit';
import { live } from 'lit/directives/live.js';
import { settingsOf } from '../../lab/choices.js';
import { planGrid } from '../../lab/plan_grid.js';
import { integer, number, percent } from '../../words/format.js';
import { visibleName } from '../../words/visible.js';
import { choices } from '../elements/choices.js';
import { isOf, labelsOf, sentence } from './field.js';
import { parameterField } from './learners.js';
import { planPicture } from './plan_picture.js';

/**
 * @typedef {import('../../lab/lab.js').Lab} Lab
 * @typedef {typeof import('./words.en.js').lab} Words
 */

/** More classes than these are read in the file of the plan. */
const MOST_CLASSES = 12;

/**
 * The plan: which one, its settings, and what comes of it.
 * @param {Lab} lab
 * @param {Words} t
 * @param {import('../../words/index.js').Language} language
 * @param {() => void} save
 */
export function planPart(lab, t, language, save) {
  const { catalogue, plan, problem, progress, answer, facts, known, chosen } = lab.state;
  if (!catalogue) return nothing;
  const busy = progress !== null;
  const { numbers, stratifies, groups } = settingsOf(catalogue, plan.id);
  const [table] = lab.chosenTables();
  const item = catalogue.splitters.find(({ id }) => id === plan.id);
  const columns = table?.columns.filter((name) => name !== table.target) ?? [];
  return html`<h2>${t.plan.title}</h2>
    <div class="card lab-plan">
      <div class="row fields">
        <label>${t.plan.plan}<select name="plan" ?disabled=${busy} @change=${(
          /** @type {Event} */ event,
        ) => lab.setPlan({ id: /** @type {HTMLSelectElement} */ (event.target).value })}>
          ${choices(
            catalogue.splitters.map(({ id, name }) => ({ value: id, text: name })),
            plan.id,
          )}</select></label>
        ${numbers.map((parameter) => {
          const { name } = parameter;
          const value = plan.values[name] ?? '';
          const wrong = problem?.problem ?? null;
          return parameterField(
            parameter,
            value,
            t.plan.names[name] ?? name,
            busy,
            (changed) => lab.setPlan({ values: { ...plan.values, [name]: changed } }),
            wrong && isOf(wrong, name, value) ? sentence(wrong, language, labelsOf(t)) : '',
          );
        })}
        ${
          groups && chosen.length === 1 && columns.length > 0
            ? html`<label>${t.plan.group}<select ?disabled=${busy} @change=${(
                /** @type {Event} */ event,
              ) => lab.setPlan({ group: /** @type {HTMLSelectElement} */ (event.target).value })}>
              ${choices(
                [
                  { value: '', text: t.plan.noGroup },
                  ...columns.map((value) => ({ value, text: visibleName(value) })),
                ],
                plan.group,
              )}</select></label>`
            : nothing
        }
      </div>
      ${
        stratifies && known?.lab.goal !== 'regression'
          ? html`<label class="lab-check"><input type="checkbox" .checked=${live(plan.stratify)} ?disabled=${busy}
            @change=${(/** @type {Event} */ event) =>
              lab.setPlan({ stratify: /** @type {HTMLInputElement} */ (event.target).checked })} />
            ${t.plan.stratify}</label>`
          : nothing
      }
      <p class="note">${item?.meaning}</p>
      ${
        facts && table
          ? html`<div class="lab-plan-facts">
          ${answer ? planPicture(planGrid(answer), { rows: facts.plan.rows, count: facts.plan.count }, t) : nothing}
          <div>${planFacts(lab, t, language)}
          <p><button class="button" type="button" @click=${save}>${t.plan.save}</button></p></div></div>`
          : nothing
      }
    </div>`;
}

/** @param {Lab} lab @param {Words} t @param {import('../../words/index.js').Language} language */
function planFacts(lab, t, language) {
  const { facts, chosen } = lab.state;
  const [table] = lab.chosenTables();
  if (!facts || !table) return nothing;
  const { count, train, test, left_out: leftOut, classes } = facts.plan;
  const span = (/** @type {{ min: number, max: number }} */ { min, max }) =>
    min === max ? integer(min) : t.plan.span(integer(min), integer(max));
  const shares = (/** @type {{ min: number, max: number }} */ { min, max }) => {
    const [low, high] = [percent(min), percent(max)];
    return low === high ? low : t.plan.span(low, high);
  };
  return html`<p>${chosen.length > 1 ? t.plan.ofFirst(visibleName(table.name[language])) : nothing}
    ${t.plan.sizes(integer(count), span(train), span(test))}</p>
    ${
      leftOut
        ? html`<p>${t.plan.leftOut(percent(leftOut.mean), number(leftOut.expected, 4), number(leftOut.limit, 4))}</p>`
        : nothing
    }
    ${
      classes && classes.length <= MOST_CLASSES
        ? html`<table class="number lab-shares"><caption>${t.plan.shares}</caption>
        <thead><tr><th scope="col">${t.plan.class}</th><th scope="col">${t.plan.whole}</th><th scope="col">${t.plan.inTest}</th></tr></thead>
        <tbody>${classes.map(
          (
            /** @type {any} */ one,
          ) => html`<tr><th scope="row"><bdi>${visibleName(one.label)}</bdi></th>
          <td>${percent(one.share)}</td><td>${one.test_share ? shares(one.test_share) : '–'}</td></tr>`,
        )}</tbody></table>`
        : nothing
    }`;
}
