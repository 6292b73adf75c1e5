/** Processor seconds that the chosen tests may take, on the two workers together, so that all is done in a minute. */
const BUDGET_SECONDS = 50;
/** What a file costs before its first case: a page's test loads the libraries of the page, others open a database. */
const LOAD_SECONDS = { page: 1.5, database: 3, other: 0.4 };
/** A file that has no time yet, because it is new or the tests have not been run here. */
const UNKNOWN_SECONDS = 0.5;

/** @param {string} test @returns {keyof typeof LOAD_SECONDS} */
const kindOf = (test) => {
  if (test.startsWith('/tests/supabase/')) return 'database';
  return test.endsWith('.tsx') ? 'page' : 'other';
};

/**
 * As many of the nearest tests as fit a minute; those at the very top always.
 * @param {readonly string[]} ranked see `rankTests`
 * @param {ReadonlyMap<string, number>} seconds how long a file's cases took the last time
 * @returns {string[]}
 */
export const chooseTests = (ranked, seconds) => {
  let sum = 0;
  return ranked.filter((test, index) => {
    const cost = (seconds.get(test) ?? UNKNOWN_SECONDS) + LOAD_SECONDS[kindOf(test)];
    // What is too long for the rest of the minute is passed over, and shorter ones after it are taken.
    if (index > 0 && sum + cost > BUDGET_SECONDS) return false;
    sum += cost;
    return true;
  });
};
