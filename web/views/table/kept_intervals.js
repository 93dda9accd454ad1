/**
 * The intervals that stand in the table until new ones come: those of a threshold that was
 * moved take a second to compute.
 * @typedef {Map<string, Record<string, import('../../core/report.js').Interval>>} Intervals by model
 */
export function keptIntervals() {
  /** @type {Intervals} */
  let known = new Map();
  /** @type {unknown} */
  let source = null;
  /** @type {unknown} */
  let seen = null;

  /** Whether new intervals are on their way. @param {Readonly<import('../../app/store.js').State>} state */
  function awaits({ refinement, dragging, phase }) {
    return refinement === 'running' || dragging || phase === 'working';
  }

  return {
    awaits,
    /**
     * By model, while new ones are on their way; else none.
     * @param {Readonly<import('../../app/store.js').State>} state
     * @returns {Intervals}
     */
    of(state) {
      const { report, reportSource } = state;
      if (source !== reportSource) known = new Map();
      source = reportSource;
      if (report && report !== seen) {
        known = new Map(
          report.models.map(({ name, intervals }) => [name, { ...known.get(name), ...intervals }]),
        );
        seen = report;
      }
      return awaits(state) ? known : new Map();
    },
  };
}
