// build/first_report.json: what the page shows of the first sample before the core is there.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openBuiltCore } from '../bin/core.mjs';
import { root } from './shell.mjs';

/** The curves of the pictures that are drawn at once; the others come with the core's own report. */
const DRAWN = ['roc', 'precision_recall', 'cost', 'calibration', 'score_histogram'];

const samples = join(root, 'web/samples');

/**
 * @returns {Promise<import('../web/app/arrive.js').FirstReport>} of the first sample, as the core prints it
 */
export async function firstReport() {
  const [{ file }] = JSON.parse(readFileSync(join(samples, 'samples.json'), 'utf8'));
  const built = await openBuiltCore();
  if (!built) throw new Error('The core is not built.');
  const { core } = built;
  core.beginLoad();
  core.push(readFileSync(join(samples, file)));
  core.finishLoad();
  const report = core.run({ bootstrap: 0 });
  const operatingPoints = report.models.map(
    (/** @type {{ threshold: number }} */ { threshold }, /** @type {number} */ model) =>
      core.query({ type: 'operating_point', model, threshold }),
  );
  for (const model of report.models) {
    model.curves = Object.fromEntries(DRAWN.map((curve) => [curve, model.curves[curve]]));
  }
  return { report, operatingPoints };
}

export async function writeFirstReport() {
  writeFileSync(join(root, 'build/first_report.json'), JSON.stringify(await firstReport()));
}
