import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { projectFiles } from '../../../tools/files.mjs';
import { root } from '../../../tools/shell.mjs';
import { BIBLIOGRAPHY } from '../../../web/export/bibliography.js';
import { citeCommands, createCitations, createKeys } from '../../../web/export/citations.js';
import { paperWords } from '../../../web/export/paper/words.js';
import { bibtex, familyNames, shortCitation } from '../../../web/export/references.js';

/** What BibTeX's plain style asks for. @type {Record<string, (keyof import('../../../web/export/bibliography.js').Source)[]>} */
const NEEDED = {
  article: ['journal', 'volume', 'pages'],
  inproceedings: ['booktitle'],
  incollection: ['booktitle', 'publisher', 'pages'],
  phdthesis: ['school'],
  techreport: ['institution'],
  book: ['publisher'],
  misc: ['url'],
};

const sources = Object.entries(BIBLIOGRAPHY);
const plain = (/** @type {string} */ name) =>
  name
    .normalize('NFD')
    .replaceAll('ı', 'i')
    .replaceAll('ł', 'l')
    .replace(/[^A-Za-z]/g, '')
    .toLowerCase();

test('every source has the fields that its type needs', () => {
  for (const [key, source] of sources) {
    for (const name of NEEDED[source.type]) assert.ok(source[name], `${key}: ${name}`);
    if (source.type !== 'book') assert.ok(source.short, `${key}: short`);
  }
});

test('a key is the first author and the year', () => {
  for (const [key, source] of sources) {
    const { year } = source;
    assert.match(key, new RegExp(`^${plain(familyNames(source)[0])}${year}[b-z]?$`));
  }
});

test('every source has a DOI, or the reason why it has none', () => {
  for (const [key, { doi, withoutDoi }] of sources) {
    assert.notEqual(doi === undefined, withoutDoi === undefined, key);
    if (doi !== undefined) assert.match(doi, /^10\.\d{4,5}\/\S+$/, key);
  }
  const all = sources.flatMap(([, { doi }]) => doi ?? []);
  assert.equal(new Set(all).size, all.length);
});

test('a journal has one spelling and one abbreviation', () => {
  /** @type {Map<string, string | undefined>} */
  const shorts = new Map();
  for (const [key, { journal, short }] of sources) {
    if (journal === undefined) continue;
    assert.equal(shorts.get(journal) ?? short, short, key);
    shorts.set(journal, short);
  }
  assert.equal(new Set(shorts.values()).size, shorts.size);
});

test('every source is cited somewhere', () => {
  const files = [...projectFiles(/\.(cpp|h)$/, 'cpp'), ...projectFiles(/\.js$/, 'web')];
  const text = files
    .filter((file) => !file.endsWith('bibliography.js'))
    .map((file) => readFileSync(join(root, file), 'utf8'))
    .join('\n');
  const isCited = (/** @type {string} */ key) =>
    new RegExp(`sources::${key}\\b|'${key}'`).test(text);
  const unused = sources.map(([key]) => key).filter((key) => !isCited(key));
  assert.deepEqual(unused, []);
});

test('a short citation has author, year and place', () => {
  const short = (/** @type {string} */ key) => shortCitation(BIBLIOGRAPHY[key]);
  assert.equal(short('demsar2006'), 'Demšar 2006, J. Mach. Learn. Res. 7:1–30');
  assert.equal(short('hand2014'), 'Hand & Anagnostopoulos 2014, Pattern Recognit. Lett. 40:41–46');
  assert.equal(
    short('conover1999'),
    'Conover 1999, Practical Nonparametric Statistics, 3rd ed., Wiley',
  );
  assert.equal(short('garcia2010'), 'García et al. 2010, Inf. Sci. 180:2044–2064');
  assert.equal(short('elkan2001'), 'Elkan 2001, IJCAI, 973–978');
});

test('braces are balanced, and only Chinese needs Unicode', () => {
  const text = bibtex(Object.keys(BIBLIOGRAPHY));
  let depth = 0;
  for (const each of text) {
    if (each === '{') depth += 1;
    if (each === '}') depth -= 1;
    assert.ok(depth >= 0);
  }
  assert.equal(depth, 0);
  // biome-ignore lint/suspicious/noControlCharactersInRegex: ASCII is what is asked for
  assert.match(text, /^[\x00-\x7f\p{Script=Han}]*$/u);
});

test('an entry is BibTeX', () => {
  assert.equal(
    bibtex(['nemenyi1963']),
    '@phdthesis{nemenyi1963,\n  author = {Nemenyi, Peter Bjorn},\n  title = {Distribution-Free Multiple Comparisons},\n  school = {Princeton University},\n  year = {1963},\n}\n',
  );
});

test('citations name author and year in the manner of their language', () => {
  const en = createCitations(paperWords('en').citations);
  assert.equal(en.in('friedman1937', 'iman1980'), '(Friedman, 1937; Iman and Davenport, 1980)');
  assert.equal(en.by('benavoli2017'), 'Benavoli et al. (2017)');
  assert.equal(en.bare('friedman1937'), 'Friedman, 1937');
  assert.deepEqual(en.cited(), ['friedman1937', 'iman1980', 'benavoli2017']);
  const zh = createCitations(paperWords('zh').citations);
  assert.equal(zh.in('friedman1937', 'iman1980'), '（Friedman，1937；Iman 和 Davenport，1980）');
  assert.equal(zh.by('benavoli2017'), 'Benavoli 等（2017）');
});

test('what is not there cannot be cited', () => {
  assert.throws(() => createCitations(paperWords('en').citations).in('nobody1900'));
});

test('in LaTeX citations are commands with the keys, behind the same authors', () => {
  const { citations } = paperWords('en');
  const c = createKeys(citations);
  const text = `the test ${c.in('friedman1937', 'demsar2006')} of ${c.by('iman1980')} (${c.bare('kerby2014')})`;
  assert.equal(
    citeCommands(text),
    'the test~\\cite{friedman1937,demsar2006} of Iman and Davenport~\\cite{iman1980} (\\cite{kerby2014})',
  );
  assert.deepEqual(c.cited(), ['friedman1937', 'demsar2006', 'iman1980', 'kerby2014']);
  const zh = createKeys(paperWords('zh').citations);
  assert.equal(
    citeCommands(`依照 ${zh.by('demsar2006')}的建议`),
    '依照 Demšar\\cite{demsar2006}的建议',
  );
});
