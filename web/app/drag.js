import { withValue } from '../core/report.js';

/**
 * The operating point under the hand: one question at a time, the latest wins; after a rest
 * the report follows.
 *
 * @typedef {{ threshold: number | null } | { near: { curve: string, x: number, y: number } } | { rule: string, target?: number }} Target
 */

const REST_MILLISECONDS = 250;

/**
 * @param {import('./store.js').Store} store
 * @param {import('../core/shown_names.js').Core} core
 * @param {import('./session.js').Session} session
 * @param {(thresholds: import('../core/report.js').Options['thresholds']) => void} setThresholds
 */
export function createDrag(store, core, session, setThresholds) {
  const { state } = store;
  /** @type {Target | null} */
  let nextTarget = null;
  let moving = false;
  let settleLater = false;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let rest;

  async function pump() {
    if (moving) return;
    moving = true;
    // Without a pause when there is nothing to wait for: the next move comes soon.
    const back = session.whenBack();
    if (back) await back;
    while (nextTarget) {
      const model = state.selected;
      const request = { type: 'operating_point', model, ...nextTarget };
      nextTarget = null;
      try {
        const point = await core.query(request);
        if (!point.error && model < state.operatingPoints.length) {
          const operatingPoints = [...state.operatingPoints];
          operatingPoints[model] = point;
          store.set({ operatingPoints });
        }
      } catch (error) {
        moving = false;
        await session.recover(error);
        return;
      }
    }
    moving = false;
    if (settleLater) settle();
  }

  /** The last answer may still be under way when the pointer rests. */
  function endRest() {
    if (moving) settleLater = true;
    else settle();
  }

  function settle() {
    settleLater = false;
    store.set({ dragging: false });
    const name = state.report?.models[state.selected]?.name;
    const point = state.operatingPoints[state.selected];
    if (name === undefined || !point) return;
    setThresholds(withValue(state.options.thresholds, name, point.threshold));
  }

  return {
    /** @param {Target} target */
    move(target) {
      nextTarget = target;
      settleLater = false;
      store.set({ dragging: true });
      clearTimeout(rest);
      rest = setTimeout(endRest, REST_MILLISECONDS);
      pump();
    },
    /** The report follows at once. */
    settle() {
      clearTimeout(rest);
      settle();
    },
    /** The table that it was of is gone. */
    drop() {
      clearTimeout(rest);
      nextTarget = null;
      settleLater = false;
    },
  };
}
