import { isChosen, shownSort } from './store.js';
import { validLanguage, validOptions } from './valid.js';

/**
 * What the address says: language, columns of the table, its order, the model that
 * stands out, options and what they are of: the name of a sample or of a file, or
 * the table itself, which is in a link only when somebody put it there.
 *
 * @typedef {object} Linked
 * @property {'en' | 'zh'} [language]
 * @property {string[]} [columns]
 * @property {{ key: string, descending: boolean }} [sort]
 * @property {string} [model]
 * @property {import('../core/report.js').Options} [options]
 * @property {true} [damaged] settings in it could not be read
 * @property {string} [sample]
 * @property {string} [file] name of the file that the options are of; empty: a pasted table
 * @property {'lab' | 'learn'} [room] what is seen, if not the report
 * @property {import('./store.js').LessonPlace} [lesson] of the room of lessons
 * @property {string} [item] of the reference, whose page is open; empty: its list
 * @property {true} [choose] the questions that lead to a measure are open
 * @property {string} [tables] the table of critical values that is open; empty:
 *   the first
 * @property {Hideable[]} [hide] parts that stand folded
 * @property {boolean} [large] large type
 * @property {string} [embed] the one picture or table that is shown, within another page
 * @property {string} [data] the table, as `linked_table.js` packs it
 *
 * @typedef {typeof HIDEABLE[number]} Hideable
 */

/** What a link can hide; the answers are those of exercises. */
export const HIDEABLE = /** @type {const} */ (['verdict', 'table', 'answers']);
const ROOMS = /** @type {const} */ (['lab', 'learn']);
/** Of the data of lessons and exercises. */
const SEED = /^[1-9]\d{0,8}$/;

/**
 * @param {string} hash with or without its `#`
 * @returns {Linked} without what cannot be read
 * @example readLink("#lang=zh&columns=roc_auc,f1").language // "zh"
 */
export function readLink(hash) {
  const fields = new URLSearchParams(hash.replace(/^#/, ''));
  /** @type {Linked} */
  const linked = {};
  const language = validLanguage(fields.get('lang'));
  if (language) linked.language = language;
  const columns = fields.get('columns');
  if (columns) linked.columns = columns.split(',');
  const [, down, key] = /^(-?)([^-].*)$/.exec(fields.get('sort') ?? '') ?? [];
  if (key) linked.sort = { key, descending: down === '-' };
  const text = fields.get('options');
  const options = readOptions(text);
  if (options && Object.keys(options.valid).length > 0) linked.options = options.valid;
  if (text && !options?.whole) linked.damaged = true;
  const hidden = fields.get('hide')?.split(',').filter(Boolean) ?? [];
  const hide = HIDEABLE.filter((part) => hidden.includes(part));
  if (hide.length > 0) linked.hide = hide;
  if (hide.length < new Set(hidden).size) linked.damaged = true;
  if (fields.get('large') === '1') linked.large = true;
  const room = ROOMS.find((one) => one === fields.get('room'));
  if (room) linked.room = room;
  if (room === 'learn') linked.lesson = readLesson(fields);
  if (fields.has('choose')) linked.choose = true;
  const sample = fields.get('sample');
  if (sample) linked.sample = sample;
  for (const name of /** @type {const} */ (['model', 'file', 'item', 'tables', 'embed', 'data'])) {
    const text = fields.get(name);
    if (text !== null) linked[name] = text;
  }
  return linked;
}

/**
 * @param {URLSearchParams} fields
 * @returns {import('./store.js').LessonPlace}
 */
function readLesson(fields) {
  const seed = fields.get('seed') ?? '';
  return {
    id: fields.get('lesson'),
    screen: fields.get('screen'),
    seed: SEED.test(seed) ? Number(seed) : null,
  };
}

/**
 * @param {string | null} text
 * @returns {{ valid: import('../core/report.js').Options, whole: boolean } | null} whole: nothing was left out
 */
function readOptions(text) {
  if (!text) return null;
  try {
    const given = JSON.parse(text);
    const valid = validOptions(given);
    return valid ? { valid, whole: Object.keys(valid).length === Object.keys(given).length } : null;
  } catch {
    return null;
  }
}

/**
 * @param {Linked} linked
 * @returns {string} with its `#`
 */
export function writeLink(linked) {
  const { language, columns, sort, model, options, sample, file, tables, room, lesson } = linked;
  const { hide, large, embed, data, item, choose } = linked;
  const fields = new URLSearchParams();
  if (language) fields.set('lang', language);
  if (room) fields.set('room', room);
  if (lesson?.id) fields.set('lesson', lesson.id);
  if (lesson?.screen) fields.set('screen', lesson.screen);
  if (lesson?.seed) fields.set('seed', String(lesson.seed));
  if (sample) fields.set('sample', sample);
  if (file !== undefined) fields.set('file', file);
  if (columns) fields.set('columns', columns.join(','));
  if (sort) fields.set('sort', `${sort.descending ? '-' : ''}${sort.key}`);
  if (model !== undefined) fields.set('model', model);
  if (options && Object.keys(options).length > 0) {
    fields.set('options', JSON.stringify(options));
  }
  if (item !== undefined) fields.set('item', item);
  if (choose) fields.set('choose', '');
  if (tables !== undefined) fields.set('tables', tables);
  if (hide && hide.length > 0) fields.set('hide', hide.join(','));
  if (large) fields.set('large', '1');
  if (embed !== undefined) fields.set('embed', embed);
  // At the end: a link that is cut there is known as such.
  if (data !== undefined) fields.set('data', data);
  return `#${fields}`;
}

/**
 * What the address says of the page.
 * @param {Readonly<import('./store.js').State>} state
 * @returns {Linked}
 */
export function linkOf(state) {
  const {
    language,
    tableColumns,
    picked,
    options,
    source,
    openTables,
    openItem,
    choosing,
    room,
    lesson,
    hidden,
    large,
  } = state;
  return {
    language,
    columns: isChosen(state) ? tableColumns : undefined,
    sort: shownSort(state) ?? undefined,
    model: picked ?? undefined,
    options,
    sample: source?.kind === 'sample' ? source.id : undefined,
    file: source?.kind === 'file' || source?.kind === 'text' ? source.name : undefined,
    tables: openTables ?? undefined,
    item: openItem ?? undefined,
    choose: choosing || undefined,
    room: room === 'report' ? undefined : room,
    lesson: room === 'learn' ? lesson : undefined,
    hide: hidden,
    large,
    data: source?.packed,
  };
}

/**
 * Where in the page an address leads, whatever its settings are: a room, a lesson, a page of the
 * reference.
 * @param {Linked} linked
 * @returns {string} the same for the same place
 */
export function placeOf({ room, lesson, item }) {
  return JSON.stringify([room ?? 'report', lesson?.id ?? null, item ?? null]);
}
