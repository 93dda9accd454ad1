import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { catalogueParts, counterparts } from '../../../../tools/catalogue_parts.mjs';
import { TERMS } from '../../../../web/views/reference/glossary.js';
import { counterpartsOf, entriesOf, isWanted } from '../../../../web/views/reference/items.js';

const read = (/** @type {string} */ path) =>
  readFileSync(new URL(`../../../../${path}`, import.meta.url), 'utf8');

for (const language of /** @type {const} */ (['en', 'zh'])) {
  const { reference } = catalogueParts(JSON.parse(read(`build/catalogue/${language}.json`)));
  reference.counterparts = counterparts(read('docs/scikit-learn.md'));
  const entries = entriesOf(reference, language);

  test(`every item and term has an address of its own, a name and a meaning (${language})`, () => {
    const addresses = entries.map(({ address }) => address);
    assert.equal(new Set(addresses).size, addresses.length);
    for (const { family, item } of entries) {
      assert.ok(item.name && item.meaning, `${family}.${item.id}`);
    }
    assert.ok(entries.length > 200);
  });

  test(`items are found by name, key and synonym (${language})`, () => {
    const found = (/** @type {string} */ typed) =>
      entries.filter((entry) => isWanted(entry, typed)).map(({ item }) => item.id);
    assert.ok(found('ndcg@10').includes('ndcg'));
    assert.ok(found('AUROC').includes('roc_auc'));
    assert.deepEqual(found('no such thing'), []);
  });

  test(`the counterpart of an item is that of the document (${language})`, () => {
    const of = (/** @type {string} */ id) =>
      counterpartsOf(reference, entries.find(({ item }) => item.id === id)?.item);
    assert.ok(of('roc_auc').includes('roc_auc_score'));
    assert.ok(of('ndcg').includes('ndcg_score') || of('ndcg').length === 0);
    assert.deepEqual(of('median_absolute_error'), ['median_absolute_error']);
    assert.deepEqual(of('h_measure'), []);
  });
}

test('what goes by two names in Chinese is in the glossary', () => {
  const also = (/** @type {string} */ id) => TERMS.find((term) => term.id === id)?.also?.zh ?? '';
  assert.match(also('precision'), /精确率/);
  assert.match(also('recall'), /召回率/);
  assert.equal(TERMS.find(({ id }) => id === 'level')?.name.zh, '显著性水平');
});
