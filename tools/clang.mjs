// clang-format over cpp/ and tests/; clang-tidy and "each header compiles alone" over cpp/.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { projectFiles } from './files.mjs';
import { findClangTidy, toolchain } from './setup.mjs';
import { capture, Failure, parallel, root, run } from './shell.mjs';

const sources = () => [
  ...projectFiles(/\.(cpp|h)$/, 'cpp'),
  ...projectFiles(/\.(cpp|h)$/, 'tests'),
];

/** @param {boolean} fix */
export async function clangFormat(fix) {
  await run('clang-format', [...(fix ? ['-i'] : ['--dry-run', '-Werror']), ...sources()]);
}

/**
 * A file and all of ours that it includes, by content. What an include cannot be
 * found for lies outside the project and does not change with it.
 */
class Contents {
  /** @type {Map<string, string>} */
  #texts = new Map();

  /** @param {string} file */
  #text(file) {
    const known = this.#texts.get(file);
    if (known !== undefined) return known;
    const text = existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : '';
    this.#texts.set(file, text);
    return text;
  }

  /** @param {string} file */
  #includes(file) {
    const paths = [...this.#text(file).matchAll(/^\s*#\s*include\s+"([^"]+)"/gm)].map((m) => m[1]);
    return paths.flatMap((path) =>
      ['cpp', 'tests', dirname(file)]
        .map((folder) => join(folder, path))
        .filter((candidate) => existsSync(join(root, candidate)))
        .slice(0, 1),
    );
  }

  /**
   * @param {string} file  relative to the project
   * @param {...string} more  that the result depends on
   */
  hash(file, ...more) {
    const files = new Set([file]);
    // A set that grows is walked to its end.
    for (const each of files) for (const include of this.#includes(each)) files.add(include);
    const hash = createHash('sha256');
    for (const part of more) hash.update(`${part}\0`);
    for (const each of [...files].sort()) hash.update(`${each}\0${this.#text(each)}\0`);
    return hash.digest('hex');
  }
}

/**
 * Runs a check on each file unless it passed before with the same content.
 * @param {string} name  of the check; passes are noted in build/NAME/
 * @param {string[]} files
 * @param {(file: string) => string} hashOf
 * @param {(file: string) => Promise<{status: number, output: string}>} check
 * @param {(line: string) => void} report
 */
async function checkEach(name, files, hashOf, check, report) {
  const folder = join(root, 'build', name);
  mkdirSync(folder, { recursive: true });
  const due = files
    .map((file) => ({ file, note: join(folder, hashOf(file)) }))
    .filter(({ note }) => !existsSync(note));
  let done = 0;
  const faults = await parallel(due, async ({ file, note }) => {
    const { status, output } = await check(file);
    report(`${++done}/${due.length} ${file}`);
    if (status === 0) writeFileSync(note, file);
    return status === 0 ? [] : [output];
  });
  const all = faults.flat();
  if (all.length > 0)
    throw new Failure(`${all.join('\n')}\n${all.length} of ${files.length} files`);
}

/**
 * How the native build compiles each file of ours, without its precompiled headers,
 * which would hide an include that is missing.
 * @param {string} folder  of the native build
 * @returns {Map<string, {directory: string, command: string}>}
 */
function compileCommands(folder) {
  /** @type {{directory: string, file: string, command: string}[]} */
  const commands = JSON.parse(readFileSync(join(folder, 'compile_commands.json'), 'utf8'));
  const precompiled =
    /( -Xclang)? -(include-pch|include|fno-pch-timestamp|Winvalid-pch)\b( -Xclang)?( \S*cmake_pch\S*)?/g;
  return new Map(
    commands
      .map(
        ({ directory, file, command }) =>
          /** @type {const} */ ([
            relative(root, file),
            { directory, command: command.replace(precompiled, '') },
          ]),
      )
      .filter(([file]) => /^(cpp|tests)\//.test(file)),
  );
}

/**
 * @param {string} folder  of the native build
 * @param {(line: string) => void} report
 */
export async function clangTidy(folder, report) {
  const ours = compileCommands(folder);
  const database = join(root, 'build/tidy');
  mkdirSync(database, { recursive: true });
  const entries = [...ours].map(([file, entry]) => ({ file: join(root, file), ...entry }));
  writeFileSync(join(database, 'compile_commands.json'), JSON.stringify(entries));
  const settings = readFileSync(join(root, '.clang-tidy'), 'utf8');
  const program = findClangTidy() ?? 'clang-tidy';
  const version = await run(program, ['--version']);
  const contents = new Contents();
  await checkEach(
    'tidy',
    // Half of the time would go to the tests, whose faults show when they run.
    [...ours.keys()].filter((file) => file.startsWith('cpp/')).sort(),
    (file) => contents.hash(file, version, ours.get(file)?.command ?? '', settings),
    async (file) => {
      // The commands may be another compiler's, which knows warnings that this one does not.
      const args = ['--quiet', '--extra-arg=-Wno-unknown-warning-option', '-p', database, file];
      const { status, output } = await capture(program, args);
      return { status, output: output.replace(/^\d+ warnings.*$\n?/gm, '') };
    },
    report,
  );
}

/** @param {(line: string) => void} report */
export async function headersAlone(report) {
  const compiler = toolchain().compiler ?? 'c++';
  const flags = [
    '-std=c++20',
    '-fsyntax-only',
    '-Wall',
    '-Wextra',
    '-Werror',
    '-Icpp',
    '-Ibuild/native/generated/include',
    '-isystem',
    'build/third_party',
    '-x',
    'c++',
  ];
  const contents = new Contents();
  await checkEach(
    'headers',
    // A source includes its own header first.
    projectFiles(/\.h$/, 'cpp').filter(
      (file) => !existsSync(join(root, file.replace(/h$/, 'cpp'))),
    ),
    (file) => contents.hash(file, compiler, ...flags),
    (file) => capture(compiler, [...flags, '-include', file, '/dev/null']),
    report,
  );
}
