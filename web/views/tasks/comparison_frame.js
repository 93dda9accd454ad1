import { comparisonVerdict } from '../../comparison_verdict.js';
import { mount } from './comparison_rail.js';
import { settings } from './comparison_settings.js';

/**
 * What comparisons of learners bring for other parts of the page.
 * @type {import('../../tasks.js').Frame}
 */
export const frame = { verdict: comparisonVerdict, rail: mount, settings };
