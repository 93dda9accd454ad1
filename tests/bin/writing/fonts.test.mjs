import assert from 'node:assert/strict';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { fontsFor } from '../../../bin/writing/fonts.mjs';

const folder = mkdtempSync(join(tmpdir(), 'melon-fonts-'));
after(() => rmSync(folder, { recursive: true }));

test('what the pictures say in English needs no font of the machine', () => {
  const { fonts, missing } = fontsFor('P(+) − ε₀ ≤ 0.5 · χ² … Präzision Ж', []);
  assert.deepEqual([fonts.length, missing], [2, []]);
});

test('characters that no font has are named once', () => {
  assert.deepEqual(fontsFor('混淆 混', []).missing, ['混', '淆']);
});

test('spaces and marks of direction are no characters to be drawn', () => {
  assert.deepEqual(fontsFor('a\u200b \u202d\n', []).missing, []);
});

test('files that are no fonts, and folders that are not there, are passed over', () => {
  const fonts = join(folder, 'a', 'b');
  mkdirSync(fonts, { recursive: true });
  writeFileSync(join(fonts, 'broken.ttf'), 'no font');
  writeFileSync(join(fonts, 'empty.otf'), '');
  const own = createRequire(import.meta.url).resolve(
    '@expo-google-fonts/arimo/400Regular/Arimo_400Regular.ttf',
  );
  copyFileSync(own, join(fonts, 'again.ttf'));
  const found = fontsFor('混', [folder, join(folder, 'absent')]);
  // Neither has the font that has nothing to add been read.
  assert.deepEqual([found.fonts.length, found.missing], [2, ['混']]);
});
