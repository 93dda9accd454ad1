import assert from 'node:assert/strict';
import { test } from 'node:test';
import { citeCommands, createCitations, createKeys } from '../../../web/export/citations.js';
import { bibtex, REFERENCES } from '../../../web/export/references.js';
import { paperWords } from '../../../web/text/paper.js';

/** What BibTeX's plain style asks for. @type {Record<string, string[]>} */
const NEEDED = {
  article: ['author', 'title', 'journal', 'volume', 'pages'],
  incollection: ['author', 'title', 'booktitle', 'publisher', 'pages'],
  phdthesis: ['author', 'title', 'school'],
  book: ['author', 'title', 'publisher'],
};

test('every entry has the fields that its type needs', () => {
  for (const [key, { type, fields }] of Object.entries(REFERENCES)) {
    for (const name of NEEDED[type]) assert.ok(fields[name], `${key}: ${name}`);
  }
});

test('a key is the first author and the year', () => {
  for (const [key, { authors, year }] of Object.entries(REFERENCES)) {
    const plain = authors[0].normalize('NFD').replace(/\p{M}/gu, '').replace('ı', 'i');
    assert.equal(key, `${plain.toLowerCase()}${year}`);
  }
});

test('the authors of the entry are those of the text', () => {
  for (const [key, { authors, fields }] of Object.entries(REFERENCES)) {
    assert.equal(fields.author.split(' and ').length, authors.length, key);
  }
});

test('braces are balanced and no character needs Unicode', () => {
  const text = bibtex(Object.keys(REFERENCES));
  let depth = 0;
  for (const each of text) {
    if (each === '{') depth += 1;
    if (each === '}') depth -= 1;
    assert.ok(depth >= 0);
  }
  assert.equal(depth, 0);
  // biome-ignore lint/suspicious/noControlCharactersInRegex: ASCII is what is asked for
  assert.match(text, /^[\x00-\x7f]*$/);
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
