/**
 * How far long work has come: one line on standard error that rewrites itself, for those who look at a terminal.
 * @module
 */

/**
 * @typedef {'reading' | 'computing'} Work
 *
 * @typedef {object} Progress
 * @property {(work: Work, done: number, total: number) => void} show  total: 0 when it is not known
 * @property {() => void} end  leaves no trace
 */

/** Milliseconds that work may take without a word. */
const PATIENCE = 500;
/** And between two changes of the line. */
const PAUSE = 100;

const MEGABYTE = 1 << 20;

/** @type {Record<'en' | 'zh', Record<Work, string>>} */
const WORDS = {
  en: { reading: 'Reading: ', computing: 'Computing: ' },
  zh: { reading: '正在读取：', computing: '正在计算：' },
};

/** @param {number} done @param {number} total */
const share = (done, total) =>
  total > 0 ? `${Math.floor((100 * done) / total)} %` : `${Math.floor(done / MEGABYTE)} MB`;

/** Where there is no terminal, or silence is wanted. @type {Progress} */
const NONE = { show() {}, end() {} };

/**
 * @param {{ write: (text: string) => unknown, isTTY?: boolean }} stderr
 * @param {'en' | 'zh'} language
 * @param {{ quiet?: boolean, now?: () => number }} [how]
 * @returns {Progress}
 */
export function createProgress(stderr, language, { quiet = false, now = Date.now } = {}) {
  if (!stderr.isTTY || quiet) return NONE;
  let next = now() + PATIENCE;
  let isShown = false;
  return {
    show(work, done, total) {
      if (now() < next) return;
      next = now() + PAUSE;
      isShown = true;
      stderr.write(`\r${WORDS[language][work]}${share(done, total)}\u001b[K`);
    },
    end() {
      if (isShown) stderr.write('\r\u001b[K');
      isShown = false;
    },
  };
}
