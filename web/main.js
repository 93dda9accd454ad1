import wasmUrl from '../build/wasm/first.wasm?url';
import { createActions } from './actions.js';
import { withCounts, withDetails, withOther } from './catalogue.js';
import { kindOf } from './kinds.js';
import { fetchAfterFirstTouch } from './later.js';
import { readLink, writeLink } from './link.js';
import { createStorage } from './storage.js';
import { createStore, DEFAULT_COLUMNS } from './store.js';
import { KINDS } from './tasks.js';
import { loadWords, words } from './text/index.js';
import { mount as mountColumns } from './views/columns.js';
import { mount as mountData } from './views/data.js';
import { mount as mountExport } from './views/export.js';
import { mount as mountFooter } from './views/footer.js';
import { mount as mountHeader } from './views/header.js';
import { mount as mountProblem } from './views/problem.js';
import { mount as mountSettings } from './views/settings.js';
import { mount as mountTable } from './views/table.js';
import { mount as mountPictures } from './views/task_pictures.js';
import { mount as mountVerdict } from './views/verdict.js';
import { createClient } from './wasm/client.js';
import { compileModule } from './wasm/compile_module.js';
import workerUrl from './wasm/worker.js?worker&url';

/** @typedef {import('./text/index.js').Language} Language */

const PREFERENCES = 'melon.preferences';
/** Their metrics are in the first part of the catalogue. */
const TWO_CLASSES = ['binary', 'labels'];

/** @returns {{ language?: Language, theme?: 'auto' | 'light' | 'dark' }} */
function readPreferences() {
  try {
    return JSON.parse(localStorage.getItem(PREFERENCES) ?? '{}');
  } catch {
    return {};
  }
}

/** @param {object} preferences */
function writePreferences(preferences) {
  try {
    localStorage.setItem(PREFERENCES, JSON.stringify(preferences));
  } catch {
    // The page works without memory.
  }
}

/** @returns {Language} */
function browserLanguage() {
  return navigator.language.toLowerCase().startsWith('zh') ? 'zh' : 'en';
}

/**
 * @template T
 * @param {string} path relative to the page
 * @returns {Promise<T>}
 */
async function fetchJson(path) {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return response.json();
}

/** @param {import('./store.js').Sample} sample */
async function fetchSample({ file }) {
  const response = await fetch(`samples/${file}`);
  if (!response.ok) throw new Error(`samples/${file}: ${response.status}`);
  return response.blob();
}

/** @returns {Promise<import('./store.js').Sample[]>} */
async function fetchSamples() {
  /** @type {Omit<import('./store.js').Sample, 'id'>[]} */
  const samples = await fetchJson('samples/samples.json');
  return samples.map((sample) => ({ ...sample, id: sample.file.replace(/\.[^.]*$/, '') }));
}

/**
 * What the samples are about; without it they have their names.
 * @param {import('./store.js').Store} store
 */
async function describeSamples(store) {
  store.set({
    sampleDescriptions: await fetchJson('samples/samples.more.json').catch(() => ({})),
  });
}

/** @param {string} id */
function part(id) {
  const element = document.getElementById(id);
  if (!element) throw new Error(`index.html has no #${id}`);
  return element;
}

/**
 * What belongs to the document and not to one view: language, colours, title,
 * address, catalogue.
 * @param {import('./store.js').Store} store
 */
function keepDocument(store) {
  const dark = matchMedia('(prefers-color-scheme: dark)');
  /** @type {Map<string, Promise<any>>} */
  const fetched = new Map();

  /**
   * Once; what failed is fetched again when it is asked for again.
   * @param {string} path
   */
  function fetchOnce(path) {
    const answer = fetched.get(path) ?? fetchJson(path);
    fetched.set(path, answer);
    answer.catch(() => fetched.delete(path));
    return answer;
  }

  /** Whether there was a report of more than two classes, numbers, …. */
  let otherKind = false;

  /** Metrics go by their keys until the catalogue is there. */
  async function showCatalogue() {
    const { language, detailed } = store.state;
    const get = (/** @type {string} */ part, wanted = true) =>
      wanted ? fetchOnce(`catalogue/${language}${part}.json`).catch(() => null) : null;
    const [names, other, details] = await Promise.all([
      get(''),
      get('.other', otherKind),
      get('.more', detailed),
    ]);
    if (store.state.language !== language) return;
    // Whatever asks for them again fetches them again.
    if (detailed && !details) store.set({ detailed: false });
    if (!names) return;
    const all = other ? withOther(names, other) : names;
    const catalogue = withCounts(all, words(language).table.counts);
    store.set({ catalogue: details ? withDetails(catalogue, details) : catalogue });
  }

  function showTheme() {
    const { theme, printing } = store.state;
    const isDark = !printing && (theme === 'dark' || (theme === 'auto' && dark.matches));
    document.documentElement.dataset.theme = isDark ? 'dark' : 'light';
    store.set({ dark: isDark });
  }

  function showLanguage() {
    const t = words(store.state.language);
    document.documentElement.lang = t.code;
    document.title = t.title;
    part('skip').textContent = t.skip;
    part('to-data').textContent = t.toData;
    part('rail').setAttribute('aria-label', t.rail);
  }

  function showAddress() {
    const { language, tableColumns, options, source, openTables } = store.state;
    const link = writeLink({
      language,
      columns: tableColumns === DEFAULT_COLUMNS ? undefined : tableColumns,
      options,
      sample: source?.kind === 'sample' ? source.id : undefined,
      tables: openTables ?? undefined,
    });
    if (link !== location.hash) history.replaceState(null, '', link);
  }

  const still = matchMedia('(prefers-reduced-motion: reduce)');
  /** A new table is read from its verdict on. */
  function showVerdict() {
    if (part('verdict').getBoundingClientRect().top < 0) {
      scrollTo({ top: 0, behavior: still.matches ? 'auto' : 'smooth' });
    }
  }

  dark.addEventListener('change', showTheme);
  addEventListener('beforeprint', () => store.set({ printing: true }));
  addEventListener('afterprint', () => store.set({ printing: false }));
  store.subscribe((state, changed) => {
    const { theme, language, phase, stale, unfinished, detailed, report } = state;
    if (report && !otherKind && !TWO_CLASSES.includes(kindOf(report))) {
      otherKind = true;
      showCatalogue();
    }
    if (changed.has('stale') || changed.has('unfinished')) {
      part('pictures').classList.toggle('stale', stale || unfinished);
    }
    if (changed.has('reportSource')) showVerdict();
    if (changed.has('theme') || changed.has('printing')) showTheme();
    if (changed.has('language')) showLanguage();
    if (changed.has('language') || (changed.has('detailed') && detailed)) showCatalogue();
    if (changed.has('theme') || changed.has('language')) writePreferences({ theme, language });
    document.body.dataset.phase = phase;
    const { source, reportSource } = state;
    document.body.classList.toggle('another', reportSource !== null && reportSource !== source);
    if (phase === 'ready') showAddress();
  });
  showTheme();
  showLanguage();
  showCatalogue();
}

/**
 * What stands there on arrival: what the address asks for, else what an earlier
 * visit left, else the first sample.
 * @param {import('./store.js').Store} store
 * @param {import('./actions.js').Actions} actions
 * @param {import('./storage.js').Storage} storage
 * @param {import('./link.js').Linked} linked
 */
async function arrive(store, actions, storage, linked) {
  const [samples, saved] = await Promise.all([fetchSamples(), storage.read()]);
  store.set({ samples });
  const first = linked.sample ?? samples[0]?.id;
  if (saved?.blob && !linked.sample) {
    const options = linked.options ?? saved.options;
    const columns = linked.columns ?? saved.columns;
    if (await actions.restore({ ...saved, options, columns })) return;
  }
  if (linked.columns) store.set({ tableColumns: linked.columns });
  if (linked.options && (await actions.loadSample(first, linked.options))) return;
  if (await actions.loadSample(first)) return;
  await actions.loadSample(samples[0].id);
}

async function start() {
  const linked = readLink(location.hash);
  const preferences = readPreferences();
  const language = linked.language ?? preferences.language ?? browserLanguage();
  const loading = loadWords(language);
  const store = createStore({ language, theme: preferences.theme ?? 'auto' });
  const storage = createStorage();
  const client = createClient(new URL(workerUrl, location.href), compileModule(wasmUrl));
  const actions = createActions(store, { client, storage, fetchSample });
  // What the first sample needs is on its way while the core reads it.
  KINDS.binary.pictures();
  await loading;
  fetchAfterFirstTouch(() => {
    actions.wantDetails();
    describeSamples(store);
    client.prepare();
  });

  mountHeader(part('preferences'), store);
  mountExport(part('export'), store, actions);
  mountProblem(part('problem'), store, actions);
  mountVerdict(part('verdict'), store, actions);
  mountTable(part('table'), store, actions);
  mountPictures(part('pictures'), store, actions);
  mountData(part('data'), store, actions);
  mountColumns(part('columns'), store, actions);
  mountSettings(part('settings'), store, actions);
  mountFooter(part('footer'), store, actions);

  keepDocument(store);
  arrive(store, actions, storage, linked).catch(({ message }) => {
    const problem = {
      code: 'page_incomplete',
      message: `A part of this page did not load (${message}). Load the page again.`,
      message_zh: `页面的一部分未能载入（${message}）。请重新载入页面。`,
    };
    store.set({ problem, phase: 'ready', progress: null });
  });
}

start();
