import { comparisonVerdict } from '../../comparison_verdict.js';
import { withShortNames } from '../../parameter_names.js';
import { mount } from './comparison_rail.js';
import { remarks } from './comparison_remarks.js';
import { settings } from './comparison_settings.js';

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
