import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { projectFiles } from '../../tools/files.mjs';
import { root } from '../../tools/shell.mjs';

const CODE = /\.(cpp|h|js|mjs|py|R|cmake|yml)$|^CMakeLists\.txt$/;
/** A line that is a comment, from its first sign on. */
const COMMENT = /(?:\/\/|\/\*|^\s*\*|#)\s.*$/;

test('every document that a comment names is in the repository', () => {
  const named = projectFiles(CODE).flatMap((file) =>
    readFileSync(join(root, file), 'utf8')
      .split('\n')
      .flatMap((line) => COMMENT.exec(line)?.[0].match(/[\w./-]+\.md\b/g) ?? [])
      .map((document) => ({ file, document })),
  );
  assert.ok(named.some(({ document }) => document === 'docs/worked-examples.md'));
  assert.deepEqual(
    named.filter(({ document }) => !existsSync(join(root, document))),
    [],
  );
});
