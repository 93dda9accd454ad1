/**
 * `<melon-figure>`: one picture or table of a report, on any page. docs/api.md describes it.
 * @module
 */
import { DARK, LIGHT } from '../../build/theme.js';
import { withCounts } from '../core/catalogue.js';
import { again } from '../core/fetch_again.js';
import { PAPER_FONT } from '../diagrams/paper.js';
import { svgInPieces } from '../diagrams/svg_element.js';
import { tableElement } from '../export/table_element.js';
import { picturesOf } from '../tasks/still.js';
import { TABLES } from '../tasks/still_tables.js';
import { loadWords, words } from '../words/index.js';
import { MelonError } from './melon_error.js';

/**
 * @typedef {import('../core/report.js').Report} Report
 * @typedef {import('../tasks/still.js').Shown} Shown
 * @typedef {import('../words/index.js').Language} Language
 */

/** In this form bundlers find the files and bring them along. */
const CATALOGUES = {
  en: new URL('../../build/catalogue/en.json', import.meta.url),
  zh: new URL('../../build/catalogue/zh.json', import.meta.url),
};

const STYLE = `
:host { display: block; overflow-x: auto; color: var(--melon-ink) }
:host([hidden]) { display: none }
svg { display: block; max-width: 100%; height: auto }
table { border-collapse: collapse; font: 13px/1.4 system-ui, sans-serif; font-variant-numeric: tabular-nums }
th, td { padding: 4px 10px; border-bottom: 1px solid var(--melon-line); text-align: end; vertical-align: baseline }
thead th { color: var(--melon-muted); font-weight: 500 }
th:first-child { text-align: start }
tbody th { font-weight: 400 }
td b { font-weight: 650 }
small { color: var(--melon-muted); white-space: nowrap }
p { margin: 0; font: 14px/1.5 system-ui, sans-serif }
`;

/** Where there is no DOM, the module can be imported and does nothing. */
const Base = /** @type {typeof HTMLElement} */ (globalThis.HTMLElement ?? class {});

/** @typedef {{ report: Report, ask?: (request: object) => any }} Given what is drawn, and what is asked about its table */

/**
 * The report in a file, or of the table in it.
 * @param {URL} url
 * @returns {Promise<Given>}
 */
async function reportAt(url) {
  const blob = await again(async () => {
    const response = await fetch(url);
    if (!response.ok) throw new Error(`${url}: ${response.status}`);
    return response.blob();
  });
  const start = await blob.slice(0, 20).text();
  if (/^\s*\{\s*"schema"/.test(start)) return { report: JSON.parse(await blob.text()) };
  const { open } = await import('./melon.js');
  const session = await open(blob, { name: url.pathname.split('/').at(-1) });
  const ask = (/** @type {any} */ request) =>
    session.query(request).catch((/** @type {unknown} */ error) => ({ error }));
  return { report: await session.run(), ask };
}

/** @param {string} name @param {string[]} names @param {string} task */
const noSuchFigure = (name, names, task) =>
  new MelonError({
    code: 'no_figure',
    message: `There is no ${name} for this report, whose task is ${task}. It has ${names.join(', ')}.`,
    message_zh: `此报告的任务是 ${task}，没有 ${name}。可用：${names.join('、')}。`,
    value: name,
  });

/** @param {string} reason in both languages alike */
const undrawn = (reason) =>
  new MelonError({ code: 'no_figure', message: reason, message_zh: reason });

const NOTHING = {
  en: 'There is nothing to draw: the report does not have what this picture shows.',
  zh: '没有可绘制的内容：报告中没有此图所需的结果。',
};

export class MelonFigure extends Base {
  static observedAttributes = ['src', 'figure', 'model', 'lang', 'theme'];

  /** @type {Report | null} */
  #report = null;
  /** What `src` named, once it is there. @type {{ src: string, given: Promise<Given> } | null} */
  #fetched = null;
  /** @type {Map<Language, Promise<any>>} */
  #catalogues = new Map();
  /** Of the last drawing that was begun; an older one is not shown. */
  #turn = 0;
  #width = 0;
  #isAsked = false;
  /** @type {(() => void)[]} */
  #leave = [];

  /** What is drawn from; it goes before `src`. */
  get report() {
    return this.#report;
  }

  set report(report) {
    this.#report = report;
    this.#ask();
  }

  connectedCallback() {
    // What was set before the element was known.
    if (Object.hasOwn(this, 'report')) {
      const early = this.report;
      delete (/** @type {any} */ (this).report);
      this.report = early;
    }
    if (!this.shadowRoot) {
      const style = new CSSStyleSheet();
      style.replaceSync(STYLE);
      this.attachShadow({ mode: 'open' }).adoptedStyleSheets = [style];
    }
    const sizes = new ResizeObserver(() => {
      if (Math.round(this.clientWidth) !== this.#width) this.#ask();
    });
    sizes.observe(this);
    const dark = matchMedia('(prefers-color-scheme: dark)');
    const ask = () => this.#ask();
    dark.addEventListener('change', ask);
    this.#leave = [() => sizes.disconnect(), () => dark.removeEventListener('change', ask)];
    this.#ask();
  }

  disconnectedCallback() {
    for (const leave of this.#leave) leave();
  }

  attributeChangedCallback() {
    this.#ask();
  }

  /** Several changes at once are one drawing. */
  #ask() {
    if (this.#isAsked || !this.isConnected) return;
    this.#isAsked = true;
    requestAnimationFrame(() => {
      this.#isAsked = false;
      this.#draw();
    });
  }

  /** @returns {Language} */
  #language() {
    const lang = this.closest('[lang]')?.getAttribute('lang') ?? '';
    return lang.toLowerCase().startsWith('zh') ? 'zh' : 'en';
  }

  #theme() {
    const wanted = this.getAttribute('theme');
    const isDark = wanted ? wanted === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
    return isDark ? DARK : LIGHT;
  }

  /** @returns {Promise<Given> | null} null where nothing is given */
  #given() {
    if (this.#report) return Promise.resolve({ report: this.#report });
    const src = this.getAttribute('src');
    if (src === null) return null;
    if (this.#fetched?.src !== src) {
      this.#fetched = { src, given: reportAt(new URL(src, document.baseURI)) };
    }
    return this.#fetched.given;
  }

  /** @param {Language} language */
  #catalogue(language) {
    const known =
      this.#catalogues.get(language) ??
      fetch(CATALOGUES[language]).then((response) => response.json());
    this.#catalogues.set(language, known);
    return known;
  }

  async #draw() {
    const { shadowRoot } = this;
    this.#width = Math.round(this.clientWidth);
    const given = this.#given();
    if (!shadowRoot || given === null || this.#width === 0) return;
    this.#turn += 1;
    const turn = this.#turn;
    const language = this.#language();
    const theme = this.#theme();
    for (const name of /** @type {const} */ (['ink', 'muted', 'line'])) {
      this.style.setProperty(`--melon-${name}`, theme[name]);
    }
    /** @type {Node} */
    let drawn;
    /** @type {Error | null} */
    let fault = null;
    try {
      const [{ report, ask }, catalogue] = await Promise.all([
        given,
        this.#catalogue(language),
        loadWords(language),
      ]);
      drawn = await this.#drawn(
        { report, ask, language, catalogue: withCounts(catalogue, words(language).table.counts) },
        theme,
      );
    } catch (error) {
      fault = error instanceof Error ? error : new Error(String(error));
      const message = document.createElement('p');
      message.setAttribute('role', 'alert');
      message.textContent =
        fault instanceof MelonError && language === 'zh' ? fault.message_zh : fault.message;
      drawn = message;
    }
    if (turn !== this.#turn) return;
    shadowRoot.replaceChildren(drawn);
    this.dispatchEvent(
      fault === null
        ? new Event('load')
        : new ErrorEvent('error', { error: fault, message: fault.message }),
    );
  }

  /**
   * @param {Shown} shown
   * @param {import('../charts/theme.js').Theme} theme
   * @returns {Promise<Node>}
   */
  async #drawn(shown, theme) {
    const { report, language } = shown;
    const pictures = await picturesOf(report);
    const [first = 'models'] = Object.keys(pictures);
    const figure = this.getAttribute('figure') ?? first;
    if (Object.hasOwn(TABLES, figure)) {
      const table = TABLES[figure](shown);
      if (table === null) throw undrawn(NOTHING[language]);
      return tableElement(table, document);
    }
    if (!Object.hasOwn(pictures, figure)) {
      throw noSuchFigure(figure, [...Object.keys(pictures), ...Object.keys(TABLES)], report.task);
    }
    const named = report.models.findIndex(({ name }) => name === this.getAttribute('model'));
    const selected = named < 0 ? {} : { selected: named };
    const answer = await pictures[figure].draw(
      { ...shown, ...selected, width: this.#width },
      theme,
    );
    if ('reason' in answer) throw undrawn(answer.reason ?? NOTHING[language]);
    const sheet = { font: PAPER_FONT, ground: theme.card };
    const { svg, addMore } = svgInPieces(answer.diagram, sheet, document);
    while (addMore());
    return svg;
  }
}

if (globalThis.customElements && !customElements.get('melon-figure')) {
  customElements.define('melon-figure', MelonFigure);
}
