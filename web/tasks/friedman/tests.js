import { html, nothing, render } from 'lit';
import { criticalDifferences } from '../../core/fields.js';
import { ownValue } from '../../core/report.js';
import { workedNumber } from '../../views/working/worked_number.js';
import { fixed } from '../../words/format.js';
import { plainTable, tableSaves } from '../comparison/table.js';
import { EMPTY, testsTable } from '../comparison/tables.js';
import { procedureName } from '../comparison/verdict.js';

/**
 * Every test of all learners side by side, and which of them is the default.
 * @param {HTMLElement} host
 * @param {import('../comparison/scene.js').ComparisonScene} scene
 */
export function createTestsCard(host, scene) {
  host.className = 'card figure whole';
  host.dataset.figure = 'tests';

  function critical() {
    const { t, report } = scene;
    const rows = criticalDifferences(report.tests);
    if (rows.length === 0) return nothing;
    return html`<div class="critical-scroll"><table class="points critical"><caption>${t.tests.cd}</caption>
      <thead><tr><td></td>${rows[0].at.map(({ alpha }) => html`<th scope="col">${t.tests.level(String(alpha).replace(/^0/, ''))}</th>`)}</tr></thead>
      <tbody>${rows.map(
        ({ procedure, at }) =>
          html`<tr><th scope="row">${procedureName(t, procedure)}</th>${at.map(({ key }) => {
            const value = report.tests[key];
            return html`<td data-value=${value} data-key=${key}>${workedNumber(
              { ...EMPTY, value, text: fixed(value) },
              scene,
              { question: { key }, title: t.tests.cd, subject: procedureName(t, procedure) },
            )}</td>`;
          })}</tr>`,
      )}</tbody></table></div>`;
  }

  function draw() {
    const { t, report, statistics } = scene;
    const table = testsTable(report, t, statistics);
    render(
      html`<header class="figure-head"><h3>${t.tests.title}</h3><p class="quiet">${t.tests.hint}</p></header>
      <div class="tests-beside">
      ${plainTable(table, scene, 'tests', {
        work: ({ name }, key) => (key ? { question: { key }, title: name } : null),
        row: ({ name, index }) =>
          html`<th scope="row" data-test=${table.ids[index]}>${name}${
            table.ids[index] === report.verdict.test && report.models.length > 2
              ? html` <span class="tag">${t.tests.default}</span>`
              : nothing
          }</th>`,
      })}
      ${critical()}</div>
      <p class="figure-note">${report.models.length > 2 ? ownValue(t.tests.why, report.verdict.test) : t.tests.whyTwo}</p>
      <footer class="figure-foot"><span></span>${tableSaves(() => testsTable(scene.report, scene.t, scene.statistics), scene, 'tests', t.tests.title)}</footer>`,
      host,
    );
  }

  return { host, draw };
}
