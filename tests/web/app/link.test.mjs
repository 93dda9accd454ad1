import assert from 'node:assert/strict';
import { test } from 'node:test';
import { linkOf, placeOf, readLink, writeLink } from '../../../web/app/link.js';
import { createStore } from '../../../web/app/store.js';

test('settings come back from the address as they were', () => {
  const linked = {
    language: /** @type {const} */ ('zh'),
    columns: ['roc_auc', 'ndcg@10'],
    options: { truth: 'a&b=c#d', predictions: ['x,y', '模型'], positive: '<b>', beta: 2 },
    sample: 'labels',
    model: 'k-NN & co.',
    sort: { key: 'roc_auc', descending: true },
  };
  assert.deepEqual(readLink(writeLink(linked)), linked);
});

test('a lesson has an address with its screen and the seed of its data', () => {
  const lesson = { id: 'roc_auc', screen: 'area', seed: 7 };
  const link = writeLink({ room: 'learn', lesson });
  assert.equal(link, '#room=learn&lesson=roc_auc&screen=area&seed=7');
  assert.deepEqual(readLink(link), { room: 'learn', lesson });
  const none = { id: null, screen: null, seed: null };
  for (const seed of ['0', '-1', '1.5', 'x', '12345678901'])
    assert.deepEqual(readLink(`#room=learn&seed=${seed}`), { room: 'learn', lesson: none });
  assert.equal(readLink('#lesson=roc_auc').lesson, undefined);
});

test('a model called __proto__ keeps its threshold', () => {
  const thresholds = Object.fromEntries([['__proto__', 0.25]]);
  const { options } = readLink(writeLink({ options: { thresholds } }));
  assert.deepEqual(Object.entries(options?.thresholds ?? {}), [['__proto__', 0.25]]);
});

test('a link of a table of one’s own carries the name of its file, or an empty one', () => {
  assert.equal(readLink(writeLink({ file: '成绩 #1.csv' })).file, '成绩 #1.csv');
  assert.equal(readLink(writeLink({ file: '' })).file, '');
  assert.equal(readLink(writeLink({ sample: 'labels' })).file, undefined);
});

test('the order of the table is written as one word', () => {
  assert.deepEqual(readLink('#sort=f1').sort, { key: 'f1', descending: false });
  assert.deepEqual(readLink('#sort=-f1').sort, { key: 'f1', descending: true });
  assert.equal(readLink('#sort=').sort, undefined);
  assert.equal(readLink('#sort=-').sort, undefined);
});

test('what cannot be read is left out, and those of settings are reported', () => {
  assert.deepEqual(readLink('#options={"predictions":5,"beta":2}'), {
    options: { beta: 2 },
    damaged: true,
  });
  assert.deepEqual(readLink('#lang=fr&options={broken&columns='), { damaged: true });
  assert.deepEqual(readLink('#options=[1]'), { damaged: true });
  assert.deepEqual(readLink('#options={}'), {});
  assert.deepEqual(readLink(''), {});
});

test('a table of critical values has an address, also one without its name', () => {
  assert.equal(readLink(writeLink({ language: 'en', tables: 'nemenyi' })).tables, 'nemenyi');
  assert.equal(readLink('#tables').tables, '');
  assert.equal(readLink('#lang=en').tables, undefined);
  assert.doesNotMatch(writeLink({ language: 'en' }), /tables/);
});

test('a link hides parts and asks for large type', () => {
  const linked = { hide: /** @type {const} */ (['verdict', 'answers']), large: true };
  assert.deepEqual(readLink(writeLink({ ...linked, hide: [...linked.hide] })), linked);
  assert.deepEqual(readLink('#hide=&large=2'), {});
  assert.doesNotMatch(writeLink({ hide: [], large: false }), /hide|large/);
});

test('a table in a link stands at its end', () => {
  const link = writeLink({ data: '1.AA-_', embed: 'roc', language: 'en', large: true });
  assert.match(link, /&data=1\.AA-_$/);
  assert.equal(readLink(link).data, '1.AA-_');
  assert.equal(readLink(link).embed, 'roc');
  const source = { name: 'a.csv', size: 1, kind: /** @type {const} */ ('link'), packed: '1.AA' };
  const { data, file, sample } = linkOf(createStore({ source }).state);
  assert.deepEqual([data, file, sample], ['1.AA', undefined, undefined]);
});

test('an unknown part to hide is left out and reported', () => {
  assert.deepEqual(readLink('#hide=table,__proto__'), { hide: ['table'], damaged: true });
  assert.deepEqual(readLink('#hide=everything'), { damaged: true });
  assert.deepEqual(readLink('#hide=table,table'), { hide: ['table'] });
});

test('a place is a room, a lesson and a page of the reference, whatever the settings', () => {
  const place = (/** @type {string} */ hash) => placeOf(readLink(hash));
  assert.equal(place('#lang=zh&columns=f1&options={"bootstrap":0}&large=1'), place(''));
  assert.equal(place('#room=learn&lesson=a&screen=2&seed=7'), place('#room=learn&lesson=a'));
  const places = ['', '#room=lab', '#room=learn', '#room=learn&lesson=a', '#room=learn&lesson=b'];
  const all = [...places, '#item=', '#item=roc_auc', '#room=lab&item=roc_auc'].map(place);
  assert.equal(new Set(all).size, all.length);
});
