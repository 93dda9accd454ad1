import { html, nothing } from 'lit';
import { OPTIONS } from '../../../core/options.js';
import { ownValue } from '../../../core/report.js';
import { choices } from '../../../views/elements/choices.js';
import { numberField } from '../../../views/elements/number_field.js';
import { EPS0_LOOK } from '../eps0.js';
import { withShortNames } from '../parameter_names.js';
import { procedureName } from '../verdict.js';
import { comparisonWords } from '../words.js';

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
 * @param {Pick<import('../../../app/actions.js').Actions, 'setOptions'>} actions
 * @param {keyof import('../../../core/report.js').Options} name
 * @param {string} value
 * @param {{ value: string, text: string }[]} all an empty value means none
 * @param {string} [hint]
 */
function choice(actions, name, value, all, hint) {
  return html`<select id=${`setting-${name}`} title=${hint || nothing}
    @change=${(/** @type {Event} */ event) => actions.setOptions({ [name]: chosenIn(event) || undefined })}>
    ${choices(all, value)}
  </select>`;
}

/**
 * On which side of ε₀ the error rate is sought.
 * @param {Readonly<import('../../../app/store.js').State>} state
 * @param {import('../../../app/actions.js').Actions} actions
 * @param {import('../words.js').ComparisonWords['settings']} words
 */
function alternative({ report }, actions, words) {
  const sides = OPTIONS.alternative.choices.map((value) => ({
    value,
    text: words.alternatives[value],
  }));
  const now = report?.options.alternative ?? OPTIONS.alternative.default;
  const hint = words.alternativeHint;
  return setting(
    'setting-alternative',
    words.alternative,
    choice(actions, 'alternative', now, sides, hint),
    hint,
  );
}

/**
 * The settings of a comparison of algorithms.
 * @param {Readonly<import('../../../app/store.js').State>} state
 * @param {import('../../../app/actions.js').Actions} actions
 */
export function settings(state, actions) {
  const { report, language, options: set } = state;
  if (!report) return nothing;
  const t = comparisonWords(language);
  const { settings: words } = t;
  const { task, options, models } = report;
  const { procedures = [] } = /** @type {any} */ (report);
  const number = (
    /** @type {keyof import('../../../core/report.js').Options} */ name,
    /** @type {string} */ label,
    /** @type {string} */ hint,
    /** @type {import('../../../views/elements/number_field.js').Look} */ look = {},
  ) => {
    const given = set[name] ?? options[name] ?? null;
    const value = typeof given === 'number' ? given : null;
    const id = `setting-${name}`;
    return setting(
      id,
      label,
      numberField(state, actions, name, value, { ...look, id, hint }),
      hint,
    );
  };
  const eps0 = () => number('eps0', words.eps0Name, words.eps0Hint, EPS0_LOOK);
  const drawn = () => [
    number('draws', words.draws, words.drawsHint, { step: 1000 }),
    number('seed', words.seed, words.seedHint, { step: 1 }),
  ];
  const short = withShortNames(report).models;
  const controls = [
    { value: '', text: words.none },
    ...models.map(({ name }, at) => ({ value: name, text: short[at].name })),
  ];
  /** @param {Parameters<typeof choice>[0]} chooser */
  const control = (chooser) =>
    models.length > 2 || options.control
      ? setting(
          'setting-control',
          words.control,
          choice(chooser, 'control', options.control ?? '', controls, words.controlHint),
          words.controlHint,
        )
      : nothing;
  if (task === 'binomial') return html`${eps0()}${alternative(state, actions, words)}`;
  if (task === 'cv') {
    const designs = OPTIONS.design.choices.map((value) => ({
      value,
      text: words.designs[value],
    }));
    return html`
      ${setting('setting-design', words.design, choice(actions, 'design', options.design ?? '', designs, words.designHint), words.designHint)}
      ${number('test_train_ratio', words.ratio, words.ratioHint, { optional: true })}
      ${control(actions)}
      ${eps0()}
      ${number('rope', words.rope, words.ropeHint)}
      ${drawn()}`;
  }
  const ids = (/** @type {{ id: string }[]} */ list) => list.map(({ id }) => id);
  const ofPairs = ids(procedures);
  // With a control some are not for it, and Nemenyi’s companion decides in its place.
  const { control: against } = /** @type {any} */ (report);
  const companion = { nemenyi: 'bonferroni_dunn' };
  const judged = against?.procedure === companion.nemenyi ? 'nemenyi' : against?.procedure;
  const all = (
    against
      ? ['nemenyi', ...ids(against.procedures)].filter((id) => id !== companion.nemenyi)
      : ofPairs
  ).map((id) => ({
    value: id,
    text: procedureName(t, (against && ownValue(companion, id)) || id),
  }));
  const withControl = {
    setOptions: (/** @type {import('../../../core/report.js').Options} */ chosen) => {
      const stays = chosen.control || ofPairs.includes(options.post_hoc ?? '');
      actions.setOptions(stays ? chosen : { ...chosen, post_hoc: undefined });
    },
  };
  return html`
    ${control(withControl)}
    ${models.length > 2 ? setting('setting-post_hoc', words.postHoc, choice(actions, 'post_hoc', judged ?? options.post_hoc ?? '', all, words.postHocHint), words.postHocHint) : nothing}
    ${number('tie_tolerance', words.ties, words.tiesHint)}
    ${number('rope', words.rope, words.ropeHint)}
    ${drawn()}`;
}
