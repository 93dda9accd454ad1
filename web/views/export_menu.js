import { html, nothing } from 'lit';
import { shownColumns } from '../app/store.js';
import { isAveraged, isComparison, kindOf } from '../core/kinds.js';
import { outOfMemory } from '../core/problems.js';
import { toCsv } from '../export/csv.js';
import { toLatex } from '../export/latex.js';
import { toMarkdown } from '../export/markdown.js';
import { copyText, saveFile } from '../export/save.js';
import { modelsTable, pairMetrics, pairsTable } from '../export/tables.js';
import { KINDS } from '../tasks/tasks.js';
import { words } from '../words/index.js';
import { lateWords } from '../words/late.js';
import { fileStem } from '../words/source_name.js';
import { fetched, onDemand } from './elements/on_demand.js';
import { view } from './elements/view.js';
import './export_menu.css';

/** @typedef {import('../export/tables.js').Table} Table */

/** @type {{ name: string, suffix: string, type: string, write: (table: Table, legend: { caption: string, label: string }) => string }[]} */
const FORMATS = [
  { name: 'CSV', suffix: 'csv', type: 'text/csv', write: toCsv },
  { name: 'Markdown', suffix: 'md', type: 'text/markdown', write: toMarkdown },
  { name: 'LaTeX', suffix: 'tex', type: 'application/x-tex', write: toLatex },
];

/** Files of a diagram. */
const FIGURE_KINDS = /** @type {const} */ ([
  ['svg', 'SVG'],
  ['png', 'PNG'],
  ['tex', 'TikZ'],
  ['py', 'Python'],
]);

/**
 * What the export menu offers: report, tables, link, print.
 * @param {HTMLElement} element
 * @param {import('../app/store.js').Store} store
 * @param {import('../app/actions.js').Actions} actions
 * @param {{ share: () => void, project: () => void }} open what the menu opens besides
 */
export function mount(element, store, actions, { share, project }) {
  /** @param {string} text */
  async function copy(text) {
    const done = await copyText(text);
    actions.notify({ code: done ? 'copied' : 'copy_failed' });
  }

  /** @param {string} content @param {string} name @param {string} type */
  function save(content, name, type) {
    saveFile(content, name, type);
    actions.notify({ code: 'saved', value: name });
  }

  /** What the report's kind has of its own. @type {import('../tasks/tasks.js').Exports | null} */
  let own = null;
  /** What it came from. @type {import('../tasks/tasks.js').Kind['exports']} */
  let ownOf;

  /** @returns {Table} */
  function models() {
    const { report, catalogue, sort, language } = store.state;
    if (!report) throw new Error('no report to export');
    if (own) return own.models(report, language);
    const present = report.models[0]?.metrics ?? {};
    const keys = shownColumns(store.state).filter((key) => Object.hasOwn(present, key));
    const corner = words(language).table[isAveraged(report) ? 'matrix' : 'model'];
    return modelsTable(report, { keys, catalogue, sort, corner });
  }

  /** @returns {Table} */
  function pairs() {
    const { report, catalogue, language } = store.state;
    if (!report) throw new Error('no report to export');
    if (own) return own.pairs(report, language, catalogue);
    const t = words(language).table;
    const [metric = ''] = pairMetrics(report);
    return pairsTable(report, { metric, catalogue, t: { ...t, corner: t.pair } });
  }

  /**
   * @param {string} title
   * @param {string} id
   * @param {(suffix: string) => string} write
   */
  function formatItems(title, id, write) {
    const { export: t } = lateWords(store.state.language);
    return html`<li class="group"><span>${title}</span>
      <ul>${FORMATS.map(
        ({ name, suffix, type }) => html`<li><span>${name}</span>
          <button class="button" type="button" data-export=${`copy-${id}-${suffix}`}
            aria-label=${t.copyAs(title, name)} @click=${() => copy(write(suffix))}>${t.copy}</button>
          <button class="button" type="button" data-export=${`${id}-${suffix}`}
            aria-label=${t.saveAs(title, name)}
            @click=${() => save(write(suffix), `${fileStem(store.state)}-${id}.${suffix}`, type)}
          >${t.save}</button></li>`,
      )}</ul></li>`;
  }

  /**
   * @param {string} title
   * @param {string} id
   * @param {() => Table} table
   */
  const tableItems = (title, id, table) =>
    formatItems(title, id, (suffix) => {
      const format = FORMATS.find((one) => one.suffix === suffix);
      return format ? format.write(table(), { caption: title, label: id }) : '';
    });

  /** @type {typeof import('../tasks/papers.js') | null} */
  let papers = null;

  let fetching = false;
  let failed = false;

  /**
   * Whether parts of the menu are on their way. It waits for all of them, since items that
   * come later would push others from under the pointer.
   */
  function waits() {
    const { report } = store.state;
    if (fetching) return true;
    if (!report || failed) return false;
    const { exports } = KINDS[kindOf(report)];
    if (papers && exports === ownOf) return false;
    fetching = true;
    Promise.all([
      papers ?? fetched(() => import('../tasks/papers.js'), actions),
      exports ? fetched(exports, actions) : null,
    ]).then(([paper, part]) => {
      [papers, own, ownOf] = [paper, part, exports];
      fetching = false;
      failed = !paper || Boolean(exports && !part);
      if (failed) ownOf = undefined;
      draw();
      failed = false;
    });
    return true;
  }

  const openSnippet = onDemand(() => import('./snippet/snippet.js'), store, actions);

  /** The paragraph for a paper. */
  function paperItems() {
    const { state } = store;
    if (!state.report || !papers) return nothing;
    const { export: t } = lateWords(state.language);
    const made = papers.paper(
      state.report,
      state.language,
      (id) => state.catalogue?.reasons[id] ?? '',
    );
    return html`<li class="group"><span>${t.paper}</span><ul>
            <li><span>${t.paragraph}</span>
              <button class="button" type="button" data-export="copy-paper"
                aria-label=${t.copyAs(t.paragraph, t.text)} @click=${() => copy(made.text)}>${t.copy}</button>
              <button class="button" type="button" data-export="paper"
                aria-label=${t.saveAs(t.paragraph, t.text)}
                @click=${() => save(`${made.text}\n`, `${fileStem(state)}.txt`, 'text/plain')}>${t.save}</button></li>
            <li><span>BibTeX</span>
              <button class="button" type="button" data-export="copy-bibtex"
                aria-label=${t.copyAs(t.references, 'BibTeX')} @click=${() => copy(made.bibtex)}>${t.copy}</button>
              <button class="button" type="button" data-export="bibtex"
                aria-label=${t.saveAs(t.references, 'BibTeX')}
                @click=${() => save(made.bibtex, `${fileStem(state)}.bib`, 'application/x-bibtex')}>${t.save}</button></li>
          </ul></li>`;
  }

  /** Its diagram and its results. */
  function ownItems() {
    const { state } = store;
    if (!own) return nothing;
    const { export: t } = lateWords(state.language);
    const figure = own.figure(state, actions);
    const table = own.results(state);
    return html`${
      figure
        ? html`<li class="group"><span>${figure.title}</span><ul><li class="kinds">${FIGURE_KINDS.map(
            ([kind, name]) => html`<button class="button" type="button" data-export=${`cd-${kind}`}
              aria-label=${t.saveAs(figure.title, name)} @click=${() => figure.save(kind)}>${name}</button>`,
          )}</li></ul></li>`
        : nothing
    }${table ? formatItems(table.title, 'results', table.write) : nothing}`;
  }

  function saveReport() {
    save(`${store.state.reportText}\n`, `${fileStem(store.state)}.json`, 'application/json');
  }

  async function saveDocument() {
    const { report } = store.state;
    const part = await fetched(() => import('../tasks/report_document.js'), actions);
    if (!part || !report) return;
    const tables = { models: models(), pairs: report.pairs.length > 0 ? pairs() : null };
    const text = await part.reportDocument(store.state, actions, tables);
    save(text, `${fileStem(store.state)}.html`, 'text/html');
  }

  async function saveSession() {
    const kept = actions.savedSession();
    if (!kept) return;
    const part = await fetched(() => import('../app/session_file.js'), actions);
    const text = await part?.sessionFile(kept).catch(() => null);
    if (text) save(text, `${fileStem(store.state)}.melon.json`, 'application/json');
    else if (part) store.set({ problem: outOfMemory() });
  }

  /** The pictures need a moment to be drawn anew in light colours. */
  function printPage() {
    const menu = element.closest('details');
    if (menu) menu.open = false;
    store.set({ printing: true });
    requestAnimationFrame(() => requestAnimationFrame(() => print()));
  }

  const draw = view(element, store, ['language', 'report'], ({ language, report }) => {
    if (waits()) return nothing;
    const { export: t } = lateWords(language);
    // Of a comparison whose own part could not be fetched there are no tables.
    const complete = report !== null && (own !== null || !KINDS[kindOf(report)].exports);
    const replicates = Number(report?.options.bootstrap ?? 0);
    return html`<ul class="card">
        ${ownItems()}${paperItems()}
        ${
          report
            ? html`<li><button class="item" type="button" data-export="snippet" aria-haspopup="dialog"
                @click=${() => openSnippet()}>${t.snippet} <span class="note">${t.snippetHint}</span></button></li>`
            : nothing
        }
        ${
          report && store.state.reportText
            ? html`${complete ? tableItems(isComparison(report) ? t.algorithms : t.models, 'models', models) : nothing}
              ${complete && report.pairs.length > 0 ? tableItems(t.pairs, 'pairs', pairs) : nothing}
              ${
                complete
                  ? html`<li><button class="item" type="button" data-export="document" @click=${saveDocument}>${t.document}
                <span class="note">${t.documentHint}</span></button></li>`
                  : nothing
              }
              <li class="group"><span>${t.report} <span class="note">${t.reportHint(replicates > 0 ? `--bootstrap=${replicates}` : '')}</span></span>
                <ul><li><span>JSON</span>
                  <button class="button" type="button" data-export="copy-report"
                    aria-label=${t.copyAs(t.report, 'JSON')}
                    @click=${() => copy(`${store.state.reportText}\n`)}>${t.copy}</button>
                  <button class="button" type="button" data-export="report"
                    aria-label=${t.saveAs(t.report, 'JSON')} @click=${saveReport}>${t.save}</button></li></ul></li>`
            : nothing
        }
        ${
          report
            ? html`<li><button class="item" type="button" data-export="session" @click=${saveSession}>${t.session}
          <span class="note">${t.sessionHint}</span></button></li>`
            : nothing
        }
        <li><button class="item" type="button" data-export="link" aria-haspopup="dialog" @click=${share}>${t.link}
          <span class="note">${t.linkHint}</span></button></li>
        <li><button class="item" type="button" data-export="projector" aria-keyshortcuts="Alt+P"
          @click=${project}>${t.projector} <span class="note">${t.projectorHint}</span></button></li>
        <li><button class="item" type="button" @click=${printPage}>${t.print}</button></li>
        <li class="note">${report && isComparison(report) ? t.diagrams : t.figures}</li>
      </ul>`;
  });
}
