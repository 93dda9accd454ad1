import { isComparison } from './kinds.js';
import { brokenDown, internal, longName, notFetched, tooLarge } from './problems.js';
import { leaderOf, ownValue, withValue } from './report.js';
import { withRole, withTask } from './roles.js';
import { fitOf } from './size_limit.js';
import { TYPED } from './source_name.js';
import { DEFAULT_COLUMNS } from './store.js';
import { lastingOptions, optionsOfTyped } from './table_options.js';
import { WorkerGone } from './wasm/client.js';

/**
 * What the user can do. Every change of the state that needs the core goes
 * through here.
 *
 * @typedef {import('./store.js').Store} Store
 * @typedef {import('./store.js').Source} Source
 * @typedef {import('./store.js').Sample} Sample
 * @typedef {import('./report.js').Options} Options
 * @typedef {import('./report.js').Report} Report
 * @typedef {import('./report.js').OperatingPoint} OperatingPoint
 * @typedef {import('./wasm/client.js').Client} Client
 *
 * @typedef {{ threshold: number | null } | { near: { curve: string, x: number, y: number } } | { rule: string, target?: number }} Target
 *
 * @typedef {object} Actions
 * @property {(files: readonly File[]) => Promise<void>} loadFiles takes the first and says so
 * @property {(file: File) => Promise<void>} loadFile
 * @property {(text: string, options?: Options) => Promise<void>} loadText with the options
 *   that say what the text is; others that last stay
 * @property {(id: string, options?: Options, arrival?: Arrival) => Promise<boolean>} loadSample
 * @property {(first: FirstReport) => Promise<boolean>} showFirst the first sample's report
 *   as the build made it, while the core is on its way; false when the sample did not come
 * @property {(saved: import('./storage.js').Kept, arrival?: Arrival) => Promise<boolean>} restore what
 *   an earlier visit left; false when nothing came of it
 * @property {(work: () => Promise<void>) => Promise<void>} begin what brings the first table
 * @property {() => Promise<void>} retry what the network did not bring
 * @property {(work: 'evaluate' | 'compare') => Promise<void>} turnTo the last table of
 *   predictions or of results, else the first such sample
 * @property {() => Promise<void>} goBack loads again what the report was made from
 * @property {(patch: Options) => void} setOptions one step of undo; calls that
 *   follow at once with the same names are the same step
 * @property {(name: keyof Options, text: string | null) => void} refuse what was typed
 *   for an option and cannot be taken stays in its field; null: nothing was
 * @property {(task: string | undefined, roles?: readonly import('./report.js').Column['role'][]) => void} setTask
 *   another task, of which these are the roles; undefined: to be guessed
 * @property {(column: string, role: import('./report.js').Column['role']) => void} setRole
 * @property {(rule: string) => void} applyThresholdRule to all models
 * @property {() => void} undo
 * @property {() => void} redo
 * @property {(index: number) => void} selectModel
 * @property {(target: Target) => void} moveOperatingPoint of the selected
 *   model; one query at a time, the latest wins; after a rest the report follows
 * @property {(density: { a: number, b: number }) => void} setDensity
 * @property {(request: object) => Promise<any>} query what a picture asks of
 *   the core; `{ error }` when it cannot answer
 * @property {(keys: string[]) => void} setTableColumns
 * @property {(key: string, first?: 'ascending' | 'descending') => void} sortBy
 *   a second call turns the order around
 * @property {() => void} wantDetails meanings, synonyms and formulas in the catalogue
 * @property {() => Promise<void>} refine bootstrap intervals, with progress
 * @property {() => void} cancel whatever is running
 * @property {() => Promise<void>} forget
 * @property {() => void} dismiss problem and notice
 * @property {(notice: import('./store.js').Notice) => void} notify
 *
 * @typedef {object} FirstReport
 * @property {Report} report of the first sample, with the curves of the pictures that are drawn at once
 * @property {OperatingPoint[]} operatingPoints one a model
 *
 * @typedef {object} Arrival how a table comes to stand there
 * @property {boolean} [stored] it is stored already
 * @property {string} [model] that stands out
 */

/** Replicates of the bootstrap. */
const REPLICATES = 2000;
/** Up to here the bootstrap starts by itself, and no answer goes before the whole report. */
const REFINE_ROWS = 100_000;
const REST_MILLISECONDS = 250;
const SAME_STEP_MILLISECONDS = 1000;
const STEP_MILLISECONDS = 40;
/** What only tables from papers have; what it means is found out by `table_text.js`. */
const TABLE_MARKUP = /[\\±|]|\+\/-/;
const PAPER_FILE = /\.(md|markdown|[rq]md|tex|ltx)$/i;

/**
 * @param {Store} store
 * @param {object} parts
 * @param {Client} parts.client
 * @param {import('./storage.js').Storage} parts.storage
 * @param {(sample: Sample) => Promise<Blob>} parts.fetchSample
 * @returns {Actions}
 */
export function createActions(store, { client, storage, fetchSample }) {
  const { state } = store;
  /**
   * What the worker must have, and what the report on the screen came from.
   * Storage keeps the last table of the user's own; samples never replace it.
   * @typedef {{ blob: Blob, source: Source, options: Options, input: import('./report.js').Input } & Arrival} Table
   */
  /** @type {Table | null} */
  let table = null;
  /** @type {Table | null} */
  let shown = null;
  /** The last table of each work. @type {{ evaluate: Table | null, compare: Table | null }} */
  const last = { evaluate: null, compare: null };
  let loads = 0;
  let refinement = 0;
  /** @type {Promise<boolean> | null} */
  let running = null;
  let again = false;
  let started = 0;
  let lastPatch = { names: '', time: Number.NEGATIVE_INFINITY };
  /** @type {Target | null} */
  let nextTarget = null;
  let moving = false;
  let settleLater = false;
  /** What a crashed worker held is being put back; whatever is asked for waits for it. @type {Promise<void> | null} */
  let recovery = null;
  /** What is on its way to the screen and not there yet. @type {(() => Promise<unknown>) | null} */
  let underWay = null;
  /** Whether the report on the screen is still to be followed by the whole one. */
  let partial = false;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let rest;

  client.onIdleCrash = (error) => {
    recover(error);
  };

  /**
   * The worker is gone. What is on the screen is put back behind it.
   * @param {unknown} error
   */
  async function recover(error) {
    stopRefining();
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
      if ((await client.load(last.blob)).superseded) return;
      const text = await client.run({ ...options, bootstrap: 0 });
      if (partial && table?.blob === last.blob) await show(text, options);
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
   * @param {Blob} blob
   * @param {Source} source
   * @param {Options} [options]
   * @param {Arrival} [how]
   * @returns {Promise<boolean>} whether a report came of it
   */
  async function load(blob, source, options, how) {
    underWay = () => load(blob, source, options, how);
    if (state.awaited && !how) store.set({ awaited: { ...state.awaited, passed: true } });
    loads += 1;
    const mine = loads;
    stopRefining();
    clearTimeout(rest);
    nextTarget = null;
    settleLater = false;
    started = performance.now();
    let cells = 0;
    const progress = (/** @type {number} */ done, /** @type {number} */ total) => {
      if (mine === loads) store.set({ progress: { what: 'reading', done, total, cells } });
    };
    progress(0, blob.size);
    store.set({ phase: 'loading', problem: null, notice: null, dragging: false });
    try {
      const fit = await fitOf(blob);
      if (mine !== loads) return false;
      if (fit.fits === 'not') {
        store.set({ phase: 'ready', progress: null, problem: tooLarge(source.name, fit.cells) });
        return false;
      }
      if (fit.fits === 'perhaps') cells = fit.cells;
      const answer = await client.load(blob, progress);
      if (mine !== loads) return false;
      const problem = answer.error ?? longName(answer.input?.columns ?? []);
      if (problem || !answer.input) {
        if (problem?.code !== 'not_fetched') underWay = null;
        const file = source.kind === 'file' ? source.name : undefined;
        store.set({
          phase: 'ready',
          progress: null,
          problem: problem && { ...problem, file },
        });
        // The table that the report is of stands in the worker again.
        if (!answer.error && shown) await putBack(shown);
        return false;
      }
      const fresh = options ?? lastingOptions(state.options);
      table = { blob, source, options: fresh, input: answer.input, ...how };
      store.forgetHistory();
      store.set({ source, options: fresh, setAside: {}, refused: {}, unfinished: false });
    } catch (error) {
      if (mine === loads) await recover(error);
      return false;
    }
    return run();
  }

  /**
   * A table that the user dropped or pasted, with the settings that a link brought for
   * it, if they fit. They wait until that table is read, whatever comes before.
   * @param {Blob} blob
   * @param {Source} source
   */
  async function loadOwn(blob, source) {
    const { awaited } = state;
    if (awaited?.file !== source.name) {
      const good = await load(blob, source);
      if (good && awaited && !awaited.passed) {
        store.set({ notice: { code: 'awaiting', value: awaited.file } });
      }
      return;
    }
    const { options, model } = awaited;
    const fits = await load(blob, source, options, { model });
    if (!fits && table?.blob !== blob) return;
    store.set({ awaited: null });
    if (fits || !(await load(blob, source, {}))) return;
    store.set({ notice: { code: 'link_unfit' } });
  }

  /**
   * Runs with the current options; while a run is under way the next waits for
   * it and only the latest is done.
   * @returns {Promise<boolean>}
   */
  function run() {
    stopRefining();
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
    if (recovery) await untilBack(recovery);
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
        const text = await client.run({ ...options, bootstrap: 0 });
        if (again) continue;
        good = await show(text, options);
      } catch (error) {
        await recover(error);
        return false;
      }
    } while (again);
    if (good) offerRefinement();
    return good;
  }

  /**
   * What is asked for meanwhile is seen to wait.
   * @param {Promise<void>} core
   */
  async function untilBack(core) {
    store.set({ progress: { what: 'working', done: 0, total: 0 } });
    await core;
    store.set({ progress: null });
  }

  /** Whether the table is new and its whole report takes a while. */
  function isLarge() {
    return table !== null && table.blob !== shown?.blob && table.input.rows > REFINE_ROWS;
  }

  /**
   * The first answer for a table. A problem is left to the whole report, which
   * has the same.
   * @param {Options} options
   * @returns {Promise<boolean>} whether it is the whole report already
   */
  async function showVerdict(options) {
    const text = await client.run({ ...options, bootstrap: 0 }, 'verdict');
    if (again || text.startsWith('{"error"')) return false;
    return (await show(text, options, true)) && !partial;
  }

  /**
   * @param {string} text report or problem, as JSON
   * @param {Options} options that it was run with
   * @param {boolean} [first] whether the whole report may follow
   */
  async function show(text, options, first = false) {
    const answer = JSON.parse(text);
    const another = !table || !shown || shown.blob !== table.blob;
    if (answer.error) {
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
    /** @type {Report} */
    const report = answer;
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
      else if (!table.stored) keep(table.blob);
    }
    underWay = null;
    partial = first && report.task === 'binary' && !report.models.every(({ curves }) => curves);
    store.set({
      report,
      reportText: partial ? '' : text,
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

  /**
   * A table from a paper (Markdown, LaTeX, ±) as CSV; anything else as it is.
   * @param {string} text
   * @param {string} name of its file; empty when it was pasted
   */
  async function loadTable(text, name) {
    const part = TABLE_MARKUP.test(text) ? await import('./table_text.js').catch(() => null) : null;
    const read = part?.tableText(text) ?? { text, note: null };
    if ('problem' in read) {
      store.set({ problem: read.problem, notice: null });
      return;
    }
    const blob = new Blob([read.text], { type: 'text/csv' });
    await loadOwn(blob, { name, size: blob.size, kind: name ? 'file' : 'text' });
    if (read.note && !state.problem) {
      store.set({ notice: { code: 'table_read', message: read.note } });
    }
  }

  /** @param {Blob} [blob] of a table that storage has not yet */
  function keep(blob) {
    if (!shown || shown.source.kind === 'sample') return;
    const { source, options } = shown;
    storage.write({ source, options, columns: state.tableColumns }, blob);
  }

  /**
   * The model that stands out: the one that the user chose, by name, else the best.
   * @param {Report} report
   * @param {boolean} another
   */
  function choose(report, another) {
    if (another) store.set({ picked: table?.model ?? null });
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
        client.query({ type: 'operating_point', model, threshold }),
      ),
    );
    return answers.map((answer) => (answer.error ? null : answer));
  }

  /**
   * @param {Sample} sample
   * @param {Blob} blob
   * @returns {Source}
   */
  function sourceOf({ id, name }, blob) {
    return { name: name[state.language], size: blob.size, kind: 'sample', id };
  }

  function offerRefinement() {
    const { report, options } = state;
    // Distances between all points are measured like a bootstrap: after the first answer, in steps.
    const wanted = options.bootstrap !== 0 || report?.task === 'clustering';
    if (!report || !wanted || isComparison(report)) {
      store.set({ refinement: 'none' });
    } else if (report.input.rows > REFINE_ROWS && !options.bootstrap) {
      store.set({ refinement: 'offered' });
    } else {
      refine();
    }
  }

  /** @param {'paused' | 'offered'} [then] paused: a report that follows starts it anew */
  function stopRefining(then = 'paused') {
    refinement += 1;
    if (state.refinement !== 'running') return;
    store.set({ refinement: then });
    if (state.progress?.what === 'bootstrap') store.set({ progress: null });
  }

  async function refine() {
    if (!state.report || state.stale || partial) return;
    refinement += 1;
    const mine = refinement;
    const options = { ...state.options, bootstrap: state.options.bootstrap ?? REPLICATES };
    store.set({ refinement: 'running' });
    try {
      await client.run(options);
      let seconds = STEP_MILLISECONDS / 1000;
      for (;;) {
        if (mine !== refinement) return;
        const before = performance.now();
        const { done, total, error } = await client.query({ type: 'step', seconds });
        if (mine !== refinement) return;
        if (error) {
          store.set({ refinement: 'none', progress: null });
          return;
        }
        if (!(done < total)) break;
        store.set({ progress: { what: 'bootstrap', done, total } });
        const spent = Math.max(1, performance.now() - before);
        seconds = Math.max(1e-6, Math.min(10, (seconds * STEP_MILLISECONDS) / spent));
      }
      const text = await client.run(options);
      if (mine !== refinement) return;
      const report = JSON.parse(text);
      store.set({ progress: null, refinement: report.error ? 'none' : 'done' });
      if (!report.error) store.set({ report, reportText: text, input: report.input });
    } catch (error) {
      if (mine === refinement) await recover(error);
    }
  }

  /** @param {Options} patch */
  function setOptions(patch) {
    const names = Object.keys(patch).join();
    const time = performance.now();
    const same = names === lastPatch.names && time - lastPatch.time < SAME_STEP_MILLISECONDS;
    if (!same) store.remember();
    lastPatch = { names, time };
    const refused = Object.entries(state.refused).filter(([name]) => !Object.hasOwn(patch, name));
    store.set({
      options: { ...state.options, ...patch },
      refused: Object.fromEntries(refused),
    });
    run();
  }

  async function pump() {
    if (moving) return;
    moving = true;
    if (recovery) await untilBack(recovery);
    while (nextTarget) {
      const model = state.selected;
      const request = { type: 'operating_point', model, ...nextTarget };
      nextTarget = null;
      try {
        const point = await client.query(request);
        if (!point.error && model < state.operatingPoints.length) {
          const operatingPoints = [...state.operatingPoints];
          operatingPoints[model] = point;
          store.set({ operatingPoints });
        }
      } catch (error) {
        moving = false;
        await recover(error);
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
    setOptions({ thresholds: withValue(state.options.thresholds, name, point.threshold) });
  }

  /** @param {Options | null} options */
  function follow(options) {
    if (!options) return;
    store.set({ refused: {} });
    lastPatch = { names: '', time: Number.NEGATIVE_INFINITY };
    run();
  }

  /** @type {Actions} */
  const actions = {
    async loadFiles(files) {
      if (files.length === 0) return;
      await actions.loadFile(files[0]);
      if (files.length > 1) {
        store.set({ notice: { code: 'several_files', value: files[0].name } });
      }
    },
    async loadFile(file) {
      if (PAPER_FILE.test(file.name)) await loadTable(await file.text(), file.name);
      else await loadOwn(file, { name: file.name, size: file.size, kind: 'file' });
    },
    async loadText(text, options) {
      if (!options) {
        await loadTable(text, '');
        return;
      }
      const blob = new Blob([text], { type: 'text/csv' });
      const typed = optionsOfTyped(state, options);
      await load(blob, { name: TYPED, size: blob.size, kind: 'text' }, typed);
    },
    async loadSample(id, options, arrival) {
      const sample = state.samples.find((each) => each.id === id);
      if (!sample) return false;
      const blob = await fetchSample(sample).catch(() => null);
      if (!blob) {
        underWay = () => actions.loadSample(id, options, arrival);
        store.set({ problem: notFetched(), phase: 'ready' });
        return false;
      }
      return load(blob, sourceOf(sample, blob), options, arrival);
    },
    async showFirst({ report, operatingPoints }) {
      const [sample] = state.samples;
      const blob = await fetchSample(sample).catch(() => null);
      if (!blob) return false;
      const source = sourceOf(sample, blob);
      table = { blob, source, options: {}, input: report.input };
      shown = table;
      last.evaluate = table;
      partial = true;
      store.set({
        report,
        reportSource: source,
        source,
        input: report.input,
        selected: choose(report, true),
        operatingPoints,
      });
      recovery = putBack(table).finally(() => {
        recovery = null;
      });
      await recovery;
      if (!running && !partial) offerRefinement();
      return true;
    },
    async restore({ blob, source, options, columns }, arrival) {
      store.set({ tableColumns: columns });
      return load(blob, source, options, { ...arrival, stored: true });
    },
    async begin(work) {
      try {
        await work();
      } catch {
        underWay = () => actions.begin(work);
        store.set({ problem: notFetched(), phase: 'ready', progress: null });
      }
    },
    async retry() {
      await (underWay ?? run)();
    },
    async turnTo(work) {
      const before = last[work];
      const first = state.samples.find(({ results = false }) => results === (work === 'compare'));
      if (before) await load(before.blob, before.source, before.options);
      else if (first) await actions.loadSample(first.id);
    },
    async goBack() {
      if (!shown) return;
      await load(shown.blob, shown.source, shown.options);
    },
    setOptions,
    refuse(name, text) {
      const others = Object.entries(state.refused).filter(([one]) => one !== name);
      const own = text === null ? [] : [[name, text]];
      store.set({ refused: Object.fromEntries([...others, ...own]) });
    },
    setTask(task, roles) {
      const { changed, aside } = withTask(state.options, task, roles, state.setAside);
      store.set({ setAside: aside });
      setOptions(changed);
    },
    setRole(column, role) {
      if (state.input) setOptions(withRole(state.input, state.options, column, role));
    },
    applyThresholdRule(rule) {
      const models = state.report?.models ?? [];
      const thresholds = Object.fromEntries(
        models.flatMap(({ name, thresholds: rules }) => {
          const found = ownValue(rules, rule);
          return found ? [[name, found.threshold]] : [];
        }),
      );
      setOptions({ thresholds });
    },
    undo: () => follow(store.undo()),
    redo: () => follow(store.redo()),
    selectModel(index) {
      if (state.dragging) {
        clearTimeout(rest);
        settle();
      }
      store.set({ selected: index, picked: state.report?.models[index]?.name ?? null });
    },
    moveOperatingPoint(target) {
      if (state.stale || !state.report) return;
      store.set({ picked: state.report.models[state.selected]?.name ?? null });
      nextTarget = target;
      settleLater = false;
      stopRefining();
      store.set({ dragging: true });
      clearTimeout(rest);
      rest = setTimeout(endRest, REST_MILLISECONDS);
      pump();
    },
    setDensity: (density) => store.set({ density }),
    async query(request) {
      if (recovery) await recovery;
      try {
        return await client.query(request);
      } catch (error) {
        return { error: internal(error) };
      }
    },
    setTableColumns(keys) {
      store.set({ tableColumns: keys.length > 0 ? keys : DEFAULT_COLUMNS });
      keep();
    },
    sortBy(key, first = 'descending') {
      const descending = state.sort?.key === key ? !state.sort.descending : first === 'descending';
      store.set({ sort: { key, descending } });
    },
    refine,
    cancel() {
      if (state.progress?.what === 'bootstrap') {
        stopRefining('offered');
      } else if (state.phase !== 'ready' || partial) {
        client.restart();
      }
    },
    async forget() {
      await storage.clear();
      store.forgetHistory();
      table = null;
      shown = null;
      Object.assign(last, { evaluate: null, compare: null });
      store.set({ options: {}, sort: null, tableColumns: DEFAULT_COLUMNS, awaited: null });
      const [sample] = state.samples;
      if (sample) await actions.loadSample(sample.id);
      store.set({ notice: { code: 'forgotten' } });
    },
    wantDetails: () => store.set({ detailed: true }),
    dismiss: () => store.set({ problem: null, notice: null }),
    notify: (notice) => store.set({ notice }),
  };
  return actions;
}
