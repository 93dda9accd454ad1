import { html, render } from 'lit';
import { writeLink } from '../../app/link.js';
import { readTheme } from '../../charts/page_theme.js';
import { PAPER_FONT } from '../../diagrams/paper.js';
import { svgInPieces } from '../../diagrams/svg_element.js';
import { tableElement } from '../../export/table_element.js';
import { picturesOf } from '../../tasks/still.js';
import { TABLES } from '../../tasks/still_tables.js';
import { visibleName } from '../../words/visible.js';
import { sharingWords } from './words.js';
import './embedded.css';

/**
 * @typedef {import('../../app/link.js').Linked} Linked
 * @typedef {Readonly<import('../../app/store.js').State>} State
 */

/** What is drawn anew when it changes. @type {(keyof State)[]} */
const SHOWN = ['report', 'source', 'awaited', 'language', 'catalogue', 'dark', 'selected'];
/** Of a name that somebody wrote into a link. */
const LONGEST_NAME = 40;

/**
 * Whether the table is there that a link is of, and not another in its place.
 * @param {State} state
 * @param {Linked} linked
 */
function isAsked({ source, awaited }, { data, sample, file }) {
  if (data !== undefined) return source?.kind === 'link';
  if (awaited || file !== undefined) return false;
  return sample === undefined || source?.id === sample;
}

/**
 * One picture or table alone, for a frame in another page, as wide as its place.
 * @param {HTMLElement} element
 * @param {import('../../app/store.js').Store} store
 * @param {import('../../app/actions.js').Actions} actions
 * @param {Linked} linked
 */
export function mount(element, store, actions, linked) {
  const { state } = store;
  const { embed = '' } = linked;
  const name = embed === 'table' ? 'models' : embed;
  document.body.classList.add('embedded');
  const head = element.appendChild(document.createElement('h1'));
  head.className = 'visually-hidden';
  const place = element.appendChild(document.createElement('div'));
  place.className = 'embedded-picture';
  // A broad table moves by keyboard, too.
  place.tabIndex = 0;
  place.setAttribute('role', 'group');
  const foot = element.appendChild(document.createElement('p'));
  foot.className = 'embedded-foot';
  /** Of the last drawing that was begun; an older one is not shown. */
  let turn = 0;
  let width = 0;

  /** @param {string} sentence */
  function said(sentence) {
    const text = document.createElement('p');
    text.textContent = sentence;
    return { drawn: text, title: '' };
  }

  /** What is shown of a report, and what it is called. */
  async function drawing() {
    const { report, language, catalogue, selected } = state;
    const { embedded: t } = sharingWords(language);
    if (linked.data === undefined && linked.file !== undefined) return said(t.missing);
    if (!report || !isAsked(state, linked)) return null;
    const shown = { report, language, catalogue, selected, width, ask: actions.query };
    if (Object.hasOwn(TABLES, name)) {
      const table = TABLES[name](shown);
      return table ? { drawn: tableElement(table, document), title: t.table } : said(t.nothing);
    }
    const pictures = await picturesOf(report);
    if (!Object.hasOwn(pictures, name)) {
      const names = ['table', ...Object.keys(pictures)].join(language === 'zh' ? '、' : ', ');
      return said(t.noSuch(visibleName(embed.slice(0, LONGEST_NAME)), names));
    }
    const theme = readTheme(document.documentElement);
    const answer = await pictures[name].draw(shown, theme);
    if ('reason' in answer) return said(answer.reason ?? t.nothing);
    const { svg, addMore } = svgInPieces(answer.diagram, { font: PAPER_FONT }, document);
    while (addMore());
    return { drawn: svg, title: pictures[name].title(shown) };
  }

  async function draw() {
    turn += 1;
    const mine = turn;
    width = Math.round(place.clientWidth);
    const made = await drawing();
    if (mine !== turn) return;
    place.replaceChildren(...(made ? [made.drawn] : []));
    const title = made?.title || 'Melon';
    document.title = title;
    head.textContent = title;
    place.setAttribute('aria-label', title);
    const { embed: _, ...whole } = linked;
    render(
      html`<a href=${writeLink(whole)} target="_blank" rel="noopener">${sharingWords(state.language).embedded.open}</a>`,
      foot,
    );
  }

  new ResizeObserver(() => {
    if (Math.round(place.clientWidth) !== width) draw();
  }).observe(place);
  store.subscribe((_, changed) => {
    if (SHOWN.some((part) => changed.has(part))) draw();
  });
  draw();
}
