/**
 * Why there is no report: something about the table or the options, with its place and what to do. Whatever else is
 * thrown is a mistake of Melon's.
 */
export class MelonError extends Error {
  /** @param {import('../core/report.js').Problem} problem */
  constructor({ code, message, message_zh, line, column, value, candidates, tables }) {
    super(message);
    this.name = 'MelonError';
    /** Stable, in snake_case. */
    this.code = code;
    /** The message in Chinese. */
    this.message_zh = message_zh;
    /** Of the file, from 1. */
    this.line = line;
    /** The name of a column. */
    this.column = column;
    /** What is wrong, as it stands there. */
    this.value = value;
    /** Columns of which one may be the truth. */
    this.candidates = candidates;
    /** Of the file, of which one is to be chosen with `sheet`. */
    this.tables = tables;
  }
}
