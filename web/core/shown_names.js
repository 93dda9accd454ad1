import { hides, visibleName } from '../words/visible.js';

/**
 * What stands between the page and the core, so that no text of a file can hide or turn
 * what stands around it: the page has every name and label with its invisible characters
 * escaped, the core has it as it is in the file.
 *
 * @typedef {{ text: string, report: import('./report.js').Report }
 *   | { error: import('./report.js').Problem, input?: import('./report.js').Input }} Answer the
 *   report as it is exported and as it is shown, or what is wrong
 * @typedef {ReturnType<typeof showingNames>} Core
 */
export function createShownNames() {
  /** Texts of files by what the page shows for them. @type {Map<string, string>} */
  const known = new Map();

  /** @param {string} text */
  function shownText(text) {
    const shown = visibleName(text);
    if (shown !== text) known.set(shown, text);
    return shown;
  }

  return {
    /**
     * Of the core, as it is shown.
     * @template T
     * @param {T} value
     * @returns {T}
     */
    shown: (value) => mapped(value, shownText),
    /**
     * A report or problem of the core, as it is shown.
     * @param {string} text its JSON
     * @returns {any}
     */
    read(text) {
      const value = JSON.parse(text);
      return hides(text) ? mapped(value, shownText) : value;
    },
    /**
     * What the page asks for, in the words of the file.
     * @template T
     * @param {T} value
     * @returns {T}
     */
    own: (value) => (known.size === 0 ? value : mapped(value, (text) => known.get(text) ?? text)),
  };
}

/**
 * A copy with every text in it changed, keys included.
 * @template T
 * @param {T} value
 * @param {(text: string) => string} change
 * @returns {T}
 */
function mapped(value, change) {
  /** @param {any} one @returns {any} */
  const of = (one) => {
    if (typeof one === 'string') return change(one);
    if (Array.isArray(one)) return typeof one[0] === 'number' ? one : one.map(of);
    if (one === null || typeof one !== 'object') return one;
    return Object.fromEntries(Object.entries(one).map(([key, each]) => [change(key), of(each)]));
  };
  return of(value);
}

/**
 * A client whose answers show what the file hides, and whose questions are in the file's words.
 * @param {import('./client.js').Client} client
 */
export function showingNames(client) {
  const names = createShownNames();
  return {
    /** @type {(...given: Parameters<typeof client.load>) => ReturnType<typeof client.load>} */
    load: async (files, onProgress) => names.shown(await client.load(files, onProgress)),
    /**
     * @param {import('./report.js').Options} options
     * @param {'verdict' | 'whole'} [part]
     * @returns {Promise<Answer>}
     */
    async run(options, part) {
      const answer = await client.run(names.own(options), part);
      if ('error' in answer) return names.shown(answer);
      return { text: answer.text, report: names.read(answer.text) };
    },
    /** @param {object} request @returns {Promise<any>} */
    query: async (request) => names.shown(await client.query(names.own(request))),
    restart: () => client.restart(),
    /** @param {(error: import('./client.js').WorkerGone) => void} listener */
    onIdleCrash(listener) {
      client.onIdleCrash = listener;
    },
    /** Of options that a link or an earlier visit brought. */
    shown: names.shown,
    /** Of options that are saved for others. */
    own: names.own,
  };
}
