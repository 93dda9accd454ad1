/**
 * Whether reports follow docs/report.schema.json.
 * @module
 */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { fromProject } from '../../bin/core.mjs';

/** @param {object} schema */
export function validator(schema) {
  const ajv = new Ajv2020({
    allErrors: true,
    strict: true,
    strictRequired: false,
    strictTypes: false,
  });
  const validate = ajv.compile(schema);
  /** @param {unknown} report  @returns {string[]} the first places where it does not follow the schema */
  return (report) =>
    validate(report)
      ? []
      : (validate.errors ?? [])
          .slice(0, 5)
          .map(
            ({ instancePath, message, params }) =>
              `${instancePath} ${message} ${JSON.stringify(params).slice(0, 200)}`,
          );
}

/** @type {ReturnType<typeof validator> | undefined} */
let ofProject;

/** The places where a report does not follow the schema. @param {unknown} report */
export function schemaFaults(report) {
  ofProject ??= validator(JSON.parse(readFileSync(fromProject('docs/report.schema.json'), 'utf8')));
  return ofProject(report);
}

/** What the command line printed. @param {string} text */
export function assertFollowsSchema(text) {
  assert.deepEqual(schemaFaults(JSON.parse(text)), []);
}
