import assert from 'node:assert/strict';
import test from 'node:test';
import { nearest } from '../../bin/nearest.mjs';

test('one letter left out, put in, changed, or exchanged with its neighbour is one edit', () => {
  for (const given of ['truh', 'truthh', 'trath', 'turth', 'TRUTH']) {
    assert.equal(nearest(given, ['task', 'truth', 'weight']), 'truth', given);
  }
});

test('a word that differs in more than a third of its letters is not a typing error', () => {
  assert.equal(nearest('delimter', ['delimiter']), 'delimiter');
  assert.equal(nearest('alfa', ['table', 'alpha', 'figure']), 'alpha');
  assert.equal(nearest('alva', ['table', 'truth']), null);
  assert.equal(nearest('separator', ['delimiter']), null);
  assert.equal(nearest('x', ['truth']), null);
  assert.equal(nearest('', ['k']), 'k');
  assert.equal(nearest('a'.repeat(1e6), ['a']), null);
});

test('the beginning of one word only means that word', () => {
  assert.equal(nearest('lang', ['language', 'level', 'lag']), 'language');
  assert.equal(nearest('LANG', ['language', 'label']), 'language');
  // The beginning of two words, and fewer than three letters, mean neither.
  assert.equal(nearest('test', ['test-train-ratio', 'testing-longer']), null);
  assert.equal(nearest('la', ['language', 'level']), null);
});
