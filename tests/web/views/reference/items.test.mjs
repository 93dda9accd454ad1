import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { catalogueParts } from '../../../../tools/catalogue_parts.mjs';
import { counterpartsOf } from '../../../../web/export/snippets/counterparts.js';
import { TERMS } from '../../../../web/views/reference/glossary.js';
import { entriesOf, isWanted } from '../../../../web/views/reference/items.js';

const read = (/** @type {string} */ path) =>
  readFileSync(new URL(`../../../../${path}`, import.meta.url), 'utf8');

for (const language of /** @type {const} */ (['en', 'zh'])) {
  const { reference } = catalogueParts(JSON.parse(read(`build/catalogue/${language}.json`)));
  const entries = entriesOf(reference, language);

  test(`every item and term has an address of its own, a name and a meaning (${language})`, () => {
    const addresses = entries.map(({ address }) => address);
    assert.equal(new Set(addresses).size, addresses.length);
    for (const { family, item } of entries) {
      assert.ok(item.name && item.meaning, `${family}.${item.id}`);
    }
    assert.ok(entries.length > 200);
  });

  test(`every item says when another is the one to look at (${language})`, () => {
    for (const { family, item } of entries) {
      if (family === 'terms') continue;
      const where = `${family}.${item.id}`;
      assert.ok(item.avoid_when, where);
      assert.doesNotMatch(item.avoid_when, /[.。]$/, where);
      assert.equal(/[\u4e00-\u9fff]/.test(item.avoid_when), language === 'zh', where);
    }
  });

  test(`items are found by name, key and synonym (${language})`, () => {
    const found = (/** @type {string} */ typed) =>
      entries.filter((entry) => isWanted(entry, typed)).map(({ item }) => item.id);
    assert.ok(found('ndcg@10').includes('ndcg'));
    assert.ok(found('AUROC').includes('roc_auc'));
    assert.deepEqual(found('no such thing'), []);
  });
}

test('an item names what scikit-learn, SciPy, base R and packages of R have for it', () => {
  const { reference } = catalogueParts(JSON.parse(read('build/catalogue/en.json')));
  const of = (/** @type {string} */ id) => {
    const item = entriesOf(reference, 'en').find((entry) => entry.item.id === id)?.item;
    return counterpartsOf(
      id,
      (item.keys ?? []).map((/** @type {any} */ one) => one.key ?? one),
    );
  };
  assert.deepEqual(of('median_absolute_error'), {
    python: ['metrics.median_absolute_error(truth, predicted)'],
    r: ['median(abs(predicted - truth))'],
    packages: [{ call: 'Metrics::mdae(truth, predicted)' }],
  });
  // Of every key, and for each kind of data.
  assert.ok(of('f_beta').python.includes('metrics.fbeta_score(truth, predicted, beta=2)'));
  assert.equal(of('log_loss').python.length, 2);
  // Base R has no AUC: the script’s own is no counterpart.
  assert.deepEqual(of('roc_auc').python, ['metrics.roc_auc_score(truth, score)']);
  assert.deepEqual(of('roc_auc').r, []);
  assert.equal(of('roc_auc').packages[0].call, 'pROC::auc(truth, score, direction = "<")');
  assert.deepEqual(of('holm').r, ['p.adjust(p, "holm")']);
  assert.deepEqual(of('h_measure'), { python: [], r: [], packages: [] });
  // The parameter of a key stands in the call.
  assert.match(of('partial_auc').packages[0].call, /c\(1, 1 - 0\.1\)/);
});

test('functions of R packages are named with their package, and how they differ in both languages', () => {
  const { reference } = catalogueParts(JSON.parse(read('build/catalogue/en.json')));
  const all = entriesOf(reference, 'en').flatMap(({ item }) =>
    counterpartsOf(
      item.id,
      (item.keys ?? []).map((/** @type {any} */ one) => one.key ?? one),
    ).packages.map((one) => ({ id: item.id, ...one })),
  );
  assert.ok(all.length > 100);
  for (const { id, call, differs } of all) {
    assert.match(call, /\b[A-Za-z][\w.]*::[\w.]+\(/, id);
    assert.doesNotMatch(call, /#|\$\{|undefined/, id);
    const count = (/** @type {string} */ one) => call.split(one).length;
    assert.equal(count('('), count(')'), `${id}: ${call}`);
    if (!differs) continue;
    assert.doesNotMatch(differs.en, /[\u4e00-\u9fff]|[.]$/, id);
    assert.match(differs.zh, /[\u4e00-\u9fff]/, id);
  }
});

test('every counterpart belongs to a key or an item of the catalogue', () => {
  const { reference } = catalogueParts(JSON.parse(read('build/catalogue/en.json')));
  const known = new Set(entriesOf(reference, 'en').map(({ item }) => item.id));
  const source = read('web/export/snippets/counterparts.js');
  const items = source.slice(source.indexOf('const ITEMS'), source.indexOf('/** By the kind'));
  const ids = [...items.matchAll(/^ {2}(\w+): \{/gm)].map(([, id]) => id);
  assert.ok(ids.length > 40);
  assert.deepEqual(
    ids.filter((id) => !known.has(id)),
    [],
  );
});

test('what goes by two names in Chinese is in the glossary', () => {
  const also = (/** @type {string} */ id) => TERMS.find((term) => term.id === id)?.also?.zh ?? '';
  assert.match(also('precision'), /精确率/);
  assert.match(also('recall'), /召回率/);
  assert.equal(TERMS.find(({ id }) => id === 'level')?.name.zh, '显著性水平');
});
