import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createActions } from '../../../web/app/actions.js';
import { createStore } from '../../../web/app/store.js';
import { WorkerGone } from '../../../web/core/client.js';
import { exampleReport } from '../core/report_example.mjs';
import { friedmanReport } from '../tasks/comparison/example.mjs';

const sample = {
  id: 'first',
  file: 'first.csv',
  name: { en: 'First', zh: '一' },
  description: { en: '', zh: '' },
  rows: 1,
  models: 1,
  source: '',
};

const problem = { code: 'ragged_row', message: 'Line 3.', message_zh: '第 3 行。' };

/** @param {object} report as the core answers with it */
const printed = (report) => ({ text: JSON.stringify(report) });

/**
 * The page's actions over a client that answers at once with what the test
 * says; it keeps what it was asked.
 */
function setUp() {
  /** @type {any[]} */
  const runs = [];
  /** @type {any[]} */
  const queries = [];
  /** @type {import('../../../web/core/client.js').TableFile[][]} */
  const loads = [];
  /** @type {any[]} */
  const written = [];
  const answers = {
    open: /** @type {import('../../../web/import/open_file.js').OpenFile} */ (
      async (file) => ({ tables: [{ name: file.name, blob: file }] })
    ),
    load: /** @type {() => Promise<any>} */ (async () => ({ input: exampleReport().input })),
    run: /** @type {(options: any, part?: string) => Promise<any>} */ (
      async () => printed(exampleReport())
    ),
    query: /** @type {(request: any) => Promise<any>} */ (
      async ({ type, threshold }) =>
        type === 'step'
          ? { done: 2000, total: 2000 }
          : {
              threshold,
              counts: { tp: 1, fp: 0, fn: 0, tn: 1 },
              metrics: {},
              reasons: {},
              points: {},
            }
    ),
  };
  const client = {
    /** @type {import('../../../web/core/client.js').Client['onIdleCrash']} */
    onIdleCrash: null,
    load: (/** @type {readonly import('../../../web/core/client.js').TableFile[]} */ files) => {
      loads.push([...files]);
      return answers.load();
    },
    run: (/** @type {any} */ options, /** @type {string | undefined} */ part) => {
      runs.push(part ? { ...options, part } : options);
      return answers.run(options, part);
    },
    query: (/** @type {any} */ request) => {
      queries.push(request);
      return answers.query(request);
    },
    restart: () => {},
    close: () => {},
    /** @returns {any} */
    another: () => client,
  };
  const storage = {
    read: async () => null,
    write: async (/** @type {any} */ session, /** @type {unknown} */ files) =>
      void written.push(files ? { ...session, files } : session),
    drop: async () => void written.splice(0),
    clear: async () => void written.splice(0),
  };
  const store = createStore({ samples: [sample] });
  const actions = createActions(store, {
    client,
    storage,
    fetchSample: async () => new Blob(['x']),
    openFile: (file, signal) => answers.open(file, signal),
  });
  return { store, actions, answers, runs, queries, loads, written };
}

/** Of a table that comes from one file. @param {import('../../../web/core/client.js').TableFile[]} files */
function textOf([{ blob }, ...others]) {
  assert.deepEqual(others, []);
  return blob.text();
}

/** @param {number} [milliseconds] */
const pause = (milliseconds = 5) => new Promise((resolve) => setTimeout(resolve, milliseconds));

test('a sample becomes a report, and the bootstrap follows', async () => {
  const { store, actions, runs } = setUp();
  await actions.loadSample('first');
  await pause();
  assert.equal(store.state.report?.models.length, 2);
  assert.equal(store.state.phase, 'ready');
  assert.equal(store.state.refinement, 'done');
  assert.deepEqual(
    runs.map(({ bootstrap }) => bootstrap),
    [0, 2000, 2000],
  );
});

/** The first sample's report as the build stores it. */
function storedReport() {
  const report = exampleReport();
  const point = {
    threshold: 0.5,
    counts: { tp: 1, fp: 0, fn: 0, tn: 1 },
    metrics: {},
    reasons: {},
    points: {},
  };
  return { report, operatingPoints: report.models.map(() => point) };
}

test('the stored report is shown at once, and the core’s own follows with the bootstrap', async () => {
  const { store, actions, runs, loads } = setUp();
  assert.ok(await actions.showFirst(storedReport()));
  assert.equal(store.state.phase, 'ready');
  await pause();
  assert.equal(loads.length, 1);
  assert.equal(store.state.reportText, JSON.stringify(exampleReport()));
  assert.equal(store.state.refinement, 'done');
  assert.deepEqual(
    runs.map(({ bootstrap }) => bootstrap),
    [0, 2000, 2000],
  );
});

test('what is asked for before the core is there waits for it, and is seen to', async () => {
  const { store, actions, answers, runs, queries } = setUp();
  /** @type {(answer: any) => void} */
  let arrive = () => {};
  answers.load = () =>
    new Promise((resolve) => {
      arrive = resolve;
    });
  const shown = actions.showFirst(storedReport());
  await pause(0);
  assert.equal(store.state.source?.id, 'first');
  assert.equal(store.state.report?.models.length, 2);
  assert.deepEqual([store.state.phase, store.state.reportText], ['starting', '']);
  actions.setOptions({ beta: 3 });
  const answer = actions.query({ type: 'curve' });
  await pause(0);
  assert.equal(store.state.progress?.what, 'working');
  assert.deepEqual([runs.length, queries.length], [0, 0]);
  arrive({ input: exampleReport().input });
  await shown;
  await answer;
  await pause();
  assert.equal(store.state.phase, 'ready');
  assert.deepEqual(
    runs.slice(0, 2).map(({ beta }) => beta),
    [undefined, 3],
  );
});

test('a file that is dropped before the core is there takes the place of the first sample', async () => {
  const { store, actions, answers } = setUp();
  const given = [{ superseded: true }, { input: exampleReport().input }];
  answers.load = async () => given.shift();
  actions.showFirst(storedReport());
  await pause(0);
  await actions.loadFiles([new File(['y,a'], 'mine.csv')]);
  await pause();
  assert.equal(store.state.reportSource?.name, 'mine.csv');
  assert.equal(store.state.problem, null);
});

test('a comparison of learners has no bootstrap, and its first in rank stands out', async () => {
  const { store, actions, answers, runs } = setUp();
  const report = friedmanReport();
  report.verdict.best = ['C', 'A'];
  answers.run = async () => printed(report);
  await actions.loadSample('first');
  await pause();
  assert.equal(store.state.selected, 2);
  assert.equal(store.state.refinement, 'none');
  assert.equal(runs.length, 1);
});

test('counts have no bootstrap, and none is asked for', async () => {
  const { store, actions, answers, runs } = setUp();
  const report = exampleReport();
  report.task = 'counts';
  answers.run = async () => printed(report);
  await actions.loadSample('first');
  await pause();
  assert.equal(store.state.refinement, 'none');
  assert.deepEqual(
    runs.filter(({ bootstrap }) => bootstrap),
    [],
  );
});

test('the best stands out after every change of a setting, until the user chooses', async () => {
  const { store, actions, answers } = setUp();
  const report = friedmanReport();
  const best = (/** @type {string[]} */ ...names) => {
    report.verdict.best = names;
    answers.run = async () => printed(report);
  };
  best('C', 'A');
  await actions.loadSample('first');
  await pause();
  best('A');
  actions.setOptions({ higher_is_better: false });
  await pause();
  assert.equal(store.state.selected, 0);
  actions.selectModel(1);
  best('C');
  actions.setOptions({ higher_is_better: true });
  await pause();
  assert.equal(store.state.selected, 1);
  await actions.loadSample('first');
  await pause();
  assert.equal(store.state.selected, 2);
});

test('what is refused of an option stays until it is set or a table is loaded', async () => {
  const { store, actions } = setUp();
  await actions.loadSample('first');
  await pause();
  actions.refuse('eps0', '20');
  actions.refuse('alpha', '5');
  assert.deepEqual(store.state.refused, { eps0: '20', alpha: '5' });
  actions.setOptions({ eps0: 0.2 });
  assert.deepEqual(store.state.refused, { alpha: '5' });
  await actions.loadSample('first');
  assert.deepEqual(store.state.refused, {});
});

test('the bootstrap of a large table waits to be asked for', async () => {
  const { store, actions, answers } = setUp();
  const report = exampleReport();
  report.input.rows = 1_000_000;
  answers.run = async () => printed(report);
  await actions.loadSample('first');
  assert.equal(store.state.refinement, 'offered');
});

test('the verdict of a large table comes before the whole report', async () => {
  const { store, actions, answers, runs } = setUp();
  const report = exampleReport();
  report.input.rows = 1_000_000;
  const { input } = report;
  for (const model of report.models) model.curves = {};
  answers.load = async () => ({ input });
  /** @type {() => void} */
  let release = () => {};
  const held = new Promise((resolve) => {
    release = () => resolve(undefined);
  });
  answers.run = async (_, part) => {
    if (part !== 'verdict') await held;
    const models = report.models.map(({ curves, ...rest }) =>
      part === 'verdict' ? rest : { ...rest, curves },
    );
    return printed({ ...report, models });
  };
  const loaded = actions.loadText('large');
  await pause();
  assert.equal(store.state.phase, 'ready');
  assert.equal(store.state.report?.models[0].curves, undefined);
  assert.deepEqual([store.state.reportText, store.state.progress?.what], ['', 'working']);
  release();
  await loaded;
  assert.deepEqual(store.state.report?.models[0].curves, {});
  assert.notEqual(store.state.reportText, '');
  assert.equal(store.state.progress, null);
  assert.deepEqual(
    runs.map(({ part }) => part),
    ['verdict', undefined],
  );
});

test('a task without a part for the verdict is run once', async () => {
  const { store, actions, answers, runs } = setUp();
  const report = { ...exampleReport(), task: 'labels' };
  report.input.rows = 1_000_000;
  answers.load = async () => ({ input: report.input });
  answers.run = async () => printed(report);
  await actions.loadText('large');
  assert.equal(runs.length, 1);
  assert.notEqual(store.state.reportText, '');
});

test('a file that cannot be read leaves everything as it was', async () => {
  const { store, actions, answers } = setUp();
  await actions.loadSample('first');
  const { report } = store.state;
  answers.load = async () => ({ error: problem });
  await actions.loadText('bad');
  assert.deepEqual(store.state.problem, { ...problem, file: undefined });
  await actions.loadFiles([new File(['bad'], 'bad.csv')]);
  assert.deepEqual(store.state.problem, { ...problem, file: 'bad.csv' });
  assert.equal(store.state.source?.id, 'first');
  assert.equal(store.state.report?.schema, report?.schema);
  assert.equal(store.state.stale, false);
});

test('a table without a report shows its columns beside the earlier report', async () => {
  const { store, actions, answers } = setUp();
  await actions.loadSample('first');
  answers.run = async () => ({ error: problem });
  await actions.loadText('odd');
  assert.deepEqual(
    [store.state.stale, store.state.source?.kind, store.state.reportSource?.kind],
    [true, 'text', 'sample'],
  );
  answers.run = async () => printed(exampleReport());
  await actions.goBack();
  assert.deepEqual(
    [store.state.stale, store.state.source?.kind, store.state.problem],
    [false, 'sample', null],
  );
});

test('a worker that is gone is given the table again', async () => {
  const { store, actions, answers } = setUp();
  await actions.loadSample('first');
  await pause();
  let loads = 0;
  const { load, run } = answers;
  answers.load = () => {
    loads += 1;
    return load();
  };
  answers.run = async () => {
    answers.run = run;
    throw new WorkerGone('crashed');
  };
  actions.setOptions({ beta: 2 });
  await pause();
  assert.equal(loads, 1);
  assert.equal(store.state.notice?.code, 'restarted');
  assert.deepEqual(store.state.options, {});
  assert.equal(store.state.problem, null);
});

test('the operating point moves at once and the report follows after a rest', async () => {
  const { store, actions, runs } = setUp();
  await actions.loadSample('first');
  await pause();
  actions.moveOperatingPoint({ threshold: 0.3 });
  await pause();
  assert.equal(store.state.operatingPoints[0]?.threshold, 0.3);
  assert.equal(store.state.dragging, true);
  await pause(300);
  assert.equal(store.state.dragging, false);
  assert.deepEqual(store.state.options.thresholds, { RF: 0.3 });
  assert.deepEqual(runs[3].thresholds, { RF: 0.3 });
});

test('of moves that come faster than answers the latest wins', async () => {
  const { actions, queries } = setUp();
  await actions.loadSample('first');
  await pause();
  queries.length = 0;
  for (const threshold of [0.1, 0.2, 0.3, 0.4]) actions.moveOperatingPoint({ threshold });
  await pause();
  assert.deepEqual(
    queries.map(({ threshold }) => threshold),
    [0.1, 0.4],
  );
  await pause(300);
});

test('a late answer is waited for before the report follows', async () => {
  const { store, actions, answers } = setUp();
  await actions.loadSample('first');
  await pause();
  const { query } = answers;
  answers.query = async (request) => {
    await pause(350);
    return query(request);
  };
  actions.moveOperatingPoint({ threshold: 0.7 });
  await pause(300);
  answers.query = query;
  await pause(200);
  assert.deepEqual(store.state.options.thresholds, { RF: 0.7 });
});

test('undo takes back one step, and calls with the same names are one step', async () => {
  const { store, actions } = setUp();
  await actions.loadSample('first');
  actions.setOptions({ beta: 2 });
  actions.setOptions({ cost_fn: 2 });
  actions.setOptions({ cost_fn: 3 });
  actions.undo();
  assert.deepEqual(store.state.options, { beta: 2 });
  actions.undo();
  assert.deepEqual(store.state.options, {});
  actions.redo();
  assert.deepEqual(store.state.options, { beta: 2 });
  await pause();
});

test('a typed table keeps its settings while only its cells change', async () => {
  const { store, actions } = setUp();
  /** @type {import('../../../web/core/report.js').Options} */
  const typed = { task: 'friedman', predictions: ['A', 'B', 'C'] };
  await actions.loadText('one', { ...typed, higher_is_better: true });
  actions.setOptions({ post_hoc: 'holm', control: 'B' });
  await actions.loadText('two', typed);
  assert.deepEqual(store.state.options, { ...typed, post_hoc: 'holm', control: 'B' });
  await actions.loadText('three', { ...typed, predictions: ['A', 'B', 'D'] });
  assert.deepEqual(store.state.options, { ...typed, predictions: ['A', 'B', 'D'] });
});

test('settings that belong to no table stay with the next', async () => {
  const { store, actions } = setUp();
  await actions.loadSample('first');
  actions.setOptions({ alpha: 0.1, truth: 'y', thresholds: { RF: 0.2 } });
  await pause();
  await actions.loadText('other');
  assert.deepEqual(store.state.options, { alpha: 0.1 });
});

test('of a table the data is stored once, then its settings; of a sample nothing', async () => {
  const { store, actions, written } = setUp();
  await actions.loadSample('first');
  actions.setOptions({ beta: 2 });
  await pause();
  assert.equal(written.length, 0);
  await actions.loadText('mine');
  actions.setOptions({ beta: 3 });
  await pause();
  assert.deepEqual(
    written.map(({ source, files, options }) => [source.kind, files?.length === 1, options.beta]),
    [
      ['text', true, 2],
      ['text', false, 3],
    ],
  );
  await actions.loadSample('first');
  assert.equal(written.length, 2);
  assert.equal(store.state.source?.kind, 'sample');
});

test('what an earlier visit left is stored already; a change of its settings is stored', async () => {
  const { actions, written } = setUp();
  const source = { name: 'mine.csv', size: 1, kind: /** @type {const} */ ('file') };
  const files = [{ name: 'a.csv', blob: new Blob(['x']) }];
  const kept = { source, files, options: { beta: 2 }, columns: ['f1'] };
  assert.equal(await actions.restore(kept), true);
  assert.deepEqual(written, []);
  actions.setOptions({ beta: 3 });
  await pause();
  assert.deepEqual(written, [{ source, options: { beta: 3 }, columns: ['f1'] }]);
});

const savedFiles = [{ name: 'a.csv', blob: new Blob(['x']) }];

test('a saved session that is dropped brings back table, options, model, columns and order', async () => {
  const { store, actions, answers, runs, written } = setUp();
  await actions.loadSample('first');
  const [, second] = exampleReport().models;
  const sort = { key: 'f1', descending: false };
  const source = { name: 'mine.csv', size: 1, kind: 'file' };
  const session = { source, options: { beta: 2 }, columns: ['f1'], model: second.name, sort };
  answers.open = async () => ({ tables: savedFiles, session });
  await actions.loadFiles([new File(['{}'], 'mine.melon.json')]);
  await pause();
  assert.equal(store.state.source?.name, 'mine.csv');
  assert.equal(runs.at(-1).beta, 2);
  assert.deepEqual([store.state.selected, store.state.picked], [1, second.name]);
  assert.deepEqual([store.state.tableColumns, store.state.sort], [['f1'], sort]);
  assert.deepEqual(written.at(-1), { ...session, files: savedFiles });
  assert.deepEqual(actions.savedSession(), { ...session, files: savedFiles });
});

test('settings of a saved session that do not fit its table are left out, and the page says so', async () => {
  const { store, actions, answers } = setUp();
  const { run } = answers;
  answers.run = async (options, part) => (options.beta ? { error: problem } : run(options, part));
  const source = { name: 'mine.csv', size: 1, kind: 'file' };
  answers.open = async () => ({ tables: savedFiles, session: { source, options: { beta: 2 } } });
  await actions.loadFiles([new File(['{}'], 'mine.melon.json')]);
  assert.equal(store.state.notice?.code, 'session_unfit');
  assert.deepEqual([store.state.problem, store.state.source?.name], [null, 'mine.csv']);
});

test('a saved session without what its table is gives its table as any file', async () => {
  const { store, actions, answers } = setUp();
  answers.open = async () => ({ tables: savedFiles, session: { source: 5 } });
  await actions.loadFiles([new File(['{}'], 'mine.melon.json')]);
  assert.equal(store.state.source?.name, 'mine.melon.json');
});

test('a session that is refused leaves the page as it was', async () => {
  const { store, actions, answers } = setUp();
  await actions.loadSample('first');
  await pause();
  const { report, source, tableColumns } = store.state;
  answers.open = async () => ({ problem });
  await actions.loadFiles([new File(['{}'], 'cut.melon.json')]);
  assert.deepEqual(store.state.problem, { ...problem, file: 'cut.melon.json' });
  assert.equal(store.state.report, report);
  assert.deepEqual([store.state.source, store.state.tableColumns], [source, tableColumns]);
});

test('a session of a sample has its table as a file, with names as they are in it', async () => {
  const { store, actions } = setUp();
  await actions.loadSample('first');
  await pause();
  store.set({ options: { beta: 3 } });
  const saved = actions.savedSession();
  assert.deepEqual(saved?.source, { name: 'First', size: 1, kind: 'file' });
  assert.equal(await saved?.files[0].blob.text(), 'x');
});

test('the chosen model and the order are stored', async () => {
  const { actions, written } = setUp();
  await actions.loadText('x');
  await pause();
  actions.selectModel(1);
  actions.sortBy('f1');
  const { model, sort } = written.at(-1);
  assert.equal(model, exampleReport().models[1].name);
  assert.deepEqual(sort, { key: 'f1', descending: true });
});

test('a table during which the calculation breaks down is said not to be evaluated', async () => {
  const { store, actions, answers } = setUp();
  await actions.loadSample('first');
  await pause();
  const { load } = answers;
  answers.load = async () => {
    answers.load = load;
    throw new WorkerGone('crashed', 'RuntimeError: unreachable', 2 ** 32);
  };
  await actions.loadText('large');
  await pause();
  assert.equal(store.state.problem?.code, 'out_of_memory');
  assert.equal(store.state.notice, null);
  assert.deepEqual([store.state.source?.id, store.state.stale], ['first', false]);
});

test('what the network did not bring is loaded by another try', async () => {
  const { store, actions, answers } = setUp();
  await actions.loadSample('first');
  await pause();
  const { load, run } = answers;
  answers.load = async () => {
    throw new WorkerGone('not_fetched', 'TypeError: Failed to fetch');
  };
  await actions.loadText('mine');
  await pause();
  assert.equal(store.state.problem?.code, 'not_fetched');
  answers.load = load;
  answers.run = async () => ({ error: { ...problem, code: 'not_fetched' } });
  await actions.retry();
  await pause();
  assert.deepEqual([store.state.problem?.code, store.state.source?.kind], ['not_fetched', 'text']);
  answers.run = run;
  await actions.retry();
  await pause();
  assert.deepEqual(
    [store.state.problem, store.state.reportSource?.kind, store.state.stale],
    [null, 'text', false],
  );
});

test('what brings the first table is tried again when it failed', async () => {
  const { store, actions } = setUp();
  let tries = 0;
  await actions.begin(async () => {
    tries += 1;
    if (tries === 1) throw new TypeError('Failed to fetch');
    await actions.loadSample('first');
  });
  assert.equal(store.state.problem?.code, 'not_fetched');
  assert.equal(store.state.phase, 'ready');
  await actions.retry();
  assert.deepEqual([tries, store.state.source?.id, store.state.problem], [2, 'first', null]);
});

test('a table that a link waits for takes its settings, or its own when they do not fit', async () => {
  const { store, actions, answers } = setUp();
  await actions.loadSample('first');
  await pause();
  const awaited = {
    file: 'scores.csv',
    options: { beta: 2 },
    model: '__proto__',
    passed: false,
  };
  store.set({ awaited });
  await actions.loadFiles([new File(['x'], 'scores.csv')]);
  await pause();
  const { report, selected, options } = store.state;
  assert.deepEqual([options, report?.models[selected].name], [{ beta: 2 }, '__proto__']);
  assert.equal(store.state.awaited, null);
  store.set({ awaited: { file: 'scores.csv', options: { truth: 'nocolumn' }, passed: false } });
  const { run } = answers;
  answers.run = async (given, part) => (given.truth ? { error: problem } : run(given, part));
  await actions.loadFiles([new File(['x'], 'scores.csv')]);
  await pause();
  assert.deepEqual([store.state.options, store.state.problem], [{}, null]);
  assert.equal(store.state.notice?.code, 'link_unfit');
});

test('the settings of a link wait while other tables are looked at', async () => {
  const { store, actions } = setUp();
  await actions.loadSample('first');
  await pause();
  store.set({ awaited: { file: 'scores.csv', options: { beta: 2 }, passed: false } });
  await actions.loadFiles([new File(['x'], 'other.csv')]);
  await pause();
  // The page says once more what it waits for, and the address is that of the other table.
  assert.deepEqual(store.state.notice, { code: 'awaiting', value: 'scores.csv' });
  assert.deepEqual([store.state.options, store.state.awaited?.passed], [{}, true]);
  await actions.loadFiles([new File(['x'], 'another.csv')]);
  await actions.loadSample('first');
  await pause();
  assert.equal(store.state.notice, null);
  await actions.loadFiles([new File(['x'], 'scores.csv')]);
  await pause();
  assert.deepEqual([store.state.options, store.state.awaited], [{ beta: 2 }, null]);
});

test('a table with a name that cannot be shown is refused, and the one before is there', async () => {
  const { store, actions, answers, loads } = setUp();
  await actions.loadSample('first');
  await pause();
  const { load } = answers;
  answers.load = async () => {
    answers.load = load;
    const { input } = exampleReport();
    const [first, ...rest] = input.columns;
    return { input: { ...input, columns: [{ ...first, name: 'n'.repeat(2000) }, ...rest] } };
  };
  await actions.loadText('mine');
  await pause();
  assert.equal(store.state.problem?.code, 'long_name');
  assert.deepEqual([store.state.source?.id, store.state.stale], ['first', false]);
  // The sample, the text, and the sample again.
  assert.equal(loads.length, 3);
});

test('forgetting leaves nothing behind', async () => {
  const { store, actions, written } = setUp();
  await actions.loadText('mine');
  assert.equal(written.at(-1).source.kind, 'text');
  await actions.forget();
  assert.deepEqual(written, []);
  assert.equal(store.state.source?.id, 'first');
  assert.equal(store.state.notice?.code, 'forgotten');
});

const markdown = '|D|A|B|\n|-|-|-|\n|x|**1** ± 0.1|2|\n';

test('a pasted table of a paper is loaded as CSV, and the notice says what was left out', async () => {
  const { store, actions, loads } = setUp();
  await actions.loadText(markdown);
  // The rule below the names is a line, too.
  assert.equal(await textOf(loads[0]), 'D,A,B\n\nx,1,2\n');
  assert.equal(store.state.notice?.code, 'table_read');
  assert.match(store.state.notice?.message?.en ?? '', /after ± was left out/);
});

test('a file of Markdown is read like a pasted table, under its name', async () => {
  const { store, actions, loads } = setUp();
  await actions.loadFiles([new File([markdown], 'paper.md')]);
  assert.equal(await textOf(loads[0]), 'D,A,B\n\nx,1,2\n');
  assert.deepEqual([store.state.source?.kind, store.state.source?.name], ['file', 'paper.md']);
});

test('a printed confusion matrix is read from a file of any name and when it is pasted', async () => {
  const { store, actions, loads } = setUp();
  const printed = '[[50  8]\n [ 3 40]]\n';
  await actions.loadFiles([new File([printed], 'cm.txt')]);
  await actions.loadText(printed);
  for (const load of loads) assert.equal(await textOf(load), ',0,1\n0,50,8\n1,3,40\n');
  assert.equal(loads.length, 2);
  assert.equal(store.state.notice?.code, 'table_read');
});

test('a ragged table is a problem and loads nothing', async () => {
  const { store, actions, loads } = setUp();
  await actions.loadText('|D|A|B|\n|-|-|-|\n|x|1|\n');
  assert.equal(store.state.problem?.code, 'ragged_row');
  assert.equal(loads.length, 0);
});

test('a text with options, as typed into the page, is loaded as it is', async () => {
  const { actions, loads } = setUp();
  await actions.loadText(markdown, { task: 'friedman' });
  assert.equal(await textOf(loads[0]), markdown);
});

test('roles that a task does not have come back with one that has them, but not for another table', async () => {
  const { actions, store } = setUp();
  await actions.loadText('a table', {});
  actions.setOptions({ task: 'regression', truth: 'y', predictions: ['RF'] });
  actions.setTask('counts', ['tp', 'fp', 'fn', 'tn']);
  assert.equal(store.state.options.truth, undefined);
  actions.setTask('regression', ['truth', 'prediction']);
  assert.equal(store.state.options.truth, 'y');
  assert.deepEqual(store.state.options.predictions, ['RF']);
  actions.setTask('counts', ['tp', 'fp', 'fn', 'tn']);
  await actions.loadText('another table', {});
  actions.setTask('regression', ['truth', 'prediction']);
  assert.equal(store.state.options.truth, undefined);
});

const two = {
  tables: [
    { name: 'a', blob: new Blob(['a']) },
    { name: 'b', blob: new Blob(['b']), note: { en: 'Note.', zh: '注。' } },
  ],
};

test('of a file with several tables one is asked for, and read when it is chosen', async () => {
  const { store, actions, answers, loads } = setUp();
  await actions.loadSample('first');
  answers.open = async () => two;
  await actions.loadFiles([new File(['zip'], 'two.zip')]);
  assert.deepEqual(store.state.offered, { file: 'two.zip', tables: ['a', 'b'] });
  assert.deepEqual([loads.length, store.state.phase], [1, 'ready']);
  await actions.chooseTable(1);
  assert.equal(await textOf(loads[1]), 'b');
  assert.equal(store.state.offered, null);
  assert.equal(store.state.source?.name, 'two.zip › b');
  assert.equal(store.state.notice?.message?.en, 'Note.');
});

test('several files are loaded together, by name, and may be added and taken away', async () => {
  const { store, actions, loads } = setUp();
  const files = ['m10', 'm2', 'm1'].map((name) => new File([name], `${name}.csv`));
  await actions.loadFiles(files);
  const names = () => loads.at(-1)?.map(({ name }) => name);
  assert.deepEqual(names(), ['m1.csv', 'm2.csv', 'm10.csv']);
  assert.equal(store.state.source?.name, 'm1.csv + m2.csv + m10.csv');
  assert.deepEqual(store.state.source?.files, names());
  await actions.addFiles([new File(['truth'], 'truth.csv')]);
  assert.deepEqual(names(), ['m1.csv', 'm2.csv', 'm10.csv', 'truth.csv']);
  await actions.removeFile(1);
  assert.deepEqual(names(), ['m1.csv', 'm10.csv', 'truth.csv']);
  await actions.loadFiles(files.slice(0, 1));
  assert.deepEqual([names(), store.state.source?.files], [['m10.csv'], undefined]);
});

test('all tables of a file may be taken together, and files of several tables among others are', async () => {
  const { store, actions, answers, loads } = setUp();
  answers.open = async () => two;
  await actions.loadFiles([new File(['zip'], 'two.zip')]);
  await actions.chooseTable();
  const names = () => loads.at(-1)?.map(({ name }) => name);
  assert.deepEqual([names(), store.state.source?.name], [['a', 'b'], 'two.zip']);
  answers.open = async (file) =>
    file.name === 'two.zip' ? two : { tables: [{ name: 'inner', blob: file }] };
  await actions.loadFiles([new File(['c'], 'c.csv.gz'), new File(['zip'], 'two.zip')]);
  assert.deepEqual(names(), ['c.csv.gz', 'two.zip › a', 'two.zip › b']);
});

test('of several files one that cannot be opened is named, and none is loaded', async () => {
  const { store, actions, answers, loads } = setUp();
  answers.open = async (file) =>
    file.name === 'b.csv' ? { problem } : { tables: [{ name: file.name, blob: file }] };
  await actions.loadFiles(['a.csv', 'b.csv', 'c.csv'].map((name) => new File([name], name)));
  assert.equal(store.state.problem?.file, 'b.csv');
  assert.deepEqual(loads, []);
});

test('the question goes when it is put away, or another table is loaded', async () => {
  const { store, actions, answers } = setUp();
  answers.open = async () => two;
  await actions.loadFiles([new File(['zip'], 'two.zip')]);
  actions.dismiss();
  assert.equal(store.state.offered, null);
  await actions.loadFiles([new File(['zip'], 'two.zip')]);
  await actions.loadSample('first');
  assert.equal(store.state.offered, null);
});

test('a file that cannot be opened is named, and what was shown stays', async () => {
  const { store, actions, answers } = setUp();
  await actions.loadSample('first');
  const { report } = store.state;
  answers.open = async () => ({ problem });
  await actions.loadFiles([new File(['zip'], 'bad.zip')]);
  assert.deepEqual(store.state.problem, { ...problem, file: 'bad.zip' });
  assert.equal(store.state.report, report);
  assert.equal(store.state.phase, 'ready');
});

test('a file that is being opened is given up for another one, for a sample, and on request', async () => {
  const { store, actions, answers, loads } = setUp();
  await actions.loadSample('first');
  /** @type {AbortSignal[]} */
  const signals = [];
  const slowly = (/** @type {File} */ _, /** @type {AbortSignal} */ signal) => {
    signals.push(signal);
    return /** @type {Promise<any>} */ (new Promise(() => {}));
  };
  answers.open = slowly;
  const slow = actions.loadFiles([new File(['zip'], 'slow.zip')]);
  assert.equal(store.state.phase, 'loading');
  answers.open = async () => ({ problem });
  await actions.loadFiles([new File(['zip'], 'bad.zip')]);
  await slow;
  assert.deepEqual([signals[0].aborted, store.state.phase], [true, 'ready']);

  answers.open = slowly;
  const other = actions.loadFiles([new File(['zip'], 'slow.zip')]);
  await actions.loadSample('first');
  await other;
  assert.deepEqual([signals[1].aborted, loads.length], [true, 2]);

  const last = actions.loadFiles([new File(['zip'], 'slow.zip')]);
  actions.cancel();
  await last;
  assert.equal(signals[2].aborted, true);
  assert.deepEqual([store.state.phase, store.state.notice?.code], ['ready', 'cancelled']);
});
