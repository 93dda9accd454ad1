import assert from 'node:assert/strict';
import test from 'node:test';
import {
  cutWords,
  distinct,
  labels,
  lines,
  plainText,
  shortened,
  textWidth,
} from '../../../web/diagrams/text_width.js';

const length = (/** @type {string} */ text) => [...text].length;

test('a Chinese character is as wide as the font is high', () => {
  assert.equal(textWidth('平均序值', 10), 40);
  assert.equal(textWidth('，。（）', 10), 40);
});

test('marks that stand over a letter have no width', () => {
  assert.equal(textWidth('e\u0301', 10), textWidth('e', 10));
});

test('bold is wider', () => {
  assert.ok(textWidth('C4.5', 10, true) > textWidth('C4.5', 10));
});

test('ASCII is at least as wide as in DejaVu Sans, the widest of the usual fonts', () => {
  // Advances of DejaVu Sans 2.37 in 2048ths of an em, from its table hmtx.
  const advances = { W: 2025, m: 1995, i: 569, ' ': 651, 0: 1303, '%': 1946, _: 1024, '-': 739 };
  for (const [character, advance] of Object.entries(advances)) {
    assert.ok(textWidth(character, 2048) >= advance - 8, character);
  }
});

test('a name becomes one line that every format can represent', () => {
  assert.equal(plainText('a\r\nb\u0000c\u2028d'), 'a b c d');
  assert.equal(plainText('x\ud800y'), 'x y');
  assert.equal(plainText('🍉\u202f1'), '🍉\u202f1');
});

test('a shortened text keeps both ends', () => {
  assert.equal(shortened('random forest', 4, length), 'ra…t');
  assert.equal(shortened('short', 9, length), 'short');
  assert.equal(shortened('anything', 0, length), '…');
});

test('a shortened text is never cut inside a character', () => {
  assert.equal(shortened('🍉🍉🍉🍉', 3, length), '🍉…🍉');
});

test('names break at natural places, as evenly as these allow', () => {
  assert.deepEqual(lines('random forest', 8, length), ['random', 'forest']);
  assert.deepEqual(lines('gradient_boosting', 10, length), ['gradient_', 'boosting']);
  assert.deepEqual(lines('支持向量机（高斯核）', 6, length), ['支持向量机', '（高斯核）']);
});

test('a word stays whole unless told otherwise', () => {
  assert.deepEqual(lines('classifier', 6, length), ['classifier']);
  assert.deepEqual(lines('classifier', 6, length, true), ['class', 'ifier']);
});

test('a lone number does not make a line', () => {
  assert.deepEqual(lines('Learner 5', 8, length), ['Learner 5']);
});

test('no line begins with a closing bracket', () => {
  assert.deepEqual(lines('甲乙丙丁）', 4, length), ['甲乙', '丙丁）']);
  assert.deepEqual(lines('甲乙）', 2, length), ['甲', '乙）']);
});

const GRID = Array.from(
  { length: 6 },
  (_, at) => `GradientBoostedTrees(lr=0.0${at}, depth=${at % 3}, n_estimators=${100 * at})`,
);

/** @param {string[]} names @param {number} room */
const cut = (names, room) =>
  distinct(
    names,
    names.map(() => room),
    names.map(() => length),
  );

test('long words are cut before numbers are', () => {
  assert.equal(cutWords('Boosting(rate=0.1)', 14, length), 'Boo…(rate=0.1)');
  assert.equal(cutWords('tree', 3, length), 'tr…');
  assert.equal(cutWords('tree', 2, length), null);
  assert.ok(cut(GRID, 40)[3].includes('lr=0.03, '));
});

test('cut names are never the same, and keep what differs', () => {
  for (let room = 5; room <= 60; room += 1) {
    const found = cut(GRID, room);
    assert.equal(new Set(found).size, GRID.length, `${room}: ${found}`);
    assert.ok(found.every((text) => length(text) <= room));
  }
  assert.match(cut(GRID, 16)[3], /lr=0\.03/);
  const words = cut(['RandomForestClassifierDeep', 'RandomForestRegressorDeep'], 9);
  assert.equal(new Set(words).size, 2);
});

test('names that are the same stay the same', () => {
  const [one, two, other] = cut(['a long name', 'a long name', 'a long note'], 6);
  assert.equal(one, two);
  assert.notEqual(one, other);
});

test('labels fit in two lines', () => {
  for (const room of [9, 14, 20, 34]) {
    const found = labels(
      GRID,
      GRID.map(() => room),
      GRID.map(() => length),
    );
    assert.ok(
      found.every((pieces) => pieces.length <= 2 && pieces.every((each) => length(each) <= room)),
    );
    assert.equal(new Set(found.map((pieces) => pieces.join(''))).size, GRID.length);
  }
});

test('a name of 100,000 characters is cut as quickly as a short one', () => {
  const long = `${'classifier'.repeat(10_000)}`;
  assert.deepEqual(lines(long, 20, length, true), [long]);
  assert.equal(cutWords(`${long}(rate=0.1)`, 20, length), 'classifie…(rate=0.1)');
  const [first, second] = distinct([`${long} 1`, `${long} 2`], [20, 20], [length, length]);
  assert.ok(length(first) <= 20 && length(second) <= 20 && first !== second, first);
});
