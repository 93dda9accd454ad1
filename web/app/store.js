import { COLUMNS, kindOf } from '../core/kinds.js';

/**
 * The only state of the page. Views read it and subscribe; actions change it.
 * @typedef {import('../words/index.js').Language} Language
 * @typedef {import('../core/report.js').Report} Report
 * @typedef {import('../core/report.js').Input} Input
 * @typedef {import('../core/report.js').Options} Options
 * @typedef {import('../core/report.js').Problem} Problem
 * @typedef {import('../core/report.js').OperatingPoint} OperatingPoint
 * @typedef {import('../core/catalogue.js').Catalogue} Catalogue
 *
 * @typedef {object} Source
 * @property {string} name file name, or the title of a sample
 * @property {number} size bytes
 * @property {'sample' | 'file' | 'text' | 'link'} kind
 * @property {string} [id] of a sample
 * @property {string[]} [files] the names, where several files were joined
 * @property {string} [packed] the table, of a link that brought it
 *
 * @typedef {object} Sample one entry of samples.json
 * @property {string} id stem of the file
 * @property {string} file relative to samples.json
 * @property {{ en: string, zh: string }} name
 * @property {number} rows
 * @property {number} models
 * @property {boolean} [results] it has results of algorithms, not predictions
 *
 * @typedef {object} Progress
 * @property {'reading' | 'working' | 'bootstrap'} what
 * @property {number} done
 * @property {number} total 0 when unknown
 * @property {number} [cells] about how many cells a file has that may not fit into memory; else 0
 *
 * @typedef {object} Notice a sentence of the page that is not an error
 * @property {'restarted' | 'cancelled' | 'forgotten' | 'copied' | 'saved' | 'copy_failed' | 'part_missing' | 'table_read' | 'awaiting' | 'link_unfit' | 'link_cut' | 'link_newer' | 'link_too_long' | 'link_no_table' | 'session_unfit' | 'sample_unknown'} code
 * @property {string} [value]
 * @property {{ en: string, zh: string }} [message] of `table_read`, which has no words of its own
 *
 * @typedef {object} AwaitedTable a table that a link is of and does not contain
 * @property {string} file its name; empty: it was pasted
 * @property {Options} options
 * @property {string} [model] that stands out
 * @property {boolean} passed another table was chosen meanwhile, whose settings the
 *   address has
 *
 * @typedef {object} LessonPlace
 * @property {string | null} id null: the list of lessons
 * @property {string | null} screen null: the first
 * @property {number | null} seed of the data; null: still to be drawn
 *
 * @typedef {object} State
 * @property {Language} language
 * @property {'auto' | 'light' | 'dark'} theme what the user chose
 * @property {boolean} dark what is shown: `auto` is resolved here
 * @property {boolean} printing paper is light whatever the user chose
 * @property {Catalogue | null} catalogue in the language of the page
 * @property {boolean} detailed the catalogue's details are wanted
 * @property {Sample[]} samples
 * @property {Record<string, { en: string, zh: string }>} sampleDescriptions by
 *   file; fetched later
 * @property {Source | null} source what the columns in the rail come from
 * @property {AwaitedTable | null} awaited
 * @property {Source | null} reportSource what the report was made from
 * @property {boolean} stale the report belongs to an earlier table or settings
 * @property {boolean} unfinished a table is being typed that cannot be evaluated yet
 * @property {'starting' | 'loading' | 'working' | 'ready'} phase starting: the core is not there,
 *   though the stored report may be shown
 * @property {Progress | null} progress
 * @property {Problem | null} problem
 * @property {Notice | null} notice
 * @property {{ file: string, tables: string[] } | null} offered a file with several tables, of
 *   which one is to be chosen
 * @property {string | null} openTables the table of critical values that is open
 * @property {string | null} openItem of the reference, whose page is open; empty: its list
 * @property {boolean} choosing the questions that lead to a measure are open
 * @property {Input | null} input
 * @property {Options} options what the user set; sent to `run`
 * @property {Options} setAside roles that were chosen and that the chosen task does not have
 * @property {Record<string, string>} refused what was typed for an option and
 *   cannot be taken, by its name
 * @property {Report | null} report
 * @property {string} reportText the report's JSON as the core printed it
 * @property {number} elapsed milliseconds from the drop to the report
 * @property {import('../tasks/tasks.js').Frame | null} frame of a comparison of learners, once fetched
 * @property {'none' | 'offered' | 'running' | 'paused' | 'done'} refinement
 * @property {boolean} dragging an operating point is being moved
 * @property {number} selected index of the model that stands out
 * @property {string | null} picked its name, when the user chose it
 * @property {(OperatingPoint | null)[]} operatingPoints one a model
 * @property {{ a: number, b: number }} density of the probability cost
 * @property {string[]} tableColumns keys of metrics
 * @property {{ key: string, descending: boolean } | null} sort
 * @property {boolean} canUndo
 * @property {boolean} canRedo
 * @property {import('./link.js').Hideable[]} hidden what a link hid
 * @property {boolean} large large type
 * @property {boolean} projected one card at a time is shown, in high contrast
 * @property {string | null} embedded the one picture or table that is shown, within another page
 * @property {'report' | 'lab' | 'learn'} room which part of the page is seen
 * @property {LessonPlace} lesson what is seen of the room of lessons
 * @property {File[] | null} given for the lab, dropped or pasted on the page
 * @property {boolean} offline all that the page can need is kept in this browser
 */

/** What the table shows before the user chooses; another kind of report has its own. */
export const DEFAULT_COLUMNS = COLUMNS.binary;

/**
 * Whether the table shows the metrics that the user chose, for a report that has them.
 * @param {Pick<State, 'tableColumns' | 'report'>} state
 * @returns {boolean}
 */
export function isChosen({ tableColumns, report }) {
  if (tableColumns.join() === DEFAULT_COLUMNS.join()) return false;
  return !report || tableColumns.some((key) => hasMetric(report, key));
}

/**
 * The metrics that the table shows: what the user chose, else what suits the
 * kind of report.
 * @param {Pick<State, 'tableColumns' | 'report'>} state
 * @returns {string[]}
 */
export function shownColumns(state) {
  const { tableColumns, report } = state;
  return !report || isChosen(state) ? tableColumns : COLUMNS[kindOf(report)];
}

/**
 * How the user sorted the table, for a report that has that column.
 * @param {Pick<State, 'sort' | 'report'>} state
 * @returns {State['sort']}
 */
export function shownSort({ sort, report }) {
  const known = !sort || !report || sort.key === 'name' || hasMetric(report, sort.key);
  return known ? sort : null;
}

/** @param {Report} report @param {string} key */
const hasMetric = ({ models }, key) => models.some(({ metrics }) => Object.hasOwn(metrics, key));

/** @returns {State} */
function initialState() {
  return {
    language: 'en',
    theme: 'auto',
    dark: false,
    printing: false,
    catalogue: null,
    detailed: false,
    samples: [],
    sampleDescriptions: {},
    source: null,
    awaited: null,
    reportSource: null,
    stale: false,
    unfinished: false,
    phase: 'starting',
    progress: null,
    problem: null,
    notice: null,
    offered: null,
    openTables: null,
    openItem: null,
    choosing: false,
    input: null,
    options: {},
    setAside: {},
    refused: {},
    report: null,
    reportText: '',
    elapsed: 0,
    frame: null,
    refinement: 'none',
    dragging: false,
    selected: 0,
    picked: null,
    operatingPoints: [],
    density: { a: 1, b: 1 },
    tableColumns: DEFAULT_COLUMNS,
    sort: null,
    canUndo: false,
    canRedo: false,
    hidden: [],
    large: false,
    projected: false,
    embedded: null,
    room: 'report',
    lesson: { id: null, screen: null, seed: null },
    given: null,
    offline: false,
  };
}

/**
 * @callback Listener
 * @param {Readonly<State>} state
 * @param {ReadonlySet<keyof State>} changed names of what changed since the
 *   last call
 * @returns {void}
 */

/**
 * @typedef {object} Store
 * @property {Readonly<State>} state
 * @property {(patch: Partial<State>) => void} set changes are reported to the
 *   listeners together, in the next microtask
 * @property {(listener: Listener) => () => void} subscribe returns the way out
 * @property {() => void} remember puts the current options on the undo list;
 *   call it before a change that the user may want to take back
 * @property {() => Options | null} undo options to go back to
 * @property {() => Options | null} redo
 * @property {() => void} forgetHistory
 */

const HISTORY_LENGTH = 100;

/**
 * @param {Partial<State>} [start]
 * @returns {Store}
 * @example
 * const store = createStore({ language: "zh" });
 * store.subscribe((state, changed) => changed.has("report") && draw(state));
 */
export function createStore(start = {}) {
  const state = { ...initialState(), ...start };
  /** @type {Set<Listener>} */
  const listeners = new Set();
  /** @type {Set<keyof State>} */
  let changed = new Set();
  /** @type {Options[]} */
  const past = [];
  /** @type {Options[]} */
  const future = [];

  function tell() {
    const told = changed;
    changed = new Set();
    for (const listener of [...listeners]) {
      try {
        listener(state, told);
      } catch (error) {
        // One that fails is reported, and does not keep the others from what changed.
        queueMicrotask(() => {
          throw error;
        });
      }
    }
  }

  /** @param {Partial<State>} patch */
  function set(patch) {
    const before = changed.size;
    for (const [name, value] of Object.entries(patch)) {
      const key = /** @type {keyof State} */ (name);
      if (Object.is(state[key], value)) continue;
      Object.assign(state, { [key]: value });
      changed.add(key);
    }
    if (before === 0 && changed.size > 0) queueMicrotask(tell);
  }

  function tellHistory() {
    set({ canUndo: past.length > 0, canRedo: future.length > 0 });
  }

  /**
   * @param {Options[]} from
   * @param {Options[]} to
   */
  function step(from, to) {
    const options = from.pop();
    if (!options) return null;
    to.push(state.options);
    set({ options });
    tellHistory();
    return options;
  }

  return {
    state,
    set,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    remember() {
      past.push(state.options);
      if (past.length > HISTORY_LENGTH) past.shift();
      future.length = 0;
      tellHistory();
    },
    undo: () => step(past, future),
    redo: () => step(future, past),
    forgetHistory() {
      past.length = 0;
      future.length = 0;
      tellHistory();
    },
  };
}
