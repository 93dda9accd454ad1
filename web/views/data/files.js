import { html, nothing } from 'lit';
import { integer } from '../../words/format.js';
import { words } from '../../words/index.js';
import { visibleName } from '../../words/visible.js';
import { choices } from '../elements/choices.js';
import { icons } from '../elements/icons.js';

/** What the chooser shows at first; a format is known by its content, whatever the file is called. */
const ACCEPTED = [
  ...['.csv', '.tsv', '.txt', '.tab', '.md', '.tex', '.gz', '.zip', '.xlsx', '.xlsm'],
  ...['.json', '.jsonl', '.ndjson', '.arff', '.parquet', '.npy', '.npz'],
  ...['.arrow', '.arrows', '.feather', '.ipc'],
  ...['.libsvm', '.svm', '.predict', '.qrels', '.run'],
  ...['text/csv', 'text/plain', 'text/tab-separated-values'],
].join();

/**
 * A button that lets the user choose files.
 * @param {object} look
 * @param {string} look.text
 * @param {string} look.label
 * @param {string} [look.className]
 * @param {(files: File[]) => void} chosen
 */
export function fileChooser({ text, label, className = '' }, chosen) {
  /** @param {Event} event */
  function change(event) {
    const input = /** @type {HTMLInputElement} */ (event.target);
    const files = [...(input.files ?? [])];
    input.value = '';
    if (files.length > 0) chosen(files);
  }
  return html`<label class="button ${className} file-chooser">
    <input class="visually-hidden" type="file" multiple aria-label=${label} accept=${ACCEPTED}
      @change=${change} />
    ${text}</label>`;
}

/**
 * The columns that may tell which rows of the files belong together: those that all files have.
 * @param {import('../../core/report.js').Input} input
 */
function keysOf({ join, files = [] }) {
  if (join) return join.choices;
  const [first, ...others] = files.map(({ columns }) => columns.map(({ name }) => name));
  return first.filter((name) => others.every((names) => names.includes(name)));
}

/**
 * How the files were joined, to be changed.
 * @param {Readonly<import('../../app/store.js').State>} state
 * @param {import('../../app/actions.js').Actions} actions
 */
function joining({ language, input, options }, actions) {
  if (!input?.files) return nothing;
  const t = words(language).data;
  const { join } = input;
  const used = join?.how === 'identifier' ? join.by.join() : join?.how;
  const ways = new Set([...keysOf(input), 'rows', 'stack', ...(used ? [used] : [])]);
  const shown = options.join ?? used ?? '';
  const texts = /** @type {Record<string, string>} */ (t.joinWays);
  return html`<label class="join">${t.join}
    <select id="setting-join" @change=${(/** @type {Event} */ event) => {
      const { value } = /** @type {HTMLSelectElement} */ (event.target);
      actions.setOptions({ join: value });
    }}>${choices(
      [
        ...(shown === '' ? [{ value: '', text: t.joinNot }] : []),
        ...[...ways].map((value) => ({
          value,
          text: texts[value] ?? t.joinBy(visibleName(value)),
        })),
      ],
      shown,
    )}</select></label>`;
}

/**
 * The files that the table comes from, when they are the user's own: each that was joined can
 * be taken away, and others be added.
 * @param {Readonly<import('../../app/store.js').State>} state
 * @param {import('../../app/actions.js').Actions} actions
 */
export function filesOfTable(state, actions) {
  const { language, source, input } = state;
  if (source?.kind !== 'file') return nothing;
  const t = words(language).data;
  const rows = (/** @type {number} */ index) => {
    const file = input?.files?.[index];
    if (!file) return nothing;
    const unmatched = file.rows_unmatched ? t.unmatched(integer(file.rows_unmatched)) : '';
    return html`<span class="note number" title=${(file.unmatched ?? []).join(', ')}>${t.fileRows(integer(file.rows))}${unmatched}</span>`;
  };
  return html`<div class="table-files">
    ${
      source.files
        ? html`<ul>${source.files.map((file, index) => {
            const name = visibleName(file);
            return html`<li><bdi class="ellipsis" title=${name}>${name}</bdi>${rows(index)}
              <button class="button quiet" type="button" aria-label=${t.removeFile(name)}
                title=${t.removeFile(name)} @click=${() => actions.removeFile(index)}>${icons.close}</button></li>`;
          })}</ul>${joining(state, actions)}`
        : nothing
    }
    ${fileChooser({ text: t.addFile, label: t.addFileLabel }, actions.addFiles)}
  </div>`;
}
