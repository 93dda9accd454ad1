import { createRandom } from './random.js';

/**
 * Exercises on seeded data: a class of forty has forty versions. What is expected comes from the core, on the same data
 * that the exercise shows.
 *
 * @typedef {import('./random.js').Random} Random
 * @typedef {import('./core.js').Core} Core
 *
 * @typedef {object} ShownTable  what the exercise shows, and all that is needed to solve it
 * @property {string[]} head
 * @property {(string | number)[][]} rows
 *
 * @typedef {object} ExerciseWords
 * @property {(data: any) => string} question  with every definition that it needs
 * @property {string[]} head  of the table that is shown
 * @property {string[]} [names]  of its rows, where they have names
 * @property {string[]} hints  from a nudge to the whole way
 *
 * @typedef {object} Exercise
 * @property {string} id  of its words, in the `exercises` of the lesson
 * @property {number} decimals  that an answer needs; 0: a whole number
 * @property {(random: Random) => any} draw  its data
 * @property {(data: any, words: ExerciseWords) => ShownTable} show
 * @property {(data: any, core: Core) => Promise<number | null>} answer  null is a fault of the exercise: none has an
 *   answer that is undefined
 */

/** As many as a class has. */
export const VERSIONS = 40;

/**
 * The data of an exercise in the version of a seed.
 * @param {string} lesson
 * @param {Exercise} exercise
 * @param {number} seed
 */
export const dataOf = (lesson, exercise, seed) =>
  exercise.draw(createRandom(seed, lesson, exercise.id));

/**
 * @param {Exercise} exercise
 * @param {any} data
 * @param {Core} core
 * @returns {Promise<number>}
 */
export async function expectedOf(exercise, data, core) {
  const answer = await exercise.answer(data, core);
  if (answer === null || !Number.isFinite(answer)) {
    throw new Error(`exercise ${exercise.id} has no answer`);
  }
  return answer;
}
