import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { fromProject } from '../../bin/core.mjs';
import { firstReport } from '../../tools/first_report.mjs';

const file = fromProject('dist/first_report.json');

test('the report that is stored for the arrival is what the core prints', async (context) => {
  if (!existsSync(file)) return context.skip('not built');
  assert.deepEqual(JSON.parse(readFileSync(file, 'utf8')), await firstReport());
});

test('it has the curves of the pictures that are drawn at once, and an operating point a model', async () => {
  const { report, operatingPoints } = await firstReport();
  for (const { curves } of report.models) {
    assert.ok((curves?.roc?.series?.curve?.fpr?.length ?? 0) > 2);
    assert.equal(curves?.det, undefined);
  }
  assert.equal(operatingPoints.length, report.models.length);
});
