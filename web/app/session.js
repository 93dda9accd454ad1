import { WorkerGone } from '../core/client.js';
import { isComparison } from '../core/kinds.js';
import { brokenDown, internal, longName, notFetched, tooLarge } from '../core/problems.js';
import { leaderOf } from '../core/report.js';
import { fitOf } from '../core/size_limit.js';
import { sessionOf } from './storage.js';
import { lastingOptions } from './table_options.js';

/**
 * The table in the worker and the report of it on the screen: loading, running, and putting
 * both back when the worker is gone.
 *
 * @typedef {import('./store.js').Store} Store
 * @typedef {import('./store.js').Source} Source
 * @typedef {import('../core/report.js').Options} Options
 * @typedef {import('../core/report.js').Report} Report
 * @typedef {import('../core/report.js').OperatingPoint} OperatingPoint
 *
 * @typedef {object} Arrival how a table comes to stand there
 * @property {boolean} [stored] it is stored already
 * @property {string} [model] that stands out
 * @property {Pick<import('./store.js').State, 'tableColumns' | 'sort'>} [view] of the table of models
 *
 * @typedef {import('../core/read_table.js').TableFile[]} Files  one, or several that the core joins
 * @typedef {{ files: Files, source: Source, options: Options, input: import('../core/report.js').Input } & Arrival} Table
 *
 * @typedef {object} Events
 * @property {() => void} onInterrupt whatever else uses the core gives way
 * @property {() => void} onNewTable what was asked of the last table is of no use
 * @property {() => void} onReport a whole report is on the screen
 *
 * @typedef {ReturnType<typeof createSession>} Session
 */

/** Up to here the bootstrap starts by itself, and no answer goes before the whole report. */
export const REFINE_ROWS = 100_000;

/**
 * @param {Store} store
 * @param {object} parts
 * @param {import('../core/shown_names.js').Core} parts.core
 * @param {import('./storage.js').Storage} parts.storage
 * @param {Events} events
 */
export function createSession(store, { core, storage }, events) {
  const { state } = store;
  /**
   * What the worker must have, and what the report on the screen came from.
   * Storage keeps the last table of the user's own; samples and links never replace it.
   * @type {Table | null}
   */
  let table = null;
  /** @type {Table | null} */
  let shown = null;
  /** The last table of each work. @type {{ evaluate: Table | null, compare: Table | null }} */
  const last = { evaluate: null, compare: null };
  let loads = 0;
  /** @type {Promise<boolean> | null} */
  let running = null;
  let again = false;
  let started = 0;
  /** What a crashed worker held is being put back; whatever is asked for waits for it. @type {Promise<void> | null} */
  let recovery = null;
  /** What is on its way to the screen and not there yet. @type {(() => Promise<unknown>) | null} */
  let underWay = null;
  /** Whether the report on the screen is still to be followed by the whole one. */
  let partial = false;

  core.onIdleCrash((error) => {
    recover(error);
  });

  /**
   * The worker is gone. What is on the screen is put back behind it.
   * @param {unknown} error
   */
  async function recover(error) {
    events.onInterrupt();
    running = null;
    again = false;
    store.set({ progress: null, phase: 'ready', dragging: false });
    if (!(error instanceof WorkerGone)) {
      store.set({ problem: internal(error) });
      return;
    }
    if (error.reason === 'stopped') {
      underWay = null;
      store.set({ notice: { code: 'cancelled' } });
    } else if (error.reason === 'not_fetched') {
      store.set({ problem: notFetched() });
    } else if (underWay) {
      underWay = null;
      store.set({ problem: brokenDown(error) });
    } else {
      store.set({ notice: { code: 'restarted' } });
    }
    if (!shown || recovery) return;
    recovery = putBack(shown).finally(() => {
      recovery = null;
    });
    await recovery;
  }

  /** @param {Table} last */
  async function putBack(last) {
    table = last;
    store.set({
      source: last.source,
      options: last.options,
      input: state.report?.input ?? null,
      stale: false,
    });
    try {
      const { options } = last;
      // Another table came while this one was read.
      if ((await core.load(last.files)).superseded) return;
      const answer = await core.run({ ...options, bootstrap: 0 });
      if (partial && table?.files === last.files) await show(answer, options);
    } catch (second) {
      const gone = second instanceof WorkerGone && second.reason === 'not_fetched';
      underWay ??= () => putBack(last);
      store.set({
        problem: gone ? notFetched() : internal(second),
        phase: 'ready',
        progress: null,
        stale: true,
      });
    }
  }

  /**
   * @param {Files} files
   * @param {Source} source
   * @param {Options} [options]
   * @param {Arrival} [how]
   * @returns {Promise<boolean>} whether a report came of it
   */
  async function load(files, source, options, how) {
    underWay = () => load(files, source, options, how);
    if (state.awaited && !how) store.set({ awaited: { ...state.awaited, passed: true } });
    loads += 1;
    const mine = loads;
    events.onInterrupt();
    events.onNewTable();
    started = performance.now();
    let cells = 0;
    const progress = (/** @type {number} */ done, /** @type {number} */ total) => {
      if (mine === loads) store.set({ progress: { what: 'reading', done, total, cells } });
    };
    progress(0, source.size);
    store.set({ phase: 'loading', problem: null, notice: null, offered: null, dragging: false });
    try {
      const fit = await fitOf(files);
      if (mine !== loads) return false;
      if (fit.fits === 'not') {
        store.set({ phase: 'ready', progress: null, problem: tooLarge(source.name, fit.cells) });
        return false;
      }
      if (fit.fits === 'perhaps') cells = fit.cells;
      const answer = await core.load(files, progress);
      if (mine !== loads) return false;
      const problem = answer.error ?? longName(answer.input?.columns ?? []);
      if (problem || !answer.input) {
        if (problem?.code !== 'not_fetched') underWay = null;
        // Of several files the sentence names the one that it is about.
        const file = source.kind === 'file' && !source.files ? source.name : undefined;
        store.set({
          phase: 'ready',
          progress: null,
          problem: problem && { ...problem, file },
        });
        // The table that the report is of stands in the worker again.
        if (!answer.error && shown) await putBack(shown);
        return false;
      }
      const fresh = core.shown(options ?? lastingOptions(state.options));
      const model = core.shown(how?.model);
      table = { files, source, options: fresh, input: answer.input, ...how, model };
      store.forgetHistory();
      store.set({ source, options: fresh, setAside: {}, refused: {}, unfinished: false });
    } catch (error) {
      if (mine === loads) await recover(error);
      return false;
    }
    return run();
  }

  /**
   * Runs with the current options; while a run is under way the next waits for
   * it and only the latest is done.
   * @returns {Promise<boolean>}
   */
  function run() {
    events.onInterrupt();
    if (running) {
      again = true;
      return running;
    }
    const mine = runLatest().finally(() => {
      if (running === mine) running = null;
    });
    running = mine;
    return mine;
  }

  /** @returns {Promise<boolean>} */
  async function runLatest() {
    let good = false;
    if (recovery) await whenBack();
    do {
      again = false;
      if (!started) started = performance.now();
      const { options } = state;
      store.set({ phase: 'working', progress: { what: 'working', done: 0, total: 0 } });
      try {
        const isWhole = isLarge() && (await showVerdict(options));
        if (again) continue;
        if (isWhole) {
          good = true;
          continue;
        }
        const answer = await core.run({ ...options, bootstrap: 0 });
        if (again) continue;
        good = await show(answer, options);
      } catch (error) {
        await recover(error);
        return false;
      }
    } while (again);
    if (good) events.onReport();
    return good;
  }

  /**
   * Until the core has its table again; what is asked for meanwhile is seen to wait.
   * @returns {Promise<void> | null} null when it has it
   */
  const whenBack = () => recovery && seenToWait(recovery);

  /** @param {Promise<void>} core */
  async function seenToWait(core) {
    store.set({ progress: { what: 'working', done: 0, total: 0 } });
    await core;
    store.set({ progress: null });
  }

  /** Whether the table is new and its whole report takes a while. */
  function isLarge() {
    return table !== null && table.files !== shown?.files && table.input.rows > REFINE_ROWS;
  }

  /**
   * The first answer for a table. A problem is left to the whole report, which
   * has the same.
   * @param {Options} options
   * @returns {Promise<boolean>} whether it is the whole report already
   */
  async function showVerdict(options) {
    const answer = await core.run({ ...options, bootstrap: 0 }, 'verdict');
    if (again || 'error' in answer) return false;
    return (await show(answer, options, true)) && !partial;
  }

  /**
   * @param {import('../core/shown_names.js').Answer} answer
   * @param {Options} options that it was run with
   * @param {boolean} [first] whether the whole report may follow
   */
  async function show(answer, options, first = false) {
    const another = !table || !shown || shown.files !== table.files;
    if ('error' in answer) {
      if (answer.error.code !== 'not_fetched') underWay = null;
      store.set({
        phase: 'ready',
        progress: null,
        problem: answer.error,
        stale: state.report !== null,
        input: answer.input ?? (another ? table?.input : state.input) ?? null,
      });
      started = 0;
      return false;
    }
    const { report } = answer;
    const selected = choose(report, another);
    const asked = await askOperatingPoints(report);
    if (again) return false;
    // A point that is being moved stays under the hand; what was asked for it is older.
    const operatingPoints =
      state.dragging && !another && selected === state.selected
        ? asked.with(selected, state.operatingPoints[selected])
        : asked;
    if (table) {
      table = { ...table, options };
      shown = table;
      last[isComparison(report) ? 'compare' : 'evaluate'] = table;
      if (!another) keep();
      else if (!table.stored) keep(table.files);
    }
    underWay = null;
    partial = first && report.task === 'binary' && !report.models.every(({ curves }) => curves);
    store.set({
      report,
      reportText: partial ? '' : answer.text,
      reportSource: table?.source ?? null,
      input: report.input,
      problem: null,
      stale: false,
      phase: 'ready',
      progress: partial ? { what: 'working', done: 0, total: 0 } : null,
      elapsed: started ? performance.now() - started : state.elapsed,
      selected,
      operatingPoints,
    });
    started = 0;
    return true;
  }

  /** @param {Files} [files] of a table that storage has not yet */
  function keep(files) {
    if (!shown || ['sample', 'link'].includes(shown.source.kind)) return;
    storage.write(sessionOf(state, shown), files);
  }

  /**
   * The model that stands out: the one that the user chose, by name, else the best.
   * @param {Report} report
   * @param {boolean} another
   */
  function choose(report, another) {
    if (another) store.set({ picked: table?.model ?? null, ...table?.view });
    const place = (/** @type {string | undefined} */ wanted) =>
      report.models.findIndex(({ name }) => name === wanted);
    const before = state.picked === null ? -1 : place(state.picked);
    return before >= 0 ? before : Math.max(0, place(leaderOf(report.verdict)));
  }

  /**
   * @param {Report} report
   * @returns {Promise<(OperatingPoint | null)[]>}
   */
  async function askOperatingPoints(report) {
    if (report.task !== 'binary') return report.models.map(() => null);
    const answers = await Promise.all(
      report.models.map(({ threshold }, model) =>
        core.query({ type: 'operating_point', model, threshold }),
      ),
    );
    return answers.map((answer) => (answer.error ? null : answer));
  }

  /**
   * A report that was made before the core was there: the core is given its table, and
   * draws what the report lacks.
   * @param {Table} first
   * @param {Report} report
   * @param {OperatingPoint[]} operatingPoints
   */
  async function showStored(first, report, operatingPoints) {
    table = first;
    shown = first;
    last.evaluate = first;
    partial = true;
    store.set({
      report,
      reportSource: first.source,
      source: first.source,
      input: report.input,
      selected: choose(report, true),
      operatingPoints,
    });
    recovery = putBack(first).finally(() => {
      recovery = null;
    });
    await recovery;
    if (!running && !partial) events.onReport();
  }

  return {
    load,
    run,
    recover,
    whenBack,
    /** As `whenBack`, without a sign. */
    recovered: () => recovery,
    showStored,
    keep: () => keep(),
    /** What the report on the screen was made from. */
    shown: () => shown,
    /** @param {'evaluate' | 'compare'} work */
    lastOf: (work) => last[work],
    /** What the table in the worker comes from. @returns {Files} */
    files: () => table?.files ?? [],
    /** @param {Files} files whether the worker has, or had last, this table */
    has: (files) => table?.files === files,
    isPartial: () => partial,
    /** @param {() => Promise<unknown>} work that failed for the moment, for `retry` */
    awaitRetry(work) {
      underWay = work;
    },
    /** @returns {Promise<unknown>} */
    retry: () => (underWay ?? run)(),
    forget() {
      table = null;
      shown = null;
      Object.assign(last, { evaluate: null, compare: null });
    },
  };
}
