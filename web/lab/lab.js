import { readFile } from '../app/read_text.js';
import { internal } from '../core/problems.js';
import { ownValue } from '../core/report.js';
import { planCsv } from '../export/split_plan.js';
import { estimatesRequest } from './bootstrap_632.js';
import { labRequest, learnersFor } from './choices.js';
import { MOST_SETS } from './plan_grid.js';
import { predictionsCsv, predictionsTable } from './predictions.js';
import { repetitionsOf, resultsCsv } from './results.js';

/**
 * What a user can do in the lab, and what it has found: data sets, learners and a plan become a run, and a run becomes
 * tables. Views read the state and are called when it changes.
 *
 * @typedef {import('../core/report.js').Problem} Problem
 * @typedef {import('./engine.js').Done} Done
 * @typedef {import('./choices.js').LearnerChoice} LearnerChoice
 * @typedef {import('./choices.js').PlanChoice} PlanChoice
 * @typedef {import('./choices.js').TargetChoice} TargetChoice
 * @typedef {import('./choices.js').LabCatalogue} LabCatalogue
 * @typedef {{ en: string, zh: string }} Both
 *
 * @typedef {object} DataSet  one that comes along, as data_sets.json has it
 * @property {string} id
 * @property {string} file
 * @property {Both} name
 * @property {Both} about
 * @property {string} target
 * @property {'classification' | 'regression'} goal
 * @property {number} rows
 * @property {number} features
 * @property {string} source
 * @property {string} [doi]
 * @property {string} [url]  where it has no DOI
 * @property {string} licence
 * @property {Both} [licence_note]
 * @property {Both} [changes]
 *
 * @typedef {object} LabTable  a data set that can be chosen
 * @property {string} id
 * @property {Both} name
 * @property {DataSet} [builtIn]
 * @property {string} target
 * @property {TargetChoice['goal']} goal
 * @property {string[]} columns  of the user's own
 * @property {Record<string, boolean>} picked  of them, those that were checked or unchecked as features
 * @property {string[] | null} features  what that comes to; null: as usual
 * @property {import('../core/read_table.js').TableFile[] | null} files  null: still to be fetched
 *
 * @typedef {object} LabState
 * @property {LabCatalogue | null} catalogue
 * @property {LabTable[]} tables
 * @property {string[]} chosen  ids of tables, in their order
 * @property {LearnerChoice[] | null} learners  null: those that suit the target
 * @property {PlanChoice} plan
 * @property {import('./predictions.js').LabFacts | null} facts  about the first chosen table
 * @property {import('./predictions.js').LabFacts | null} known  the same, or what was last known of it while something is
 *   wrong with the choices
 * @property {import('../export/split_plan.js').PlanAnswer | null} answer  the beginning of its plan
 * @property {{ name: Both, problem: Problem } | null} problem
 * @property {'stopped' | 'cancelled' | 'not_fetched' | null} notice
 * @property {import('./engine.js').Progress | null} progress  while it runs
 * @property {Done[] | null} done
 * @property {number} elapsed  milliseconds of the run
 * @property {boolean} stale  the results are of earlier settings
 * @property {string} metric
 * @property {{ report: any } | { error: Problem } | null} summary  of the results by the metric
 * @property {Record<string, number | null> | null} spread  of each learner's means over the repetitions
 */

/** What is looked at first, where the results have it. */
const USUAL_METRICS = ['accuracy', 'rmse'];

/** @param {string} file */
const stem = (file) => file.replace(/^.*›\s*/, '').replace(/\.[^.]*$/, '') || file;

/**
 * The metrics that results have, in their order.
 * @param {readonly Done[]} all
 * @returns {string[]}
 */
export function metricsOf(all) {
  const known = new Set();
  for (const { results } of all)
    for (const { metrics } of results)
      for (const [key, value] of Object.entries(metrics)) if (value !== null) known.add(key);
  // The number of cases is none.
  known.delete('n');
  return [...known];
}

/**
 * @param {object} parts
 * @param {import('./engine.js').Engine} parts.engine
 * @param {() => Promise<DataSet[]>} parts.fetchDataSets
 * @param {(dataSet: DataSet) => Promise<Blob>} parts.fetchDataSet
 * @param {import('../import/open_file.js').OpenFile} parts.openFile
 * @param {import('../app/storage.js').Storage} parts.storage
 */
export function createLab({ engine, fetchDataSets, fetchDataSet, openFile, storage }) {
  /** @type {LabState} */
  const state = {
    catalogue: null,
    tables: [],
    chosen: [],
    learners: null,
    plan: { id: 'k_fold', values: {}, stratify: true, group: '' },
    facts: null,
    known: null,
    answer: null,
    problem: null,
    notice: null,
    progress: null,
    done: null,
    elapsed: 0,
    stale: false,
    metric: '',
    summary: null,
    spread: null,
  };
  /** @type {Set<() => void>} */
  const listeners = new Set();
  let asked = 0;
  let added = 0;

  /** @param {Partial<LabState>} patch */
  function set(patch) {
    Object.assign(state, patch);
    for (const listener of listeners) listener();
  }

  const chosenTables = () => state.tables.filter(({ id }) => state.chosen.includes(id));

  /** @param {string} id @param {Partial<LabTable>} patch */
  const changeTable = (id, patch) =>
    set({ tables: state.tables.map((one) => (one.id === id ? { ...one, ...patch } : one)) });

  /** @param {LabTable} table */
  async function filesOf(table) {
    if (table.files) return table.files;
    const { builtIn } = table;
    if (!builtIn) return [];
    const files = [{ name: builtIn.file, blob: await fetchDataSet(builtIn) }];
    changeTable(table.id, { files });
    return files;
  }

  /** @param {LabTable} table */
  const requestOf = (table) =>
    labRequest(
      /** @type {LabCatalogue} */ (state.catalogue),
      table,
      state.learners,
      // A column of groups is of one table.
      state.chosen.length > 1 ? { ...state.plan, group: '' } : state.plan,
    );

  /** Asks the core what the choices come to; only the latest question is answered. */
  async function refresh() {
    asked += 1;
    const mine = asked;
    const [first] = chosenTables();
    set({ stale: state.done !== null, notice: null });
    if (!first || !state.catalogue) {
      set({ facts: null, known: null, answer: null, problem: null });
      return;
    }
    try {
      const files = await filesOf(first);
      await takeFeatures(first, files);
      const [table = first] = chosenTables();
      let request = requestOf(table);
      let facts = await engine.facts(files, request);
      if (mine !== asked) return;
      if ('error' in facts && facts.error.code === 'other_goal' && state.learners) {
        await keepSuiting(files, request);
        request = requestOf(table);
        facts = await engine.facts(files, request);
        if (mine !== asked) return;
      }
      if ('error' in facts) {
        set({ facts: null, answer: null, problem: { name: table.name, problem: facts.error } });
        return;
      }
      set({ facts, known: facts, problem: null });
      if (!table.goal) changeTable(table.id, { goal: facts.lab.goal });
      const { stratify, parameters } = facts.plan;
      const answer = await engine.plan(files, {
        ...request,
        stratify: stratify ?? null,
        // A plan with fewer repeats is the beginning of one with more.
        ...(parameters.repeats ? { repeats: Math.min(parameters.repeats, MOST_SETS) } : {}),
        listing: 'auto',
      });
      if (mine !== asked) return;
      set({ answer: 'error' in answer ? null : answer });
    } catch (error) {
      if (mine === asked) broken(error);
    }
  }

  /**
   * The features of a table of which some were checked or unchecked: those, and the usual ones of all others.
   * @param {LabTable} table
   * @param {import('../core/read_table.js').TableFile[]} files
   */
  async function takeFeatures(table, files) {
    if (Object.keys(table.picked).length === 0) return;
    const request = requestOf({ ...table, features: null });
    const facts = await engine.facts(files, { ...request, learners: ['baseline'] });
    if ('error' in facts) return;
    const usual = new Set(facts.lab.features.map(({ name }) => name));
    const features = table.columns.filter(
      (name) => name !== table.target && (ownValue(table.picked, name) ?? usual.has(name)),
    );
    changeTable(table.id, { features });
  }

  /**
   * Of the chosen learners keeps those that suit a new target.
   * @param {import('../core/read_table.js').TableFile[]} files
   * @param {Record<string, unknown>} request
   */
  async function keepSuiting(files, { learners: _, ...request }) {
    const facts = await engine.facts(files, request);
    const { catalogue, learners } = state;
    if ('error' in facts || !catalogue || !learners) return;
    const ids = learnersFor(catalogue, facts.lab.goal).map(({ id }) => id);
    const suiting = learners.filter(({ id }) => ids.includes(id));
    set({ learners: suiting.length > 0 ? suiting : null });
  }

  /** @param {unknown} error */
  function broken(error) {
    const reason = /** @type {{ reason?: string }} */ (error).reason;
    if (reason === 'stopped') {
      set({ progress: null, notice: 'cancelled' });
      return;
    }
    engine.cancel();
    const fetching = reason === 'not_fetched' || error instanceof TypeError;
    set({ progress: null, notice: fetching ? 'not_fetched' : 'stopped' });
  }

  async function summarize() {
    const { done, metric } = state;
    if (!done || !metric) return;
    const summary = await engine
      .summarize(lab.resultsText())
      .catch((error) => ({ error: internal(error) }));
    const spread = await spreadOf(done, metric);
    if (state.done === done && state.metric === metric) set({ summary, spread });
  }

  /**
   * The means of a learner over the repetitions of a plan.
   * @param {string} metric
   * @param {(number | null)[][]} repetitions
   * @returns {Promise<(number | null)[] | null>} null: of a metric without a better end
   */
  async function meansOf(metric, repetitions) {
    const points = repetitions.map((test) => ({ test }));
    const answer = await engine.compute({ type: 'lab_curve', metric, points });
    return 'error' in answer ? null : answer.points.map((/** @type {any} */ { test }) => test.mean);
  }

  /** What is asked about these means. @param {string} metric @param {(number | null)[]} means */
  const aboutMeans = (metric, means) => ({ type: 'lab_curve', metric, points: [{ test: means }] });

  /**
   * Of each learner the standard deviation of its means over the repetitions of a plan.
   * @param {Done[]} done
   * @param {string} metric
   * @returns {Promise<Record<string, number | null> | null>}
   */
  async function spreadOf(done, metric) {
    const repetitions = done.length === 1 ? repetitionsOf(done[0].results, metric) : null;
    if (!repetitions) return null;
    /** @type {Record<string, number | null>} */
    const spread = {};
    for (const [learner, all] of repetitions) {
      const means = await meansOf(metric, all);
      if (!means) return null;
      const [point] = (await engine.compute(aboutMeans(metric, means))).points;
      spread[learner] = point.test.std;
    }
    return spread;
  }

  const metrics = () => metricsOf(state.done ?? []);

  async function keepOwn() {
    const files = state.tables.flatMap(({ builtIn, files: own }) => (builtIn ? [] : (own ?? [])));
    if (files.length === 0) {
      await storage.drop();
      return;
    }
    const size = files.reduce((sum, { blob }) => sum + blob.size, 0);
    await storage.write(
      { source: { name: '', size, kind: 'file' }, options: {}, columns: [] },
      files,
    );
  }

  /**
   * Results of two data sets of one name would be those of one.
   * @param {string} name
   */
  function uniqueName(name) {
    const taken = new Set(state.tables.flatMap((table) => [table.id, table.name.en]));
    let unique = name;
    for (let count = 2; taken.has(unique); count += 1) unique = `${name} ${count}`;
    return unique;
  }

  /**
   * A table of the user's own, with its columns.
   * @param {import('../core/read_table.js').TableFile} file
   * @returns {Promise<boolean>}
   */
  async function addTable(file) {
    const unique = uniqueName(stem(file.name));
    const name = { en: unique, zh: unique };
    const files = [file];
    const answer = await engine.look(files);
    if ('error' in answer) {
      set({ problem: { name, problem: answer.error } });
      return false;
    }
    const { columns } = answer.input;
    // What the core would predict; where it does not know, what comes last.
    const facts = await engine.facts(files, { type: 'lab' });
    const target = 'error' in facts ? columns[columns.length - 1].name : facts.lab.target;
    added += 1;
    const id = `own-${added}`;
    const table = {
      id,
      name,
      target,
      goal: /** @type {const} */ (''),
      columns: columns.map((column) => column.name),
      picked: {},
      features: null,
      files,
    };
    set({
      tables: [...state.tables, table],
      chosen: [id],
      learners: null,
      known: null,
      problem: null,
    });
    return true;
  }

  /**
   * Chooses the new tables that have the goal of the first.
   * @param {LabTable[]} tables
   */
  async function chooseTogether(tables) {
    if (tables.length < 2 || !state.catalogue) return;
    /** @type {TargetChoice['goal'][]} */
    const goals = [];
    for (const table of tables) {
      const facts = await engine.facts(table.files ?? [], requestOf(table));
      const goal = 'error' in facts ? /** @type {const} */ ('') : facts.lab.goal;
      changeTable(table.id, { goal });
      goals.push(goal);
    }
    const chosen = tables.filter((_, at) => goals[at] && goals[at] === goals[0]);
    if (chosen.length > 0) set({ chosen: chosen.map(({ id }) => id) });
  }

  const lab = {
    state: /** @type {Readonly<LabState>} */ (state),
    /** @param {() => void} listener */
    subscribe(listener) {
      listeners.add(listener);
    },
    chosenTables,
    filesOf,
    metrics,
    /**
     * What the chosen learners ask of a table with another plan; null before the catalogue is there.
     * @param {LabTable} table
     * @param {PlanChoice} plan
     */
    requestFor: (table, plan) =>
      state.catalogue && labRequest(state.catalogue, table, state.learners, plan),
    /** The data sets that come along, and those that an earlier visit left. */
    async begin() {
      try {
        const all = await fetchDataSets();
        const tables = all.map((builtIn) => ({
          id: builtIn.id,
          name: builtIn.name,
          builtIn,
          target: builtIn.target,
          goal: builtIn.goal,
          columns: [],
          picked: {},
          features: null,
          files: null,
        }));
        set({ tables: [...tables, ...state.tables] });
        if (state.chosen.length === 0) set({ chosen: [tables[0].id] });
      } catch {
        set({ notice: 'not_fetched' });
      }
      const kept = await storage.read();
      for (const file of kept?.files ?? []) await addTable(file).catch(broken);
      await refresh();
    },
    /** @param {LabCatalogue} catalogue in the language of the page */
    async speak(catalogue) {
      const first = state.catalogue === null;
      set({ catalogue });
      if (first) await refresh();
    },
    /**
     * Files of the user's own, each a data set.
     * @param {readonly File[]} files
     */
    async addFiles(files) {
      const before = state.tables.length;
      set({ problem: null, notice: null });
      for (const file of files) {
        const name = { en: file.name, zh: file.name };
        const opened = await openFile(file, new AbortController().signal);
        if ('problem' in opened) {
          set({ problem: { name, problem: opened.problem } });
          return;
        }
        for (const table of opened.tables) {
          const read = await readFile(table);
          if ('problem' in read) {
            set({ problem: { name, problem: read.problem } });
            return;
          }
          if (!(await addTable(read.file).catch(broken))) return;
        }
      }
      await keepOwn();
      await chooseTogether(state.tables.slice(before));
      await refresh();
    },
    /** @param {string} id */
    async removeOwn(id) {
      const tables = state.tables.filter((table) => table.id !== id);
      const chosen = state.chosen.filter((one) => one !== id);
      set({ tables, chosen: chosen.length > 0 ? chosen : tables.slice(0, 1).map((one) => one.id) });
      await keepOwn();
      await refresh();
    },
    /** What the user brought is to be forgotten; it is deleted already. */
    forgetOwn() {
      const tables = state.tables.filter(({ builtIn }) => builtIn);
      set({
        tables,
        chosen: tables.slice(0, 1).map(({ id }) => id),
        done: null,
        summary: null,
        spread: null,
      });
      refresh();
    },
    /**
     * Data sets of one goal are compared together; another goal begins anew.
     * @param {string} id
     * @param {boolean} isChosen
     */
    choose(id, isChosen) {
      const table = state.tables.find((one) => one.id === id);
      const same = chosenTables().filter(({ goal }) => goal && goal === table?.goal);
      const ids = isChosen
        ? [...same.map((one) => one.id), id]
        : state.chosen.filter((one) => one !== id);
      const { catalogue, learners } = state;
      const goal = table?.goal;
      const suiting =
        isChosen && goal && catalogue && learners
          ? learners.filter((one) =>
              learnersFor(catalogue, goal).some((known) => known.id === one.id),
            )
          : learners;
      set({ chosen: ids, learners: suiting?.length ? suiting : null, known: null });
      return refresh();
    },
    /** @param {string} id @param {Partial<TargetChoice>} patch */
    setTarget(id, patch) {
      changeTable(id, { goal: '', ...patch });
      return refresh();
    },
    /**
     * What is learnt from.
     * @param {string} id
     * @param {string} column
     * @param {boolean} isFeature
     */
    pickFeature(id, column, isFeature) {
      const table = state.tables.find((one) => one.id === id);
      changeTable(id, { picked: { ...table?.picked, [column]: isFeature } });
      return refresh();
    },
    /** @param {LearnerChoice[]} learners */
    setLearners(learners) {
      set({ learners });
      return refresh();
    },
    /** @param {Partial<PlanChoice>} patch */
    setPlan(patch) {
      set({ plan: { ...state.plan, ...patch } });
      return refresh();
    },
    /** @param {string} metric */
    setMetric(metric) {
      set({ metric, summary: null, spread: null });
      return summarize();
    },
    async run() {
      const started = performance.now();
      const tables = chosenTables();
      set({ progress: { name: '', done: 0, total: 0 }, problem: null, notice: null });
      try {
        const jobs = [];
        for (const table of tables) {
          const files = await filesOf(table);
          const name = table.builtIn ? table.id : table.name.en;
          jobs.push({ name, files, request: requestOf(table) });
        }
        const answer = await engine.run(jobs, (progress) => set({ progress }));
        if ('error' in answer) {
          const name = { en: answer.name, zh: answer.name };
          set({ progress: null, problem: { name, problem: answer.error } });
          return;
        }
        const elapsed = performance.now() - started;
        set({ progress: null, done: answer, elapsed, stale: false, summary: null, spread: null });
        const known = metrics();
        const metric =
          [state.metric, ...USUAL_METRICS].find((key) => known.includes(key)) ?? known[0] ?? '';
        set({ metric });
        await summarize();
      } catch (error) {
        broken(error);
      }
    },
    /** What is asked about the first chosen data set; null where there is none, or the core refused it. */
    async job() {
      const [table] = chosenTables();
      if (!table || !state.facts) return null;
      const files = await filesOf(table);
      const name = table.builtIn ? table.id : table.name.en;
      return { name, files, request: requestOf(table) };
    },
    /** What is asked about the first chosen data set, as one text, by which earlier results are known. */
    settingsKey() {
      const [table] = chosenTables();
      return table && state.catalogue ? JSON.stringify([table.id, requestOf(table)]) : '';
    },
    cancel: () => engine.cancel(),
    /**
     * How a number of the summary comes about.
     * @param {number} model
     * @param {string} key
     */
    workOutSummary: (model, key) => engine.workOutSummary(lab.resultsText(), { model, key }),
    /** How the spread of a learner's means comes about. @param {string} learner */
    async workOutSpread(learner) {
      const { done, metric } = state;
      const repetitions = repetitionsOf(done?.[0].results ?? [], metric)?.get(learner) ?? [];
      const means = (await meansOf(metric, repetitions)) ?? [];
      const working = { point: 0, part: 'test', number: 'std' };
      return engine.compute({ ...aboutMeans(metric, means), working });
    },
    /**
     * How an estimate of a bootstrap comes about.
     * @param {Done} done
     * @param {number} learner
     * @param {string} number
     */
    workOutEstimate: ({ facts, parts, apparent }, learner, number) =>
      engine.compute({
        ...estimatesRequest(facts, parts, apparent ?? undefined),
        working: { learner, number },
      }),
    /** The metric of each learner in each fold of each data set, as CSV. */
    resultsText() {
      const { done, metric } = state;
      const all = done ?? [];
      const several = all.length > 1;
      const results = all.flatMap(({ name, results: own }) =>
        own.map((one) => (several ? { dataSet: name, ...one } : one)),
      );
      return resultsCsv(results, [metric]);
    },
    /** @param {Done} done */
    predictionsText: ({ facts, parts }) => predictionsCsv(facts.lab, parts),
    /** The same for Melon itself. @param {Done} done */
    predictionsTable: ({ facts, parts }) => predictionsTable(facts.lab, parts),
    /** The whole plan of the first chosen data set, as CSV. */
    async planText() {
      const [table] = chosenTables();
      const answer = await engine.plan(await filesOf(table), {
        ...requestOf(table),
        stratify: state.facts?.plan.stratify ?? null,
        listing: 'auto',
      });
      return 'error' in answer ? null : planCsv(answer);
    },
  };
  return lab;
}

/** @typedef {ReturnType<typeof createLab>} Lab */
