import { internal, notFetched } from '../core/problems.js';
import { ownValue } from '../core/report.js';
import { withRole, withTask } from '../core/roles.js';
import { showingNames } from '../core/shown_names.js';
import { TYPED } from '../words/source_name.js';
import { createDrag } from './drag.js';
import { createRefinement } from './refinement.js';
import { createSession } from './session.js';
import { DEFAULT_COLUMNS } from './store.js';
import { optionsOfTyped } from './table_options.js';

/**
 * What the user can do. Every change of the state that needs the core goes
 * through here.
 *
 * @typedef {import('./store.js').Store} Store
 * @typedef {import('./store.js').Source} Source
 * @typedef {import('./store.js').Sample} Sample
 * @typedef {import('../core/report.js').Options} Options
 * @typedef {import('../core/report.js').Report} Report
 * @typedef {import('../core/report.js').OperatingPoint} OperatingPoint
 * @typedef {import('../core/client.js').Client} Client
 *
 * @typedef {import('./drag.js').Target} Target
 * @typedef {import('./session.js').Arrival} Arrival
 *
 * @typedef {object} Actions
 * @property {(files: readonly File[]) => Promise<void>} loadFiles takes the first and says so
 * @property {(file: File) => Promise<void>} loadFile of any format; one with several tables asks which
 * @property {(table: number) => Promise<void>} chooseTable of `offered`
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
 * @property {(task: string | undefined, roles?: readonly import('../core/report.js').Column['role'][]) => void} setTask
 *   another task, of which these are the roles; undefined: to be guessed
 * @property {(column: string, role: import('../core/report.js').Column['role']) => void} setRole
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
 */

const SAME_STEP_MILLISECONDS = 1000;
/**
 * What only tables from papers and printed matrices have, such as a first
 * line without any delimiter; what it means is found out by `table_text.js`.
 */
const TABLE_MARKUP = /[\\±|]|\+\/-|\[\s*\[|^[^,;\t|]+[\r\n]/;
/** In longer files no printed matrix is looked for. */
const PRINTED_BYTES = 65_536;
const PAPER_FILE = /\.(md|markdown|[rq]md|tex|ltx)$/i;

/**
 * @param {Store} store
 * @param {object} parts
 * @param {Client} parts.client
 * @param {import('./storage.js').Storage} parts.storage
 * @param {(sample: Sample) => Promise<Blob>} parts.fetchSample
 * @param {import('../import/open_file.js').OpenFile} parts.openFile
 * @returns {Actions}
 */
export function createActions(store, { client, storage, fetchSample, openFile }) {
  const { state } = store;
  const core = showingNames(client);
  const session = createSession(
    store,
    { core, storage },
    {
      onInterrupt: () => refinement.stop(),
      onNewTable: () => {
        endOpening(false);
        drag.drop();
      },
      onReport: () => refinement.offer(),
    },
  );
  const refinement = createRefinement(store, core, session);
  const drag = createDrag(store, core, session, (thresholds) => setOptions({ thresholds }));
  let lastPatch = { names: '', time: Number.NEGATIVE_INFINITY };
  /**
   * The file that is being opened; alone: nothing else is under way.
   * @type {{ controller: AbortController, isAlone: boolean } | null}
   */
  let opening = null;
  /** Those of which one is to be chosen. @type {import('../import/open_file.js').Table[]} */
  let tables = [];

  /** @param {boolean} isSeen whether the page shows that nothing is being opened any more */
  function endOpening(isSeen) {
    opening?.controller.abort();
    if (opening?.isAlone && isSeen) store.set({ phase: 'ready', progress: null });
    opening = null;
  }

  /**
   * The tables in a file; null when it was given up, or another table was chosen meanwhile.
   * @param {File} file
   */
  async function openedFile(file) {
    const isAlone = opening?.isAlone ?? state.phase === 'ready';
    endOpening(false);
    const controller = new AbortController();
    const mine = { controller, isAlone };
    opening = mine;
    store.set({ offered: null });
    if (isAlone) {
      store.set({ phase: 'loading', progress: { what: 'reading', done: 0, total: 0 } });
    }
    const givenUp = new Promise((resolve) => {
      controller.signal.addEventListener('abort', () => resolve(null));
    });
    const answer = await Promise.race([openFile(file, controller.signal), givenUp]);
    if (opening !== mine) return null;
    endOpening(true);
    return /** @type {import('../import/open_file.js').Opened} */ (answer);
  }

  /**
   * @param {import('../import/open_file.js').Table} table
   * @param {string} name of the source
   */
  async function loadOpened({ name: within, blob, note }, name) {
    if (PAPER_FILE.test(within)) {
      await loadTable(await blob.text(), name);
      return;
    }
    const printed = await printedIn(blob);
    if (printed) await loadRead(printed, name);
    else await loadOwn(blob, { name, size: blob.size, kind: 'file' });
    if (note && !state.problem) store.set({ notice: { code: 'table_read', message: note } });
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
      const good = await session.load(blob, source);
      if (good && awaited && !awaited.passed) {
        store.set({ notice: { code: 'awaiting', value: awaited.file } });
      }
      return;
    }
    const { options, model } = awaited;
    const fits = await session.load(blob, source, options, { model });
    if (!fits && !session.has(blob)) return;
    store.set({ awaited: null });
    if (fits || !(await session.load(blob, source, {}))) return;
    store.set({ notice: { code: 'link_unfit' } });
  }

  /**
   * A table from a paper (Markdown, LaTeX, ±) or a printed matrix as CSV; anything
   * else as it is.
   * @param {string} text
   * @param {string} name of its file; empty when it was pasted
   */
  async function loadTable(text, name) {
    const part = TABLE_MARKUP.test(text)
      ? await import('../import/table_text.js').catch(() => null)
      : null;
    const read = part?.tableText(text) ?? { text, note: null };
    await loadRead(read, name);
  }

  /**
   * @param {import('../import/table_text.js').ReadTable | import('../import/table_text.js').Refused} read
   * @param {string} name
   */
  async function loadRead(read, name) {
    if ('problem' in read) {
      store.set({ problem: read.problem, notice: null });
      return;
    }
    const blob = new Blob([read.text], { type: 'text/csv' });
    await loadOwn(blob, { name, size: blob.size, kind: name ? 'file' : 'text' });
    if (state.problem) return;
    if (read.positive !== undefined && state.options.positive === undefined) {
      setOptions({ positive: read.positive });
    }
    if (read.note) store.set({ notice: { code: 'table_read', message: read.note } });
  }

  /**
   * The confusion matrix that a short file has as a program printed it.
   * @param {Blob} file
   */
  async function printedIn(file) {
    if (file.size > PRINTED_BYTES) return null;
    const text = await file.text();
    const part = TABLE_MARKUP.test(text)
      ? await import('../import/printed_matrix.js').catch(() => null)
      : null;
    return part?.printedText(text) ?? null;
  }

  /**
   * @param {Sample} sample
   * @param {Blob} blob
   * @returns {Source}
   */
  function sourceOf({ id, name }, blob) {
    return { name: name[state.language], size: blob.size, kind: 'sample', id };
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
    session.run();
  }

  /** @param {Options | null} options */
  function follow(options) {
    if (!options) return;
    store.set({ refused: {} });
    lastPatch = { names: '', time: Number.NEGATIVE_INFINITY };
    session.run();
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
      const opened = await openedFile(file);
      if (!opened) return;
      if ('problem' in opened) {
        store.set({ problem: { ...opened.problem, file: file.name }, notice: null });
        if (opened.problem.code === 'not_fetched') session.awaitRetry(() => actions.loadFile(file));
      } else if (opened.tables.length === 1) {
        await loadOpened(opened.tables[0], file.name);
      } else {
        tables = opened.tables;
        const names = tables.map(({ name }) => name);
        store.set({ offered: { file: file.name, tables: names }, problem: null, notice: null });
      }
    },
    async chooseTable(index) {
      const { offered } = state;
      if (!offered) return;
      const table = tables[index];
      store.set({ offered: null });
      tables = [];
      await loadOpened(table, `${offered.file} › ${table.name}`);
    },
    async loadText(text, options) {
      if (!options) {
        await loadTable(text, '');
        return;
      }
      const blob = new Blob([text], { type: 'text/csv' });
      const typed = optionsOfTyped(state, options);
      await session.load(blob, { name: TYPED, size: blob.size, kind: 'text' }, typed);
    },
    async loadSample(id, options, arrival) {
      const sample = state.samples.find((each) => each.id === id);
      if (!sample) return false;
      const blob = await fetchSample(sample).catch(() => null);
      if (!blob) {
        session.awaitRetry(() => actions.loadSample(id, options, arrival));
        store.set({ problem: notFetched(), phase: 'ready' });
        return false;
      }
      return session.load(blob, sourceOf(sample, blob), options, arrival);
    },
    async showFirst({ report, operatingPoints }) {
      const [sample] = state.samples;
      const blob = await fetchSample(sample).catch(() => null);
      if (!blob) return false;
      const source = sourceOf(sample, blob);
      const first = { blob, source, options: {}, input: report.input };
      await session.showStored(first, report, operatingPoints);
      return true;
    },
    async restore({ blob, source, options, columns }, arrival) {
      store.set({ tableColumns: columns });
      return session.load(blob, source, options, { ...arrival, stored: true });
    },
    async begin(work) {
      try {
        await work();
      } catch {
        session.awaitRetry(() => actions.begin(work));
        store.set({ problem: notFetched(), phase: 'ready', progress: null });
      }
    },
    async retry() {
      await session.retry();
    },
    async turnTo(work) {
      const before = session.lastOf(work);
      const first = state.samples.find(({ results = false }) => results === (work === 'compare'));
      if (before) await session.load(before.blob, before.source, before.options);
      else if (first) await actions.loadSample(first.id);
    },
    async goBack() {
      const shown = session.shown();
      if (!shown) return;
      await session.load(shown.blob, shown.source, shown.options);
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
      if (state.input)
        setOptions(withRole(state.input, state.options, column, role, state.report?.task));
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
      if (state.dragging) drag.settle();
      store.set({ selected: index, picked: state.report?.models[index]?.name ?? null });
    },
    moveOperatingPoint(target) {
      if (state.stale || !state.report) return;
      store.set({ picked: state.report.models[state.selected]?.name ?? null });
      refinement.stop();
      drag.move(target);
    },
    setDensity: (density) => store.set({ density }),
    async query(request) {
      if (session.recovered()) await session.recovered();
      try {
        return await core.query(request);
      } catch (error) {
        return { error: internal(error) };
      }
    },
    setTableColumns(keys) {
      store.set({ tableColumns: keys.length > 0 ? keys : DEFAULT_COLUMNS });
      session.keep();
    },
    sortBy(key, first = 'descending') {
      const descending = state.sort?.key === key ? !state.sort.descending : first === 'descending';
      store.set({ sort: { key, descending } });
    },
    refine: refinement.start,
    cancel() {
      if (opening) {
        endOpening(true);
        store.set({ notice: { code: 'cancelled' } });
      } else if (state.progress?.what === 'bootstrap') {
        refinement.stop('offered');
      } else if (state.phase !== 'ready' || session.isPartial()) {
        core.restart();
      }
    },
    async forget() {
      await storage.clear();
      store.forgetHistory();
      session.forget();
      store.set({ options: {}, sort: null, tableColumns: DEFAULT_COLUMNS, awaited: null });
      const [sample] = state.samples;
      if (sample) await actions.loadSample(sample.id);
      store.set({ notice: { code: 'forgotten' } });
    },
    wantDetails: () => store.set({ detailed: true }),
    dismiss: () => store.set({ problem: null, notice: null, offered: null }),
    notify: (notice) => store.set({ notice }),
  };
  return actions;
}
