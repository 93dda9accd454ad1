/**
 * The commands and their options: the one list from which arguments are parsed, help is written and a mistyped name is
 * corrected. The options of the core come from the catalogue.
 * @module
 */
import { biasVariance } from './options/bias_variance.mjs';
import { catalogue } from './options/catalogue.mjs';
import { cluster } from './options/cluster.mjs';
import { compare, evaluate } from './options/evaluate.mjs';
import { lab } from './options/lab.mjs';
import { scale } from './options/scale.mjs';
import { search } from './options/search.mjs';
import { serve } from './options/serve.mjs';
import { split } from './options/split.mjs';
import { tables } from './options/tables.mjs';

/** @typedef {import('./options/common.mjs').Language} Language */
/** @typedef {import('./options/common.mjs').Option} Option */
/** @typedef {import('./options/common.mjs').Command} Command */

/** In the order of the help. @type {Record<string, Command>} */
export const COMMANDS = {
  evaluate,
  compare,
  split,
  lab,
  search,
  'bias-variance': biasVariance,
  cluster,
  scale,
  catalogue,
  tables,
  serve,
};
