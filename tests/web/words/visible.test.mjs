import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import test, { after } from 'node:test';
import { hides, oneLine, visible, visibleName } from '../../../web/words/visible.js';
import { melon } from '../../bin/command_line.mjs';

const FOLDER = mkdtempSync(join(tmpdir(), 'melon-visible-'));
after(() => rmSync(FOLDER, { recursive: true }));

test('controls, directions and what is not a character are escaped; line ends stay', () => {
  assert.equal(visible('a\u001b[31m\nb'), 'a\\x1b[31m\nb');
  assert.equal(visible('\u202e\u2067\u200f\ufffe'), '\\u202e\\u2067\\u200f\\ufffe');
  assert.equal(visible('\u{1fffe}\ud800'), '\\u{1fffe}\\ud800');
  assert.equal(visible('模型 é ± 👍'), '模型 é ± 👍');
});

test('what has neither width nor sign is escaped; joiners and the blanks of names stay', () => {
  assert.equal(visible('so\u00adft\u200b\u2060\u3164'), 'so\\xadft\\u200b\\u2060\\u3164');
  assert.equal(visible('👩\u200d🔬 می\u200cخواهم'), '👩\u200d🔬 می\u200cخواهم');
  assert.equal(visibleName('a\tb\r\nc\u0001'), 'a\tb\r\nc\\x01');
  assert.equal(hides('{"name":"\\u0001"}') && hides('"\u202e"'), true);
  assert.equal(hides('{"name":"a\\n\\"b\\""}'), false);
});

test('backslashes are doubled only where they would read as those of a hidden character', () => {
  assert.equal(visibleName('a\\u001b'), 'a\\\\u001b');
  assert.equal(visibleName('a\\u{e0001}\\ud800'), 'a\\u{e0001}\\\\ud800');
  for (const name of ['C:\\new\\x.csv', '\\x41', '\\u4e2d\\u6587', '\\u{110000}', 'end\\', '\\x0a'])
    assert.equal(visibleName(name), name);
  assert.equal(hides(JSON.stringify('a\\x1bb')), true);
});

test('a name on one line has single blanks', () => {
  assert.equal(oneLine(' a\r\n\tb\u0007 '), 'a b\\x07');
});

const HOSTILE = 'bad\u001b]0;title\u0007\u202ename';
const PREDICTIONS = `y,${HOSTILE},b\n1,.9,.2\n0,.1,.3\n1,.8,.9\n0,.3,.1\n`;
const RESULTS = `dataset,${HOSTILE},b,c\nd1,.9,.2,.3\nd2,.8,.3,.4\nd3,.7,.1,.2\nd4,.9,.3,.1\n`;

test('no text output obeys a name, and JSON has it verbatim', async () => {
  for (const [name, content] of Object.entries({ PREDICTIONS, RESULTS })) {
    const file = join(FOLDER, `${name}.csv`);
    writeFileSync(file, content);
    for (const args of [[], ['--language=zh'], ['--paper'], ['--truth=\u202e']]) {
      const { stdout, stderr } = await melon('evaluate', file, ...args);
      assert.doesNotMatch((stdout + stderr).replaceAll('\n', ''), /[\p{Cc}\p{Bidi_Control}]/u);
    }
    const { stdout } = await melon('evaluate', file, '--json');
    assert.ok(JSON.parse(stdout).models.some((/** @type {any} */ model) => model.name === HOSTILE));
  }
});
