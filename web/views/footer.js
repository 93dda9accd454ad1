import { html, nothing } from 'lit';
import { duration, integer } from '../format.js';
import { later } from '../later.js';
import { readLink } from '../link.js';
import { words } from '../text/index.js';
import { icons } from './icons.js';
import { onDemand } from './on_demand.js';
import { view } from './view.js';

const TABLES = '#tables';

/**
 * Where the data stays, how large it is, how long it took; the tables of
 * critical values, which addresses such as #tables=nemenyi open, too.
 * @param {Element} element
 * @param {import('../store.js').Store} store
 * @param {import('../actions.js').Actions} actions
 */
export function mount(element, store, actions) {
  const openTables = onDemand(later.criticalValues, store, actions);
  const openLinked = () => {
    const { tables } = readLink(location.hash);
    if (tables !== undefined && tables !== store.state.openTables) openTables(tables);
  };
  addEventListener('hashchange', openLinked);
  openLinked();

  view(element, store, ['language', 'report', 'elapsed'], ({ language, report, elapsed }) => {
    const t = words(language).footer;
    return html`
      <div class="row between">
        <details class="privacy">
          <summary>${icons.lock}<strong>${t.stays}</strong><span class="link">${t.check}</span></summary>
          <p>${t.checkText}</p>
          <p>${t.forgetHint}</p>
        </details>
        ${
          report
            ? html`<p class="number">${t.summary(
                integer(report.input.rows),
                t.models(report.models.length),
                duration(elapsed),
              )} · ${t.version(report.melon)}</p>`
            : nothing
        }
        <a class="link" href=${TABLES} @click=${(/** @type {Event} */ event) => {
          event.preventDefault();
          openTables();
        }}>${t.tables}</a>
        <button class="button" type="button" title=${t.forgetHint} @click=${actions.forget}>${t.forget}</button>
      </div>`;
  });
}
