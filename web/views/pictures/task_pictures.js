import { again } from '../../core/fetch_again.js';
import { isComparison, kindOf } from '../../core/kinds.js';
import { KINDS } from '../../tasks/tasks.js';

/**
 * The pictures of the report's task, each kind in an element of its own, which
 * is there from the first such report on.
 * @param {HTMLElement} element
 * @param {import('../../app/store.js').Store} store
 * @param {import('../../app/actions.js').Actions} actions
 */
export function mount(element, store, actions) {
  /** @type {Map<import('../../tasks/tasks.js').Kind['pictures'], HTMLElement>} */
  const places = new Map();

  /** @param {import('../../tasks/tasks.js').Kind['pictures']} pictures */
  function placeOf(pictures) {
    const known = places.get(pictures);
    if (known) return known;
    const place = element.appendChild(document.createElement('div'));
    place.className = 'task-pictures';
    places.set(pictures, place);
    again(pictures).then(
      ({ mount: mountPictures }) =>
        mountPictures(place.appendChild(document.createElement('div')), store, actions),
      // What failed to load is asked for again by the next report.
      () => {
        actions.notify({ code: 'part_missing' });
        places.delete(pictures);
        place.remove();
      },
    );
    return place;
  }

  /** @param {import('../../tasks/tasks.js').Kind} kind */
  async function fetchFrame(kind) {
    if (!kind.frame || store.state.frame) return;
    const part = await again(kind.frame).catch(() => null);
    if (!part) actions.notify({ code: 'part_missing' });
    if (!part || store.state.frame) return;
    store.set({ frame: part.frame });
    const rail = document.createElement('section');
    document.getElementById('data')?.after(rail);
    part.frame.rail(rail, store, actions);
  }

  /** The settings of a comparison come before its many columns. @param {boolean} comparison */
  function orderRail(comparison) {
    const columns = document.getElementById('columns');
    const settings = document.getElementById('settings');
    if (!columns || !settings) return;
    if (comparison) settings.after(columns);
    else columns.after(settings);
  }

  function draw() {
    const { report } = store.state;
    if (report) {
      fetchFrame(KINDS[kindOf(report)]);
      orderRail(isComparison(report));
    }
    const shown = report ? placeOf(KINDS[kindOf(report)].pictures) : null;
    for (const place of places.values()) place.hidden = place !== shown;
  }

  store.subscribe((_, changed) => {
    if (changed.has('report')) draw();
  });
  draw();
}
