import { html, nothing, render } from 'lit';
import { live } from 'lit/directives/live.js';
import { integer } from '../../../words/format.js';
import { FIRST_ROWS } from '../look.js';
import { plainTable, tableSaves } from '../table.js';
import { comparisonPairs, firstPairKeys, pairKeys, pairLabel } from '../tables.js';

/** Added when those that are there have been looked at. */
const MORE_ROWS = 200;

/**
 * Every two learners × p-values, sortable, filtered, with columns to choose.
 * @param {HTMLElement} host
 * @param {import('../scene.js').ComparisonScene} scene
 */
export function createPairsCard(host, scene) {
  host.className = 'card figure whole';
  host.dataset.figure = 'pairs';

  /** Those that the user chose and this report has, else the first. */
  function shownKeys() {
    const { report, look, t, statistics } = scene;
    const all = pairKeys(report, t, statistics);
    const chosen = (look.columns ?? []).filter((key) => all.includes(key));
    return chosen.length > 0
      ? all.filter((key) => chosen.includes(key))
      : firstPairKeys(report, t, statistics);
  }

  /** @param {string} key */
  function sortBy(key) {
    const { sort } = scene.look;
    scene.setLook({ sort: { key, descending: sort?.key === key ? !sort.descending : false } });
  }

  /** @param {string} key @param {string[]} shown */
  function toggle(key, shown) {
    scene.setLook({
      columns: shown.includes(key) ? shown.filter((one) => one !== key) : [...shown, key],
    });
  }

  /**
   * The places of its two learners.
   * @param {number} index of a pair in the report
   * @returns {[number, number]}
   */
  function twoOf(index) {
    const { report } = scene;
    const { a, b } = report.pairs[index];
    const place = (/** @type {string} */ name) =>
      report.models.findIndex((/** @type {any} */ one) => one.name === name);
    return [place(a), place(b)];
  }

  /**
   * @param {import('../../../export/tables.js').Row} row
   * @param {string} key
   * @param {string} title
   */
  function work({ name, index }, key, title) {
    const [a, b] = twoOf(index);
    return { question: { a, b, key }, title, subject: name };
  }

  /** @param {number} index of a pair in the report */
  function open(index) {
    scene.choosePair(...twoOf(index));
    const panel = scene.element.querySelector('.pair-panel');
    if (!(panel instanceof HTMLElement)) return;
    panel.scrollIntoView({ block: 'start' });
    panel.focus({ preventScroll: true });
  }

  function draw() {
    const { report, look, t, statistics } = scene;
    const keys = shownKeys();
    const { filter, sort, shown } = look;
    const table = comparisonPairs(report, t, statistics, keys, { filter, sort, most: shown });
    const { rows, count } = table;
    const many = report.pairs.length > 20;
    render(
      html`<header class="figure-head"><h3>${t.pairs.title}</h3><p class="quiet">${t.pairs.hint}</p></header>
      <div class="figure-controls">
        ${
          many
            ? html`<input type="text" class="pair-filter" placeholder=${t.pairs.filter} aria-label=${t.pairs.filter}
              .value=${live(filter)} @input=${(/** @type {Event} */ event) =>
                scene.setLook({
                  filter: /** @type {HTMLInputElement} */ (event.target).value,
                  shown: FIRST_ROWS,
                })} />`
            : nothing
        }
        <details class="metric-chooser"><summary>${t.pairs.columns}</summary><div>
          ${pairKeys(report, t, statistics).map(
            (
              key,
            ) => html`<label class="toggle"><input type="checkbox" .checked=${live(keys.includes(key))}
              @change=${() => toggle(key, keys)} />${pairLabel(key, t, statistics)}</label>`,
          )}</div></details>
      </div>
      ${plainTable(table, scene, 'pairs', {
        work,
        ended: () => {
          if (rows.length < count) scene.setLook({ shown: shown + MORE_ROWS });
        },
        sorting: { sort, by: sortBy },
        className: 'sticky-names wrapped',
        row: ({
          name,
          index,
        }) => html`<th scope="row"><button type="button" class="link" title=${name}
          aria-label=${t.pairs.open(name)} @click=${(/** @type {Event} */ event) => {
            event.stopPropagation();
            open(index);
          }}>${report.pairs[index].a} <span class="second">– ${report.pairs[index].b}</span></button></th>`,
      })}
      <footer class="figure-foot"><span>${
        rows.length < count
          ? html`${t.pairs.more(integer(rows.length), integer(count))}
            <button type="button" class="link" @click=${() => scene.setLook({ shown: shown * 4 })}>${t.pairs.showMore}</button>`
          : nothing
      }</span>${tableSaves(() => comparisonPairs(scene.report, scene.t, scene.statistics, shownKeys(), { filter, sort }), scene, 'pairs', t.pairs.title)}</footer>`,
      host,
    );
  }

  return { host, draw };
}
