// What the schema says of the items, from the catalogue: their keys, ranges and ids.
import { closed, oneOf, optional, ref, text } from './notation.mjs';

/**
 * @typedef {import('./notation.mjs').Schema} Schema
 * @typedef {Record<string, any>} Catalogue
 */

const value = ref('value');
const probability = ref('probability');

/** A number within a range of the catalogue, or null. @param {(number | null)[]} range */
const within = ([low, high]) => ({
  type: ['number', 'null'],
  ...(low === null ? {} : { minimum: low }),
  ...(high === null ? {} : { maximum: high }),
});

/** @param {any[]} items  @returns {string[]} */
const idsOf = (items) => items.map(({ id }) => id);

/** Without those that occur twice. @template T  @param {T[]} values */
const once = (values) => [...new Set(values)];

/** A number in a key: ndcg@3. */
const A_NUMBER = String.raw`[0-9]+(\.[0-9]+)?(e[+-]?[0-9]+)?`;

/** @param {string} key  as it stands in a regular expression */
const literally = (key) => key.replaceAll('.', String.raw`\.`);

/**
 * What the keys of a metric for other values of its parameter look like: f3 beside f1, f2 and f0.5.
 * @param {{ keys: { key: string }[], key_pattern: string }} metric
 */
function keyPattern({ keys, key_pattern: pattern }) {
  const listed = keys.map(({ key }) => literally(key)).join('|');
  return `^(?!(${listed})$)${literally(pattern).replace('{}', A_NUMBER)}$`;
}

export class Items {
  /** @param {Catalogue} catalogue */
  constructor(catalogue) {
    this.catalogue = catalogue;
  }

  /** Definitions that more than one report refers to. @returns {Record<string, Schema>} */
  definitions() {
    const { metrics, tests, statistics, intervals, post_hoc, reasons, fields } = this.catalogue;
    const procedures = [...fields.pairs, ...fields.models].flatMap(
      ({ procedure }) => procedure ?? [],
    );
    return {
      ...Object.fromEntries(
        metrics.map((/** @type {any} */ { id, name, meaning, range }) => [
          `metric_${id}`,
          { title: name, description: meaning, ...within(range) },
        ]),
      ),
      reason: { description: 'Why a number is undefined.', enum: Object.keys(reasons) },
      test: {
        description:
          'A test of the catalogue, one of its statistics, or the key of its p-value; cluster_bootstrap: the bootstrap of groups.',
        enum: once([
          ...idsOf(tests),
          ...idsOf(statistics),
          ...tests.flatMap((/** @type {any} */ { p_values: keys }) => keys),
          'cluster_bootstrap',
        ]),
      },
      interval_method: oneOf(idsOf(intervals)),
      post_hoc: oneOf(idsOf(post_hoc)),
      procedure_id: {
        description:
          'A procedure of the catalogue, with wilcoxon_ in front where it judges those p-values.',
        enum: once([...idsOf(post_hoc), ...procedures]),
      },
    };
  }

  /** @param {string[]} kinds  of data: metrics that take one of them */
  #metricsOf(kinds) {
    return this.catalogue.metrics.filter((/** @type {any} */ metric) =>
      metric.kinds.some((/** @type {string} */ kind) => kinds.includes(kind)),
    );
  }

  /**
   * The metrics of a model.
   * @param {string[]} kinds  of data that there are
   * @param {Schema} [counts]  what stands beside the metrics
   * @returns {Schema}
   */
  values(kinds, counts = {}) {
    const properties = { ...counts };
    /** @type {Schema} */
    const patterns = {};
    for (const metric of this.#metricsOf(kinds)) {
      const schema = ref(`metric_${metric.id}`);
      for (const { key } of metric.keys) properties[key] = schema;
      if (metric.key_pattern) patterns[keyPattern(metric)] = schema;
    }
    return { ...closed(properties), patternProperties: patterns };
  }

  /** A key of these metrics. @param {string[]} kinds  @returns {Schema} */
  metricKey(kinds) {
    const metrics = this.#metricsOf(kinds);
    const keys = metrics.flatMap((/** @type {any} */ metric) =>
      metric.keys.map((/** @type {any} */ { key }) => key),
    );
    const patterns = metrics
      .filter((/** @type {any} */ metric) => metric.key_pattern)
      .map(keyPattern);
    return {
      anyOf: [
        oneOf(keys),
        ...patterns.map((/** @type {string} */ pattern) => ({ ...text, pattern })),
      ],
    };
  }

  /**
   * What the tests of a kind of data give.
   * @param {string} kind
   * @param {{ adjusted?: boolean }} [and]  adjusted: each p-value once more, over all pairs, as KEY_holm
   * @returns {Schema} properties
   */
  tests(kind, { adjusted = false } = {}) {
    /** @type {Schema} */
    const properties = {};
    for (const { keys, p_values: pValues, kinds } of this.catalogue.tests) {
      if (!kinds.includes(kind)) continue;
      for (const key of keys) properties[key] = pValues.includes(key) ? probability : value;
      if (!adjusted) continue;
      for (const key of pValues) properties[`${key}_holm`] = probability;
    }
    return properties;
  }

  /**
   * An object by the ids of a family.
   * @param {'curves' | 'thresholds'} family
   * @param {Schema} schema  of each
   * @returns {Schema}
   */
  all(family, schema) {
    const items = this.catalogue[family].filter((/** @type {any} */ item) => !item.needs_target);
    return closed(
      Object.fromEntries(
        items.map((/** @type {any} */ { id, name }) => [id, { title: name, ...schema }]),
      ),
    );
  }

  /**
   * The numeric keys of comparisons of learners, each of which may be absent.
   * @param {'models' | 'pairs' | 'tests'} part
   * @returns {Schema} properties
   */
  fields(part) {
    /** @type {Record<string, Schema>} */
    const ofKind = {
      number: value,
      count: { type: ['number', 'null'], minimum: 0 },
      p_value: probability,
      probability,
    };
    const ranges = Object.fromEntries(
      this.catalogue.effect_sizes.map((/** @type {any} */ { id, range }) => [id, within(range)]),
    );
    return optional(
      Object.fromEntries(
        this.catalogue.fields[part].map((/** @type {any} */ { key, kind, name }) => [
          key,
          { ...(name ? { title: name } : {}), ...(ranges[key] ?? ofKind[kind]) },
        ]),
      ),
    );
  }

  /** The keys of what procedures give. @returns {Schema} */
  procedureKey() {
    const { models, pairs } = this.catalogue.fields;
    const fields = [...pairs, ...models].filter((/** @type {any} */ { procedure }) => procedure);
    return oneOf(fields.map((/** @type {any} */ field) => field.key));
  }

  /** The keys of all these. @param {('models' | 'pairs' | 'tests')[]} parts  @returns {Schema} */
  fieldKey(parts) {
    return oneOf(
      once(
        parts.flatMap((part) =>
          this.catalogue.fields[part].map((/** @type {any} */ { key }) => key),
        ),
      ),
    );
  }
}
