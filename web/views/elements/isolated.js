import { html } from 'lit';
import { visible } from '../../words/visible.js';

/** Letters from right to left, and signs that turn the direction of writing. */
const TURNS = /[\u0590-\u08ff\u200e\u200f\u202a-\u202e\u2066-\u2069\ufb1d-\ufdff\ufe70-\ufeff]/;

/**
 * A sentence in which no name can turn the words and numbers around it: whatever is
 * written from right to left stands in a `<bdi>`, and signs that turn the direction are
 * shown and not obeyed.
 * @param {string} text
 * @param {readonly string[]} names that may occur in it
 * @returns {unknown} for a template
 */
export function isolated(text, names) {
  if (!TURNS.test(text)) return visible(text);
  const turning = names
    .filter((name) => TURNS.test(name))
    .sort((a, b) => b.length - a.length)
    .map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  if (turning.length === 0) return html`<bdi>${visible(text)}</bdi>`;
  return text
    .split(new RegExp(`(${turning.join('|')})`))
    .map((part, index) => (index % 2 === 1 ? html`<bdi>${visible(part)}</bdi>` : visible(part)));
}

/**
 * The names that a sentence about what is loaded may contain.
 * @param {Readonly<import('../../app/store.js').State>} state
 * @returns {string[]}
 */
export function namesOf({ report, input, source, reportSource }) {
  const columns = [report?.input, input].flatMap((one) => one?.columns ?? []);
  return [
    ...(report?.models ?? []).map(({ name }) => name),
    ...columns.flatMap(({ name, labels = [] }) => [name, ...labels]),
    ...[source, reportSource].flatMap((one) => (one ? [one.name] : [])),
  ];
}
