import assert from 'node:assert/strict';
import test from 'node:test';
import {
  cellShares,
  clusterHeatMap,
  clusterHeatMapMarks,
} from '../../../../web/charts/cluster_heat_map.js';
import { clusterScatter } from '../../../../web/tasks/clustering/cluster_scatter.js';
import {
  indexByClusters,
  indexPlaces,
} from '../../../../web/tasks/clustering/index_by_clusters.js';
import { silhouettes, silhouettesMarks } from '../../../../web/tasks/clustering/silhouettes.js';
import { clusteringWords } from '../../../../web/tasks/clustering/words.js';
import { THEME } from '../../charts/example.mjs';

const TABLE = {
  rows: ['a', 'b'],
  columns: ['0', '1', 'a cluster with a long name'],
  counts: [
    [2, 1, 0],
    [0, 1, 2],
  ],
  row_totals: [3, 3],
  column_totals: [2, 2, 2],
};

test('heat map: a cell is shaded by the largest, by its row or by its column', () => {
  assert.deepEqual(cellShares(TABLE, 'counts')[0], [1, 0.5, 0]);
  assert.deepEqual(cellShares(TABLE, 'rows')[0], [2 / 3, 1 / 3, 0]);
  assert.deepEqual(cellShares(TABLE, 'columns')[0], [1, 0.5, 0]);
});

test('heat map: a thousand classes are shaded', () => {
  const counts = Array.from({ length: 1000 }, (_, row) =>
    Array.from({ length: 1000 }, (__, column) => (row === column ? 4 : 0)),
  );
  const totals = counts.map(() => 4);
  const shares = cellShares(
    { ...TABLE, counts, row_totals: totals, column_totals: totals },
    'counts',
  );
  assert.equal(shares[999][999], 1);
  assert.equal(shares[0][999], 0);
});

test('heat map: rows go down, the empty cell has the ground’s colour', () => {
  const { options } = clusterHeatMap(TABLE, THEME, { x: 'cluster', y: 'class' }, 'counts');
  const { shapes } = options.plugins.backdrop;
  assert.equal(shapes.length, 6);
  assert.equal(shapes[2].fill, THEME.card);
  assert.deepEqual(shapes[5].points[2], [3, -2]);
  assert.equal(options.scales.x.ticks.callback(2.5), 'a cluster wit…');
  assert.equal(options.scales.y.ticks.callback(-1.5), 'b');
});

test('heat map: an empty row is as the ground, whatever a cell is a share of', () => {
  const empty = {
    ...TABLE,
    counts: [
      [2, 1, 0],
      [0, 0, 0],
    ],
    row_totals: [3, 0],
  };
  assert.deepEqual(cellShares(empty, 'rows')[1], [0, 0, 0]);
});

test('heat map: names that would touch stand upright, and of very many only some are there', () => {
  const ticksOf = (/** @type {string[]} */ columns) => {
    const counts = [columns.map(() => 1)];
    const totals = { row_totals: [columns.length], column_totals: columns.map(() => 1) };
    const table = { rows: ['a'], columns, counts, ...totals };
    return clusterHeatMap(table, THEME, { x: '', y: '' }, 'rows').options.scales.x;
  };
  const turnOf = (/** @type {string[]} */ columns) => ticksOf(columns).ticks.minRotation ?? 0;
  assert.equal(turnOf(['aeroplane', 'bicycle', 'boat']), 0);
  assert.equal(turnOf(Array(10).fill('7')), 0);
  assert.equal(turnOf(Array(12).fill('aeroplane')), 90);
  const axis = { ticks: [] };
  ticksOf(Array.from({ length: 700 }, (_, at) => `c${at}`)).afterBuildTicks(axis);
  // Every 25th of 700.
  assert.equal(axis.ticks.length, 28);
});

test('heat map: numbers stand in the cells while there is room', () => {
  const marks = clusterHeatMapMarks(TABLE, String);
  assert.deepEqual(marks[5], {
    kind: 'text',
    at: [2.5, -1.5],
    role: 'ink',
    text: '2',
    align: 'center',
  });
  const wide = { ...TABLE, columns: Array(40).fill('x') };
  assert.deepEqual(clusterHeatMapMarks(wide, String), []);
});

test('silhouettes: clusters are stacked by size, each an area of steps', () => {
  const clusters = [
    { label: '0', size: 3, silhouettes: [0.8, 0.5, -0.1] },
    { label: '1', size: 1, silhouettes: [0.4] },
  ];
  const { options } = silhouettes(clusters, THEME, clusteringWords('en'));
  const [first, second] = options.plugins.backdrop.shapes;
  assert.deepEqual(first.points.slice(0, 3), [
    [0, 0],
    [0.8, 0],
    [0.8, -1],
  ]);
  assert.deepEqual(first.points.at(-1), [0, -3]);
  assert.equal(second.points[0][1], -3 - 0.02 * 4);
  assert.equal(options.scales.x.min, -0.25);
  assert.equal(options.scales.y.ticks.callback(-1.5), '0');
  assert.deepEqual(silhouettesMarks(null, ''), []);
  assert.equal(silhouettesMarks(0.4, 'mean 0.40')[0].kind, 'vertical');
});

test('scatter: one data set a group, from left to right, those not shown in grey', () => {
  const components = { x: [7, 1, 2, 0], y: [3, 4, 5, 6], share: [0.9, 0.1] };
  const { data } = clusterScatter(components, [1, -1, 0, 1], ['a', 'b'], THEME, { x: '', y: '' });
  assert.deepEqual(
    data.datasets.map((/** @type {any} */ { label, data: points }) => [label, points]),
    [
      ['', [{ x: 1, y: 4 }]],
      ['a', [{ x: 2, y: 5 }]],
      [
        'b',
        [
          { x: 0, y: 6 },
          { x: 7, y: 3 },
        ],
      ],
    ],
  );
  assert.equal(data.datasets[0].pointBorderColor, THEME.muted);
  assert.notEqual(data.datasets[1].pointStyle, data.datasets[2].pointStyle);
});

const MODELS = [
  { name: 'k3', metrics: { n_clusters: 3, silhouette: 0.5 } },
  { name: 'k2', metrics: { n_clusters: 2, silhouette: 0.7 } },
  { name: 'one', metrics: { n_clusters: 1, silhouette: null } },
];

test('index by clusters: defined values by number of clusters, on a line', () => {
  assert.deepEqual(indexPlaces(MODELS, 'silhouette'), [
    { k: 2, value: 0.7, model: 1 },
    { k: 3, value: 0.5, model: 0 },
  ]);
  const texts = { axisClusters: 'k', axisIndex: 'Silhouette' };
  const { data } = indexByClusters(MODELS, 'silhouette', THEME, texts);
  assert.equal(data.datasets[0].showLine, true);
  const twice = [...MODELS, { name: 'ward', metrics: { n_clusters: 3, silhouette: 0.4 } }];
  assert.equal(indexByClusters(twice, 'silhouette', THEME, texts).data.datasets[0].showLine, false);
});

test('both languages have the same words', () => {
  assert.deepEqual(Object.keys(clusteringWords('zh')), Object.keys(clusteringWords('en')));
});
