import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import { drop, openPage, settled } from './page.mjs';
import { stored, untilStored } from './stored.mjs';
import { named, plain } from './tables.mjs';

/** @type {import('./page.mjs').Opened} */
let opened;
/** @type {import('playwright-core').Page} */
let page;

const WITHOUT_BOOTSTRAP = '#options={"bootstrap":0}';

before(async () => {
  opened = await openPage();
  page = opened.page;
});
beforeEach(async () => {
  await opened.visit();
  await settled(page);
});
after(() => opened.close());

/** @param {string} name @param {string} [content] */
async function load(name, content = plain) {
  await drop(page, { name, content });
  await page.locator('.source', { hasText: name }).waitFor();
  await settled(page);
  await untilStored(page, ({ source }) => source?.name === name);
}

/** @param {string} hash */
async function goTo(hash) {
  await page.goto('about:blank');
  await page.goto(opened.url + hash);
  await settled(page);
}

const sourceShown = () => page.locator('.source strong').innerText();

/**
 * Writes what a hand or an older version might have written.
 * @param {Record<string, unknown>} values
 */
const tamper = (values) =>
  page.evaluate(
    (entries) =>
      new Promise((resolve) => {
        const request = indexedDB.open('melon', 1);
        request.onsuccess = () => {
          const transaction = request.result.transaction('session', 'readwrite');
          for (const [key, value] of Object.entries(entries)) {
            transaction.objectStore('session').put(value, key);
          }
          transaction.oncomplete = () => {
            request.result.close();
            resolve(undefined);
          };
        };
      }),
    values,
  );

for (const preferences of [
  'null',
  '5',
  '[]',
  '{',
  '{"language":"xx"}',
  '{"theme":[],"language":null}',
]) {
  test(`the page opens with the preferences ${preferences}`, async () => {
    await page.evaluate((text) => localStorage.setItem('melon.preferences', text), preferences);
    await goTo(WITHOUT_BOOTSTRAP);
    assert.match(await page.locator('#verdict h1').innerText(), /\d/);
    assert.deepEqual(opened.errors, []);
  });
}

const source = { name: 'mine.csv', size: 5, kind: 'file' };

test('a stored table without its list of columns comes back with the usual ones', async () => {
  await load('mine.csv');
  await tamper({ last: { source, options: 5 } });
  await goTo(WITHOUT_BOOTSTRAP);
  assert.equal(await sourceShown(), 'mine.csv');
  assert.ok((await page.locator('table.models tbody tr').first().locator('td').count()) > 3);
  assert.deepEqual(opened.errors, []);
});

for (const [what, values] of /** @type {[string, Record<string, unknown>][]} */ ([
  ['a source without a name', { last: { source: { kind: 'file' }, options: {}, columns: [] } }],
  ['null for a session', { last: null }],
  ['a text for a file', { last: { source, options: {}, columns: [] }, files: 'y,a' }],
])) {
  test(`${what} in storage is forgotten, and the sample is there`, async () => {
    await load('mine.csv');
    await tamper(values);
    await goTo(WITHOUT_BOOTSTRAP);
    assert.notEqual(await sourceShown(), 'mine.csv');
    assert.deepEqual(await stored(page), {});
    assert.deepEqual(opened.errors, []);
  });
}

test('whatever a field of the stored session is, the page opens with a table', async () => {
  await load('mine.csv');
  const odd = [null, 5, 'x', [null], { length: 3 }, Number.NaN];
  const names = ['source', 'options', 'columns', 'extra'];
  const fields = [
    ...names.flatMap((name) => odd.map((value) => ({ [name]: value }))),
    ...['name', 'size', 'kind', 'id'].flatMap((name) =>
      odd.map((value) => ({ source: { ...source, [name]: value } })),
    ),
    ...['truth', 'predictions', 'thresholds', 'alpha', 'task', 'weight', 'no_such_option'].flatMap(
      (name) => odd.map((value) => ({ options: { [name]: value } })),
    ),
  ];
  const whole = { source, options: { bootstrap: 0 }, columns: ['f1'] };
  for (const [at, changed] of fields.entries()) {
    // Each has the file again: what does not fit is forgotten, with the file.
    await page.evaluate(
      ([last, text]) =>
        new Promise((resolve) => {
          const request = indexedDB.open('melon', 1);
          request.onsuccess = () => {
            const transaction = request.result.transaction('session', 'readwrite');
            transaction.objectStore('session').put(last, 'last');
            transaction
              .objectStore('session')
              .put([{ name: 'mine.csv', blob: new Blob([String(text)]) }], 'files');
            transaction.oncomplete = () => {
              request.result.close();
              resolve(undefined);
            };
          };
        }),
      /** @type {const} */ ([{ ...whole, ...changed }, plain]),
    );
    const shown = `${at}: ${JSON.stringify(changed)}`;
    await goTo(WITHOUT_BOOTSTRAP).catch((error) => assert.fail(`${shown}: ${error}`));
    assert.match(await page.locator('#verdict h1').innerText(), /\d/, shown);
    assert.deepEqual(opened.errors, [], shown);
  }
});

test('a link whose settings do not fit leaves the stored file as it is, and says so', async () => {
  await load('mine.csv');
  const kept = await stored(page);
  await goTo('#options={"truth":"nocolumn"}');
  await page.getByText('settings of the link do not fit').waitFor();
  assert.equal(await sourceShown(), 'mine.csv');
  assert.deepEqual(await stored(page), kept);
  await goTo(WITHOUT_BOOTSTRAP);
  assert.equal(await sourceShown(), 'mine.csv');
});

test('a stored table that stopped the page is not opened again unasked, and is still there', async () => {
  await load('mine.csv');
  const kept = await stored(page);
  // What a page leaves that stops while it opens the table: it sees no end of its own.
  await page.evaluate((mark) => sessionStorage.setItem('melon-opening', mark), kept.mark ?? '');
  await page.reload();
  await page
    .getByRole('alert')
    .filter({ hasText: 'stopped when it last opened mine.csv' })
    .waitFor();
  assert.notEqual(await sourceShown(), 'mine.csv');
  assert.deepEqual(await stored(page), kept);
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.locator('.source', { hasText: 'mine.csv' }).waitFor();
  await settled(page);
  assert.equal(await page.getByRole('alert').count(), 0);
  // A page that is loaded again in the midst of it has not stopped.
  await page.reload();
  await page.reload();
  await settled(page);
  assert.equal(await sourceShown(), 'mine.csv');
});

test('nor is it in another window or when the browser is opened anew, unless a tab is just opening it', async () => {
  await load('mine.csv');
  const { mark = '' } = await stored(page);
  const asked = { hasText: 'stopped when it last opened mine.csv' };
  const arriveAnew = async () => {
    // Without the memory of this tab, as after the browser was closed.
    const tab = await page.context().newPage();
    await tab.goto(opened.url + WITHOUT_BOOTSTRAP);
    await settled(tab);
    const alerts = await tab.getByRole('alert').filter(asked).count();
    const source = await tab.locator('.source strong').innerText();
    await tab.close();
    return { alerts, isMine: source === 'mine.csv' };
  };
  await page.evaluate((text) => localStorage.setItem('melon-opening', text), mark);
  assert.deepEqual(await arriveAnew(), { alerts: 1, isMine: false });
  await page.evaluate(
    () =>
      new Promise((held) => {
        navigator.locks.request('melon-opening', () => new Promise(() => held(undefined)));
      }),
  );
  assert.deepEqual(await arriveAnew(), { alerts: 0, isMine: true });
  // Another table has not stopped the page.
  await page.evaluate((text) => localStorage.setItem('melon-opening', text), `of another ${mark}`);
  await goTo(WITHOUT_BOOTSTRAP);
  assert.equal(await sourceShown(), 'mine.csv');
});

for (const phase of ['', 'loading', 'working']) {
  test(`a file that is chosen while the stored one comes back (${phase || 'not yet'}) is the one that is seen`, async () => {
    await load('mine.csv');
    const tab = await page.context().newPage();
    await tab.addInitScript(
      ([content, wanted]) => {
        const look = () => {
          /** @type {HTMLInputElement | null} */
          const input = document.querySelector('#data input[type=file]');
          if (!input || (document.body.dataset.phase ?? '') !== wanted) {
            setTimeout(look);
            return;
          }
          const transfer = new DataTransfer();
          transfer.items.add(new File([content], 'other.csv'));
          input.files = transfer.files;
          input.dispatchEvent(new Event('change', { bubbles: true }));
        };
        look();
      },
      /** @type {const} */ ([plain, phase]),
    );
    await tab.goto(opened.url + WITHOUT_BOOTSTRAP);
    await tab.locator('.source', { hasText: 'other.csv' }).waitFor();
    await settled(tab);
    assert.equal(await tab.locator('.source strong').innerText(), 'other.csv');
    await tab.close();
  });
}

test('a sample, opened by a link or a click, does not replace the stored file', async () => {
  await load('mine.csv');
  const kept = await stored(page);
  await goTo('#sample=labels&options={"bootstrap":0}');
  assert.notEqual(await sourceShown(), 'mine.csv');
  await page.getByLabel('β of Fβ').fill('2');
  await page.keyboard.press('Enter');
  await settled(page);
  assert.deepEqual(await stored(page), kept);
});

test('a link of somebody’s own file asks for that file and does not lend its settings to another', async () => {
  const hash = '#file=scores.csv&model=poor&options={"truth":"y_true","beta":2,"bootstrap":0}';
  await goTo(hash);
  await page
    .getByText('This link is for scores.csv, which it does not contain: drop that file here.')
    .waitFor();
  assert.equal(await page.locator('.problem').count(), 0);
  assert.equal(await page.getByLabel('β of Fβ').inputValue(), '1');
  assert.equal(decodeURIComponent(await page.evaluate(() => location.hash)), hash);
  await load('scores.csv');
  assert.equal(await page.getByLabel('β of Fβ').inputValue(), '2');
  assert.match(await page.locator('table.models tr.chosen').innerText(), /poor/);
  assert.equal(await page.locator('.notice').count(), 0);
});

test('a link cannot turn or flood the sentence that asks for its file', async () => {
  await goTo(`#file=${encodeURIComponent(`\u202e${'x'.repeat(5000)}`)}&options={"beta":2}`);
  const notice = page.locator('.banner.notice p');
  await notice.waitFor();
  const text = await notice.innerText();
  assert.match(
    text,
    /^This link is for \\u202ex+…, which it does not contain: drop that file here\.$/,
  );
  assert.ok(text.length < 160, `${text.length} characters`);
  assert.equal(await notice.locator('bdi').count(), 1);
});

test('another file that is dropped instead has its own settings', async () => {
  await goTo('#file=scores.csv&options={"beta":2}');
  await load('other.csv');
  assert.equal(await page.getByLabel('β of Fβ').inputValue(), '1');
});

test('a link keeps its settings while other files are looked at, whose address has their own', async () => {
  const text = 'This link is for scores.csv, which it does not contain: drop that file here.';
  await goTo('#file=scores.csv&columns=f1,roc_auc&options={"beta":2,"bootstrap":0}');
  await page.getByText(text).waitFor();
  await load('other.csv');
  await page.getByText(text).waitFor();
  const fields = () => page.evaluate(() => new URLSearchParams(location.hash.slice(1)).toString());
  assert.match(await fields(), /file=other\.csv&columns=f1%2Croc_auc$/);
  // Other columns than those chosen stand in the table of a regression.
  const houses = Array.from({ length: 30 }, (_, i) => `${i * 1.37},${i * 1.4 + (i % 3)}`);
  await load('houses.csv', `truth,model\n${houses.join('\n')}\n`);
  assert.match(await fields(), /file=houses\.csv$/);
  await load('scores.csv');
  await page.waitForFunction(() => location.hash.includes('beta'));
  assert.match(await fields(), /file=scores\.csv&columns=f1%2Croc_auc/);
});

test('a link keeps the model that was chosen and the order of the table', async () => {
  await load('mine.csv');
  await page.getByRole('button', { name: 'Let poor stand out' }).click();
  await page.locator('table.models thead button', { hasText: 'F1' }).click();
  await page.locator('table.models thead button', { hasText: 'F1' }).click();
  await page.waitForFunction(() => location.hash.includes('model=poor'));
  const hash = await page.evaluate(() => location.hash);
  await goTo(hash);
  assert.equal(await sourceShown(), 'mine.csv');
  assert.match(await page.locator('table.models tr.chosen').innerText(), /poor/);
  assert.equal(
    await page.locator('th[aria-sort="ascending"]').innerText(),
    await page.locator('th', { hasText: 'F1' }).innerText(),
  );
});

test('Ctrl+Z takes back a role and a setting, Ctrl+Shift+Z brings them again', async () => {
  await load('mine.csv');
  const role = page.getByLabel('Role of poor');
  await role.selectOption('ignored');
  await page.waitForFunction(() => document.querySelectorAll('table.models tbody tr').length === 1);
  await page.locator('#verdict h1').click();
  await page.keyboard.press('Control+z');
  await page.waitForFunction(() => document.querySelectorAll('table.models tbody tr').length === 2);
  await page.keyboard.press('Control+Shift+Z');
  await page.waitForFunction(() => document.querySelectorAll('table.models tbody tr').length === 1);
  await page.keyboard.press('Control+z');
  await settled(page);
  assert.equal(await role.inputValue(), 'prediction');
});

test('in a field Ctrl+Z is the field’s own', async () => {
  await load('mine.csv');
  await page.getByLabel('Role of poor').selectOption('ignored');
  await settled(page);
  await page.getByLabel('β of Fβ').fill('3');
  await page.keyboard.press('Control+z');
  await settled(page);
  assert.equal(await page.locator('table.models tbody tr').count(), 1);
});

test('files that were joined are kept, with how they were joined', async () => {
  const of = (/** @type {string} */ scores) =>
    `id,y,score\n${scores
      .split(',')
      .map((score, row) => `${row + 1},${row % 2},${score}\n`)
      .join('')}`;
  const [a, b] = [of('.1,.8,.3,.9'), of('.4,.2,.6,.7')];
  await drop(page, { name: 'b.csv', content: b }, { name: 'a.csv', content: a });
  await page.locator('.source', { hasText: 'a.csv + b.csv' }).waitFor();
  await settled(page);
  assert.deepEqual(await page.locator('table.models tbody th').allInnerTexts(), ['a', 'b']);
  const way = page.getByLabel('Joined');
  assert.equal(await way.inputValue(), 'id');
  await way.selectOption('rows');
  await settled(page);
  const { texts } = await untilStored(page, ({ options }) => options?.join === 'rows');
  assert.deepEqual(texts, [a, b]);
  await page.reload();
  await settled(page);
  assert.equal(await sourceShown(), 'a.csv + b.csv');
  assert.equal(await way.inputValue(), 'rows');
  await page.keyboard.press('Control+z');
  await page.getByRole('button', { name: 'Take b.csv away' }).click();
  await page.locator('.source', { hasText: 'a.csv', hasNotText: 'b.csv' }).waitFor();
  await settled(page);
  assert.deepEqual(await page.locator('table.models tbody th').allInnerTexts(), ['score']);
  await page
    .getByLabel('Files to join with these')
    .setInputFiles({ name: 'b.csv', mimeType: 'text/csv', buffer: Buffer.from(b) });
  await page.locator('.source', { hasText: 'a.csv + b.csv' }).waitFor();
});

test('what was set stays when a file is taken away', async () => {
  const of = (/** @type {number[]} */ scores) => `result\n${scores.join('\n')}\n`;
  const [one, two, three] = [
    of([0.44, 0.31, 0.42, 0.38, 0.45]),
    of([0.2, 0.12, 0.21, 0.14, 0.24]),
    of([0.3, 0.22, 0.31, 0.24, 0.36]),
  ];
  await drop(
    page,
    { name: 'one.csv', content: one },
    { name: 'two.csv', content: two },
    { name: 'three.csv', content: three },
  );
  await page.locator('.source', { hasText: 'three.csv' }).waitFor();
  await page.locator('#turn-direction').click();
  await settled(page);
  const verdict = page.locator('#verdict');
  assert.match(await verdict.innerText(), /^one is/);
  await page.getByRole('button', { name: 'Take three.csv away' }).click();
  await page.locator('.source', { hasText: 'two.csv', hasNotText: 'three.csv' }).waitFor();
  await settled(page);
  assert.match(await verdict.innerText(), /^one is/);
});

test('files that do not fit are refused with the reason, and another way can be chosen', async () => {
  const one = 'id,y,score\n1,0,.1\n2,1,.8\n3,0,.3\n';
  const two = 'id,y,score\n7,0,.2\n8,1,.7\n9,0,.4\n';
  await drop(page, { name: 'one.csv', content: one }, { name: 'two.csv', content: two });
  await page.getByText('"one.csv"').waitFor();
  await settled(page);
  const way = page.getByLabel('Joined');
  assert.equal(await way.locator('option:checked').innerText(), 'not yet');
  await way.selectOption('rows');
  await settled(page);
  assert.deepEqual(await page.locator('table.models tbody th').allInnerTexts(), ['one', 'two']);
});

test('forgetting asks first, and deletes what is stored', async () => {
  await load('mine.csv');
  await page.getByRole('button', { name: 'Forget my data' }).click();
  await page.getByRole('button', { name: 'Keep' }).click();
  assert.equal((await stored(page)).source?.name, 'mine.csv');
  await page.getByRole('button', { name: 'Forget my data' }).click();
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByText('Your data is deleted from this browser.').waitFor();
  assert.deepEqual(await stored(page), {});
  assert.notEqual(await sourceShown(), 'mine.csv');
});

test('two pages of one browser do not lend each other settings, nor bring back what was deleted', async () => {
  await load('mine.csv');
  const second = await page.context().newPage();
  try {
    await second.goto(opened.url + WITHOUT_BOOTSTRAP);
    await settled(second);
    await drop(second, { name: 'other.csv', content: named });
    await second.locator('.source', { hasText: 'other.csv' }).waitFor();
    await settled(second);
    await page.getByLabel('β of Fβ').fill('3');
    await page.keyboard.press('Enter');
    await settled(page);
    const kept = await untilStored(second, (one) => one.source?.name === 'other.csv');
    assert.equal(kept.options?.beta, undefined);
    assert.equal(kept.texts?.[0], named);

    await second.getByRole('button', { name: 'Forget my data' }).click();
    await second.getByRole('button', { name: 'Delete' }).click();
    await second.getByText('Your data is deleted from this browser.').waitFor();
    await page.getByLabel('β of Fβ').fill('4');
    await page.keyboard.press('Enter');
    await settled(page);
    assert.deepEqual(await stored(page), {});
  } finally {
    await second.close();
  }
});

test('the pictures of an earlier table can neither be saved nor dragged', async () => {
  await load('mine.csv');
  const inert = () => page.evaluate(() => document.getElementById('pictures')?.inert);
  assert.equal(await inert(), false);
  await drop(page, { name: 'bad.csv', content: plain.replace(/^(1,)[^,]*/m, '$1') });
  await page.locator('.problem').waitFor();
  assert.equal(await inert(), true);
  await page.getByRole('button', { name: 'Back to mine.csv' }).click();
  await page.locator('.problem').waitFor({ state: 'detached' });
  await settled(page);
  assert.equal(await inert(), false);
});

test('names that turn the direction of writing stand isolated in the sentences, their signs shown', async () => {
  const header = 'y_true,good\u202eevil,\u05d0\u05d1\u05d2';
  const content = plain.replace(/^.*\n/, `${header}\n`);
  await drop(page, { name: 'a\u202eb.csv', content });
  await page.locator('.source', { hasText: 'a\\u202eb.csv' }).waitFor();
  await settled(page);
  // A sign that is shown turns nothing; letters from right to left do.
  assert.deepEqual(await page.locator('#verdict h1 bdi').allInnerTexts(), ['\u05d0\u05d1\u05d2']);
  assert.ok((await page.locator('#verdict h1').innerText()).includes('good\\u202eevil'));
  const outside = await page.locator('#verdict').evaluate((verdict) => {
    const copy = /** @type {HTMLElement} */ (verdict.cloneNode(true));
    for (const each of copy.querySelectorAll('bdi')) each.remove();
    return copy.textContent ?? '';
  });
  assert.doesNotMatch(outside, /[\u0590-\u05ff\u202e]/);
});

test('a name of 1,000 characters does not widen the page, a longer one is refused with its place', async () => {
  const name = 'n'.repeat(1000);
  await load('long.csv', plain.replace('good', name));
  const widths = () => page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
  let [content, window] = await widths();
  assert.ok(content <= window, `${content} px in ${window}`);
  await drop(page, { name: 'longer.csv', content: plain.replace('good', `${name}n`) });
  await page.locator('.problem .message', { hasText: 'column 2 has 1,001 characters' }).waitFor();
  [content, window] = await widths();
  assert.ok(content <= window, `${content} px in ${window}`);
  await page.getByLabel('β of Fβ').fill('2');
  await page.keyboard.press('Enter');
  await settled(page);
  assert.equal(await page.locator('table.models tbody tr').count(), 2);
});

for (const colorScheme of /** @type {const} */ (['light', 'dark'])) {
  test(`the overlay covers the page while a file is carried over it, ${colorScheme}`, async () => {
    await page.emulateMedia({ colorScheme });
    await page.mouse.wheel(0, 600);
    const tops = await page.evaluate(() => {
      const transfer = new DataTransfer();
      transfer.items.add(new File(['x'], 'x.csv'));
      const carry = (/** @type {string} */ type) =>
        document.body.dispatchEvent(new DragEvent(type, { dataTransfer: transfer, bubbles: true }));
      carry('dragenter');
      const veil = /** @type {HTMLElement} */ (document.querySelector('.drop-veil'));
      // Else a point would name what lies below.
      veil.style.pointerEvents = 'auto';
      const found = [0.02, 0.3, 0.5, 0.98].flatMap((x) =>
        [0.02, 0.3, 0.5, 0.98].map((y) =>
          document.elementFromPoint(innerWidth * x, innerHeight * y)?.closest('.drop-veil'),
        ),
      );
      const covered = found.filter((one) => one === veil).length;
      carry('dragleave');
      return [covered, getComputedStyle(veil).display];
    });
    assert.deepEqual(tops, [16, 'none']);
  });
}
