import { html, nothing } from 'lit';
import { roleOf, rolesOf } from '../../core/roles.js';
import { lateWords } from '../../words/late.js';
import './truth_question.css';

/** A wider table shows the likeliest columns, a longer one its first rows. */
const SHOWN_COLUMNS = 30;
const SHOWN_ROWS = 5;

/**
 * "Which column is the truth?": the first rows, the columns to choose from in front, their headers buttons. What was
 * chosen before stays.
 * @param {Readonly<import('../../app/store.js').State>} state
 * @param {import('../../app/actions.js').Actions} actions
 */
export function truthQuestion({ language, problem, input, options }, actions) {
  if (!problem?.candidates || !input) return nothing;
  const t = lateWords(language).question;
  const roles = rolesOf(input, options);
  const likely = problem.candidates.slice(0, SHOWN_COLUMNS);
  const all = input.columns.map(({ name, kind }, place) => ({ name, kind, place }));
  const isChoice = (/** @type {{name: string}} */ { name }) => likely.includes(name);
  const others = all.length > SHOWN_COLUMNS ? [] : all.filter((column) => !isChoice(column));
  const shown = [...all.filter(isChoice), ...others];

  /** @param {string} name */
  const chip = (name) => html`<button class="button chip" type="button" title=${name}
    aria-label=${t.choose(name)} aria-pressed=${roleOf(roles, name) === 'truth'}
    @click=${() => actions.setRole(name, 'truth')}><bdi class="ellipsis">${name}</bdi></button>`;

  return html`<section class="truth-question card" aria-labelledby="truth-question-title">
    <div role="alert">
      <h2 id="truth-question-title">${t.title}</h2>
      <p class="note">${t.hint}</p>
    </div>
    <div class="scroll" tabindex="0" role="group" aria-labelledby="truth-question-title">
      <table>
        <thead><tr>${shown.map(
          ({ name, kind }) =>
            html`<th scope="col" class=${kind === 'number' ? 'number' : ''}>${
              likely.includes(name) ? chip(name) : html`<bdi>${name}</bdi>`
            }</th>`,
        )}</tr></thead>
        <tbody>${input.first_rows
          .slice(0, SHOWN_ROWS)
          .map(
            (row) =>
              html`<tr>${shown.map(
                ({ kind, place }) =>
                  html`<td class=${kind === 'number' ? 'number' : ''}><bdi>${row[place] ?? ''}</bdi></td>`,
              )}</tr>`,
          )}</tbody>
      </table>
    </div>
    ${shown.length < all.length ? html`<p class="note">${t.more(shown.length, all.length)}</p>` : nothing}
  </section>`;
}
