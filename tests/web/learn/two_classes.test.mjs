import assert from 'node:assert/strict';
import { test } from 'node:test';
import { VERSIONS } from '../../../web/learn/exercises.js';
import { createRandom } from '../../../web/learn/random.js';
import { drawTwoClasses } from '../../../web/learn/two_classes.js';

test('wherever the classes are moved, as many cases as there are positive ones can be predicted positive', () => {
  for (let seed = 1; seed <= VERSIONS; seed += 1) {
    const { truth, at } = drawTwoClasses(createRandom(seed, 'precision_recall', 'classes'), 40, 60);
    const positives = truth.filter((label) => label === 1).length;
    for (let distance = 0; distance <= 4; distance += 0.1) {
      const scores = at(distance).sort((one, other) => other - one);
      assert.ok(scores[positives - 1] > scores[positives], `version ${seed}, ${distance}`);
    }
  }
});
