// The options of a report, from the catalogue and so from cpp/options.
import { mayBeNull } from '../options.mjs';
import { closed, list, number, oneOf, orNull, ref, text } from './notation.mjs';

/**
 * @typedef {import('../options.mjs').Option} Option
 * @typedef {import('./notation.mjs').Schema} Schema
 */

/** What a report may say besides, where nothing was given. @type {Record<string, string[]>} */
const FOUND = { design: ['holdout', 'irregular'] };

/** The value of an option, by its kind. @type {Record<string, (option: Option) => Schema>} */
const SCHEMAS = {
  number: ({ limits }) => ({ ...number, ...limits }),
  whole_number: ({ limits }) => ({ type: 'integer', ...limits }),
  flag: () => ({ type: 'boolean' }),
  choice: ({ name, choices }) => oneOf([...choices, ...(FOUND[name] ?? [])]),
  column: () => text,
  columns: () => list(text),
  label: () => text,
  labels: () => list(text),
  learner: () => text,
  procedure: () => ref('procedure_id'),
  thresholds: () => ({ type: 'object', additionalProperties: ref('threshold') }),
  cost_matrix: ({ limits }) => list(list({ ...number, ...limits })),
  join: () => text,
  resample: () => ({ ...text, pattern: '^(plain|stratified|cluster=[\\s\\S]+)$' }),
};

/** Kinds of which a report says only what was given or found. */
const IF_GIVEN = ['column', 'columns', 'join', 'labels', 'cost_matrix'];

/** What a report leaves open where it was not given. */
const OPEN = ['weight_kind'];

/** What every report says. */
const ALWAYS = ['task', 'truth', 'predictions', 'weight', 'missing', 'alpha', 'bootstrap', 'seed'];

/** @param {string} name  of an option */
const definition = (name) => `${name}_option`;

/** @param {Option[]} options */
export function optionDefinitions(options) {
  return Object.fromEntries(
    options.map((option) => {
      const schema = SCHEMAS[option.kind](option);
      const isOpen = mayBeNull(option) || OPEN.includes(option.name);
      const value = isOpen ? orNull(schema) : schema;
      return [definition(option.name), { description: option.help, ...value }];
    }),
  );
}

/**
 * The options of a kind of report: those of its tasks, and columns that have a role of which they make no use.
 * @param {Option[]} options
 * @param {string[]} tasks
 * @param {{ said?: string[], unsaid?: string[], also?: Schema }} [and]  said: the tasks whose common options every such
 *   report has, if not all of them; unsaid: options that it may leave out nevertheless; also: keys that are no options
 * @returns {Schema}
 */
export function optionsOf(options, tasks, { said = tasks, unsaid = [], also = {} } = {}) {
  /** @type {Schema} */
  const properties = {};
  for (const { name, kind, tasks: those } of options) {
    const isSaid =
      ALWAYS.includes(name) ||
      (!IF_GIVEN.includes(kind) &&
        !unsaid.includes(name) &&
        said.every((task) => those.includes(task)));
    const isColumn = kind === 'column' || kind === 'columns';
    if (!isSaid && !isColumn && !tasks.some((task) => those.includes(task))) continue;
    properties[isSaid ? name : `${name}?`] = ref(definition(name));
  }
  return {
    description: 'As used, guesses and defaults included.',
    ...closed({ ...properties, ...also }),
  };
}
