// build/first_report.json: what the page shows of the first sample before the core is there.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openBuiltCore } from '../bin/core.mjs';
import { root } from './shell.mjs';

/** The curves of the pictures that are drawn at once; the others come with the core's own report. */
const DRAWN = ['roc', 'precision_recall', 'cost', 'calibration', 'score_histogram'];

/** Their points are fractions; more digits than a picture shows would make what every visitor fetches half as large again. */
const DRAWN_DECIMALS = 4;

/**
 * @template T
 * @param {T} series  lists of numbers, each by its name
 * @returns {T} with coordinates as fine as they are drawn; thresholds stay as they are
 */
const asDrawn = (series) =>
  JSON.parse(JSON.stringify(series), (name, value) =>
    Array.isArray(value) && name !== 'threshold'
      ? value.map((one) => (one === null ? null : Number(one.toFixed(DRAWN_DECIMALS))))
      : value,
  );

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
    model.curves = Object.fromEntries(
      DRAWN.map((name) => {
        const curve = model.curves[name];
        return [name, { ...curve, series: asDrawn(curve.series) }];
      }),
    );
  }
  return { report, operatingPoints };
}

export async function writeFirstReport() {
  writeFileSync(join(root, 'build/first_report.json'), JSON.stringify(await firstReport()));
}
