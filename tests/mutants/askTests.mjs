/** @typedef {import('./drawMutants.mjs').CodeMutant} CodeMutant */
/** @typedef {import('./report.mjs').Result['outcome']} Outcome */

/** Tests that are asked first, the nearest: they notice most faults. */
export const NEAREST = 6;
/**
 * What those do not notice is shown to so many more, the next by rank. They are still not all that import a file: what they
 * notice is the least that all would.
 */
export const FARTHER = 12;

/**
 * So often a test may fail without a fault before it is left alone: on a busy machine a page that is loaded for the first
 * time may take longer than a test waits for it.
 */
export const TRIES = 3;

/**
 * Asks the tests nearest to a fault, and those behind them where none notices it. A test that fails without a fault, too,
 * is not asked again.
 * @param {object} tests see `openTests`
 * @param {(some: readonly string[]) => Promise<readonly string[]>} tests.failing those of some that fail as things are
 * @param {(some: readonly string[], mutant: CodeMutant) => Promise<readonly string[] | null>} tests.failingWith the same with a
 * fault planted; null where one was not run to its end
 * @param {(test: string) => void} tellUnsound
 * @returns {(mutant: CodeMutant, near: readonly string[]) => Promise<{ outcome: Outcome, isSure: boolean }>} takes the nearest
 * first, and is not sure where one of them could not be asked
 */
export const askTests = ({ failing, failingWith }, tellUnsound) => {
  /** @type {Map<string, boolean>} */
  const soundness = new Map();
  /** @param {string} test @returns {Promise<boolean>} */
  const passes = async (test, tries = TRIES) =>
    tries > 0 && ((await failing([test])).length === 0 || passes(test, tries - 1));
  /** Whether it passes without a fault. @param {string} test */
  const isSound = async (test) => {
    const known = soundness.get(test) ?? (await passes(test));
    if (!known && !soundness.has(test)) tellUnsound(test);
    soundness.set(test, known);
    return known;
  };
  /**
   * @param {CodeMutant} mutant
   * @param {readonly string[]} some
   * @returns {Promise<boolean | null>} null where none of these notices it, and yet one could not be asked
   */
  const isNoticedBy = async (mutant, some) => {
    const asked = some.filter((test) => soundness.get(test) !== false);
    const failed = await failingWith(asked, mutant);
    if (failed?.[0]) return (await isSound(failed[0])) || isNoticedBy(mutant, some);
    return failed !== null && asked.length === some.length ? false : null;
  };
  return async (mutant, near) => {
    const first = await isNoticedBy(mutant, near.slice(0, NEAREST));
    if (first) return { outcome: 'killed', isSure: true };
    const second = await isNoticedBy(mutant, near.slice(NEAREST, NEAREST + FARTHER));
    if (second) return { outcome: 'killed', isSure: true };
    const isReached = near.some((test) => soundness.get(test) !== false);
    return { outcome: isReached ? 'survived' : 'unreached', isSure: first === false && second === false };
  };
};
