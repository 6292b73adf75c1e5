/** @typedef {import('../result').Comparison} Comparison */
/** @typedef {{ readonly figure: string, readonly rounds: number, readonly different: number }} Count */

/** The tolerated rate of false differences over all figures: intervals are 95 %. */
const MOST_WRONG = 0.05;
/** By chance a figure differs more often than this in one of three thousand self checks of twenty rounds. */
const MOST_OF_ONE = 0.25;

/**
 * How often each figure came out as different. Exact figures do so never, and would hide others in the rate of all.
 * @param {readonly (readonly Comparison[])[]} rounds
 * @returns {Count[]}
 */
export const countDifferences = (rounds) => {
  /** @type {Map<string, Count>} */
  const counts = new Map();
  for (const { suite, name, verdict } of rounds.flat().filter(({ isExact }) => !isExact)) {
    const figure = `${suite}: ${name}`;
    const { rounds: before, different } = counts.get(figure) ?? { rounds: 0, different: 0 };
    const isDifferent = verdict !== 'no difference shown';
    counts.set(figure, { figure, rounds: before + 1, different: different + (isDifferent ? 1 : 0) });
  }
  return [...counts.values()];
};

/**
 * Says whether comparisons of the same code came out alike: over all figures, and each by itself.
 * @param {readonly Count[]} counts
 * @param {readonly import('../result').Failure[]} failures
 * @returns {{ text: string, exitCode: 0 | 1 | 2 }}
 */
export const judgeSelfCheck = (counts, failures) => {
  const failed = [...new Set(failures.map(({ suite }) => suite))];
  if (failed.length > 0) return { text: `Not checked: failed: ${failed.join(', ')}.`, exitCode: 2 };
  if (counts.length === 0) return { text: 'Not checked: no figure was compared.', exitCode: 2 };
  const sum = (/** @type {'rounds' | 'different'} */ of) =>
    counts.reduce((total, count) => total + count[of], 0);
  const often = counts.filter(({ rounds, different }) => different > MOST_OF_ONE * rounds);
  if (often.length > 0) {
    const names = often.map(({ figure }) => figure).join(', ');
    return { text: `Not sound: the same code comes out as different too often of ${names}.`, exitCode: 1 };
  }
  return sum('different') <= MOST_WRONG * sum('rounds')
    ? { text: 'Sound: the same code comes out alike.', exitCode: 0 }
    : { text: 'Not sound: the same code comes out as different.', exitCode: 1 };
};
