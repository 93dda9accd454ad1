import { html, render } from 'lit';
import { swatch } from '../../views/pictures/swatch.js';
import { eps0Field } from './eps0.js';
import { plainTable, tableSaves } from './table.js';
import { learnersTable } from './tables.js';

/** What the user's table has, or counts, of which there is nothing to work out. */
const GIVEN = ['errors', 'n'];

/**
 * Learners with their numbers; pressing one lets it stand out in the pictures.
 * @param {HTMLElement} host
 * @param {import('./scene.js').ComparisonScene} scene
 */
export function createLearnersCard(host, scene) {
  host.className = 'card figure whole';
  host.dataset.figure = 'learners';

  function draw() {
    const { report, t, chosen } = scene;
    const table = learnersTable(report, t);
    render(
      html`<header class="figure-head"><h3>${t.learners.title}</h3>${report.task === 'cv' ? eps0Field(scene) : ''}</header>
      ${plainTable(table, scene, 'learners', {
        className: 'models sticky-names wrapped',
        work: ({ name, index }, key, title) =>
          GIVEN.includes(key) ? null : { question: { model: index, key }, title, subject: name },
        row: ({
          name,
          index,
        }) => html`<th scope="row"><button type="button" class="model" title=${name}
          aria-pressed=${index === chosen} aria-label=${t.learners.select(name)}
          @click=${(/** @type {Event} */ event) => {
            event.stopPropagation();
            scene.actions.selectModel(index);
          }}>${report.task === 'cv' ? swatch(index) : ''}<span class="ellipsis">${name}</span></button></th>`,
      })}
      <footer class="figure-foot"><span></span>${tableSaves(() => learnersTable(scene.report, scene.t), scene, 'learners', t.learners.title)}</footer>`,
      host,
    );
  }

  return { host, draw };
}
