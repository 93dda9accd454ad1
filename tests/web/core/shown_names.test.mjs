import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createShownNames } from '../../../web/core/shown_names.js';

const TURNED = '\u202eevil';
const SHOWN = '\\u202eevil';

test('what a file hides is shown, and the core is asked in its words', () => {
  const names = createShownNames();
  const input = names.shown({
    columns: [{ name: TURNED, labels: ['a', 'un\u200bseen'] }],
    rows: 3,
  });
  assert.deepEqual(input, { columns: [{ name: SHOWN, labels: ['a', 'un\\u200bseen'] }], rows: 3 });
  assert.deepEqual(
    names.own({ predictions: [SHOWN], thresholds: { [SHOWN]: 0.5 }, positive: 'un\\u200bseen' }),
    { predictions: [TURNED], thresholds: { [TURNED]: 0.5 }, positive: 'un\u200bseen' },
  );
  assert.deepEqual(names.read(JSON.stringify({ best: TURNED })), { best: SHOWN });
});

test('a name that spells what is shown for another one is shown in another way', () => {
  const names = createShownNames();
  const own = ['a\u001bb', 'a\\x1bb', 'a\\\\x1bb', 'a\\\u001bb', 'a\u202eb', 'a\\u202eb'];
  const shown = names.shown(own);
  assert.deepEqual(shown, [
    'a\\x1bb',
    'a\\\\x1bb',
    'a\\\\\\\\x1bb',
    'a\\\\\\x1bb',
    'a\\u202eb',
    'a\\\\u202eb',
  ]);
  assert.deepEqual(names.own({ predictions: shown }), { predictions: own });
  assert.deepEqual(createShownNames().read(JSON.stringify(own)), shown);
});

test('what has nothing hidden in it stays the same', () => {
  const names = createShownNames();
  const options = { predictions: ['a', '\\u202eevil'], beta: 2 };
  assert.equal(names.own(options), options);
  assert.deepEqual(names.read('{"name":"two\\nlines","text":"שלום 👩\u200d🔬"}'), {
    name: 'two\nlines',
    text: 'שלום 👩\u200d🔬',
  });
});

test('a name such as __proto__ is a key like any other', () => {
  const names = createShownNames();
  const shown = names.shown(JSON.parse('{"__proto__": "a\\u0001"}'));
  assert.deepEqual(Object.entries(shown), [['__proto__', 'a\\x01']]);
});

test('numbers are not copied', () => {
  const points = [0, 0.5, 1];
  assert.equal(createShownNames().shown({ points }).points, points);
});
