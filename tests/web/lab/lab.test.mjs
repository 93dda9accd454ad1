// The lab of the page, over the core that ships: choices, runs, and what comes of them.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { fromProject, openBuiltCore } from '../../../bin/core.mjs';
import { catalogueParts } from '../../../tools/catalogue_parts.mjs';
import { WorkerGone } from '../../../web/core/client.js';
import { blobSource } from '../../../web/core/read_table.js';
import { createBiasVarianceRun } from '../../../web/lab/bias_variance_run.js';
import { estimatesCsv } from '../../../web/lab/bootstrap_632.js';
import { createEngine } from '../../../web/lab/engine.js';
import { createLab } from '../../../web/lab/lab.js';
import { takenApartCsv } from '../../../web/lab/taken_apart.js';
import { melon } from '../../bin/command_line.mjs';

const { lab: catalogue } = catalogueParts(
  JSON.parse(readFileSync(fromProject('build/catalogue/en.json'), 'utf8')),
);
const fileOf = (/** @type {string} */ file) => fromProject(`web/data_sets/${file}`);
const blobOf = (/** @type {string} */ file) => new Blob([readFileSync(fileOf(file))]);

/** A client without a worker around its core. @returns {import('../../../web/core/client.js').Client} */
function openClient() {
  const opening = openBuiltCore();
  let isStopped = false;
  /** @template T @param {(built: NonNullable<Awaited<typeof opening>>) => T} ask */
  async function call(ask) {
    const built = await opening;
    assert.ok(built, 'the core is built');
    // Whoever asks gets the answer later, as from a worker.
    await new Promise((resolve) => setTimeout(resolve));
    if (isStopped) throw new WorkerGone('stopped');
    return ask(built);
  }
  return {
    onIdleCrash: null,
    load: (files) =>
      call(({ core, readTable }) => readTable(core, blobSource(files[0].blob))).then(
        (answer) => /** @type {any} */ (answer),
      ),
    run: (options, part) => call(({ core }) => core.runText(options, part)),
    query: (request) => call(({ core }) => core.query(request)),
    restart() {
      isStopped = true;
    },
  };
}

/** What was stored. */
function openStorage() {
  /** @type {any} */
  let kept = null;
  return {
    read: async () => kept,
    write: async (/** @type {any} */ session, /** @type {any} */ files) => {
      kept = { ...session, files };
    },
    drop: async () => {
      kept = null;
    },
    clear: async () => {},
  };
}

async function openLab(storage = openStorage()) {
  const lab = createLab({
    engine: createEngine(openClient),
    fetchDataSets: async () => JSON.parse(readFileSync(fileOf('data_sets.json'), 'utf8')),
    fetchDataSet: async ({ file }) => blobOf(file),
    openFile: async (file) => ({ tables: [{ name: file.name, blob: file }] }),
    storage,
  });
  await lab.begin();
  await lab.speak(catalogue);
  return lab;
}

const lines = (/** @type {string} */ text) => text.split('\r\n').slice(0, -1);

test('a run has the results that the command line has', async () => {
  const lab = await openLab();
  assert.equal(lab.state.facts?.lab.target, 'species');
  await lab.setPlan({ values: { folds: '3' } });
  await lab.setLearners([
    { id: 'decision_tree', values: { max_depth: '2' } },
    { id: 'gaussian_naive_bayes', values: {} },
  ]);
  await lab.run();
  assert.equal(lab.state.problem, null);
  assert.equal(lab.state.metric, 'accuracy');
  const args = ['--learners=decision_tree:max_depth=2,gaussian_naive_bayes', '--folds=3'];
  const file = fileOf('iris.csv');
  const { stdout } = await melon('lab', file, '--target=species', ...args, '--metrics=accuracy');
  assert.deepEqual(lines(lab.resultsText()), lines(stdout));
  const predicted = await melon('lab', file, '--target=species', ...args);
  const [done] = lab.state.done ?? [];
  assert.deepEqual(lines(lab.predictionsText(done)), lines(predicted.stdout));
  assert.ok(lab.state.summary && 'report' in lab.state.summary);
  assert.equal(lab.state.summary.report.models.length, 2);
});

test('a bootstrap has the estimates that the command line has', async () => {
  const lab = await openLab();
  await lab.setPlan({ id: 'bootstrap', values: { repeats: '12' } });
  await lab.setLearners([
    { id: 'decision_tree', values: { max_depth: '2' } },
    { id: 'gaussian_naive_bayes', values: {} },
  ]);
  await lab.run();
  const estimates = lab.state.done?.[0].estimates;
  assert.ok(estimates && 'bootstrap_632' in estimates);
  const { stdout } = await melon(
    'lab',
    fileOf('iris.csv'),
    '--target=species',
    '--learners=decision_tree:max_depth=2,gaussian_naive_bayes',
    '--repeats=12',
    '--estimate=632',
  );
  assert.equal(estimatesCsv(estimates), stdout);
  await lab.setPlan({ id: 'k_fold' });
  await lab.run();
  assert.equal(lab.state.done?.[0].estimates, null);
});

test('several data sets become one table of results, and one of another goal begins anew', async () => {
  const lab = await openLab();
  await lab.choose('wine', true);
  assert.deepEqual(lab.state.chosen, ['iris', 'wine']);
  await lab.setLearners([
    { id: 'baseline', values: {} },
    { id: 'gaussian_naive_bayes', values: {} },
  ]);
  await lab.setPlan({ id: 'hold_out' });
  await lab.run();
  const [head, ...rows] = lines(lab.resultsText());
  assert.equal(head, 'data_set,repeat,fold,learner,accuracy');
  assert.deepEqual(
    rows.map((row) => row.split(',')[0]),
    ['iris', 'iris', 'wine', 'wine'],
  );
  await lab.choose('diabetes', true);
  assert.deepEqual(lab.state.chosen, ['diabetes']);
  // Naive Bayes predicts classes alone; the mean predicts numbers, too.
  assert.deepEqual(
    lab.state.learners?.map(({ id }) => id),
    ['baseline'],
  );
  assert.ok(lab.state.stale);
});

test('a file of one’s own stays over a reload, and what is predicted can be chosen', async () => {
  const storage = openStorage();
  const lab = await openLab(storage);
  const text = readFileSync(fileOf('penguins.csv'));
  await lab.addFiles([new File([text], 'my penguins.csv')]);
  const [table] = lab.chosenTables();
  assert.equal(table.name.en, 'my penguins');
  assert.equal(lab.state.facts?.lab.goal, 'classification');
  await lab.setTarget(table.id, { target: 'body_mass_g' });
  assert.equal(lab.state.problem?.problem.code ?? lab.state.facts?.lab.goal, 'missing_target');
  const again = await openLab(storage);
  assert.equal(again.chosenTables()[0].name.en, 'my penguins');
  again.forgetOwn();
  assert.ok(again.state.tables.every(({ builtIn }) => builtIn));
});

test('with another target the learners stay that suit it, and what was unchecked stays unchecked', async () => {
  const lab = await openLab();
  const rows = Array.from(
    { length: 30 },
    (_, i) => `${i % 7}.5,${(i * 3) % 11}.25,${i % 2 ? 'a' : 'b'},${i % 5}.5,s${i % 6}`,
  );
  await lab.addFiles([new File([`"x,1",z,kind,size,site\n${rows.join('\n')}\n`], 'mine.csv')]);
  const [{ id }] = lab.chosenTables();
  const names = () => lab.state.facts?.lab.features.map(({ name }) => name);
  await lab.setTarget(id, { target: 'kind' });
  assert.deepEqual(names(), ['x,1', 'z', 'size', 'site']);
  await lab.setLearners([
    { id: 'gaussian_naive_bayes', values: {} },
    { id: 'decision_tree', values: { max_depth: '2' } },
  ]);
  await lab.pickFeature(id, 'z', false);
  await lab.setPlan({ group: 'site', values: { folds: '3' } });
  assert.deepEqual(names(), ['x,1', 'size']);
  await lab.setTarget(id, { target: 'size' });
  assert.equal(lab.state.facts?.lab.goal, 'regression');
  assert.deepEqual(names(), ['x,1', 'kind']);
  assert.deepEqual(lab.state.learners, [{ id: 'decision_tree', values: { max_depth: '2' } }]);
  // What was the target is a feature again, and a column of groups that is predicted divides nothing.
  await lab.setTarget(id, { target: 'site' });
  assert.deepEqual(names(), ['x,1', 'kind', 'size']);
  for (const name of ['x,1', 'kind', 'size']) await lab.pickFeature(id, name, false);
  assert.equal(lab.state.problem?.problem.code, 'no_features');
  assert.equal(lab.state.known?.lab.target, 'site');
});

test('files of one name are data sets of their own, chosen together', async () => {
  const lab = await openLab();
  const text = readFileSync(fileOf('wine.csv'));
  await lab.addFiles([new File([text], 'iris.csv'), new File([text], 'iris.csv')]);
  assert.deepEqual(
    lab.chosenTables().map(({ name }) => name.en),
    ['iris 2', 'iris 3'],
  );
});

test('what cannot be learnt is a sentence about its data set, and nothing is run', async () => {
  const lab = await openLab();
  await lab.setPlan({ values: { folds: '1000' } });
  assert.equal(lab.state.facts, null);
  assert.equal(lab.state.problem?.name.en, 'Iris');
  assert.match(lab.state.problem?.problem.message ?? '', /1,?000/);
  // What was known of the data stays on the page.
  assert.equal(lab.state.known?.lab.learners.length, 5);
  assert.equal(lab.state.problem?.problem.option, 'folds');
  await lab.setPlan({ values: {} });
  assert.equal(lab.state.problem, null);
});

test('a test set of one class has an accuracy and no area under the curve', async () => {
  const lab = await openLab();
  const text = 'x,y\n1,no\n2,no\n3,yes\n4,yes\n1.5,no\n3.5,yes\n';
  await lab.addFiles([new File([text], 'few.csv')]);
  await lab.setLearners([{ id: 'k_nearest_neighbors', values: { n_neighbors: '1' } }]);
  await lab.setPlan({ id: 'leave_one_out' });
  await lab.run();
  const [done] = lab.state.done ?? [];
  assert.equal(done.parts.length, 6);
  assert.equal(done.results.length + done.unmeasured.length, 6);
  for (const { metrics } of done.results) assert.equal(metrics.roc_auc ?? null, null);
});

test('a run that is cancelled leaves what was there before', async () => {
  const lab = await openLab();
  const running = lab.run();
  lab.cancel();
  await running;
  assert.equal(lab.state.notice, 'cancelled');
  assert.equal(lab.state.done, null);
  assert.equal(lab.state.progress, null);
});

/** The lab with its part on bias and variance. */
async function openBiasVariance() {
  const lab = await openLab();
  const engine = createEngine(openClient);
  return { lab, run: createBiasVarianceRun(lab, engine, () => {}) };
}

test('bias and variance on a data set are those of the command line, in two lanes', async () => {
  const { lab, run } = await openBiasVariance();
  await lab.setLearners([
    { id: 'decision_tree', values: { max_depth: '2' } },
    { id: 'random_forest', values: { n_estimators: '3' } },
  ]);
  run.choose({ training_sets: '9', seed: '4', test_size: '0.4' });
  await run.run('data');
  const { problem, results } = run.state;
  assert.equal(problem, null);
  const { stdout } = await melon(
    'bias-variance',
    fileOf('iris.csv'),
    '--target=species',
    '--learners=decision_tree:max_depth=2,random_forest:n_estimators=3',
    '--training-sets=9',
    '--seed=4',
    '--test-size=0.4',
  );
  assert.equal(takenApartCsv(results.data?.learners ?? []), stdout);
  assert.equal(run.isStale('data'), false);
  run.choose({ seed: '5' });
  assert.ok(run.isStale('data'));
});

test('a table of predictions is taken apart, and what it lacks is said', async () => {
  const { lab, run } = await openBiasVariance();
  await lab.addFiles([new File(['truth,one,two\na,a,b\nb,b,b\n'], 'two.csv')]);
  await lab.setTarget(lab.chosenTables()[0].id, { target: 'truth' });
  await run.run('table');
  assert.equal(run.state.results.table?.learners[0].error, 0.25);
  await lab.addFiles([new File(['truth,one\na,a\nb,b\n'], 'one.csv')]);
  await lab.setTarget(lab.chosenTables()[0].id, { target: 'truth' });
  await run.run('table');
  assert.equal(run.state.problem?.code, 'one_training_set');
  assert.ok(run.isStale('table'));
});

test('taking apart is cancelled', async () => {
  const { run } = await openBiasVariance();
  const running = run.run('data');
  await new Promise((resolve) => setTimeout(resolve, 5));
  run.cancel();
  await running;
  assert.equal(run.state.notice, 'cancelled');
  assert.equal(run.state.progress, null);
});
