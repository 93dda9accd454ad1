/**
 * The clusters that clusterers of the lab find, as a table that Melon and everything else reads.
 * @module
 */
import { csvOf } from '../export/csv.js';

/**
 * @typedef {object} ClustersAnswer of the core
 * @property {{ target: string | null,
 *   clusterers: { id: string, name: string, parameters: Record<string, number | string> }[] }} clusters
 * @property {string[]} [truth]
 * @property {{ name: string, values: number[] }[]} features  as they were clustered
 * @property {{ clusterer: string, clusters: number[] }[]} outputs
 * @property {import('../core/core.js').CoreError[]} warnings
 */

/**
 * A line for each row: its true group if there is one, its features, and the cluster that each clusterer puts it into.
 * @param {ClustersAnswer} answer
 * @returns {string}
 */
export function clustersCsv({ clusters, truth, features, outputs }) {
  const columns = [
    ...(clusters.target !== null && truth ? [{ name: clusters.target, values: truth }] : []),
    ...features,
    ...outputs.map(({ clusterer, clusters: values }) => ({ name: clusterer, values })),
  ];
  return csvOf([
    columns.map(({ name }) => name),
    ...outputs[0].clusters.map((_, row) => columns.map(({ values }) => String(values[row]))),
  ]);
}
