// A short way to write JSON Schema. A key of an object that ends in ? may be absent.

/** @typedef {Record<string, any>} Schema */

/** A definition of the schema. @param {string} name  @returns {Schema} */
export const ref = (name) => ({ $ref: `#/$defs/${name}` });

/** @param {string} description  @param {Schema} schema  @returns {Schema} */
export const described = (description, schema) => ({ description, ...schema });

export const text = { type: 'string' };
export const number = { type: 'number' };
export const flag = { type: 'boolean' };
export const textOrNull = { type: ['string', 'null'] };

/** A key that stands there only where it is true. */
export const mark = { const: true };

/** @param {readonly (string | null)[]} values  @returns {Schema} */
export const oneOf = (values) => ({ enum: values });

/** @param {Schema} schema  @returns {Schema} */
export const orNull = (schema) => ({ anyOf: [schema, { type: 'null' }] });

/** @param {Schema} items  @param {Schema} [limits]  @returns {Schema} */
export const list = (items, limits = {}) => ({ type: 'array', ...limits, items });

/** Texts, one at least. */
export const names = list(text, { minItems: 1 });

/** An object by names of one kind. @param {Schema} key  @param {Schema} value  @returns {Schema} */
export const record = (key, value) => ({
  type: 'object',
  propertyNames: key,
  additionalProperties: value,
});

/**
 * An object that has other keys, too, if `others` is their schema, and may if it is true.
 * @param {Schema} properties
 * @param {Schema | boolean} others
 * @returns {Schema}
 */
export function open(properties, others) {
  const keys = Object.keys(properties);
  return {
    type: 'object',
    ...(others === true ? {} : { additionalProperties: others }),
    required: keys.filter((key) => !key.endsWith('?')),
    properties: Object.fromEntries(keys.map((key) => [key.replace(/\?$/, ''), properties[key]])),
  };
}

/** An object with these keys and no others. @param {Schema} properties */
export const closed = (properties) => open(properties, false);

/** The same properties, each of which may be absent. @param {Schema} properties  @returns {Schema} */
export const optional = (properties) =>
  Object.fromEntries(Object.entries(properties).map(([key, schema]) => [`${key}?`, schema]));

/**
 * An object in which the key `reason` says why others are missing or null.
 * @param {Schema} schema
 * @param {Schema} without  where there is no reason
 * @param {Schema} withReason
 * @returns {Schema}
 */
export const unlessReason = (schema, without, withReason) => ({
  ...schema,
  if: { required: ['reason'] },
  // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
  then: withReason,
  else: without,
});
