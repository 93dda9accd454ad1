// Makes a machine ready: looks for each thing that is needed and installs what is missing.
//   node tools/setup.mjs [build|test|check|bench|fuzz|snippets|engines|scale …]
// Imports nothing but Node itself: it runs before the packages are there.
import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { capture, Failure, isProgram, main, root, step, which } from './shell.mjs';

/** @typedef {'build' | 'test' | 'check' | 'bench' | 'fuzz' | 'snippets' | 'engines' | 'scale'} Group */

const includeFolders = [
  ...['/usr/include', '/usr/local/include', '/opt/homebrew/include'],
  ...['/usr/include/eigen3', '/opt/homebrew/include/eigen3'],
];
const thirdParty = ['boost', 'Eigen', 'fast_float', 'nlohmann'];
const testSources = ['/usr/src/googletest/googletest', '/usr/local/src/googletest/googletest'];
const browsers = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];
// Debian 12 has 3.1.6, Ubuntu 22.04 has 3.1.5.
const oldestEmscripten = [3, 1, 5];

/**
 * What must be there, for whom, and the Debian packages that bring it. What is optional is not to be had everywhere,
 * and whoever uses it says what is left undone without it.
 * @type {{name: string, groups: Group[], packages: string[], found: () => unknown, optional?: boolean}[]}
 */
const needs = [
  {
    name: 'a C++20 compiler (g++ 12 or clang++ 14, or newer)',
    groups: ['check', 'bench'],
    packages: [system('VERSION_ID') === '22.04' ? 'g++-12' : 'g++'],
    found: findCompiler,
  },
  {
    name: 'CMake 3.22 or newer',
    groups: ['build', 'test', 'check', 'bench'],
    packages: ['cmake'],
    found: () => which('cmake') && atLeast(version('cmake', '--version'), [3, 22]),
  },
  {
    name: 'Ninja',
    groups: ['build', 'test', 'check', 'bench'],
    packages: ['ninja-build'],
    found: () => which('ninja'),
  },
  {
    name: `Emscripten ${oldestEmscripten.join('.')} or newer (emcc on the PATH, or EMSDK)`,
    groups: ['build', 'test', 'check', 'bench'],
    packages: ['emscripten', 'node-acorn'],
    found: findEmscripten,
  },
  ...[
    ['boost', 'Boost', 'libboost-dev'],
    ['Eigen', 'Eigen', 'libeigen3-dev'],
    ['fast_float', 'fast_float', 'libfast-float-dev'],
    ['nlohmann', 'nlohmann/json', 'nlohmann-json3-dev'],
  ].map(([folder, title, name]) => ({
    name: `the headers of ${title} in ${includeFolders.join(', ')}`,
    groups: /** @type {Group[]} */ (['build', 'test', 'check', 'bench']),
    packages: [name],
    found: () => findInclude(folder),
  })),
  {
    name: `GoogleTest's sources in ${testSources.join(', ')} or GOOGLETEST`,
    groups: ['test', 'check'],
    packages: ['googletest'],
    found: findGoogleTest,
  },
  {
    name: 'Chromium or Chrome (or its path in MELON_CHROMIUM)',
    groups: ['test', 'bench'],
    packages: [system('ID') === 'ubuntu' ? 'chromium-browser' : 'chromium'],
    found: findChromium,
  },
  {
    name: 'a font with Chinese characters',
    groups: ['test'],
    packages: ['fonts-wqy-microhei', 'fontconfig'],
    found: hasChineseFont,
  },
  {
    name: 'g++ 12 or newer',
    groups: ['check'],
    packages: [system('VERSION_ID') === '22.04' ? 'g++-12' : 'g++'],
    found: findGcc,
  },
  {
    name: 'clang-format 14 or newer',
    groups: ['check'],
    packages: ['clang-format'],
    found: () => which('clang-format'),
  },
  {
    name: 'Python with venv',
    groups: ['check', 'snippets', 'scale', 'bench'],
    packages: ['python3-venv'],
    found: () => spawnSync('python3', ['-c', 'import ensurepip'], { stdio: 'ignore' }).status === 0,
  },
  {
    name: 'clang++ 14 or newer with libFuzzer and the sanitizers',
    groups: ['fuzz'],
    packages: system('VERSION_ID') === '22.04' ? ['clang'] : ['clang', 'libclang-rt-dev'],
    found: findFuzzer,
  },
  {
    name: 'R 4.0 or newer',
    groups: ['snippets'],
    packages: ['r-base-core'],
    found: () => which('Rscript') && atLeast(version('Rscript', '--version'), [4, 0]),
  },
  {
    name: 'Java 17 or newer',
    groups: ['scale'],
    packages: [
      system('VERSION_ID') === '22.04' ? 'openjdk-17-jre-headless' : 'default-jre-headless',
    ],
    found: () => which('java') && atLeast(version('java', '--version'), [17]),
  },
  {
    name: 'Firefox',
    groups: ['engines'],
    packages: ['firefox-esr'],
    found: findFirefox,
    optional: true,
  },
  {
    name: 'WebKitWebDriver with its browser, and Xvfb',
    groups: ['engines'],
    packages: ['webkit2gtk-driver', 'xvfb'],
    found: findWebkit,
    optional: true,
  },
  {
    name: 'Google Benchmark',
    groups: ['bench'],
    packages: ['libbenchmark-dev'],
    found: () => findInclude('benchmark'),
  },
  {
    name: 'R with pROC',
    groups: ['bench'],
    packages: ['r-base-core', 'r-cran-proc'],
    found: hasProc,
    optional: true,
  },
];

/** @param {string} key  of /etc/os-release */
function system(key) {
  if (!existsSync('/etc/os-release')) return undefined;
  const line = new RegExp(`^${key}="?([^"\n]*)`, 'm').exec(readFileSync('/etc/os-release', 'utf8'));
  return line?.[1];
}

/**
 * @param {string} command
 * @param {...string} args
 * @returns {number[]} [3, 25, 1]
 */
function version(command, ...args) {
  const { stdout } = spawnSync(command, args, { encoding: 'utf8' });
  return (/\d+(\.\d+)*/.exec(stdout ?? '')?.[0] ?? '0').split('.').map(Number);
}

/**
 * @param {number[]} have
 * @param {number[]} want
 */
function atLeast(have, want) {
  for (const [index, number] of want.entries()) {
    if ((have[index] ?? 0) !== number) return (have[index] ?? 0) > number;
  }
  return true;
}

/**
 * @param {string} name  of a program
 * @param {number[]} versions  of it, as Debian adds them to the name
 */
const versioned = (name, ...versions) => [name, ...versions.map((number) => `${name}-${number}`)];
const clangs = versioned('clang++', 20, 19, 18, 17, 16, 15, 14);
const gccs = versioned('g++', 15, 14, 13, 12);

/** @param {(string | undefined)[]} names */
function firstCompiler(names) {
  return names.find((name) => {
    if (!name || !which(name)) return false;
    return atLeast(version(name, '-dumpversion'), [name.includes('clang') ? 14 : 12]);
  });
}

/**
 * The first C++ compiler that is new enough; CXX goes first, then clang++, which
 * Emscripten brings along and which compiles the tests in half of g++'s time.
 */
export function findCompiler() {
  return firstCompiler([process.env.CXX, ...clangs, ...gccs]);
}

/** A g++ that is new enough. */
export function findGcc() {
  return firstCompiler(gccs);
}

/** A clang++ that has libFuzzer beside it. */
export function findFuzzer() {
  const compiler = firstCompiler(clangs);
  if (!compiler) return undefined;
  const { stdout } = spawnSync(compiler, ['-print-runtime-dir'], { encoding: 'utf8' });
  const folder = stdout?.trim();
  // Debian's says where its own runtime would be for one target, and keeps it for all in a folder beside that.
  return [folder, join(folder, '../linux')].some(
    (path) =>
      existsSync(path) && readdirSync(path).some((name) => /^libclang_rt\.fuzzer[-.]/.test(name)),
  )
    ? compiler
    : undefined;
}

/** Emscripten's own folder and version, if it is new enough. */
export function findEmscripten() {
  const sdk = process.env.EMSDK && join(process.env.EMSDK, 'upstream/emscripten/emcc');
  const program = (sdk && which(sdk)) || which('emcc');
  if (!program) return undefined;
  const folder = dirname(realpathSync(program));
  const file = join(folder, 'emscripten-version.txt');
  const words = existsSync(file) ? readFileSync(file, 'utf8').replace(/["\s]/g, '') : '0';
  if (!atLeast(words.split('.').map(Number), oldestEmscripten)) return undefined;
  // Debian's own takes acorn from Debian's folder.
  if (folder.startsWith('/usr/share/') && !nodePath()) return undefined;
  return { folder, version: words };
}

/** NODE_PATH for Emscripten's linking, where Debian keeps acorn. */
function nodePath() {
  return existsSync('/usr/share/nodejs/acorn') ? '/usr/share/nodejs' : undefined;
}

/** @param {string} name */
function findInclude(name) {
  return includeFolders.map((folder) => join(folder, name)).find((path) => existsSync(path));
}

/** The folder with GoogleTest's src/ and include/. */
export function findGoogleTest() {
  const folders = [process.env.GOOGLETEST ?? '', ...testSources];
  return folders.find((folder) => folder && existsSync(join(folder, 'src/gtest-all.cc')));
}

/** The path of the browser that the tests drive. */
export function findChromium() {
  return [process.env.MELON_CHROMIUM ?? '', ...browsers]
    .map((name) => name && which(name))
    .find(Boolean);
}

/** The path of Firefox. */
export function findFirefox() {
  return ['firefox-esr', 'firefox'].map(which).find(Boolean);
}

function hasProc() {
  return spawnSync('Rscript', ['-e', 'library(pROC)'], { stdio: 'ignore' }).status === 0;
}

/** The path of the driver of WebKit for GTK, where its browser can be shown. */
export function findWebkit() {
  return which('Xvfb') && which('WebKitWebDriver');
}

function hasChineseFont() {
  if (process.platform !== 'linux') return true;
  return spawnSync('fc-list', [':lang=zh'], { encoding: 'utf8' }).stdout?.trim();
}

/** From PyPI: version 22 is the first that passes over system headers, in half of the time. */
const clangTidyVersion = '22.1.8';
const clangTidyFolder = join(root, `build/clang-tidy-${clangTidyVersion}`);

/** The program itself, not the script around it, which would start Python for each file. */
export function findClangTidy() {
  const libraries = join(clangTidyFolder, 'lib');
  return (existsSync(libraries) ? readdirSync(libraries) : [])
    .map((python) => join(libraries, python, 'site-packages/clang_tidy/data/bin/clang-tidy'))
    .find((program) => existsSync(program));
}

/** What scripts in Python use, from PyPI. */
const pythonPackages = {
  snippets: ['pandas==2.3.3', 'scikit-learn==1.7.2', 'scipy==1.15.3', 'statsmodels==0.14.5'],
  scale: ['pyspark==4.0.1', 'duckdb==1.4.1', 'sqlglot==27.20.0'],
  bench: [
    'scikit-learn==1.7.2',
    'scipy==1.15.3',
    'pandas==2.3.3',
    'polars==1.35.2',
    'duckdb==1.4.1',
  ],
};

/** @typedef {keyof typeof pythonPackages} PythonGroup */

/** @param {PythonGroup} group */
const pythonFolder = (group) => join(root, 'build', group, pythonPackages[group].join('-'));

/** The Python that has the packages of a group. @param {PythonGroup} group */
export function findPython(group) {
  const program = join(pythonFolder(group), 'bin/python');
  return existsSync(join(pythonFolder(group), 'complete')) ? program : undefined;
}

/** Readers of CSV files that Melon is measured beside, from npm. */
const peerReaders = ['udsv@0.7.3', 'papaparse@5.5.3', '@duckdb/duckdb-wasm@1.32.0'];
export const peerPackagesFolder = join(
  root,
  'build/peers',
  peerReaders.join('-').replaceAll('/', '-'),
);

async function installPeerReaders() {
  if (existsSync(join(peerPackagesFolder, 'node_modules'))) return;
  mkdirSync(peerPackagesFolder, { recursive: true });
  writeFileSync(join(peerPackagesFolder, 'package.json'), '{}');
  await step(`npm install ${peerReaders.join(' ')}`, async (onLine) => {
    const args = ['install', '--no-audit', '--no-fund', '--loglevel=error', ...peerReaders];
    const { status, output } = await capture('npm', args, { cwd: peerPackagesFolder, onLine });
    if (status !== 0) throw new Failure(`${output}\nThe readers could not be installed.`);
  });
}

/** Whether node_modules has what the lock file says. */
function packagesAreInstalled() {
  const installed = join(root, 'node_modules/.package-lock.json');
  if (!existsSync(installed)) return false;
  /** @type {(file: string) => Record<string, {version: string, optional?: boolean}>} */
  const read = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;
  const have = read(installed);
  return Object.entries(read(join(root, 'package-lock.json'))).every(
    ([path, { version: wanted, optional }]) =>
      path === '' || optional || have[path]?.version === wanted,
  );
}

/** How this machine lets us install packages, or undefined. */
function installer() {
  if (!which('apt-get')) return undefined;
  if (process.getuid?.() === 0) return [];
  if (!which('sudo')) return undefined;
  const silent = spawnSync('sudo', ['-n', 'true'], { stdio: 'ignore' }).status === 0;
  return silent || process.stdin.isTTY ? ['sudo'] : undefined;
}

/** @param {string[]} packages */
async function installDebian(packages) {
  if (!which('apt-get')) throw new Failure('there is no apt-get');
  const prefix = installer();
  const install = [
    ...['env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', '-o', 'DPkg::Lock::Timeout=300'],
    ...['install', '-y', '--no-install-recommends', ...packages],
  ];
  if (!prefix) {
    throw new Failure(
      `Melon needs packages that only an administrator can install: sudo apt-get install ${packages.join(' ')}`,
    );
  }
  if (prefix.length > 0) spawnSync('sudo', ['-v'], { stdio: 'inherit' });
  await step(`installing ${packages.join(' ')}`, async (onLine) => {
    const attempt = (/** @type {string[]} */ words) => {
      const [command, ...args] = [...prefix, ...words];
      return capture(command, args, { onLine });
    };
    // Lists that are old or absent are the usual reason for a first failure.
    if ((await attempt(install)).status === 0) return;
    await attempt(['apt-get', '-o', 'DPkg::Lock::Timeout=300', 'update']);
    const { status, output } = await attempt(install);
    if (status !== 0) {
      throw new Failure(`${output}\napt-get could not install: ${packages.join(' ')}`);
    }
  });
}

/**
 * @param {string} folder  of a Python of its own, in which they are installed
 * @param {string[]} packages  of PyPI
 */
async function installPython(folder, packages) {
  const names = packages.join(' ');
  await step(`pip install ${names}`, async (onLine) => {
    for (const [command, ...args] of [
      ['python3', '-m', 'venv', folder],
      [join(folder, 'bin/pip'), 'install', '--disable-pip-version-check', ...packages],
    ]) {
      const { status, output } = await capture(command, args, { onLine });
      if (status !== 0) throw new Failure(`${output}\n${names} could not be installed.`);
    }
  });
}

/** em++ must not see /usr/include: a folder with links to the libraries alone. */
function linkThirdParty() {
  const folder = join(root, 'build/third_party');
  mkdirSync(folder, { recursive: true });
  for (const name of thirdParty) {
    const link = join(folder, name);
    if (existsSync(link)) continue;
    rmSync(link, { force: true });
    symlinkSync(/** @type {string} */ (findInclude(name)), link);
  }
  return folder;
}

/**
 * Makes everything ready that the groups need.
 * @param {...Group} groups
 */
export async function setup(...groups) {
  const wanted = needs.filter((need) => need.groups.some((group) => groups.includes(group)));
  const absent = wanted.filter((need) => !need.found());
  let missing = absent.filter(({ optional }) => !optional);
  if (missing.length > 0) {
    if (!which('apt-get')) {
      throw new Failure(`Melon needs: ${missing.map((need) => need.name).join('; ')}.`);
    }
    await installDebian([...new Set(missing.flatMap((need) => need.packages))]);
    missing = missing.filter((need) => !need.found());
    if (missing.length > 0) {
      const names = missing.map((need) => need.name).join('; ');
      throw new Failure(`The packages are installed, but this is still missing: ${names}.`);
    }
  }
  for (const { name, packages } of absent.filter(({ optional }) => optional)) {
    try {
      await installDebian(packages);
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      console.log(`Melon does without ${name}: ${error.message}`);
    }
  }
  linkThirdParty();
  if (groups.includes('check') && !findClangTidy()) {
    await installPython(clangTidyFolder, [`clang-tidy==${clangTidyVersion}`]);
  }
  for (const group of /** @type {PythonGroup[]} */ (Object.keys(pythonPackages))) {
    if (!groups.includes(group) || findPython(group)) continue;
    await installPython(pythonFolder(group), pythonPackages[group]);
    writeFileSync(join(pythonFolder(group), 'complete'), '');
  }
  if (groups.includes('bench')) await installPeerReaders();
  if (!packagesAreInstalled()) {
    await step('npm ci', async (onLine) => {
      const npm = process.env.npm_execpath;
      const [command, ...first] = /** @type {string[]} */ (npm ? [process.execPath, npm] : ['npm']);
      const args = [...first, 'ci', '--no-audit', '--no-fund', '--loglevel=error'];
      const { status, output } = await capture(command, args, { onLine });
      if (status !== 0) throw new Failure(`${output}\nnpm ci failed: it needs the network once.`);
    });
  }
}

/** What the build needs to know about the machine; call after `setup`. */
export function toolchain() {
  const emscripten = findEmscripten();
  const compiler = findCompiler();
  if (!emscripten) throw new Failure('Run: node tools/setup.mjs');
  return {
    compiler,
    emscripten: emscripten.folder,
    thirdParty: linkThirdParty(),
    googleTest: findGoogleTest(),
    ccache: which('ccache'),
    env: {
      NODE_PATH: nodePath(),
      // A compiler cache takes what was compiled with precompiled headers, and reads what a file includes
      // from the compiler instead of preprocessing it first.
      CCACHE_SLOPPINESS: 'pch_defines,time_macros',
      CCACHE_DEPEND: '1',
    },
  };
}

if (isProgram(import.meta.url)) {
  const groups = /** @type {Group[]} */ (process.argv.slice(2));
  await main(() => setup(...(groups.length > 0 ? groups : /** @type {Group[]} */ (['build']))));
}
