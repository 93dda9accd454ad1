import { comparisonVerdict } from '../../verdicts.js';
import { withShortNames } from '../parameter_names.js';
import { mount } from './rail.js';
import { remarks } from './remarks.js';
import { settings } from './settings.js';

/**
 * What comparisons of algorithms bring for other parts of the page.
 * @type {import('../../tasks.js').Frame}
 */
export const frame = {
  verdict: (report, language, reason) =>
    comparisonVerdict(withShortNames(report), language, reason),
  remarks,
  rail: mount,
  settings,
};
