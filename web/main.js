import wasmUrl from '../build/wasm/core.wasm?url';
import { createActions } from './app/actions.js';
import { arrive } from './app/arrive.js';
import { afterFirstTouch, savesData } from './app/first_touch.js';
import { linkOf, placeOf, readLink, writeLink } from './app/link.js';
import { keepForOffline } from './app/offline.js';
import { wasStopped } from './app/opening.js';
import { keepFocusInSight } from './app/rail.js';
import { createStorage } from './app/storage.js';
import { createStore } from './app/store.js';
import { fetchStylesAgain } from './app/styles_again.js';
import { validPreferences } from './app/valid.js';
import { withCounts, withDetails } from './core/catalogue.js';
import { createClient } from './core/client.js';
import { compileModule } from './core/compile_module.js';
import { again, fetchAgain } from './core/fetch_again.js';
import workerUrl from './core/worker.js?worker&url';
import formatsWorkerUrl from './import/formats_worker.js?worker&url';
import { fileOpener } from './import/open_file.js';
import { KINDS } from './tasks/tasks.js';
import { mount as mountColumns } from './views/data/columns.js';
import { mount as mountData } from './views/data/data.js';
import { mount as mountSettings } from './views/data/settings.js';
import { mount as mountExport } from './views/export.js';
import { mount as mountFooter } from './views/footer.js';
import { mount as mountHeader } from './views/header.js';
import { mount as mountNavigation } from './views/navigation.js';
import { mount as mountPictures } from './views/pictures/task_pictures.js';
import { mount as mountProblem } from './views/problem.js';
import { mount as mountRooms } from './views/room.js';
import { mount as mountTable } from './views/table/table.js';
import { mount as mountVerdict } from './views/verdict.js';
import { loadWords, words } from './words/index.js';

/** @typedef {import('./words/index.js').Language} Language */

const PREFERENCES = 'melon.preferences';
/** Marks entries of the browser's history whose address the page wrote. */
const OWN = 'melon';
/** What was last read or written of the address: another hash waits for its event. */
let knownHash = location.hash;

function readPreferences() {
  try {
    return validPreferences(JSON.parse(localStorage.getItem(PREFERENCES) ?? '{}'));
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
  return (await fetchAgain(path)).json();
}

/** @param {import('./app/store.js').Sample} sample */
async function fetchSample({ file }) {
  return (await fetchAgain(`samples/${file}`)).blob();
}

/** @returns {Promise<import('./app/store.js').Sample[]>} */
async function fetchSamples() {
  /** @type {Omit<import('./app/store.js').Sample, 'id'>[]} */
  const samples = await fetchJson('samples/samples.json');
  return samples.map((sample) => ({ ...sample, id: sample.file.replace(/\.[^.]*$/, '') }));
}

/**
 * What the samples are about; without it they have their names.
 * @param {import('./app/store.js').Store} store
 */
async function describeSamples(store) {
  store.set({
    sampleDescriptions: await fetchJson('samples/samples.more.json').catch(() => ({})),
  });
}

/**
 * What the lab needs, when it is entered: cores of its own, so that the report stays as it is.
 * @param {import('./import/open_file.js').OpenFile} openFile
 */
async function openLab(openFile) {
  const [{ createEngine }, { createLab }, compiled] = await Promise.all([
    import('./lab/engine.js'),
    import('./lab/lab.js'),
    compileModule(wasmUrl),
  ]);
  const worker = new URL(workerUrl, location.href);
  const engine = createEngine(() => createClient(worker, async () => compiled));
  const lab = createLab({
    engine,
    openFile,
    storage: createStorage('lab'),
    fetchDataSets: () => fetchJson('data_sets/data_sets.json'),
    fetchDataSet: async ({ file }) => (await fetchAgain(`data_sets/${file}`)).blob(),
  });
  /** @param {string} language */
  const fetchCatalogue = (language) => fetchJson(`catalogue/${language}.lab.json`);
  return { lab, engine, fetchCatalogue };
}

/** What the lessons need, when they are first opened: a core of their own. */
async function openLearn() {
  const [{ createLearnCore }, compiled] = await Promise.all([
    import('./learn/core.js'),
    compileModule(wasmUrl),
  ]);
  const worker = new URL(workerUrl, location.href);
  return { core: createLearnCore(createClient(worker, async () => compiled)) };
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
 * @param {import('./app/store.js').Store} store
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

  /** Metrics go by their keys until the catalogue is there. */
  async function showCatalogue() {
    const { language, detailed } = store.state;
    const get = (/** @type {string} */ part, wanted = true) =>
      wanted ? fetchOnce(`catalogue/${language}${part}.json`).catch(() => null) : null;
    const [names, details] = await Promise.all([get(''), get('.more', detailed)]);
    if (store.state.language !== language) return;
    // Whatever asks for them again fetches them again.
    if (detailed && !details) store.set({ detailed: false });
    if (!names) return;
    const catalogue = withCounts(names, words(language).table.counts);
    store.set({ catalogue: details ? withDetails(catalogue, details) : catalogue });
  }

  function showTheme() {
    const { theme, printing } = store.state;
    const isDark = !printing && (theme === 'dark' || (theme === 'auto' && dark.matches));
    document.documentElement.dataset.theme = isDark ? 'dark' : 'light';
    store.set({ dark: isDark });
  }

  function showSize() {
    document.documentElement.toggleAttribute('data-large', store.state.large);
  }

  function showLanguage() {
    const t = words(store.state.language);
    document.documentElement.lang = t.code;
    document.title = t.title;
    part('skip').textContent = t.skip;
    part('to-data').textContent = t.toData;
    part('rail').setAttribute('aria-label', t.rail);
  }

  let written = '';
  function showAddress() {
    const { state } = store;
    const { awaited, embedded } = state;
    // Its link stays as it was written.
    if (embedded !== null) return;
    // Its settings stay in the address until the table that they are of is there.
    if (awaited && !awaited.passed) return;
    // An address that was gone to meanwhile is to be read first.
    if (location.hash !== knownHash) return;
    const linked = linkOf(state);
    const link = writeLink(linked);
    if (link === written) return;
    written = link;
    // Back leads to the place that was seen before, not to settings.
    const isElsewhere = placeOf(linked) !== placeOf(readLink(location.hash));
    if (isElsewhere) history.pushState(OWN, '', link);
    else if (link !== location.hash || history.state !== OWN) history.replaceState(OWN, '', link);
    knownHash = location.hash;
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
    const { theme, language, phase, stale, unfinished, detailed } = state;
    if (changed.has('stale') || changed.has('unfinished')) {
      part('pictures').classList.toggle('stale', stale || unfinished);
    }
    if (changed.has('reportSource')) showVerdict();
    if (changed.has('theme') || changed.has('printing')) showTheme();
    if (changed.has('large')) showSize();
    if (changed.has('language')) showLanguage();
    if (changed.has('language') || (changed.has('detailed') && detailed)) showCatalogue();
    if (changed.has('theme') || changed.has('language')) writePreferences({ theme, language });
    document.body.dataset.phase = phase;
    const { source, reportSource } = state;
    const another = reportSource !== null && reportSource !== source;
    document.body.classList.toggle('another', another);
    // Pictures of an earlier table are not to be saved or dragged.
    part('pictures').inert = another || stale || unfinished;
    if (phase === 'ready') showAddress();
  });
  showTheme();
  showSize();
  showLanguage();
  showCatalogue();
}

/**
 * A link that is followed while the page is open does what it does on arrival. Addresses
 * within the page, and of a table of critical values alone, are left to those that they are of.
 * Back and forward lead to the place of an address that the page wrote, with the current table and
 * settings.
 * @param {import('./app/store.js').Store} store
 */
function followLinks(store) {
  /** What is set, whatever is open over it. @param {string} url */
  const settings = (url) => {
    const { tables, item, choose, damaged, ...rest } = readLink(new URL(url).hash);
    return JSON.stringify(rest);
  };
  addEventListener('hashchange', (event) => {
    const { newURL, oldURL } = event;
    knownHash = location.hash;
    if (history.state === OWN) {
      const { state } = store;
      const { room = 'report', lesson = state.lesson, item = null } = readLink(location.hash);
      store.set({ room, lesson, openItem: item });
      if (state.phase === 'ready') history.replaceState(OWN, '', writeLink(linkOf(state)));
      knownHash = location.hash;
      return;
    }
    if (['{}', settings(oldURL)].includes(settings(newURL))) return;
    event.stopImmediatePropagation();
    location.reload();
  });
}

/**
 * What the first report needs comes first.
 * @param {import('./app/store.js').Store} store
 */
function keepAfterFirstPaint(store) {
  const leave = store.subscribe(({ phase }) => {
    if (phase !== 'ready') return;
    leave();
    if (!savesData()) keepForOffline(() => store.set({ offline: true }));
  });
}

async function start() {
  fetchStylesAgain();
  const linked = readLink(location.hash);
  const preferences = readPreferences();
  const language = linked.language ?? preferences.language ?? browserLanguage();
  const loading = again(() => loadWords(language));
  const room = linked.room ?? 'report';
  const store = createStore({
    language,
    theme: preferences.theme ?? 'auto',
    room,
    hidden: linked.hide ?? [],
    large: linked.large ?? false,
    ...(linked.lesson ? { lesson: linked.lesson } : {}),
    embedded: linked.embed ?? null,
  });
  followLinks(store);
  const isEmbedded = linked.embed !== undefined;
  const folding =
    linked.hide && !isEmbedded ? again(() => import('./views/sharing/folded.js')) : null;
  const storage = createStorage();
  // What stands within another page shows what its link says and nothing of one's own.
  const reading = isEmbedded ? Promise.resolve(null) : storage.read();
  const first = reading.then((kept) =>
    kept || linked.options || linked.model
      ? null
      : /** @type {Promise<import('./app/actions.js').FirstReport>} */ (
          fetchJson('first_report.json')
        ).catch(() => null),
  );
  const client = createClient(new URL(workerUrl, location.href), () => compileModule(wasmUrl));
  const openFile = fileOpener(new URL(formatsWorkerUrl, location.href));
  const actions = createActions(store, { client, storage, fetchSample, openFile });
  const arriveLinked = () =>
    actions.begin(async () => {
      store.set({ samples: await fetchSamples() });
      const kept = await reading;
      const stopped = kept !== null && (await wasStopped(kept.mark));
      await arrive(store, actions, stopped ? null : kept, linked, () => first);
      if (stopped && !(await actions.overtaken())) actions.offer(kept);
    });
  if (isEmbedded) {
    const [{ mount: mountEmbedded }] = await Promise.all([
      again(() => import('./views/sharing/embedded.js')),
      loading,
    ]);
    mountProblem(part('problem'), store, actions);
    mountEmbedded(part('pictures'), store, actions, linked);
    keepDocument(store);
    arriveLinked();
    return;
  }
  // What the first sample needs is on its way while the core reads it.
  KINDS.binary.pictures();
  await loading;
  afterFirstTouch(() => {
    actions.wantDetails();
    describeSamples(store);
  });

  mountHeader(part('preferences'), store);
  const openReference = mountNavigation(part('navigation'), store, actions);
  mountExport(part('export'), store, actions);
  mountProblem(part('problem'), store, actions);
  // Nothing that is hidden is seen for a moment.
  (await folding)?.mount(store);
  mountVerdict(part('verdict'), store, actions);
  mountTable(part('table'), store, actions);
  mountPictures(part('pictures'), store, actions);
  mountData(part('data'), store, actions);
  mountColumns(part('columns'), store, actions);
  mountSettings(part('settings'), store, actions);
  mountFooter(part('footer'), store, actions, openReference);

  mountRooms(store, actions, {
    lab: {
      element: part('lab'),
      fetchView: () => import('./views/lab/lab.js'),
      open: () => openLab(openFile),
    },
    learn: {
      element: part('learn'),
      fetchView: () => import('./views/learn/learn.js'),
      open: openLearn,
    },
  });

  keepFocusInSight(part('rail'));
  keepDocument(store);
  keepAfterFirstPaint(store);
  arriveLinked();
}

start().catch(() => {
  part('problem').textContent =
    'A part of this page did not load. Load the page again. 页面的一部分未能载入，请重新载入页面。';
});
