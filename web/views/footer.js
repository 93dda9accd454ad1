import { html, nothing } from 'lit';
import { readLink } from '../app/link.js';
import { isAveraged, isComparison } from '../core/kinds.js';
import { duration, integer } from '../words/format.js';
import { words } from '../words/index.js';
import { icons } from './elements/icons.js';
import { onDemand } from './elements/on_demand.js';
import { themeButton } from './elements/theme_button.js';
import { view } from './elements/view.js';

const TABLES = '#tables';

/** What a report has, in the words of the footer. @param {import('../core/report.js').Report} report */
const subjectsOf = (report) => {
  if (isComparison(report)) return 'algorithms';
  return isAveraged(report) ? 'matrices' : 'models';
};

/**
 * Where the data stays, how large it is, how long it took; the tables of
 * critical values, which addresses such as #tables=nemenyi open, too; on a phone
 * the reference and the colours, for which its head has no room.
 * @param {Element} element
 * @param {import('../app/store.js').Store} store
 * @param {import('../app/actions.js').Actions} actions
 * @param {() => void} openReference
 */
export function mount(element, store, actions, openReference) {
  const openTables = onDemand(() => import('./critical_values/critical_values.js'), store, actions);
  const openLinked = () => {
    const { tables } = readLink(location.hash);
    if (tables !== undefined && tables !== store.state.openTables) openTables(tables);
  };
  addEventListener('hashchange', openLinked);
  openLinked();

  let asking = false;
  /** @param {boolean} asks @param {() => void} [act] */
  const ask = (asks, act) => () => {
    asking = asks;
    draw();
    // The pressed button is gone; the one to be pressed next is there.
    /** @type {HTMLElement | null} */ (element.querySelector('[data-forget]'))?.focus();
    act?.();
  };

  /** @param {import('../words/index.js').Words['footer']} t */
  const forgetting = (t) =>
    asking
      ? html`<div class="row" role="group" aria-label=${t.forgetSure}>
          <span>${t.forgetSure}</span>
          <button class="button" type="button" data-forget @click=${ask(false, actions.forget)}>${t.forgetYes}</button>
          <button class="button" type="button" @click=${ask(false)}>${t.forgetNo}</button></div>`
      : html`<button class="button" type="button" data-forget title=${t.forgetHint}
          @click=${ask(true)}>${t.forget}</button>`;

  const draw = view(
    element,
    store,
    ['language', 'theme', 'report', 'elapsed', 'offline'],
    ({ language, report, elapsed, offline }) => {
      const t = words(language).footer;
      return html`
      <div class="row between">
        <details class="privacy">
          <summary>${icons.lock}<strong>${t.stays}${offline ? t.offline : nothing}</strong><span class="link">${t.check}</span></summary>
          <p>${offline ? t.checkOffline : t.notYetOffline}</p>
          <p>${t.checkText}</p>
          <p>${t.forgetHint}</p>
        </details>
        ${
          report
            ? html`<p class="number report-facts">${t.summary(
                integer(report.input.rows),
                t[subjectsOf(report)](report.models.length),
                duration(elapsed),
              )} · ${t.version(report.melon)}</p>`
            : nothing
        }
        <a class="link" href=${TABLES} @click=${(/** @type {Event} */ event) => {
          event.preventDefault();
          openTables();
        }}>${t.tables}</a>
        <button class="link open-reference" type="button" aria-haspopup="dialog"
          @click=${openReference}>${words(language).navigation.reference}</button>
        ${themeButton(store)}${forgetting(t)}
      </div>`;
    },
  );
}
