import { QUESTIONS, START } from './path.js';

/**
 * @typedef {import('./path.js').Answer} Answer
 * @typedef {import('./path.js').Question} Question
 * @typedef {import('./facts.js').Facts} Facts
 *
 * @typedef {object} Step a question that has its answer
 * @property {string} id
 * @property {Question} question
 * @property {Answer} answer
 * @property {string[] | null} numbers of the sentence that the data answer with; null where the
 *   user answered
 * @property {string} [measure]  the key of the measure that the first of the numbers is, of the first model
 */

/**
 * How far the path leads: by what the user answered, else by what the data say.
 * @param {Facts} facts
 * @param {ReadonlyMap<string, string | null>} given answers by question; null: asked in spite of
 *   the data
 * @returns {{ steps: Step[], question: (Question & { id: string }) | null,
 *   measures: NonNullable<Answer['measures']> }} the question that comes next, or measures at its end
 */
export function walk(facts, given) {
  /** @type {Step[]} */
  const steps = [];
  for (let id = START; ; ) {
    const question = QUESTIONS[id];
    const own = given.get(id);
    const fact = given.has(id) ? undefined : facts[id];
    const answer = question.answers.find((one) => one.id === (own ?? fact?.answer));
    if (!answer) return { steps, question: { ...question, id }, measures: [] };
    const { numbers = null, measure } = fact ?? {};
    steps.push({ id, question, answer, numbers, measure });
    if (answer.measures) return { steps, question: null, measures: answer.measures };
    id = answer.next ?? START;
  }
}
