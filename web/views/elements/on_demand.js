/**
 * @template {unknown[]} Given
 * @callback Mount
 * @param {HTMLElement} element
 * @param {import('../../app/store.js').Store} store
 * @param {import('../../app/actions.js').Actions} actions
 * @returns {(...given: Given) => void} opens it
 */

/**
 * Something that is fetched and mounted when it is first opened, a dialog for
 * instance. What cannot be fetched is reported, and tried again the next time.
 * @template {unknown[]} Given
 * @param {() => Promise<{ mount: Mount<Given> }>} fetchPart
 * @param {import('../../app/store.js').Store} store
 * @param {import('../../app/actions.js').Actions} actions
 * @param {() => Element} [host]  where it is put; what opens over a dialog stands within it
 * @returns {(...given: Given) => Promise<void>} opens it
 */
export function onDemand(fetchPart, store, actions, host = () => document.body) {
  /** @type {Promise<(...given: Given) => void> | null} */
  let mounted = null;

  async function fetchAndMount() {
    const { mount } = await fetchPart();
    return mount(host().appendChild(document.createElement('div')), store, actions);
  }

  return async (...given) => {
    mounted ??= fetchAndMount();
    const open = await mounted.catch(() => null);
    if (open) {
      open(...given);
    } else {
      mounted = null;
      actions.notify({ code: 'part_missing' });
    }
  };
}

/**
 * A part that is fetched when it is first needed.
 * @template Part
 * @param {() => Promise<Part>} fetchPart
 * @param {Pick<import('../../app/actions.js').Actions, 'notify'>} actions told when it cannot be fetched
 * @returns {Promise<Part | null>}
 */
export function fetched(fetchPart, actions) {
  return fetchPart().catch(() => {
    actions.notify({ code: 'part_missing' });
    return null;
  });
}
