import { html, nothing } from 'lit';
import { live } from 'lit/directives/live.js';
import { REPLICATES } from '../../app/refinement.js';
import { itemName } from '../../core/catalogue.js';
import { isComparison, kindOf } from '../../core/kinds.js';
import { OPTIONS } from '../../core/options.js';
import { ownValue } from '../../core/report.js';
import { labelsOf } from '../../core/roles.js';
import { integer, level } from '../../words/format.js';
import { words } from '../../words/index.js';
import { choices } from '../elements/choices.js';
import { icons } from '../elements/icons.js';
import { numberField } from '../elements/number_field.js';
import { view } from '../elements/view.js';

/** Usual levels of significance. */
const ALPHAS = [0.1, 0.05, 0.01, 0.001];

/** @param {Event} event */
const chosenValue = (event) =>
  /** @type {HTMLInputElement | HTMLSelectElement} */ (event.target).value;

/**
 * @param {string} id
 * @param {string} label
 * @param {unknown} control
 * @param {string} [hint]
 */
function setting(id, label, control, hint = '') {
  return html`<li><label for=${id} title=${hint}>${label}</label>${control}</li>`;
}

/**
 * Which rule the thresholds of all models follow: a rule's id, "fixed" or
 * "moved".
 * @param {Readonly<import('../../app/store.js').State>} state
 */
function thresholdPolicy({ options, report }) {
  const thresholds = options.thresholds ?? {};
  if (Object.keys(thresholds).length === 0) return 'fixed';
  const models = report?.models ?? [];
  const rules = Object.keys(models[0]?.thresholds ?? {});
  const followed = rules.find((rule) =>
    models.every(
      (model) => ownValue(thresholds, model.name) === ownValue(model.thresholds, rule)?.threshold,
    ),
  );
  return followed ?? 'moved';
}

/**
 * Positive class, threshold, level, missing cells, bootstrap, seed.
 * @param {Element} element
 * @param {import('../../app/store.js').Store} store
 * @param {import('../../app/actions.js').Actions} actions
 */
export function mount(element, store, actions) {
  /**
   * @param {keyof import('../../core/report.js').Options} name
   * @param {number} value
   * @param {import('../elements/number_field.js').Look & { list?: string, hint?: string }} [look]
   */
  const numberInput = (name, value, look = {}) =>
    numberField(store.state, actions, name, value, { ...look, id: `setting-${name}` });

  /** @param {Readonly<import('../../app/store.js').State>} state */
  function threshold(state) {
    const { catalogue, report, options, language } = state;
    if (report?.task !== 'binary') return nothing;
    const t = words(language).settings;
    const policy = thresholdPolicy(state);
    const rules = Object.keys(report.models[0]?.thresholds ?? {});
    /** @param {string} rule */
    const follow = (rule) => {
      if (rule === 'fixed') actions.setOptions({ thresholds: undefined });
      else if (rule !== 'moved') actions.applyThresholdRule(rule);
    };
    return html`
      ${setting(
        'setting-policy',
        t.thresholdPolicy,
        html`<select id="setting-policy"
          @change=${(/** @type {Event} */ event) => follow(chosenValue(event))}>${choices(
            [
              { value: 'fixed', text: t.fixed },
              ...(policy === 'moved' ? [{ value: 'moved', text: t.moved }] : []),
              ...rules.map((value) => ({ value, text: itemName(catalogue, 'thresholds', value) })),
            ],
            policy,
          )}</select>`,
      )}
      ${
        policy === 'fixed'
          ? setting(
              'setting-threshold',
              t.threshold,
              numberInput(
                'threshold',
                options.threshold ?? report.options.threshold ?? OPTIONS.threshold.default,
              ),
            )
          : html`<li class="unused"><span>${t.threshold}</span><span class="note">${t.differs}</span></li>`
      }`;
  }

  /**
   * What a bootstrap draws: cases, cases within classes where there are classes,
   * or the groups of a column that has no other role.
   * @param {Readonly<import('../../app/store.js').State>} state
   */
  function resampling({ report, input, options, language }) {
    const kind = report ? kindOf(report) : 'binary';
    // Rankings draw queries.
    if (kind === 'ranking' || !input) return nothing;
    const t = words(language).settings;
    const schemes = /** @type {const} */ (['plain', 'stratified']);
    const groups = input.columns.filter(({ role }) => role === 'ignored' || role === 'cluster');
    return setting(
      'setting-resample',
      t.resample,
      html`<select id="setting-resample" title=${t.resampleHint}
        @change=${(/** @type {Event} */ event) => {
          const value = chosenValue(event);
          actions.setOptions({ resample: value === 'plain' ? undefined : value });
        }}>${choices(
          [
            ...schemes
              .filter((value) => value === 'plain' || kind !== 'regression')
              .map((value) => ({ value: String(value), text: t.resampleChoices[value] })),
            ...groups.map(({ name }) => ({
              value: `cluster=${name}`,
              text: t.resampleGroups(name),
            })),
          ],
          options.resample ?? 'plain',
        )}</select>`,
      t.resampleHint,
    );
  }

  /**
   * What the numbers in the column of weights are: counts, unless they are said to be something else.
   * @param {Readonly<import('../../app/store.js').State>} state
   */
  function weightKind({ report, options, language }) {
    if (!report?.input.weight || !('weight_kind' in report.options)) return nothing;
    const t = words(language).settings;
    const { choices: kinds } = OPTIONS.weight_kind;
    return setting(
      'setting-weight_kind',
      t.weightKind,
      html`<select id="setting-weight_kind" title=${t.weightKindHint}
        @change=${(/** @type {Event} */ event) =>
          actions.setOptions({
            weight_kind: /** @type {(typeof kinds)[number]} */ (chosenValue(event)) || undefined,
          })}>${choices(
          [
            // Of a column that is called totals nothing is guessed.
            ...(report.options.weight_kind && !options.weight_kind
              ? []
              : [{ value: '', text: t.weightKindGuessed }]),
            ...kinds.map((value) => ({ value: String(value), text: t.weightKinds[value] })),
          ],
          options.weight_kind ?? report.options.weight_kind ?? '',
        )}</select>`,
      t.weightKindHint,
    );
  }

  /**
   * Of many classes: that they have an order, the one in which they are listed.
   * @param {Readonly<import('../../app/store.js').State>} state
   */
  function orderedClasses({ report, options, language }) {
    const classes = report?.input.classes;
    if (!Array.isArray(classes) || classes.length < 3) return nothing;
    const t = words(language).settings;
    return setting(
      'setting-ordered',
      t.ordered,
      html`<input id="setting-ordered" type="checkbox" .checked=${live(options.ordered !== undefined)}
        @change=${(/** @type {Event} */ event) =>
          actions.setOptions({
            ordered: /** @type {HTMLInputElement} */ (event.target).checked ? classes : undefined,
          })} />`,
      t.orderedHint,
    );
  }

  view(
    element,
    store,
    [
      'language',
      'input',
      'options',
      'refused',
      'report',
      'catalogue',
      'canUndo',
      'canRedo',
      'refinement',
      'frame',
    ],
    (state) => {
      const { language, input, options, report, canUndo, canRedo, refinement } = state;
      if (!input) return nothing;
      const t = words(language).settings;
      const alpha = options.alpha ?? OPTIONS.alpha.default;
      const kind = report ? kindOf(report) : 'binary';
      const twoClasses = kind === 'binary' || kind === 'labels';
      const labels = twoClasses ? labelsOf(input, options) : [];
      // The columns of a table that could not be evaluated come without it.
      const before = report?.input.positive;
      const positive =
        options.positive ?? input.positive ?? labels.find((label) => label === before);
      const missing = options.missing ?? OPTIONS.missing.default;
      const bootstrap = options.bootstrap !== 0;
      // Clusterings and typed-in counts have no intervals by resampling.
      const compared = report && isComparison(report) ? state.frame : null;
      const resampled = kind !== 'clustering' && kind !== 'counts' && !isComparison({ task: kind });
      const significance = () => [
        setting(
          'setting-alpha',
          t.alpha,
          html`${numberInput('alpha', alpha, { step: 0.01, list: 'usual-alphas', hint: t.alphaHint })}
            <datalist id="usual-alphas">${ALPHAS.map((one) => html`<option value=${one}></option>`)}</datalist>`,
          t.alphaHint,
        ),
        html`<li class="note">${t.intervals(level(1 - alpha))}</li>`,
      ];
      return html`
      <h2>${t.title}
        <span class="row tools">
          <button class="button quiet" type="button" ?disabled=${!canUndo} title=${t.undo}
            aria-label=${t.undo} @click=${actions.undo}>${icons.undo}</button>
          <button class="button quiet" type="button" ?disabled=${!canRedo} title=${t.redo}
            aria-label=${t.redo} @click=${actions.redo}>${icons.redo}</button>
        </span></h2>
      <ul class="settings card">
        ${
          labels.length > 0
            ? setting(
                'setting-positive',
                t.positive,
                html`<select id="setting-positive" class="strong"
                  @change=${(/** @type {Event} */ event) => actions.setOptions({ positive: chosenValue(event) })}>${choices(
                    labels.map((value) => ({ value, text: value || '\u2014' })),
                    positive ?? '',
                  )}</select>`,
              )
            : nothing
        }
        ${positive && report?.task === 'binary' ? html`<li class="note">${t.direction(positive)}</li>` : nothing}
        ${threshold(state)}
        ${orderedClasses(state)}
        ${weightKind(state)}
        ${compared ? [significance(), compared.settings(state, actions)] : nothing}
        ${twoClasses || kind === 'counts' ? setting('setting-beta', t.beta, numberInput('beta', options.beta ?? OPTIONS.beta.default)) : nothing}
        ${compared ? nothing : significance()}
        ${setting(
          'setting-missing',
          t.missing,
          html`<select id="setting-missing" @change=${(/** @type {Event} */ event) =>
            actions.setOptions({
              missing: /** @type {'error' | 'drop'} */ (chosenValue(event)),
            })}>${choices(
            OPTIONS.missing.choices.map((value) => ({
              value,
              text: t.missingChoices[value],
            })),
            missing,
          )}</select>`,
        )}
        ${
          resampled
            ? setting(
                'setting-bootstrap',
                t.bootstrap(integer(options.bootstrap || REPLICATES)),
                html`<input id="setting-bootstrap" type="checkbox" .checked=${live(bootstrap)}
            @change=${(/** @type {Event} */ event) =>
              actions.setOptions({
                bootstrap: /** @type {HTMLInputElement} */ (event.target).checked ? undefined : 0,
              })} />`,
                t.bootstrapHint,
              )
            : nothing
        }
        ${resampled && bootstrap ? resampling(state) : nothing}
        ${resampled && bootstrap ? setting('setting-seed', t.seed, numberInput('seed', options.seed ?? OPTIONS.seed.default, { step: 1 })) : nothing}
      </ul>
      ${
        refinement === 'offered'
          ? html`<button class="button wide" type="button" @click=${actions.refine}>${t.refine}</button>`
          : nothing
      }`;
    },
  );
}
