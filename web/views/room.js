import { fetched } from './elements/on_demand.js';

/**
 * The room that is seen: the report, or the lab, which is fetched when it is first entered.
 * @param {HTMLElement} element where the lab stands
 * @param {import('../app/store.js').Store} store
 * @param {import('../app/actions.js').Actions} actions
 * @param {() => any} openLab what the lab needs
 */
export function mount(element, store, actions, openLab) {
  let isMounted = false;

  async function show() {
    const { room } = store.state;
    document.body.dataset.room = room;
    element.hidden = room !== 'lab';
    if (room !== 'lab' || isMounted) return;
    isMounted = true;
    const part = await fetched(() => import('./lab/lab.js'), actions);
    const parts = part && (await fetched(openLab, actions));
    if (part && parts) part.mount(element, store, actions, parts);
    else {
      isMounted = false;
      store.set({ room: 'report' });
    }
  }

  store.subscribe((_, changed) => {
    if (!changed.has('room')) return;
    show();
    scrollTo({ top: 0 });
  });
  show();
}
