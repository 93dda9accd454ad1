import { DEFAULT_COLUMNS } from './store.js';

/**
 * What stands there on arrival.
 *
 * @typedef {import('./link.js').Linked} Linked
 * @typedef {import('./storage.js').Kept} Kept
 * @typedef {import('./actions.js').FirstReport} FirstReport
 */

/**
 * Whether a link is of a table that is not here: somebody's own file, to be dropped.
 * @param {Linked} linked
 * @param {Kept | null} kept
 */
export const isOfAnother = ({ file }, kept) => file !== undefined && kept?.source.name !== file;

/**
 * What the address asks for, else the table that an earlier visit left, else the
 * first sample. Settings that do not fit are put aside, and the page says so; the
 * table that is kept stays, whatever the address says. A table that the user opens meanwhile
 * comes before all of these.
 * @param {import('./store.js').Store} store
 * @param {import('./actions.js').Actions} actions
 * @param {Kept | null} kept
 * @param {Linked} linked
 * @param {() => Promise<FirstReport | null>} fetchFirst the first sample's report, if it comes
 */
export async function arrive(store, actions, kept, linked, fetchFirst) {
  if (linked.data !== undefined) {
    await arriveWithTable(store, actions, kept, linked, fetchFirst);
    return;
  }
  const { samples } = store.state;
  const foreign = isOfAnother(linked, kept);
  const { options, model } = foreign ? {} : linked;
  if (foreign) {
    const { file = '', options: settings = {} } = linked;
    store.set({ awaited: { file, options: settings, model: linked.model, passed: false } });
  }
  if (linked.sort) store.set({ sort: linked.sort });
  if (linked.columns) store.set({ tableColumns: linked.columns });

  /** @typedef {import('../core/report.js').Options} Options */
  /** @param {string} id @returns {(given: Options) => Promise<boolean>} */
  const sample = (id) => (given) => actions.loadSample(id, given, { model });
  const { columns = kept?.columns ?? [], sort = kept?.sort } = linked;
  const first =
    kept && !linked.sample
      ? (/** @type {Options} */ given) =>
          actions.restore({ ...kept, options: given, columns, sort, model: model ?? kept.model })
      : sample(linked.sample ?? samples[0].id);

  /** The first sample as everybody finds it is shown before there is a core. */
  async function showFirst() {
    const id = linked.sample ?? (kept ? null : samples[0].id);
    if (id !== samples[0].id || options || model) return false;
    const report = await fetchFirst();
    return report !== null && actions.showFirst(report);
  }

  /** @type {[(given: Options) => Promise<boolean>, Options][]} */
  const attempts = [
    [showFirst, {}],
    [first, kept && !linked.sample ? kept.options : {}],
    [first, {}],
    [sample(samples[0].id), {}],
  ];
  const isUnknown = linked.sample !== undefined && !samples.some(({ id }) => id === linked.sample);
  if (await actions.overtaken()) return;
  if (options && (await first(options))) {
    if (linked.damaged) actions.notify({ code: 'link_unfit' });
    return;
  }
  for (const [load, given] of attempts) {
    // Nothing else would come either, and the page offers to try again.
    if (store.state.problem?.code === 'not_fetched') return;
    if (await actions.overtaken()) return;
    if (!(await load(given))) continue;
    if (foreign) actions.notify({ code: 'awaiting', value: linked.file });
    else if (isUnknown) actions.notify({ code: 'sample_unknown' });
    else if (options || linked.damaged) actions.notify({ code: 'link_unfit' });
    return;
  }
}

/**
 * The table that a link brings, with its settings if they fit. Where it is not a table that can be
 * evaluated, the page is as it would be without the link, and says why.
 * @type {typeof arrive}
 */
async function arriveWithTable(store, actions, kept, linked, fetchFirst) {
  const { data = '', options = {}, model, sort, columns, damaged } = linked;
  const { unpackTable } = await import('./linked_table.js');
  const table = await unpackTable(data);
  const fault = 'fault' in table ? table.fault : 'link_no_table';
  if (await actions.overtaken()) return;
  if (!('fault' in table)) {
    if (sort) store.set({ sort });
    if (columns) store.set({ tableColumns: columns });
    const fits = await actions.loadLinked(data, table, options, { model });
    if (!fits && (await actions.overtaken())) return;
    if (fits || (await actions.loadLinked(data, table, {}))) {
      if (!fits || damaged) actions.notify({ code: 'link_unfit' });
      return;
    }
    // Nothing else would come either, and the page offers to try again.
    if (store.state.problem?.code === 'not_fetched') return;
  }
  if (await actions.overtaken()) return;
  store.set({ sort: null, tableColumns: DEFAULT_COLUMNS, hidden: [], large: false });
  await arrive(store, actions, kept, {}, fetchFirst);
  if (!(await actions.overtaken())) actions.notify({ code: fault });
}
