import { html, nothing } from 'lit';
import { comparisonPairs, firstPairKeys, learnersTable } from '../export/comparison_tables.js';
import { toCsv } from '../export/csv.js';
import { toLatex } from '../export/latex.js';
import { toMarkdown } from '../export/markdown.js';
import { copyText, saveFile } from '../export/save.js';
import { modelsTable, pairMetrics, pairsTable } from '../export/tables.js';
import { isComparison } from '../kinds.js';
import { fileStem } from '../source_name.js';
import { shownColumns } from '../store.js';
import { comparisonWords } from '../text/comparison.js';
import { words } from '../text/index.js';
import { lateWords } from '../text/late.js';
import { view } from './view.js';
import '../styles/export_menu.css';

/** @typedef {import('../export/tables.js').Table} Table */

/** @type {{ name: string, suffix: string, type: string, write: (table: Table) => string }[]} */
const FORMATS = [
  { name: 'CSV', suffix: 'csv', type: 'text/csv', write: toCsv },
  { name: 'Markdown', suffix: 'md', type: 'text/markdown', write: toMarkdown },
  { name: 'LaTeX', suffix: 'tex', type: 'application/x-tex', write: toLatex },
];

/**
 * What the export menu offers: report, tables, link, print.
 * @param {HTMLElement} element
 * @param {import('../store.js').Store} store
 * @param {import('../actions.js').Actions} actions
 */
export function mount(element, store, actions) {
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

  /** @returns {Table} */
  function models() {
    const { report, catalogue, sort, language } = store.state;
    if (!report) throw new Error('no report to export');
    if (isComparison(report)) return learnersTable(report, comparisonWords(language));
    const present = report.models[0]?.metrics ?? {};
    const keys = shownColumns(store.state).filter((key) => Object.hasOwn(present, key));
    return modelsTable(report, { keys, catalogue, sort, corner: words(language).table.model });
  }

  /** @returns {Table} */
  function pairs() {
    const { report, catalogue, language } = store.state;
    if (!report) throw new Error('no report to export');
    if (isComparison(report)) {
      const own = comparisonWords(language);
      return comparisonPairs(report, own, firstPairKeys(report, own));
    }
    const t = words(language).table;
    const [metric = ''] = pairMetrics(report);
    return pairsTable(report, { metric, catalogue, t: { ...t, corner: t.pair } });
  }

  /**
   * @param {string} title
   * @param {string} id
   * @param {() => Table} table
   */
  function tableItems(title, id, table) {
    const { export: t } = lateWords(store.state.language);
    return html`<li class="group"><span>${title}</span>
      <ul>${FORMATS.map(
        ({ name, suffix, type, write }) => html`<li><span>${name}</span>
          <button class="button" type="button" data-export=${`copy-${id}-${suffix}`}
            aria-label=${t.copyAs(title, name)} @click=${() => copy(write(table()))}>${t.copy}</button>
          <button class="button" type="button" data-export=${`${id}-${suffix}`}
            aria-label=${t.saveAs(title, name)}
            @click=${() => save(write(table()), `${fileStem(store.state)}-${id}.${suffix}`, type)}
          >${t.save}</button></li>`,
      )}</ul></li>`;
  }

  function saveReport() {
    save(`${store.state.reportText}\n`, `${fileStem(store.state)}.json`, 'application/json');
  }

  /** The pictures need a moment to be drawn anew in light colours. */
  function printPage() {
    const menu = element.closest('details');
    if (menu) menu.open = false;
    store.set({ printing: true });
    requestAnimationFrame(() => requestAnimationFrame(() => print()));
  }

  view(element, store, ['language', 'report'], ({ language, report }) => {
    const { export: t } = lateWords(language);
    return html`<ul class="card">
        ${
          report && store.state.reportText
            ? html`<li class="group"><span>${t.report} <span class="note">${t.reportHint}</span></span>
                <ul><li><span>JSON</span>
                  <button class="button" type="button" data-export="copy-report"
                    aria-label=${t.copyAs(t.report, 'JSON')}
                    @click=${() => copy(`${store.state.reportText}\n`)}>${t.copy}</button>
                  <button class="button" type="button" data-export="report"
                    aria-label=${t.saveAs(t.report, 'JSON')} @click=${saveReport}>${t.save}</button></li></ul></li>
              ${tableItems(t.models, 'models', models)}
              ${report.pairs.length > 0 ? tableItems(t.pairs, 'pairs', pairs) : nothing}`
            : nothing
        }
        <li><button class="item" type="button" data-export="link" @click=${() => copy(location.href)}>${t.link}
          <span class="note">${t.linkHint}</span></button></li>
        <li><button class="item" type="button" @click=${printPage}>${t.print}</button></li>
        <li class="note">${t.figures}</li>
      </ul>`;
  });
}
