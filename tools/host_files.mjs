// What dist/ contains besides the page: its licence, those of what is built into it, and headers for the host.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './shell.mjs';

const DATA_SETS = join(root, 'web/data_sets');

/** npm packages whose code is in the page's scripts. */
const SCRIPTS = [
  ...['chart.js', 'katex', 'lit', 'lit-html', 'uqr'],
  ...['@xmldom/xmldom', 'fflate', 'fzstd', 'hyparquet', 'read-excel-file'],
];

/**
 * What is compiled into the core, by its package.
 * @type {{ name: string, home: string, licence: string, debian: RegExp, files?: RegExp }[]}
 */
const CORE = [
  {
    name: 'nlohmann/json',
    home: 'https://github.com/nlohmann/json',
    licence: 'MIT License',
    debian: /^nlohmann-json3-dev$/,
  },
  {
    name: 'fast_float',
    home: 'https://github.com/fastfloat/fast_float',
    licence: 'MIT License',
    debian: /^libfast-float-dev$/,
  },
  {
    name: 'Boost',
    home: 'https://www.boost.org',
    licence: 'Boost Software License 1.0',
    debian: /^libboost\d+\.\d+-dev$/,
  },
  {
    name: 'Eigen',
    home: 'https://eigen.tuxfamily.org',
    licence: 'Mozilla Public License 2.0',
    debian: /^libeigen3-dev$/,
  },
  {
    name: 'Emscripten, its runtime, musl and the libraries of LLVM',
    home: 'https://emscripten.org',
    licence:
      'MIT License; University of Illinois/NCSA License; Apache License 2.0 with LLVM Exceptions',
    debian: /^emscripten$/,
    files: /^(\*|system\/lib\/(compiler-rt|libc|libcxx|libcxxabi|dlmalloc)\b.*)$/,
  },
];

/**
 * The entries of a file in Debian's machine-readable format.
 * @param {string} text
 * @returns {Record<string, string>[]} by field
 */
function entriesOf(text) {
  return text
    .split(/\n\s*\n/)
    .map((entry) =>
      Object.fromEntries(
        [...entry.matchAll(/^(\S+):[ \t]*(.*(?:\n[ \t].*)*)/gm)].map(([, field, value]) => [
          field,
          value.replace(/^[ \t]+\.?/gm, '').trim(),
        ]),
      ),
    );
}

/**
 * Who owns the files that matter, and the texts of their licences.
 * @param {string} text  a copyright file in Debian's machine-readable format
 * @param {RegExp} [files]  patterns of files that matter
 */
export function debianNotice(text, files = /^\*$/) {
  const entries = entriesOf(text);
  const chosen = entries.filter(({ Files = '' }) =>
    Files.split(/\s+/).some((one) => files.test(one)),
  );
  const owners = chosen.map(
    ({ Copyright = '' }) => `Copyright ${Copyright.replace(/^Copyright\s+/i, '')}`,
  );
  const names = chosen.flatMap(({ License = '' }) =>
    License.split('\n')[0].split(/,? (?:or|and) /),
  );
  const texts = entries
    .filter(({ License = '' }) => names.includes(License.split('\n')[0]) && License.includes('\n'))
    .map(({ License }) => License);
  return [...new Set([...owners, ...texts])].join('\n\n');
}

/** @param {typeof CORE[number]} part */
function coreNotice({ licence, home, debian, files }) {
  const docs = '/usr/share/doc';
  const folders = existsSync(docs) ? readdirSync(docs) : [];
  const texts = folders
    .filter((folder) => debian.test(folder))
    .map((folder) => join(docs, folder, 'copyright'))
    .filter((file) => existsSync(file))
    .map((file) => debianNotice(readFileSync(file, 'utf8'), files));
  return [`${licence}, ${home}`, ...texts].join('\n\n');
}

/** @param {string} name  of an npm package */
function scriptNotice(name) {
  const folder = join(root, 'node_modules', name);
  const file = readdirSync(folder).find((one) => /^licen[cs]e/i.test(one));
  if (!file) throw new Error(`${name} has no licence file`);
  return readFileSync(join(folder, file), 'utf8').trim();
}

/** Where the licences of data sets are found that dist/ does not contain. @type {Record<string, string>} */
const DATA_LICENCES = {
  'CC-BY-4.0': 'https://creativecommons.org/licenses/by/4.0/',
  'CC0-1.0': 'https://creativecommons.org/publicdomain/zero/1.0/',
};

/**
 * Who made a data set of the lab, and what was changed, as licences of data ask for.
 * @param {Record<string, any>} dataSet  an entry of data_sets.json
 */
function dataSetNotice({ source, doi, url, licence, licence_file, licence_note, changes }) {
  const text = licence_file
    ? `${licence_note.en}\n\n${readFileSync(join(DATA_SETS, licence_file), 'utf8').trim()}`
    : DATA_LICENCES[licence];
  const origin = `${source}, ${doi ? `https://doi.org/${doi}` : url}`;
  return [origin, `Changes: ${changes.en}`, licence, text].join('\n\n');
}

/** The licences of all that others wrote and dist/ contains. */
export function thirdPartyNotices() {
  const dataSets = JSON.parse(readFileSync(join(DATA_SETS, 'data_sets.json'), 'utf8'));
  const parts = [
    ...SCRIPTS.map((name) => [name, scriptNotice(name)]),
    ...CORE.map((part) => [part.name, coreNotice(part)]),
    ...dataSets.map((/** @type {Record<string, any>} */ dataSet) => [
      `Data set: ${dataSet.name.en}`,
      dataSetNotice(dataSet),
    ]),
  ];
  const rule = '='.repeat(72);
  return `Melon contains the following works of others.\n\n${parts
    .map(([name, text]) => `${rule}\n${name}\n${rule}\n\n${text}\n`)
    .join('\n')}`;
}

/**
 * Headers for hosts that read `_headers` from the folder they serve: the page's own policy, which then binds the
 * service worker too, and what a page cannot say of itself.
 * @param {string} html  of the page
 */
export function hostHeaders(html) {
  const policy = /http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(html)?.[1];
  if (!policy) throw new Error('index.html has no Content-Security-Policy');
  return `/*
  Content-Security-Policy: ${policy}; frame-ancestors 'none'
  Cross-Origin-Opener-Policy: same-origin
  Referrer-Policy: no-referrer
  X-Content-Type-Options: nosniff
`;
}
