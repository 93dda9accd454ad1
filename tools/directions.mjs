// Which file may use which: the arrows of cpp/, web/ and bin/.
import { readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { projectFiles } from './files.mjs';
import { root } from './shell.mjs';

const families = [
  'metrics',
  'curves',
  'hypothesis',
  'intervals',
  'thresholds',
  'post_hoc',
  'effect_sizes',
  'splitters',
  'resampling',
  'learners',
  'clusterers',
  'search',
];
const foundations = ['base', 'special', 'kernels', 'io'];
const floors = ['options', 'table', 'roles', 'forms', 'report'];

/**
 * base ← {special, kernels, io} ← families ← options ← table ← roles ← {forms, report} ← tasks
 * ← apps: what each folder of
 * cpp/ may include besides itself. Two families never include each other.
 * @type {Record<string, string[]>}
 */
const mayInclude = {
  base: [],
  special: ['base'],
  kernels: ['base', 'special'],
  io: ['base'],
  ...Object.fromEntries(families.map((family) => [family, foundations])),
  options: [...foundations, 'resampling'],
  table: [...foundations, 'options'],
  roles: [...foundations, 'metrics', 'options', 'table'],
  forms: [...foundations, 'options', 'table', 'roles'],
  report: [...foundations, ...families, 'options', 'table', 'roles'],
  tasks: [...foundations, ...families, ...floors],
  apps: [...foundations, ...families, ...floors, 'tasks'],
};

/**
 * What stands against one file's uses.
 * @param {string} file  `cpp/metrics/scores/gini.cpp`
 * @param {string[]} uses  what it includes or imports, relative to the project
 * @param {Set<string>} [views]  the files of web/views that main.js mounts; the others there are
 *   what views draw with
 * @returns {string[]} one sentence for each arrow that runs back
 */
export function backwardArrows(file, uses, views = new Set()) {
  const rule = file.startsWith('cpp/') ? cppRule : webRule;
  return uses.flatMap((use) => {
    const reason =
      views.has(use) && views.has(file) ? 'views do not import each other' : rule(file, use);
    return reason ? [`${file} uses ${use}: ${reason}`] : [];
  });
}

/**
 * @param {string} file
 * @param {string} use
 */
function cppRule(file, use) {
  const from = file.split('/')[1];
  const to = use.split('/')[1];
  if (!mayInclude[from]) return `cpp/${from} has no place among the arrows`;
  if (from === to || mayInclude[from].includes(to)) return undefined;
  if (families.includes(from) && families.includes(to)) {
    return 'two families never include each other';
  }
  return `cpp/${from} may use ${mayInclude[from].join(', ') || 'nothing of ours'}`;
}

/**
 * @param {string} file
 * @param {string} use
 */
function webRule(file, use) {
  const inside = (/** @type {string} */ path, /** @type {string} */ folder) =>
    path.startsWith(`${folder}/`);
  if (use === 'web/main.js' && inside(file, 'web') && !inside(file, 'web/single'))
    return 'nothing but web/single imports main.js';
  if (/^build\/wasm\/\w+\.mjs$/.test(use) && inside(file, 'web') && !inside(file, 'web/core')) {
    return 'only web/core touches the module';
  }
  const lower = ['web/charts', 'web/diagrams', 'web/words', 'web/core'].find((folder) =>
    inside(file, folder),
  );
  if (lower && inside(use, 'web/views')) return `${lower} does not know the views`;
  return undefined;
}

/**
 * words ← core ← {import, charts ← diagrams} ← {app, export} ← {lab, learn} ← views ← tasks ← main.js: what each
 * room of web/ may import besides itself. `api` is what other people's programs import, `single` starts
 * the page in one file. Sheets are in reach of all.
 * @type {Record<string, string[]>}
 */
const mayImport = {
  words: [],
  core: ['words'],
  import: ['words', 'core'],
  charts: ['words', 'core'],
  diagrams: ['words', 'core', 'charts'],
  app: ['words', 'core', 'import'],
  export: ['words', 'core', 'charts', 'diagrams'],
  lab: ['words', 'core', 'import', 'app', 'export'],
  learn: ['words', 'core', 'export'],
  views: ['words', 'core', 'import', 'charts', 'diagrams', 'app', 'export', 'lab', 'learn'],
  tasks: ['words', 'core', 'charts', 'diagrams', 'app', 'export', 'views'],
  api: ['words', 'core', 'import', 'charts', 'diagrams', 'export', 'tasks'],
  single: ['main.js'],
};
/** The tasks that compare learners, which share a room. */
const comparisons = ['binomial', 'cv', 'friedman'];
/** A table of tasks, which views ask: a file of web/tasks itself. */
const taskTable = /^web\/tasks\/\w+\.js$/;

/**
 * What stands against one file's imports among the rooms of web/.
 * @param {string} file  `web/charts/figure.js`
 * @param {string[]} uses  what it imports; a type that a comment names is no import
 * @returns {string[]} one sentence for each arrow that runs back
 */
export function backwardRooms(file, uses) {
  const [, from, fromTask] = file.split('/');
  if (file === 'web/main.js') return [];
  if (!mayImport[from]) return [`web/${from} has no place among the rooms`];
  return uses.flatMap((use) => {
    const [top, to, toTask] = use.split('/');
    if (top !== 'web' || !use.endsWith('.js')) return [];
    if (taskTable.test(use) && ['views', 'tasks'].includes(from)) return [];
    if (from === 'tasks' && to === 'tasks') {
      const isOwn = fromTask === toTask || taskTable.test(file);
      const isShared = toTask === 'comparison' && comparisons.includes(fromTask);
      return isOwn || isShared ? [] : [`${file} uses ${use}: tasks do not import each other`];
    }
    if (from === to || mayImport[from].includes(to)) return [];
    const reach = mayImport[from].join(', ') || 'nothing of ours';
    return [`${file} uses ${use}: web/${from} may use ${reach}`];
  });
}

/**
 * The files that a program in bin/ reaches in web/, which must be free of the DOM.
 * @param {string[]} files  to start from
 * @param {(file: string) => string[]} usesOf
 */
function reach(files, usesOf) {
  const seen = new Set(files);
  for (const file of seen) {
    for (const use of usesOf(file)) if (use.startsWith('web/')) seen.add(use);
  }
  return [...seen].filter((file) => file.startsWith('web/'));
}

const domWords =
  /(?<![.\w'"$-])(document|window|customElements|HTMLElement|localStorage)\b(?=[.[(\s])/;

/**
 * Source without comments and without the content of strings, line structure lost.
 * @param {string} text
 */
function codeOnly(text) {
  return text.replace(/\/\*[\s\S]*?\*\/|\/\/[^\n]*|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"/g, ' ');
}

/**
 * What a source includes or imports of ours, relative to the project.
 * @param {string} file
 * @param {string} text
 * @returns {string[]}
 */
export function usesIn(file, text) {
  if (file.startsWith('cpp/')) {
    return [...text.matchAll(/^\s*#\s*include\s+"([^"]+)"/gm)].map(([, path]) => `cpp/${path}`);
  }
  const imports = text.matchAll(/(?:\bfrom|\bimport)\s*\(?\s*(['"])(\.[^'"]*)\1/g);
  return [...imports].map(([, , path]) =>
    normalize(join(dirname(file), path.replace(/\?.*$/, ''))),
  );
}

/**
 * The circles among files: each group of files that all reach each other.
 * @param {Map<string, string[]>} uses  what each file includes or imports
 * @returns {string[]} one sentence a circle
 */
export function circles(uses) {
  /** @type {Map<string, Set<string>>} */
  const reached = new Map();
  for (const start of uses.keys()) {
    const seen = new Set(uses.get(start));
    for (const file of seen) for (const use of uses.get(file) ?? []) seen.add(use);
    reached.set(start, seen);
  }
  const inCircles = [...uses.keys()].filter((file) => reached.get(file)?.has(file));
  const groups = new Set(
    inCircles.map((file) =>
      inCircles
        .filter((other) => reached.get(file)?.has(other) && reached.get(other)?.has(file))
        .join(', '),
    ),
  );
  return [...groups].map((group) => `a circle of imports: ${group}`);
}

/** Every arrow in the tree that runs back, as sentences; none is right. */
export function allBackwardArrows() {
  const read = (/** @type {string} */ file) => readFileSync(join(root, file), 'utf8');
  const cpp = projectFiles(/\.(cpp|h)$/, 'cpp');
  const web = [...projectFiles(/\.js$/, 'web'), ...projectFiles(/\.mjs$/, 'bin')];
  const uses = new Map([...cpp, ...web].map((file) => [file, usesIn(file, read(file))]));
  // A type that a comment names links no file to another.
  const linked = new Map(
    [...uses.keys()].map((file) => [
      file,
      usesIn(file, read(file).replace(/\/\*[\s\S]*?\*\//g, '')),
    ]),
  );
  const mounted = (uses.get('web/main.js') ?? []).filter((use) => use.startsWith('web/views/'));
  const views = new Set(mounted);
  const arrows = [...uses].flatMap(([file, list]) => backwardArrows(file, list, views));
  const programs = web.filter((file) => file.startsWith('bin/'));
  const reached = reach(programs, (file) => linked.get(file) ?? []);
  const pageOnly = reached
    .filter((file) => file.endsWith('.js') && domWords.test(codeOnly(read(file))))
    .map((file) => `${file} needs the DOM, but bin/ imports it`);
  const rooms = [...linked].flatMap(([file, list]) =>
    file.startsWith('web/') ? backwardRooms(file, list) : [],
  );
  return [...arrows, ...rooms, ...pageOnly, ...circles(linked)];
}
