/**
 * How wide a text will be, without a browser to measure it: a class of width for
 * each character, after the widest of the usual sans-serif fonts, so that a
 * label is narrower than its room rather than wider.
 */

/** Widths in em of printable ASCII: the larger of DejaVu Sans and Liberation Sans. */
const ASCII = /** @type {const} */ ([
  [0.3, "'ijlI"],
  [0.35, ' ,./:;\\|f'],
  [0.4, '-()[]t!'],
  [0.46, 'r"'],
  [0.56, '*J`szc?L_'],
  [0.61, 'kvxyFTaeo'],
  [0.64, '$0123456789bdgpqhnu{}'],
  [0.69, 'EKPSYAVBXZ'],
  [0.76, 'CRUHN'],
  [0.84, 'D&GOQw#+<=>^~'],
  [1, 'M%mW@'],
]);

const WIDTHS = new Map(
  ASCII.flatMap(([width, characters]) =>
    [...characters].map((character) => /** @type {[string, number]} */ ([character, width])),
  ),
);

const NOTHING = /^(?:\p{Mn}|\p{Me}|[\u200b-\u200f\u2060]|[\ufe00-\ufe0f])$/u;
/** East Asian wide characters and emoji; a full-width one is a square. */
const SQUARE =
  /^[\u1100-\u115f\u2e80-\u303f\u3040-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe4f\uff01-\uff60\uffe0-\uffe6\u{1b000}-\u{1b2ff}\u{20000}-\u{3fffd}]$/u;
const EMOJI = /^\p{Extended_Pictographic}$/u;

const BOLD = 1.1;

/** @param {string} character */
function characterWidth(character) {
  const known = WIDTHS.get(character);
  if (known !== undefined) return known;
  if (NOTHING.test(character)) return 0;
  if (SQUARE.test(character)) return 1;
  if (EMOJI.test(character)) return 1.4;
  if (character === '\u00a0') return 0.35;
  if (character === '−') return 0.84;
  if (character === '…') return 1;
  // Accented Latin, Greek, Cyrillic and what else there is.
  return character === character.toLowerCase() ? 0.7 : 0.9;
}

/**
 * Measures a text as it will be drawn. In place of the estimate a page can give
 * one that asks a canvas.
 * @callback Measure
 * @param {string} text
 * @param {number} size of the font
 * @param {boolean} [bold]
 * @returns {number} in the unit of `size`
 */

/**
 * @type {Measure}
 * @example textWidth('C4.5', 10) // 23.9
 */
export function textWidth(text, size, bold = false) {
  let width = 0;
  for (const character of text) width += characterWidth(character);
  return width * size * (bold ? BOLD : 1);
}

/**
 * A name that every format can represent: control characters, halves of surrogate
 * pairs and line ends become a space.
 * @param {string} name
 * @example plainText('a\u0000b\n') // 'a b'
 */
export function plainText(name) {
  return name.replace(/[\p{Cc}\p{Cs}\u2028\u2029\ufffe\uffff]+/gu, ' ').trim();
}

/**
 * A text with its middle left out, because names of a family differ at either end.
 * @param {string} text
 * @param {number} room
 * @param {(text: string) => number} width
 * @example shortened('random forest', 4, (text) => text.length) // 'ra…t'
 */
export function shortened(text, room, width) {
  if (width(text) <= room) return text;
  const characters = [...text];
  const cut = (/** @type {number} */ kept) => {
    const tail = Math.floor(kept / 2);
    return `${characters.slice(0, kept - tail).join('')}…${characters.slice(characters.length - tail).join('')}`;
  };
  let low = 0;
  let high = characters.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (width(cut(middle)) <= room) low = middle;
    else high = middle - 1;
  }
  return cut(low);
}

/** A natural place to break a name: behind these, or before an opening bracket. */
const BREAK_BEHIND = /[\s\-_/.,;:+)\]}，。；：、）]$/u;
const BREAK_BEFORE = /^[\s([{（]/u;
/** The shorter of two lines, as a share of the longer; a lone number is not a line. */
const EVEN = 0.35;
/** What cannot begin a line. */
const CLOSING = /^[)\]}，。；：、）”’]/u;

/**
 * A text in one line or two, as even as its natural breaks allow.
 * @param {string} text
 * @param {number} room that one line has
 * @param {(text: string) => number} width
 * @param {boolean} [anywhere] breaks a word, too, where no natural break will do
 * @returns {string[]} one line that is too wide when nothing helps
 * @example lines('random forest', 8, (text) => text.length) // ['random', 'forest']
 */
export function lines(text, room, width, anywhere = false) {
  const whole = width(text);
  // The blanks at a break are left out.
  if (whole <= room || whole > 2.5 * room) return [text];
  const characters = [...text];
  const best = { lines: [text], widest: Number.POSITIVE_INFINITY, natural: false };
  for (let at = 1; at < characters.length; at += 1) {
    const first = characters.slice(0, at).join('');
    const second = characters.slice(at).join('');
    if (NOTHING.test(characters[at]) || CLOSING.test(second)) continue;
    const natural =
      BREAK_BEHIND.test(first) || BREAK_BEFORE.test(second) || SQUARE.test(characters[at]);
    if (!natural && (best.natural || !anywhere)) continue;
    const pair = [first.trim(), second.trim()];
    const widths = pair.map(width);
    const widest = Math.max(...widths);
    if (Math.min(...widths) < EVEN * widest) continue;
    if (widest <= room && (widest < best.widest || (natural && !best.natural))) {
      Object.assign(best, { lines: pair, widest, natural });
    }
  }
  return best.lines;
}

/** Letters in a row; what else a name has, such as the value of a parameter, is short. */
const WORD = /\p{L}+/gu;
/** Of a word that is cut, this many letters remain at least. */
const LEAST_LETTERS = 2;

/**
 * A text whose long words are cut, the same number of letters remaining of each:
 * numbers and signs stay, as names of a family often differ in them alone.
 * @param {string} text
 * @param {number} room
 * @param {(text: string) => number} width
 * @returns {string | null} null where short words do not help
 * @example cutWords('Boosting(rate=0.1)', 14, (text) => text.length) // 'Boo…(rate=0.1)'
 */
export function cutWords(text, room, width) {
  if (width(text) <= room) return text;
  const cut = (/** @type {number} */ kept) =>
    text.replace(WORD, (word) => (word.length > kept + 1 ? `${word.slice(0, kept)}…` : word));
  if (width(cut(LEAST_LETTERS)) > room) return null;
  let low = LEAST_LETTERS;
  let high = text.length;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (width(cut(middle)) <= room) low = middle;
    else high = middle - 1;
  }
  return cut(low);
}

/** Where the word, or the number with its sign, begins that contains a place. @param {string} text @param {number} place */
const wordStart = (text, place) => /[^\s,;(){}[\]]*$/.exec(text.slice(0, place))?.index ?? place;

/** Where two texts begin to differ. @param {string[]} one @param {string[]} other */
function firstDifference(one, other) {
  const at = one.findIndex((character, place) => character !== other[place]);
  return at < 0 ? one.length : at;
}

/**
 * A text with the ends left out that are far from a place.
 * @param {string} text
 * @param {number} place
 * @param {number} room
 * @param {(text: string) => number} width
 */
function around(text, place, room, width) {
  const characters = [...text];
  const cut = (/** @type {number} */ from, /** @type {number} */ to) =>
    `${from > 0 ? '…' : ''}${characters.slice(from, to).join('')}${to < characters.length ? '…' : ''}`;
  let [from, to] = [Math.min(place, characters.length - 1), Math.min(place + 1, characters.length)];
  for (;;) {
    const wider = /** @type {[number, number][]} */ ([
      [from, to + 1],
      [from - 1, to],
    ]).find(([a, b]) => a >= 0 && b <= characters.length && width(cut(a, b)) <= room);
    if (!wider) return cut(from, to);
    [from, to] = wider;
  }
}

/**
 * Names cut so that each fits and no two look the same, unless they are the same:
 * what differs is kept.
 * @param {string[]} names
 * @param {number[]} rooms of each
 * @param {((text: string) => number)[]} widths measure of each
 * @returns {string[]}
 */
export function distinct(names, rooms, widths) {
  // All of them begin alike up to here.
  const common =
    names.length < 2
      ? 0
      : Math.min(
          ...names
            .slice(1)
            .map((name) =>
              name === names[0] ? name.length : firstDifference([...name], [...names[0]]),
            ),
        );
  const cut = names.map((name, at) => {
    const [room, width] = [rooms[at], widths[at]];
    const words = /\d/.test(name) ? cutWords(name, room, width) : null;
    if (words !== null) return words;
    const start = wordStart(name, common);
    return width(name) > room && start > 0 && start < name.length && /\d/.test(name)
      ? around(name, start, room, width)
      : shortened(name, room, width);
  });
  /** @type {Map<string, number[]>} */
  const groups = new Map();
  for (const [at, text] of cut.entries()) groups.set(text, [...(groups.get(text) ?? []), at]);
  const used = new Set(cut);
  for (const group of groups.values()) {
    if (new Set(group.map((at) => names[at])).size < 2) continue;
    for (const at of group) {
      const [name, room, width] = [names[at], rooms[at], widths[at]];
      const places = group
        .filter((other) => names[other] !== name)
        .map((other) => firstDifference([...name], [...names[other]]));
      const found = [
        shortened(name, room, width),
        cutWords(name, room, width),
        ...[...new Set(places)]
          .flatMap((place) => [wordStart(name, place), place])
          .map((place) => around(name, place, room, width)),
        around(name, name.length, room, width),
      ].find((text) => text !== null && !used.has(text));
      cut[at] = found ?? `…${at + 1}`;
      used.add(cut[at]);
    }
  }
  return cut;
}

/**
 * Names in one line or two, cut only where they do not fit in two lines.
 * @param {string[]} names
 * @param {number[]} rooms that a line of each has
 * @param {((text: string) => number)[]} widths measure of each
 * @returns {string[][]}
 */
export function labels(names, rooms, widths) {
  const fits = (/** @type {string[]} */ pieces, /** @type {number} */ at) =>
    pieces.every((piece) => widths[at](piece) <= rooms[at]);
  const broken = names.map((name, at) => lines(name, rooms[at], widths[at], true));
  const wide = names.map((_, at) => at).filter((at) => !fits(broken[at], at));
  if (wide.length === 0) return broken;
  const of = (/** @type {number[]} */ places, /** @type {number} */ share) =>
    distinct(
      places.map((at) => names[at]),
      places.map((at) => share * rooms[at]),
      places.map((at) => widths[at]),
    );
  // A break is seldom in the middle: two lines offer less than twice the room.
  let left = wide;
  for (const anywhere of [false, true]) {
    for (const share of SHARES) {
      const cut = left.length > 0 ? of(wide, share) : [];
      for (const at of left) {
        broken[at] = lines(cut[wide.indexOf(at)], rooms[at], widths[at], anywhere);
      }
      left = left.filter((at) => !fits(broken[at], at));
    }
  }
  return broken;
}

/** Rooms of a line that two lines offer, from the hopeful on. */
const SHARES = [1.9, 1.75, 1.6, 1.4, 1.2, 1];
