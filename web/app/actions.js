import { internal, notFetched, notOpened } from '../core/problems.js';
import { ownValue } from '../core/report.js';
import { withRole, withTask } from '../core/roles.js';
import { showingNames } from '../core/shown_names.js';
import { TYPED } from '../words/source_name.js';
import { createDrag } from './drag.js';
import { remembering } from './opening.js';
import { isDocument, readFile, readText } from './read_text.js';
import { createRefinement } from './refinement.js';
import { createSession } from './session.js';
import { sessionOf, validKept } from './storage.js';
import { DEFAULT_COLUMNS } from './store.js';
import { optionsOfFiles, optionsOfTyped } from './table_options.js';

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
 * @typedef {import('./second_core.js').Client} Client
 *
 * @typedef {import('./drag.js').Target} Target
 * @typedef {import('./session.js').Arrival} Arrival
 * @typedef {import('./session.js').Files} Files
 * @typedef {import('../import/open_file.js').Table} Table
 *
 * @typedef {object} Actions
 * @property {(files: readonly File[]) => Promise<void>} loadFiles of any format; several are joined,
 *   one with several tables asks which
 * @property {(files: File[]) => void} receive what was dropped or pasted, for the room that is seen
 * @property {(text: string) => void} receiveText the same
 * @property {(files: readonly File[]) => Promise<void>} addFiles to those that the table comes from
 * @property {(index: number) => Promise<void>} removeFile of those that the table comes from
 * @property {(table?: number) => Promise<void>} chooseTable of `offered`; all of them, joined, without a number
 * @property {(text: string, options?: Options) => Promise<void>} loadText with the options
 *   that say what the text is; others that last stay
 * @property {() => Promise<string | null>} typedText the table on the page, if it was typed there
 * @property {(id: string, options?: Options, arrival?: Arrival) => Promise<boolean>} loadSample
 * @property {(first: FirstReport) => Promise<boolean>} showFirst the first sample's report
 *   as the build made it, while the core is on its way; false when the sample did not come
 * @property {(saved: import('./storage.js').Kept) => Promise<boolean>} restore what
 *   an earlier visit left; false when nothing came of it
 * @property {(saved: import('./storage.js').Kept) => void} offer to restore it, where the page stopped at that
 * @property {(packed: string, table: import('./linked_table.js').LinkedTable, options: Options, arrival?: Arrival) => Promise<boolean>} loadLinked
 *   a table that a link brought, and what the link has of it
 * @property {() => Files} shownFiles what the report was made from
 * @property {() => import('./storage.js').Kept | null} savedSession what is seen, to be saved as a file
 * @property {(work: () => Promise<void>) => Promise<void>} begin what brings the first table
 * @property {() => Promise<boolean>} overtaken whether a table of the user's own stands there; files that
 *   are being opened are awaited
 * @property {() => Promise<void>} retry what the network did not bring
 * @property {(work: 'evaluate' | 'compare') => Promise<void>} turnTo the last table of
 *   predictions or of results, else the first such sample
 * @property {() => Promise<void>} goBack loads again what the report was made from
 * @property {() => void} openInLab the last table that was loaded
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
 * What several tables are called together.
 * @param {readonly Table[]} tables
 */
function togetherName(tables) {
  const names = tables.map(({ name }) => name);
  return names.length > 3 ? `${names[0]} + ${names.length - 1}` : names.join(' + ');
}

/**
 * How the table of a session comes to stand there.
 * @param {import('./storage.js').Kept} kept
 * @returns {Arrival}
 */
const arrivalOf = ({ model, columns, sort }) => ({
  model,
  view: { tableColumns: columns, sort: sort ?? null },
});

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
  const refinement = createRefinement(store, core, session, () => client.another());
  const drag = createDrag(store, core, session, (thresholds) => setOptions({ thresholds }));
  let lastPatch = { names: '', time: Number.NEGATIVE_INFINITY };
  /**
   * The file that is being opened; alone: nothing else is under way.
   * @type {{ controller: AbortController, isAlone: boolean } | null}
   */
  let opening = null;
  /** The tables of `state.offered`. @type {Table[]} */
  let offered = [];
  /** What the user chose last, until it is read or refused. @type {Promise<unknown>} */
  let chosen = Promise.resolve();
  /** The files of it that became a table. @type {Files | null} */
  let own = null;
  /** Why they became none. @type {import('../core/report.js').Problem | null} */
  let refused = null;

  /** @param {boolean} isSeen whether the page shows that nothing is being opened any more */
  function endOpening(isSeen) {
    opening?.controller.abort();
    if (opening?.isAlone && isSeen) store.set({ phase: 'ready', progress: null });
    opening = null;
  }

  /**
   * The tables in each file; null when it was given up, or another table was chosen meanwhile.
   * @param {readonly File[]} files
   */
  async function openedFiles(files) {
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
    const all = Promise.all(files.map((file) => openFile(file, controller.signal)));
    const answer = await Promise.race([all, givenUp]);
    if (opening !== mine) return null;
    endOpening(true);
    return /** @type {import('../import/open_file.js').Opened[]} */ (answer);
  }

  /**
   * What is in all of the files; null when it was given up, or one cannot be read.
   * @param {readonly File[]} files
   * @param {() => Promise<unknown>} again
   * @returns {Promise<import('../import/open_file.js').Contents[] | null>}
   */
  async function readableFiles(files, again) {
    const opened = await openedFiles(files);
    const contents = [];
    for (const [place, one] of opened?.entries() ?? []) {
      if ('problem' in one) {
        store.set({ problem: { ...one.problem, file: files[place].name }, notice: null });
        if (one.problem.code === 'not_fetched') session.awaitRetry(again);
        return null;
      }
      contents.push(one);
    }
    return opened && contents;
  }

  /**
   * The tables in all of the files.
   * @param {readonly File[]} files
   * @param {import('../import/open_file.js').Contents[]} opened
   * @returns {Table[]}
   */
  function tablesIn(files, opened) {
    const tables = [];
    for (const [place, one] of opened.entries()) {
      const { name } = files[place];
      const isAlone = one.tables.length === 1;
      if (isAlone && !isDocument(one.tables[0].name)) tables.push({ ...one.tables[0], name });
      else if (isAlone || files.length === 1) tables.push(...one.tables);
      else
        tables.push(...one.tables.map((table) => ({ ...table, name: `${name} › ${table.name}` })));
    }
    return tables;
  }

  /**
   * Tables in files of the user's own; several are joined by the core.
   * @param {readonly Table[]} tables
   * @param {string} [name] of what they come from together
   * @param {Options} [options]
   */
  async function loadTables(tables, name = togetherName(tables), options = undefined) {
    const read = await Promise.all(tables.map(readFile));
    const names = tables.length > 1 ? { files: tables.map((table) => table.name) } : {};
    await loadRead(read, { name, kind: 'file', ...names }, options);
  }

  /**
   * The files of the table with another, or without one: what was set stays, as far as it fits.
   * @param {readonly Table[]} tables
   */
  async function loadOtherFiles(tables) {
    await loadTables(tables, togetherName(tables), optionsOfFiles(state));
  }

  /**
   * @param {(import('./read_text.js').ReadFile | import('./read_text.js').Refused)[]} read
   * @param {Omit<Source, 'size'>} source
   * @param {Options} [options]
   */
  async function loadRead(read, source, options) {
    const refused = read.find((one) => 'problem' in one);
    if (refused) {
      store.set({ problem: refused.problem, notice: null });
      return;
    }
    const good = /** @type {import('./read_text.js').ReadFile[]} */ (read);
    const files = good.map(({ file }) => file);
    const size = files.reduce((sum, { blob }) => sum + blob.size, 0);
    await loadOwn(files, { ...source, size }, options);
    if (state.problem) return;
    const positive = good.find((one) => one.positive !== undefined)?.positive;
    if (positive !== undefined && state.options.positive === undefined) setOptions({ positive });
    const message = good.find(({ note }) => note)?.note;
    if (message) store.set({ notice: { code: 'table_read', message } });
  }

  /**
   * A table that the user dropped or pasted, with the settings that a link brought for
   * it, if they fit. They wait until that table is read, whatever comes before.
   * @param {Files} files
   * @param {Source} source
   * @param {Options} [kept]
   */
  async function loadOwn(files, source, kept) {
    own = files;
    const { awaited } = state;
    if (awaited?.file !== source.name) {
      let good = await session.load(files, source, kept);
      if (!good && kept && session.has(files)) good = await session.load(files, source);
      if (good && awaited && !awaited.passed) {
        store.set({ notice: { code: 'awaiting', value: awaited.file } });
      }
      return;
    }
    const { options, model } = awaited;
    const fits = await session.load(files, source, options, { model });
    if (!fits && !session.has(files)) return;
    store.set({ awaited: null });
    if (fits || !(await session.load(files, source, {}))) return;
    store.set({ notice: { code: 'link_unfit' } });
  }

  /**
   * A session that was saved as a file; without its settings where they do not fit.
   * @param {import('./storage.js').Kept} kept
   */
  async function loadSaved(kept) {
    const { awaited } = state;
    if (awaited) store.set({ awaited: { ...awaited, passed: true } });
    const { files, source, options } = kept;
    own = files;
    if (await session.load(files, source, options, arrivalOf(kept))) return;
    if (!session.has(files) || !(await session.load(files, source, {}))) return;
    store.set({ notice: { code: 'session_unfit' } });
  }

  /**
   * What the user chose.
   * @template T
   * @param {() => Promise<T>} open
   */
  function choose(open) {
    own = null;
    const opening = open();
    chosen = opening.then(
      () => {
        refused = own ? null : state.problem;
      },
      () => {},
    );
    return opening;
  }

  /** @param {readonly File[]} given */
  async function openFiles(given) {
    const files = given.toSorted((a, b) => a.name.localeCompare(b.name, 'en', { numeric: true }));
    const opened = await readableFiles(files, () => actions.loadFiles(files));
    if (!opened || opened.length === 0) return;
    const [only] = opened;
    const saved = opened.length === 1 && only.session && validKept(only.session, only.tables);
    if (saved) {
      await loadSaved(saved);
      return;
    }
    const tables = tablesIn(files, opened);
    if (tables.length === 1 || files.length > 1) {
      await loadTables(tables);
      return;
    }
    const [{ name }] = files;
    offered = tables;
    store.set({
      offered: { file: name, tables: tables.map((table) => table.name) },
      problem: null,
      notice: null,
    });
  }

  /** @param {string} text @param {Options} [options] */
  async function openText(text, options) {
    if (!options) {
      await loadRead([await readText(text)], { name: '', kind: 'text' });
      return;
    }
    const blob = new Blob([text], { type: 'text/csv' });
    const typed = optionsOfTyped(state, options);
    const source = /** @type {Source} */ ({ name: TYPED, size: blob.size, kind: 'text' });
    own = [{ name: TYPED, blob }];
    await session.load(own, source, typed);
  }

  /**
   * @param {Sample} sample
   * @param {Blob} blob
   * @returns {{ files: Files, source: Source }}
   */
  function ofSample({ id, name, file }, blob) {
    const source = {
      name: name[state.language],
      size: blob.size,
      kind: /** @type {const} */ ('sample'),
      id,
    };
    return { files: [{ name: file, blob }], source };
  }

  /**
   * @param {string} id
   * @param {Options} [options]
   * @param {Arrival} [arrival]
   */
  async function openSample(id, options, arrival) {
    const sample = state.samples.find((each) => each.id === id);
    if (!sample) return false;
    const blob = await fetchSample(sample).catch(() => null);
    if (!blob) {
      session.awaitRetry(() => actions.loadSample(id, options, arrival));
      store.set({ problem: notFetched(), phase: 'ready' });
      return false;
    }
    if (arrival && (await actions.overtaken())) return false;
    const { files, source } = ofSample(sample, blob);
    if (!arrival) own = files;
    return session.load(files, source, options, arrival);
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
    loadFiles: (files) => choose(() => openFiles(files)),
    async overtaken() {
      await chosen;
      return state.offered !== null || (own !== null && session.has(own));
    },
    receive(files) {
      if (state.room === 'lab') {
        store.set({ given: files });
        return;
      }
      store.set({ room: 'report' });
      actions.loadFiles(files);
    },
    receiveText(text) {
      if (state.room === 'lab') {
        store.set({ given: [new File([text], 'pasted.csv')] });
        return;
      }
      store.set({ room: 'report' });
      actions.loadText(text);
    },
    async addFiles(files) {
      const before = session.files();
      const opened = await readableFiles(files, () => actions.addFiles(files));
      if (opened) await loadOtherFiles([...before, ...tablesIn(files, opened)]);
    },
    async removeFile(index) {
      await loadOtherFiles(session.files().filter((_, place) => place !== index));
    },
    async chooseTable(index) {
      if (!state.offered) return;
      const { file } = state.offered;
      const tables = offered;
      store.set({ offered: null });
      offered = [];
      if (index === undefined) await loadTables(tables, file);
      else await loadTables([tables[index]], `${file} › ${tables[index].name}`);
    },
    loadText: (text, options) => choose(() => openText(text, options)),
    async typedText() {
      const shown = session.shown();
      const isTyped = shown?.source.kind === 'text' && shown.source.name === TYPED;
      return isTyped ? await shown.files[0].blob.text() : null;
    },
    loadSample(id, options, arrival) {
      const load = () => openSample(id, options, arrival);
      return arrival ? load() : choose(load);
    },
    async showFirst({ report, operatingPoints }) {
      const [sample] = state.samples;
      const blob = await fetchSample(sample).catch(() => null);
      if (!blob || (await actions.overtaken())) return false;
      const first = { ...ofSample(sample, blob), options: {}, input: report.input };
      await session.showStored(first, report, operatingPoints);
      return true;
    },
    async restore(kept) {
      const { files, source, options } = kept;
      const arrival = { ...arrivalOf(kept), stored: true };
      return remembering(() => session.load(files, source, options, arrival), kept.mark);
    },
    offer(kept) {
      session.awaitRetry(() => actions.restore(kept));
      store.set({ problem: notOpened(kept.source.name) });
    },
    savedSession() {
      const shown = session.shown();
      if (!shown) return null;
      const { source, options, model, ...view } = sessionOf(state, shown);
      const { name, size, files } = source;
      // Of a sample its table is saved, which is then the reader's own.
      const kind = source.kind === 'text' ? 'text' : 'file';
      const own = { name, size, kind, ...(files ? { files } : {}) };
      const named = core.own({ options, ...(model === undefined ? {} : { model }) });
      return { source: /** @type {Source} */ (own), ...named, ...view, files: shown.files };
    },
    loadLinked(packed, { name, files }, options, arrival) {
      const size = files.reduce((sum, { blob }) => sum + blob.size, 0);
      const names = files.length > 1 ? { files: files.map((file) => file.name) } : {};
      const source = { name, size, kind: /** @type {const} */ ('link'), packed, ...names };
      return session.load(files, source, options, { ...arrival });
    },
    shownFiles: () => session.shown()?.files ?? [],
    async begin(work) {
      try {
        await work();
        // What came on arrival took the message away.
        if (refused && !state.problem) store.set({ problem: refused });
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
      if (before) await session.load(before.files, before.source, before.options);
      else if (first) await actions.loadSample(first.id);
    },
    async goBack() {
      const shown = session.shown();
      if (!shown) return;
      await session.load(shown.files, shown.source, shown.options);
    },
    openInLab() {
      const given = session.files().map(({ name, blob }) => new File([blob], name));
      store.set({ room: 'lab', given });
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
      session.keep();
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
      session.keep();
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
