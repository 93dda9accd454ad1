import { fetched } from './elements/on_demand.js';

/**
 * The room that is seen: the report, or another one, which is fetched when it is first entered.
 *
 * @typedef {object} Room
 * @property {HTMLElement} element where it stands
 * @property {() => Promise<{ mount: (element: HTMLElement, store: any, actions: any, parts: any) => void }>} fetchView
 * @property {() => Promise<any>} open what it needs
 */

/**
 * @param {import('../app/store.js').Store} store
 * @param {import('../app/actions.js').Actions} actions
 * @param {Record<'lab' | 'learn', Room>} rooms
 */
export function mount(store, actions, rooms) {
  /** @type {Set<Room>} */
  const mounted = new Set();

  /** @param {Room} room */
  async function enter(room) {
    const { element, fetchView, open } = room;
    mounted.add(room);
    const [view, parts] = await Promise.all([fetched(fetchView, actions), fetched(open, actions)]);
    if (view && parts) view.mount(element, store, actions, parts);
    else {
      mounted.delete(room);
      store.set({ room: 'report' });
    }
  }

  function show() {
    const { room: name } = store.state;
    document.body.dataset.room = name;
    for (const [id, { element }] of Object.entries(rooms)) element.hidden = id !== name;
    const room = name === 'report' ? null : rooms[name];
    if (room && !mounted.has(room)) enter(room);
  }

  store.subscribe((_, changed) => {
    if (!changed.has('room')) return;
    show();
    scrollTo({ top: 0 });
  });
  show();
}
