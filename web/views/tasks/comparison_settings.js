import { html, nothing } from 'lit';
import { live } from 'lit/directives/live.js';
import { procedureName } from '../../comparison_verdict.js';
import { comparisonWords } from '../../text/comparison.js';

/** @param {Event} event */
const chosenIn = (event) =>
  /** @type {HTMLInputElement | HTMLSelectElement} */ (event.target).value;

/**
 * @param {string} id
 * @param {string} label
 * @param {unknown} control
 * @param {string} [hint]
 */
function setting(id, label, control, hint = '') {
  return html`<li><label for=${id} title=${hint || nothing}>${label}</label>${control}</li>`;
}

/**
 * @param {import('../../actions.js').Actions} actions
 * @param {keyof import('../../report.js').Options} name
 * @param {number | null} value
 * @param {{ min?: number, max?: number, step?: string, optional?: boolean, hint?: string }} limits
 */
function numberInput(actions, name, value, { min, max, step = 'any', optional = false, hint }) {
  const shown = value === null ? '' : String(Number(value.toPrecision(12)));
  return html`<input id=${`setting-${name}`} type="number" inputmode="decimal" step=${step} min=${min ?? nothing}
    max=${max ?? nothing} title=${hint ?? nothing} placeholder=${optional ? '–' : nothing} .value=${live(shown)}
    @change=${(/** @type {Event} */ event) => {
      const input = /** @type {HTMLInputElement} */ (event.target);
      const empty = input.value === '' && !input.validity.badInput;
      if (empty && optional) actions.setOptions({ [name]: undefined });
      else if (empty || !input.checkValidity()) input.value = shown;
      else actions.setOptions({ [name]: Number(input.value) });
    }} />`;
}

/**
 * @param {import('../../actions.js').Actions} actions
 * @param {keyof import('../../report.js').Options} name
 * @param {string} value
 * @param {{ value: string, text: string }[]} choices an empty value means none
 */
function choice(actions, name, value, choices) {
  return html`<select id=${`setting-${name}`} .value=${live(value)}
    @change=${(/** @type {Event} */ event) => actions.setOptions({ [name]: chosenIn(event) || undefined })}>
    ${choices.map((each) => html`<option value=${each.value} ?selected=${each.value === value}>${each.text}</option>`)}
  </select>`;
}

/**
 * The settings of a comparison of learners.
 * @param {Readonly<import('../../store.js').State>} state
 * @param {import('../../actions.js').Actions} actions
 */
export function settings({ report, language, options: set }, actions) {
  if (!report) return nothing;
  const t = comparisonWords(language);
  const { settings: words } = t;
  const { task, options, models } = report;
  const { procedures = [] } = /** @type {any} */ (report);
  const number = (
    /** @type {keyof import('../../report.js').Options} */ name,
    /** @type {string} */ label,
    /** @type {string} */ hint,
    /** @type {Parameters<typeof numberInput>[3]} */ limits = { min: 0 },
  ) => {
    const given = set[name] ?? options[name] ?? null;
    const value = typeof given === 'number' ? given : null;
    return setting(
      `setting-${name}`,
      label,
      numberInput(actions, name, value, { ...limits, hint }),
      hint,
    );
  };
  const eps0 = () => number('eps0', words.eps0, words.eps0Hint, { min: 0, max: 1, optional: true });
  const drawn = () => [
    number('draws', words.draws, words.drawsHint, { min: 0, max: 1e7, step: '1' }),
    number('seed', words.seed, '', { min: 0, max: 2 ** 53 - 1, step: '1' }),
  ];
  if (task === 'binomial') return eps0();
  if (task === 'cv') {
    const designs = /** @type {const} */ (['kfold', 'repeated', '5x2']).map((value) => ({
      value,
      text: words.designs[value],
    }));
    return html`
      ${setting('setting-design', words.design, choice(actions, 'design', options.design ?? '', designs))}
      ${number('test_train_ratio', words.ratio, words.ratioHint, { min: 1e-9, optional: true })}
      ${eps0()}
      ${number('rope', words.rope, words.ropeHint)}
      ${drawn()}`;
  }
  const controls = [
    { value: '', text: words.none },
    ...models.map(({ name }) => ({ value: name, text: name })),
  ];
  const all = procedures.map((/** @type {{ id: string }} */ { id }) => ({
    value: id,
    text: procedureName(t, id),
  }));
  return html`
    ${setting('setting-control', words.control, choice(actions, 'control', options.control ?? '', controls))}
    ${models.length > 2 ? setting('setting-post_hoc', words.postHoc, choice(actions, 'post_hoc', options.post_hoc ?? '', all)) : nothing}
    ${number('tie_tolerance', words.ties, words.tiesHint)}
    ${number('rope', words.rope, words.ropeHint)}
    ${drawn()}`;
}
