import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { readHeaders } from '../../bin/server.mjs';
import { debianNotice, hostHeaders, thirdPartyNotices } from '../../tools/host_files.mjs';

/** @param {string} path */
const read = (path) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');

const COPYRIGHT = `Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/

Files: *
Copyright: 2020, A
           2021, B
License: Expat or Apache-2.0

Files: tests/*
Copyright: 2000, C
License: GPL

License: Expat
 Permission is
 .
 granted.

License: GPL
 Not of interest.
`;

test('of a copyright file its owners and their licences are taken', () => {
  assert.equal(
    debianNotice(COPYRIGHT),
    'Copyright 2020, A\n2021, B\n\nExpat\nPermission is\n\ngranted.',
  );
  assert.equal(debianNotice(COPYRIGHT, /^tests\//), 'Copyright 2000, C\n\nGPL\nNot of interest.');
});

test('the notices name every library and carry its licence', () => {
  const notices = thirdPartyNotices();
  for (const [name, owner] of [
    ['chart.js', 'Chart.js Contributors'],
    ['katex', 'Khan Academy'],
    ['lit', 'Google LLC'],
    ['@xmldom/xmldom', 'Permission is hereby granted'],
    ['fflate', 'Arjun Barrett'],
    ['fzstd', 'Arjun Barrett'],
    ['hyparquet', 'Permission is hereby granted'],
    ['read-excel-file', 'catamphetamine'],
    ['nlohmann/json', 'MIT License'],
    ['fast_float', 'MIT License'],
    ['Boost', 'Boost Software License'],
    ['Emscripten', 'NCSA'],
    ['Data set: Iris', 'https://creativecommons.org/licenses/by/4.0/'],
    ['Data set: Penguins', 'https://creativecommons.org/publicdomain/zero/1.0/'],
    ['Data set: Diabetes progression', 'The scikit-learn developers'],
  ]) {
    const [, part = ''] = notices.split(new RegExp(`^${name}.*\\n=+\\n`, 'm'));
    assert.ok(part.split('='.repeat(72))[0].includes(owner), name);
  }
});

test('the core’s licences are those of Debian’s files, or named with their homes where there are none', () => {
  const notices = thirdPartyNotices();
  const there = existsSync('/usr/share/doc/nlohmann-json3-dev/copyright');
  const texts = ['Niels Lohmann', 'Daniel Lemire', 'The Emscripten Authors', 'Rich Felker'];
  const homes = ['https://github.com/nlohmann/json', 'https://emscripten.org'];
  for (const text of there ? [...texts, ...homes] : homes) assert.ok(notices.includes(text), text);
});

test('dist/ has the licences and the headers', () => {
  assert.equal(read('dist/LICENSE.txt'), read('LICENSE'));
  assert.equal(read('dist/THIRD_PARTY_LICENSES.txt'), thirdPartyNotices());
  assert.equal(read('dist/_headers'), hostHeaders(read('index.html')));
});

test('the host is given the page’s own policy, and that nothing may frame it', () => {
  const headers = readHeaders(hostHeaders(read('index.html')));
  const policy = headers['Content-Security-Policy'];
  const [, own] = /Content-Security-Policy" content="([^"]+)"/.exec(read('index.html')) ?? [];
  assert.equal(policy, `${own}; frame-ancestors 'none'`);
  assert.equal(headers['X-Content-Type-Options'], 'nosniff');
});
