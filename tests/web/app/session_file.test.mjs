import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { test } from 'node:test';
import { sessionFile } from '../../../web/app/session_file.js';
import { openTables } from '../../../web/import/formats/formats.js';

/** Text, text with a byte order mark, UTF-16, and many bytes of any value. @type {Uint8Array[]} */
const CONTENTS = [
  new TextEncoder().encode('y,a\n1,0.5\n'),
  new TextEncoder().encode('\ufeffy,数据\u2028\r\n1,"</script>"\n'),
  new Uint8Array(Buffer.from('\ufeffy,a\n1,0\n', 'utf16le')),
  Uint8Array.from({ length: 20_000 }, (_, i) => (i * 7) % 256),
];

test('what was saved is read again, byte for byte', async () => {
  const files = CONTENTS.map((content, i) => ({
    name: `${i}.csv`,
    blob: new Blob([/** @type {BlobPart} */ (content)]),
  }));
  const session = {
    source: { name: 'mine', size: 9, kind: /** @type {const} */ ('file') },
    options: { beta: 2, thresholds: { 'a "b"': 0.5 } },
    columns: ['f1'],
    model: '模型',
    sort: { key: 'f1', descending: true },
  };
  const text = await sessionFile({ ...session, files });
  const { format, files: saved } = JSON.parse(text);
  assert.equal(format, 1);
  assert.deepEqual(
    saved.map((/** @type {any} */ one) => one.sha256),
    CONTENTS.map((content) => createHash('sha256').update(content).digest('hex')),
  );
  const opened = await openTables(new TextEncoder().encode(text), 'mine.melon.json');
  assert.ok('tables' in opened);
  assert.deepEqual(opened.session, session);
  assert.deepEqual(
    opened.tables,
    CONTENTS.map((bytes, i) => ({ name: `${i}.csv`, bytes: new Uint8Array(bytes) })),
  );
});
