/**
 * Fonts for pictures of pixels: those that come along, and the ones of this machine for what those lack.
 * @module
 */
import { closeSync, openSync, readdirSync, readFileSync, readSync } from 'node:fs';
import { createRequire } from 'node:module';
import { homedir } from 'node:os';
import { join } from 'node:path';

/** Arimo has the widths of Helvetica and Arial, which saved pictures ask for first. */
export const FAMILY = 'Arimo';
const OWN = ['400Regular/Arimo_400Regular.ttf', '700Bold/Arimo_700Bold.ttf'];

const FONT_FILE = /\.(?:ttf|otf|ttc|otc)$/i;
/** Upright ones without serifs come first. */
const BEFORE = [/sans|hei|pingfang|gothic|arial/i, /regular|(?<!-\w+)\.\w+$/i];
const AFTER = [/serif|mono|song|ming|italic|oblique|thin|light|black/i];

/** Where a system keeps its fonts. @returns {string[]} */
function folders() {
  const home = homedir();
  if (process.platform === 'win32') {
    const { WINDIR = 'C:\\Windows', LOCALAPPDATA = join(home, 'AppData', 'Local') } = process.env;
    return [join(WINDIR, 'Fonts'), join(LOCALAPPDATA, 'Microsoft', 'Windows', 'Fonts')];
  }
  if (process.platform === 'darwin') {
    return ['/System/Library/Fonts', '/Library/Fonts', join(home, 'Library', 'Fonts')];
  }
  const { XDG_DATA_HOME = join(home, '.local', 'share') } = process.env;
  return [
    ...['/usr/share/fonts', '/usr/local/share/fonts'],
    ...[join(home, '.fonts'), join(XDG_DATA_HOME, 'fonts')],
  ];
}

/** @param {string} folder @returns {string[]} none where it cannot be read */
function fontFiles(folder) {
  try {
    return readdirSync(folder, { withFileTypes: true })
      .flatMap((entry) => {
        const path = join(folder, entry.name);
        if (entry.isDirectory()) return fontFiles(path);
        return FONT_FILE.test(entry.name) ? [path] : [];
      })
      .sort();
  } catch {
    return [];
  }
}

/** How little a font is looked for first. @param {string} file */
const lateness = (file) =>
  AFTER.filter((sign) => sign.test(file)).length - BEFORE.filter((sign) => sign.test(file)).length;

/**
 * The ranges of characters of a table `cmap` in the format 4, whose characters are those of the Basic Multilingual
 * Plane.
 * @param {DataView} table
 * @param {number} at
 * @returns {[first: number, last: number][]}
 */
function segments(table, at) {
  const count = table.getUint16(at + 6) / 2;
  const end = (/** @type {number} */ each) => table.getUint16(at + 14 + 2 * each);
  const start = (/** @type {number} */ each) => table.getUint16(at + 16 + 2 * (count + each));
  return Array.from({ length: count }, (_, each) => [start(each), end(each)]);
}

/**
 * And in the format 12, whose characters are those of all planes.
 * @param {DataView} table
 * @param {number} at
 * @returns {[first: number, last: number][]}
 */
const groups = (table, at) =>
  Array.from({ length: table.getUint32(at + 12) }, (_, each) => [
    table.getUint32(at + 16 + 12 * each),
    table.getUint32(at + 20 + 12 * each),
  ]);

/**
 * The ranges of characters in a table `cmap` of OpenType.
 * @param {DataView} table
 */
function ranges(table) {
  const subtables = Array.from({ length: table.getUint16(2) }, (_, each) =>
    table.getUint32(8 + 8 * each),
  );
  return [...new Set(subtables)].flatMap((at) => {
    const format = table.getUint16(at);
    if (format === 12) return groups(table, at);
    return format === 4 ? segments(table, at) : [];
  });
}

/**
 * The ranges of characters that a font file has outlines for; of a collection, its first font.
 * @param {string} file
 * @returns {[first: number, last: number][]} none where it cannot be read
 */
function charactersOf(file) {
  const handle = openSync(file, 'r');
  const bytes = (/** @type {number} */ from, /** @type {number} */ length) => {
    const buffer = Buffer.alloc(length);
    readSync(handle, buffer, 0, length, from);
    return new DataView(buffer.buffer, buffer.byteOffset, length);
  };
  try {
    const head = bytes(0, 16);
    const isCollection = head.getUint32(0) === 0x74746366;
    const from = isCollection ? head.getUint32(12) : 0;
    const count = bytes(from, 12).getUint16(4);
    const directory = bytes(from + 12, 16 * count);
    const tables = new Map(
      Array.from({ length: count }, (_, each) => [
        String.fromCharCode(...[0, 1, 2, 3].map((at) => directory.getUint8(16 * each + at))),
        [directory.getUint32(16 * each + 8), directory.getUint32(16 * each + 12)],
      ]),
    );
    // Pictures of characters, as of emoji, are no outlines.
    const hasOutlines = tables.has('glyf') || tables.has('CFF ');
    const [offset, length] = tables.get('cmap') ?? [0, 0];
    return hasOutlines && !tables.has('sbix') && length > 0 ? ranges(bytes(offset, length)) : [];
  } catch {
    return [];
  } finally {
    closeSync(handle);
  }
}

/**
 * Those of the characters that a font file has.
 * @param {string} file
 * @param {Iterable<string>} characters
 */
function covered(file, characters) {
  const known = charactersOf(file);
  return [...characters].filter((character) => {
    const code = Number(character.codePointAt(0));
    return known.some(([first, last]) => code >= first && code <= last);
  });
}

/**
 * Fonts in which a text can be drawn.
 * @param {string} text
 * @param {string[]} [places] folders with fonts of this machine
 * @returns {{ fonts: Uint8Array[], missing: string[] }} missing: characters that none of them has
 */
export function fontsFor(text, places = folders()) {
  const require = createRequire(import.meta.url);
  const own = OWN.map((name) => require.resolve(`@expo-google-fonts/arimo/${name}`));
  const missing = new Set(text.replace(/[\s\p{Cc}\p{Cf}\p{M}]/gu, ''));
  const files = [...own];
  const take = (/** @type {string} */ file) => {
    const found = covered(file, missing);
    for (const character of found) missing.delete(character);
    return found.length > 0;
  };
  take(own[0]);
  if (missing.size > 0) {
    const there = places.flatMap(fontFiles).sort((one, other) => lateness(one) - lateness(other));
    for (const file of there) {
      if (missing.size === 0) break;
      if (take(file)) files.push(file);
    }
  }
  return { fonts: files.map((file) => new Uint8Array(readFileSync(file))), missing: [...missing] };
}
