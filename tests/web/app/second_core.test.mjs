import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openSecondCore } from '../../../web/app/second_core.js';

/** @typedef {import('../../../web/app/second_core.js').Client} Client */

const files = [{ name: 'a.csv', blob: new Blob(['y,a\n1,0\n']) }];

/**
 * A client whose steps measure their own numbers, and what was asked of it.
 * @param {Record<string, (given?: any) => any>} [answers]
 */
function fakeClient(answers = {}) {
  /** @type {string[]} */
  const asked = [];
  const given = {
    load: () => ({ input: {} }),
    run: () => ({ text: '{}' }),
    query: (/** @type {{ range: [number, number] }} */ { range: [begin, end] }) => ({
      begin,
      measured: Array.from({ length: end - begin }, (_, i) => begin + i),
    }),
    ...answers,
  };
  const client = /** @type {Client} */ (
    /** @type {unknown} */ ({
      load: async () => given.load(),
      run: async (/** @type {object} */ options, /** @type {string} */ part) => {
        asked.push(`${JSON.stringify(options)} ${part}`);
        return given.run();
      },
      query: async (/** @type {any} */ request) => given.query(request),
      close: () => asked.push('closed'),
    })
  );
  return { client, asked };
}

const work = { files, options: { bootstrap: 50 }, total: 50 };

const closed = (/** @type {string[]} */ asked) =>
  new Promise((resolve) => {
    const look = () => (asked.includes('closed') ? resolve(undefined) : setTimeout(look, 1));
    look();
  });

test('a second core measures every step from the last to the first, and is closed', async () => {
  const { client, asked } = fakeClient();
  /** @type {(number | null)[]} */
  let all = [];
  openSecondCore(client, work, async ({ begin, measured }) => {
    assert.equal(measured[0], begin);
    all = [...measured, ...all];
  });
  await closed(asked);
  assert.deepEqual(
    all,
    Array.from({ length: 50 }, (_, i) => i),
  );
  assert.deepEqual(asked, ['{"bootstrap":50} verdict', 'closed']);
});

test('a second core that is ended hands nothing over any more', async () => {
  const { client, asked } = fakeClient();
  let parts = 0;
  const second = openSecondCore(client, work, async () => {
    parts += 1;
    second.end();
  });
  await closed(asked);
  await new Promise((resolve) => setTimeout(resolve, 5));
  assert.equal(parts, 1);
});

for (const [name, answers] of /** @type {const} */ ([
  ['cannot read the table', { load: () => ({ error: { code: 'unreadable_file' } }) }],
  ['has no report', { run: () => ({ error: { code: 'no_predictions' } }) }],
  ['does not know the steps', { query: () => ({ error: { code: 'unknown_query' } }) }],
  [
    'breaks down',
    {
      query: () => {
        throw new Error('out of memory');
      },
    },
  ],
])) {
  test(`a second core that ${name} is closed without a word`, async () => {
    const { client, asked } = fakeClient(answers);
    openSecondCore(client, work, () => assert.fail('handed over'));
    await closed(asked);
  });
}
