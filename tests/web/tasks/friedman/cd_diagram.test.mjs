import assert from 'node:assert/strict';
import test from 'node:test';
import { paper } from '../../../../web/diagrams/paper.js';
import { cdDiagram } from '../../../../web/tasks/friedman/cd_diagram.js';
import {
  DEMSAR,
  intervals,
  maximalCliques,
  models,
  NAMES,
  options,
  outside,
  overlaps,
  randomGraph,
} from '../../diagrams/example.mjs';

/** @param {{ shapes: any[] }} diagram @param {string} part */
const parts = ({ shapes }, part) => shapes.filter((shape) => shape.part === part);

/** @param {any[]} list @param {number} difference */
const nemenyi = (list, difference) => ({
  models: list,
  procedure: { critical_difference: difference, cliques: intervals(list, difference) },
});

/** @param {[number, number][]} line */
const segments = (line) =>
  line.slice(1).map((to, at) => /** @type {[number, number][]} */ ([line[at], to]));

/**
 * Whether two segments cross in a point inside both.
 * @param {[number, number][]} one
 * @param {[number, number][]} other
 */
function cross([a, b], [c, d]) {
  const side = (
    /** @type {[number, number]} */ p,
    /** @type {[number, number]} */ q,
    /** @type {[number, number]} */ r,
  ) => {
    const area = (q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0]);
    return Math.abs(area) < 1e-6 ? 0 : Math.sign(area);
  };
  return side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0;
}

test('Demšar’s example: the best rank stands at the left, the two best on the left side', () => {
  const diagram = cdDiagram(DEMSAR, options());
  const labels = parts(diagram, 'label');
  const anchors = Object.fromEntries(labels.map(({ text, anchor }) => [text, anchor]));
  assert.deepEqual(anchors, {
    'C4.5+m+cf': 'end',
    'C4.5+m': 'end',
    'C4.5+cf': 'start',
    'C4.5': 'start',
  });
  assert.deepEqual(
    parts(diagram, 'tick_label').map(({ text }) => text),
    ['1', '2', '3', '4'],
  );
  assert.deepEqual(
    parts(diagram, 'rank').map(({ text }) => text),
    ['1.964', '2.000', '3.143', '2.893'],
  );
});

test('Demšar’s example: the bar of the critical difference is 1.25 ranks long', () => {
  const diagram = cdDiagram(DEMSAR, options());
  const [[[left], [right]]] = parts(diagram, 'cd_bar').map(({ points }) => points);
  const [[[from], [to]]] = parts(diagram, 'axis').map(({ points }) => points);
  assert.ok(Math.abs((right - left) / (to - from) - 1.25 / 3) < 1e-9);
  assert.equal(parts(diagram, 'cd_label')[0].text, 'CD = 1.250');
});

test('Demšar’s example: all are joined at 0.05; at 0.10 C4.5 is with neither of the two best', () => {
  // 3.143 − 1.964 = 1.179 and 3.143 − 2.000 = 1.143 lie between the critical differences
  // 1.12 and 1.25. What C4.5+cf belongs to cannot be told, as he writes.
  assert.equal(parts(cdDiagram(DEMSAR, options()), 'bar').length, 1);
  const looser = cdDiagram(nemenyi(DEMSAR.models, 1.12), options());
  const bars = parts(looser, 'bar');
  assert.equal(bars.length, 2);
  const x = Object.fromEntries(
    parts(looser, 'leader').map(({ model, points }) => [
      DEMSAR.models[model].name,
      points.at(-2)[0],
    ]),
  );
  const ends = bars.map(({ points: [[from], [to]] }) => [from, to]);
  const reaches = (/** @type {number[]} */ [from, to], /** @type {string} */ name) =>
    from <= x[name] && x[name] <= to;
  for (const each of ends) {
    assert.ok(reaches(each, 'C4.5+cf'));
    assert.ok(!(reaches(each, 'C4.5') && reaches(each, 'C4.5+m+cf')));
    assert.ok(!(reaches(each, 'C4.5') && reaches(each, 'C4.5+m')));
  }
});

test('turned, the best rank stands at the right', () => {
  const diagram = cdDiagram(DEMSAR, options({ turned: true }));
  const place = Object.fromEntries(
    parts(diagram, 'tick_label').map(({ text, at }) => [text, at[0]]),
  );
  assert.ok(place[1] > place[4]);
  const best = parts(diagram, 'label').find(({ text }) => text === 'C4.5+m+cf');
  assert.equal(best.anchor, 'start');
});

test('a procedure without a critical difference has no bar above the axis', () => {
  const diagram = cdDiagram(
    { ...DEMSAR, procedure: { critical_difference: null, cliques: [[0, 2]] } },
    options(),
  );
  assert.deepEqual(parts(diagram, 'cd_bar'), []);
  assert.deepEqual(parts(diagram, 'cd_label'), []);
  assert.equal(parts(diagram, 'bar').length, 1);
});

test('labels neither overlap nor leave the sheet, from 2 to 100 algorithms, whatever their names', () => {
  const sizes = [2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 15, 20, 30, 45, 60, 80, 100];
  for (const [kind, name] of Object.entries(NAMES)) {
    for (const [seed, k] of sizes.entries()) {
      const list = models(k, { seed: seed + 1, name });
      for (const width of [280, 360, 700, 1000]) {
        const diagram = cdDiagram(nemenyi(list, 0.2 * k + 0.3), options({ width }));
        const where = `${kind}, k = ${k}, ${width} px`;
        assert.deepEqual(overlaps(diagram.shapes), [], where);
        assert.deepEqual(outside(diagram), [], where);
      }
    }
  }
});

test('labels keep apart on paper of either width, and turned', () => {
  for (const place of /** @type {const} */ (['column', 'page'])) {
    for (const k of [2, 5, 30, 100]) {
      for (const turned of [false, true]) {
        const list = models(k, { seed: k, name: NAMES.long });
        const diagram = cdDiagram(nemenyi(list, 3), options({ ...paper(place), turned }));
        assert.deepEqual(overlaps(diagram.shapes), []);
        assert.deepEqual(outside(diagram), []);
      }
    }
  }
});

test('every algorithm has its name, its mean rank and its line', () => {
  for (const k of [2, 17, 100]) {
    const diagram = cdDiagram(nemenyi(models(k, { name: NAMES.short }), 2), options());
    const whole = [...Array(k).keys()];
    for (const part of ['label', 'rank', 'leader']) {
      const found = parts(diagram, part).map(({ model }) => model);
      assert.deepEqual(
        [...new Set(found)].sort((a, b) => a - b),
        whole,
        part,
      );
    }
  }
});

test('names are whole while there is room, and a shortened one is shown in full when pointed at', () => {
  const list = models(6, { name: NAMES.long });
  const roomy = parts(cdDiagram(nemenyi(list, 1), options({ width: 1000 })), 'label');
  const text = (/** @type {number} */ model) =>
    roomy
      .filter((label) => label.model === model)
      .map((label) => label.text)
      .join('');
  list.forEach(({ name }, model) => {
    assert.equal(text(model).replaceAll(' ', ''), name.replaceAll(' ', ''));
  });
  const narrow = parts(cdDiagram(nemenyi(list, 1), options({ width: 200 })), 'label');
  assert.ok(narrow.some((label) => label.text.includes('…')));
  assert.ok(narrow.every((label) => label.tip.startsWith(list[label.model].name)));
});

test('leader lines do not cross', () => {
  for (let seed = 1; seed <= 60; seed += 1) {
    const k = 2 + ((seed * 13) % 60);
    for (const width of [320, 800]) {
      const list = models(k, { seed });
      const lines = parts(
        cdDiagram(nemenyi(list, 2), options({ width, turned: seed % 2 === 0 })),
        'leader',
      );
      for (const [at, one] of lines.entries()) {
        for (const other of lines.slice(at + 1)) {
          for (const first of segments(one.points)) {
            for (const second of segments(other.points)) {
              assert.ok(!cross(first, second), `seed ${seed}`);
            }
          }
        }
      }
    }
  }
});

/**
 * What is wrong with the bars of a diagram for a graph.
 * @param {any} diagram
 * @param {(a: number, b: number) => boolean} joined
 */
function significantPairsCovered(diagram, joined) {
  const columns = parts(diagram, 'leader').map(({ model, points }) => ({
    model,
    x: points.at(-2)[0],
  }));
  return parts(diagram, 'bar').flatMap(({ points: [[from], [to]] }) => {
    const under = columns.filter(({ x }) => from - 1e-9 <= x && x <= to + 1e-9);
    return under.flatMap((one, at) =>
      under
        .slice(at + 1)
        .flatMap((other) => (joined(one.model, other.model) ? [] : [[one.model, other.model]])),
    );
  });
}

test('no solid piece of a bar covers a significant pair, in random graphs', () => {
  for (let seed = 1; seed <= 10_000; seed += 1) {
    const k = 2 + (seed % 11);
    const joined = randomGraph(k, 0.2 + 0.7 * ((seed % 7) / 6), seed);
    const list = models(k, { seed, name: NAMES.short });
    const cliques = maximalCliques(k, joined);
    const part = { models: list, procedure: { critical_difference: null, cliques } };
    const width = [300, 700][seed % 2];
    const diagram = cdDiagram(part, options({ width, turned: seed % 3 === 0 }));
    assert.deepEqual(significantPairsCovered(diagram, joined), [], `seed ${seed}`);
  }
});

test('no bar of Nemenyi’s intervals covers a significant pair, up to 100 algorithms', () => {
  for (let seed = 1; seed <= 60; seed += 1) {
    const k = [5, 20, 100][seed % 3];
    const list = models(k, { seed, name: NAMES.short });
    const difference = 0.3 + (seed % 10) * 0.1 * k * 0.5;
    const joined = (/** @type {number} */ a, /** @type {number} */ b) =>
      Math.abs(list[a].metrics.average_rank - list[b].metrics.average_rank) <= difference;
    const diagram = cdDiagram(nemenyi(list, difference), options({ width: 360 }));
    assert.deepEqual(significantPairsCovered(diagram, joined), [], `seed ${seed}`);
  }
});

test('every clique is drawn once: all its members, and no others', () => {
  for (let seed = 1; seed <= 300; seed += 1) {
    const k = 3 + (seed % 9);
    const joined = randomGraph(k, 0.55, seed);
    const list = models(k, { seed, name: NAMES.short });
    const cliques = maximalCliques(k, joined);
    const diagram = cdDiagram(
      { models: list, procedure: { critical_difference: null, cliques } },
      options(),
    );
    const columns = parts(diagram, 'leader').map(({ model, points }) => ({
      model,
      x: points.at(-2)[0],
    }));
    /** @type {Map<string, any[]>} */
    const groups = new Map();
    for (const shape of diagram.shapes) {
      if (shape.group) groups.set(shape.group, [...(groups.get(shape.group) ?? []), shape]);
    }
    const drawn = [...groups.values()].map((/** @type {any[]} */ shapes) => {
      const dots = shapes.filter(({ part }) => part === 'member').map(({ at }) => at[0]);
      const solid = shapes
        .filter(({ part }) => part === 'bar')
        .map(({ points: [[a], [b]] }) => [a, b]);
      return columns
        .filter(
          ({ x }) =>
            dots.some((dot) => Math.abs(dot - x) < 1e-9) ||
            solid.some(([from, to]) => from - 1e-9 <= x && x <= to + 1e-9),
        )
        .map(({ model }) => model)
        .sort((a, b) => a - b)
        .join();
    });
    const wanted = cliques.map((members) => members.sort((a, b) => a - b).join());
    assert.deepEqual(drawn.sort(), wanted.sort(), `seed ${seed}`);
  }
});

test('bars of one row keep apart', () => {
  for (let seed = 1; seed <= 100; seed += 1) {
    const list = models(40, { seed, name: NAMES.short });
    const bars = parts(cdDiagram(nemenyi(list, 6), options()), 'bar');
    for (const [at, one] of bars.entries()) {
      for (const other of bars.slice(at + 1)) {
        if (one.points[0][1] !== other.points[0][1]) continue;
        const [[a], [b]] = one.points;
        const [[c], [d]] = other.points;
        assert.ok(b < c || d < a, `seed ${seed}`);
      }
    }
  }
});

test('equal mean ranks get lines of their own', () => {
  const list = [1, 2, 3].map((at) => ({ name: `${at}`, metrics: { average_rank: 2 } }));
  const diagram = cdDiagram(
    {
      models: list,
      procedure: {
        critical_difference: null,
        cliques: [
          [0, 1],
          [1, 2],
        ],
      },
    },
    options(),
  );
  const columns = parts(diagram, 'leader').map(({ points }) => points.at(-2)[0]);
  assert.equal(new Set(columns.map((x) => x.toFixed(2))).size, 3);
});

test('algorithms without a mean rank are left out', () => {
  const list = [...models(3), { name: 'unknown', metrics: { average_rank: null } }];
  const diagram = cdDiagram(
    { models: list, procedure: { critical_difference: 1, cliques: [[0, 1, 3]] } },
    options(),
  );
  assert.ok(parts(diagram, 'label').every(({ text }) => text !== 'unknown'));
});

test('on a column of paper names stay in one line, below an axis that is as wide as the paper', () => {
  const names = ['Naive Bayes', 'k-NN', 'Decision tree', 'SVM', 'Random forest'];
  const ranks = [4.96, 3.857, 3, 1.786, 1.4];
  const list = names.map((name, at) => ({ name, metrics: { average_rank: ranks[at] } }));
  const diagram = cdDiagram(nemenyi(list, 1.63), options(paper('column')));
  const [[[left], [right]]] = parts(diagram, 'axis').map(({ points }) => points);
  assert.ok(right - left > 0.9 * diagram.width);
  assert.deepEqual(
    parts(diagram, 'label')
      .map(({ text }) => text)
      .sort(),
    [...names].sort(),
  );
  assert.deepEqual(overlaps(diagram.shapes), []);
  assert.deepEqual(outside(diagram), []);
});

test('many long names stand on both sides', () => {
  const list = models(40, {
    seed: 3,
    name: (at) => `GradientBoostedTrees(lr=0.${at + 10}, depth=4, n=1000)`,
  });
  const labels = parts(cdDiagram(nemenyi(list, 8), options({ width: 1000 })), 'label');
  assert.deepEqual([...new Set(labels.map(({ anchor }) => anchor))].sort(), ['end', 'start']);
  assert.equal(new Set(labels.map(({ text }) => text)).size, 40);
  assert.ok(labels.every(({ text, model }) => text.includes(`0.${model + 10}`)));
});
