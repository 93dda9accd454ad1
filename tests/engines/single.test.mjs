// The page in one file, opened from the disk in each engine, without a network.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before } from 'node:test';
import { buildSingle } from '../../tools/single.mjs';
import { inEachEngine } from './in_each_engine.mjs';

const folder = mkdtempSync(join(tmpdir(), 'melon-engines-'));
let file = '';

before(async () => {
  file = await buildSingle(folder);
});
after(() => rmSync(folder, { recursive: true }));

inEachEngine('the single file', { folder, address: () => `file://${file}` });
