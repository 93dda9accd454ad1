// Every lesson: its words in both languages, and its exercises, solved by scripts that know what the text says and the
// table shows, in forty versions each.
import assert from 'node:assert/strict';
import { existsSync, readdirSync } from 'node:fs';
import { before, test } from 'node:test';
import { fromProject } from '../../../bin/core.mjs';
import { judge } from '../../../web/learn/answers.js';
import { dataOf, expectedOf, VERSIONS } from '../../../web/learn/exercises.js';
import { LESSONS } from '../../../web/views/learn/lessons.js';
import { openLearnCore } from './core.mjs';

/** Versions with data of their own: with few possible tables some meet. */
const DISTINCT = 30;

/** @type {import('../../../web/learn/core.js').Core} */
let core;
before(async () => {
  core = await openLearnCore();
});

test('each folder of a lesson is in the list, and each lesson has its solvers', () => {
  const folders = readdirSync(fromProject('web/views/learn/lessons'));
  assert.deepEqual(LESSONS.map(({ id }) => id).sort(), folders.sort());
  for (const { id } of LESSONS)
    assert.ok(existsSync(fromProject(`tests/web/learn/solvers/${id}.mjs`)), id);
});

for (const { id, fetch } of LESSONS) {
  const fetched = async () => {
    const [{ lesson }, { solvers }] = await Promise.all([fetch(), import(`./solvers/${id}.mjs`)]);
    return { lesson, solvers };
  };

  test(`${id}: both languages have the same screens and exercises, and three exercises`, async () => {
    const { lesson } = await fetched();
    const { en, zh } = lesson.words;
    assert.deepEqual(Object.keys(en.screens), Object.keys(zh.screens));
    assert.deepEqual(Object.keys(en.exercises), Object.keys(zh.exercises));
    assert.deepEqual(
      lesson.exercises.map((exercise) => exercise.id),
      Object.keys(en.exercises),
    );
    assert.equal(lesson.exercises.length, 3);
    for (const [key, { hints }] of Object.entries(en.exercises)) {
      assert.ok(hints.length > 0, key);
      assert.equal(hints.length, zh.exercises[key].hints.length, key);
    }
  });

  test(`${id}: the exercises are solved from their text and table, in ${VERSIONS} versions`, async () => {
    const { lesson, solvers } = await fetched();
    for (const exercise of lesson.exercises) {
      const seen = new Set();
      for (let seed = 1; seed <= VERSIONS; seed += 1) {
        const data = dataOf(id, exercise, seed);
        const own = lesson.words.en.exercises[exercise.id];
        const table = exercise.show(data, own);
        const rows = table.rows.map((row) => row.map(String));
        const question = own.question(data);
        const shown = { question, head: table.head, rows };
        assert.ok(rows.every((row) => row.length === table.head.length));
        seen.add(JSON.stringify([question, rows]));
        const solved = solvers[exercise.id](shown);
        const expected = await expectedOf(exercise, data, core);
        const where = `${exercise.id}, version ${seed}: ${solved} against ${expected}`;
        assert.equal(
          judge(solved.toFixed(exercise.decimals), expected, exercise.decimals),
          'right',
          where,
        );
        assert.ok(Math.abs(solved - expected) < 1e-9, where);
        assert.ok(lesson.words.zh.exercises[exercise.id].question(data).length > 0);
      }
      assert.ok(seen.size >= DISTINCT, `${exercise.id}: ${seen.size} different versions`);
    }
  });
}
