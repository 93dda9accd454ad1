import { html, nothing } from 'lit';
import { predictionRole } from '../core/prediction_role.js';
import { about } from '../core/problems.js';
import { onPage } from '../core/report.js';
import { rolesOf } from '../core/roles.js';
import { SURE_CELLS } from '../core/size_limit.js';
import { bytes, integer } from '../words/format.js';
import { words } from '../words/index.js';
import { sourceName } from '../words/source_name.js';
import { icons } from './elements/icons.js';
import { isolated, namesOf } from './elements/isolated.js';
import { view } from './elements/view.js';

/** @typedef {import('../core/report.js').Problem} Problem */

/** Work shorter than this shows no progress. */
const PATIENCE_MILLISECONDS = 300;
/** What may come when it is tried once more. */
const AGAIN = ['not_fetched', 'not_opened'];
const CELLS = ['missing_cells', 'not_finite_cells', 'not_a_number'];
/** Notices of small deeds go away by themselves. */
const BRIEF = ['copied', 'saved'];
const BRIEF_MILLISECONDS = 4000;
const LONGEST_NAME = 80;

/** @param {string} name */
const cutName = (name) => (name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME)}…` : name);

/**
 * What stands in the way, with its remedies; notices; progress with Cancel.
 * @param {Element} element
 * @param {import('../app/store.js').Store} store
 * @param {import('../app/actions.js').Actions} actions
 */
export function mount(element, store, actions) {
  let patient = true;
  /** @type {typeof import('./hints.js') | null} */
  let hints = null;
  /** @type {typeof import('./data/truth_question.js').truthQuestion | null} */
  let askForTruth = null;
  /** @type {typeof import('./data/table_question.js').tableQuestion | null} */
  let askForTable = null;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let waiting;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let fading;

  /** @param {string} text @param {Readonly<import('../app/store.js').State>} state */
  const safe = (text, state) => isolated(text, namesOf(state));

  /** @param {string} text @param {() => void} act */
  const remedy = (text, act) =>
    html`<button class="button" type="button" @click=${act}>${text}</button>`;

  /** @param {Readonly<import('../app/store.js').State>} state */
  function remedies(state) {
    const { problem, options, input, stale, reportSource, source, canUndo } = state;
    const t = words(state.language);
    const column = problem?.column;
    const list = [];
    if (problem && AGAIN.includes(problem.code)) list.push(remedy(t.problem.again, actions.retry));
    if (problem?.code === 'features_alone') list.push(remedy(t.problem.lab, actions.openInLab));
    if (problem && stale && CELLS.includes(problem.code) && options.missing !== 'drop') {
      list.push(remedy(t.problem.drop, () => actions.setOptions({ missing: 'drop' })));
    }
    const predictions = input ? rolesOf(input, options).predictions : [];
    if (stale && column !== undefined && predictions.includes(column) && predictions.length > 1) {
      list.push(remedy(t.problem.ignore(column), () => actions.setRole(column, 'ignored')));
    }
    if (stale && reportSource && reportSource !== source) {
      list.push(remedy(t.problem.back(sourceName(state, reportSource)), () => actions.goBack()));
    } else if (stale && canUndo) {
      list.push(remedy(t.problem.undo, actions.undo));
    }
    return list;
  }

  /**
   * @param {Problem} found
   * @param {Readonly<import('../app/store.js').State>} state
   */
  function messageOf({ message, message_zh: chinese, file }, state) {
    const { language } = state;
    const text = onPage(language === 'zh' ? chinese : message, predictionRole(state));
    return file === undefined ? text : `${cutName(file)}${language === 'zh' ? '：' : ': '}${text}`;
  }

  /** @param {Readonly<import('../app/store.js').State>} state */
  function problem(state) {
    const { language, report, stale, reportSource, problem: found } = state;
    if (!found) return nothing;
    const t = words(language);
    const asked = question(state);
    const hint = hintText(found, state);
    const kept = !report
      ? ''
      : stale && reportSource
        ? t.problem.stale(sourceName(state, reportSource))
        : t.problem.kept;
    // The question says all that its own problem would, but for another task that the table fits, or another role.
    const isAsked =
      asked !== nothing && found.code === 'no_truth_column' && found.option === undefined;
    if (isAsked && !hint && !kept) return asked;
    return html`${asked}<div class="banner problem" role="alert">
      <div>
        ${isAsked ? nothing : html`<p class="message">${safe(messageOf(found, state), state)}</p>`}
        ${hint ? html`<p class="hint">${safe(hint, state)}</p>` : nothing}
        ${kept ? html`<p class="note">${safe(kept, state)}</p>` : nothing}
        <div class="row">${remedies(state)}</div>
      </div>
      ${closeButton(t.problem.dismiss)}
    </div>`;
  }

  /**
   * Which column is the truth; the sentence of the problem stands there until the question has come.
   * @param {Readonly<import('../app/store.js').State>} state
   */
  function question(state) {
    if (!state.problem?.candidates || !state.input) return nothing;
    if (askForTruth) return askForTruth(state, actions);
    import('./data/truth_question.js').then(({ truthQuestion }) => {
      askForTruth = truthQuestion;
      draw();
    }, Boolean);
    return nothing;
  }

  /**
   * Which table of a file; it comes with the words that it needs.
   * @param {Readonly<import('../app/store.js').State>} state
   */
  function tables(state) {
    if (!state.offered) return nothing;
    if (askForTable) return askForTable(state, actions);
    import('./data/table_question.js').then(
      ({ tableQuestion }) => {
        askForTable = tableQuestion;
        draw();
      },
      () => store.set({ offered: null, notice: { code: 'part_missing' } }),
    );
    return nothing;
  }

  /**
   * What often is the cause comes when it is there; the problem does not wait for it.
   * @param {Problem} found
   * @param {Readonly<import('../app/store.js').State>} state
   */
  function hintText(found, { input, language }) {
    if (!hints) {
      import('./hints.js').then((part) => {
        hints = part;
        draw();
      }, Boolean);
      return '';
    }
    return hints.hintText(hints.hintFor(found, input), language);
  }

  /** @param {string} name */
  const closeButton = (name) =>
    html`<button class="button quiet" type="button" aria-label=${name} title=${name}
      @click=${actions.dismiss}>${icons.close}</button>`;

  /**
   * @param {Readonly<import('../app/store.js').State>} state
   * @param {boolean} [brief] one that goes away by itself
   */
  function notice(state, brief = false) {
    const { language, notice: found } = state;
    if (!found || BRIEF.includes(found.code) !== brief) return nothing;
    const t = words(language);
    const { value = '' } = found;
    // A link may say anything.
    const name = cutName(value);
    const text =
      found.message?.[language] ??
      t.notice[/** @type {keyof typeof t.notice} */ (found.code)](name);
    return html`<div class="banner notice ${found.message ? 'on-table' : ''}">
      <p>${isolated(text, [name, ...namesOf(state)])}</p>${closeButton(t.problem.dismiss)}</div>`;
  }

  /** @param {Readonly<import('../app/store.js').State>} state */
  function progress({ language, phase, progress: now }) {
    if (patient || (phase === 'ready' && !now) || now?.what === 'bootstrap') return nothing;
    const t = words(language).progress;
    const what = now ? t[now.what] : t.starting;
    const show = now?.what === 'reading' ? bytes : integer;
    return html`<div class="banner progress">
      <label for="progress">${what}</label>
      <progress id="progress" max="1" value=${
        now && now.total > 0 ? now.done / now.total : nothing
      }></progress>
      ${now?.cells ? html`<span class="note">${t.mayNotFit(about(now.cells), about(SURE_CELLS))}</span>` : nothing}
      <span class="note number">${now && now.total > 0 ? t.of(show(now.done), show(now.total)) : ''}</span>
      <button class="button" type="button" @click=${actions.cancel}>${t.cancel}</button>
    </div>`;
  }

  const draw = view(
    element,
    store,
    [
      'language',
      'problem',
      'notice',
      'offered',
      'phase',
      'progress',
      'stale',
      'source',
      'input',
      'options',
      'canUndo',
    ],
    (state) => html`${tables(state)}${problem(state)}
      <div role="status">${notice(state)}</div>
      <div class="corner"><div role="status">${notice(state, true)}</div>${progress(state)}</div>`,
  );

  const watch = () => {
    const { phase, progress: now, notice: shown } = store.state;
    const busy = phase !== 'ready' || now !== null;
    if (!busy) {
      clearTimeout(waiting);
      waiting = undefined;
      patient = true;
    } else if (waiting === undefined) {
      waiting = setTimeout(() => {
        patient = false;
        draw();
      }, PATIENCE_MILLISECONDS);
    }
    clearTimeout(fading);
    if (shown && BRIEF.includes(shown.code)) {
      fading = setTimeout(() => store.set({ notice: null }), BRIEF_MILLISECONDS);
    }
  };
  store.subscribe(watch);
  watch();
}
