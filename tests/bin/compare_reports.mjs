/**
 * Golden reports: what the command line says, key by key against what other tools say.
 * @module
 */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

/** What sums of numbers of size 1 lose to rounding where the expected value is 0 or the rest of a cancellation. */
const ABSOLUTE = 1e-14;

/**
 * The golden files of a folder of tests/golden: NAME.csv beside NAME.expected.json.
 * @param {string} folder
 * @returns {{name: string, input: string, expected: any}[]}
 */
export function goldenReports(folder) {
  const path = join(ROOT, 'tests', 'golden', folder);
  return readdirSync(path)
    .filter((file) => file.endsWith('.expected.json'))
    .map((file) => {
      const name = file.replace('.expected.json', '');
      const expected = JSON.parse(readFileSync(join(path, file), 'utf8'));
      return {
        name,
        input: expected.file ?? join('tests', 'golden', folder, `${name}.csv`),
        expected,
      };
    });
}

/**
 * All disagreements between a record of the report and the expected one, as lines to read.
 * @param {string} place
 * @param {Record<string, number | string | null>} expected
 * @param {Record<string, any>} actual
 * @param {Record<string, string> | undefined} reasons
 * @param {(key: string) => number} [tolerance]  relative, by key
 */
export function disagreements(place, expected, actual, reasons, tolerance = () => 1e-12) {
  const found = [];
  for (const [key, value] of Object.entries(expected)) {
    if (!Object.hasOwn(actual, key)) {
      found.push(`${place}: ${key} is not in the report`);
    } else if (value === null || actual[key] === null || typeof value === 'string') {
      if (actual[key] !== value)
        found.push(`${place}: ${key} is ${actual[key]} (${reasons?.[key]}), expected ${value}`);
    } else if (!(Math.abs(actual[key] - value) <= tolerance(key) * Math.abs(value) + ABSOLUTE)) {
      found.push(`${place}: ${key} is ${actual[key]}, expected ${value}`);
    }
  }
  return found;
}

/**
 * Keys that are null without a reason, or have a reason without being null.
 * @param {string} place
 * @param {Record<string, any>} values
 * @param {Record<string, string>} reasons
 */
export function wrongReasons(place, values, reasons) {
  const nulls = Object.keys(values).filter((key) => values[key] === null);
  const without = nulls.filter(
    (key) => !Object.hasOwn(reasons, key) || !/^[a-z][a-z0-9_]*$/.test(reasons[key]),
  );
  const beyond = Object.keys(reasons).filter(
    (key) => Object.hasOwn(values, key) && values[key] !== null,
  );
  return [
    ...without.map((key) => `${place}: ${key} is null without a reason`),
    ...beyond.map((key) => `${place}: ${key} has a number and a reason`),
  ];
}

/**
 * All that is wrong with a record of the report: its numbers and its reasons.
 * @param {string} place
 * @param {Record<string, number | string | null>} expected
 * @param {Record<string, any>} actual
 * @param {Record<string, string>} reasons
 * @param {(key: string) => number} [tolerance]  relative, by key
 */
export function faults(place, expected, actual, reasons, tolerance) {
  return [
    ...disagreements(place, expected, actual, reasons, tolerance),
    ...wrongReasons(place, actual, reasons),
  ];
}
