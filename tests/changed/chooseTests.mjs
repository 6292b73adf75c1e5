/** CPU seconds that the chosen tests may take on both workers together, so that a run takes a minute. */
const BUDGET_SECONDS = 50;
/** Overhead of a file before its first case: page tests load the page's libraries, others open a database. */
const LOAD_SECONDS = { page: 1.5, database: 3, other: 0.4 };
/** For a file without a recorded time, because it is new or the tests have not been run here. */
const UNKNOWN_SECONDS = 0.5;

/** @param {string} test @returns {keyof typeof LOAD_SECONDS} */
const kindOf = (test) => {
  if (test.startsWith('/tests/supabase/')) return 'database';
  return test.endsWith('.tsx') ? 'page' : 'other';
};

/**
 * As many of the nearest tests as fit into a minute; the first one always.
 * @param {readonly string[]} ranked see `rankTests`
 * @param {ReadonlyMap<string, number>} seconds duration of a file's cases in the last run
 * @returns {string[]}
 */
export const chooseTests = (ranked, seconds) => {
  let sum = 0;
  return ranked.filter((test, index) => {
    const cost = (seconds.get(test) ?? UNKNOWN_SECONDS) + LOAD_SECONDS[kindOf(test)];
    // Tests too long for the remaining time are skipped, and shorter ones after them are taken.
    if (index > 0 && sum + cost > BUDGET_SECONDS) return false;
    sum += cost;
    return true;
  });
};
