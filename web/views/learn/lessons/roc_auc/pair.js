import { createRandom } from '../../../../learn/random.js';
import { drawTwoClasses } from '../../../../learn/two_classes.js';

const POSITIVES = 60;
const NEGATIVES = 60;
/** What the choice says of the curves holds for these cases. */
const SEED = 14;

/** The same cases scored by two models. @param {string} name */
const drawn = (name) => drawTwoClasses(createRandom(SEED, 'roc_auc', name), POSITIVES, NEGATIVES);

/**
 * A model and a worse one, whose curve lies within the first, or one that is better at the top and worse below.
 * @param {'around' | 'crossing'} pair
 * @returns {{ truth: (0 | 1)[], first: number[], second: number[] }}
 */
export function drawPair(pair) {
  const { truth, at } = drawn('first');
  const worse = drawn('second').at(1);
  const crossing = worse.map((score, place) =>
    place % 3 === 0 && truth[place] === 1 ? 0.9 + score / 10 : score,
  );
  return { truth, first: at(2), second: pair === 'crossing' ? crossing : worse };
}
