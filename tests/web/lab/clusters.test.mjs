import assert from 'node:assert/strict';
import { test } from 'node:test';
import { clustersCsv } from '../../../web/lab/clusters.js';

const answer = {
  clusters: {
    target: 'kind',
    clusterers: [{ id: 'k_means', name: 'k_means', parameters: { n_clusters: 2 } }],
  },
  truth: ['a, b', 'c'],
  features: [{ name: 'x', values: [-1, 1] }],
  outputs: [{ clusterer: 'k_means', clusters: [1, 2] }],
  warnings: [],
};

test('a row has its group, its features and its clusters', () => {
  assert.equal(clustersCsv(answer), 'kind,x,k_means\r\n"a, b",-1,1\r\nc,1,2\r\n');
});

test('without true groups, a line begins with the features', () => {
  const { truth, ...rest } = answer;
  assert.equal(truth.length, 2);
  const without = { ...rest, clusters: { ...answer.clusters, target: null } };
  assert.equal(clustersCsv(without), 'x,k_means\r\n-1,1\r\n1,2\r\n');
});
