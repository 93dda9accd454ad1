// Writes the bibliography as a header for the core: node tools/bibliography.mjs FILE.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { BIBLIOGRAPHY } from '../web/export/bibliography.js';
import { shortCitation } from '../web/export/references.js';
import { isProgram } from './shell.mjs';

/** A C++ header in which every source is a constant under its key. */
export function bibliographyHeader() {
  const constants = Object.entries(BIBLIOGRAPHY).map(
    ([key, source]) =>
      `inline constexpr Source ${key}{"${key}", ${JSON.stringify(shortCitation(source))}};`,
  );
  return [
    '#pragma once',
    '#include "base/source.h"',
    'namespace melon::sources {',
    ...constants,
    '}  // namespace melon::sources',
    '',
  ].join('\n');
}

if (isProgram(import.meta.url)) {
  const [file] = process.argv.slice(2);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, bibliographyHeader());
}
