import { wordOf } from './markdown.mjs';

/** @typedef {import('../result').Result} Result */

/** At most this many reasons of a kind are named; the others are counted. */
const MOST_NAMED = 3;

/** @param {readonly string[]} names */
const named = (names) => {
  const rest = names.length - MOST_NAMED;
  return names.slice(0, MOST_NAMED).join(', ') + (rest > 0 ? ` and ${rest} more` : '');
};

/**
 * Explains the exit code in one line.
 * @param {Result} result
 * @param {number} exitCode
 */
export const describeEnd = ({ versions, summary }, exitCode) => {
  const failed = versions.flatMap(({ name, failures }) =>
    failures.map(({ suite }) => (name === 'here' ? suite : `${suite} of ${name}`)),
  );
  const worse = (summary?.comparisons ?? []).filter(({ verdict }) => verdict === 'worse');
  const missed = (summary?.goals ?? []).filter(({ state }) => state === 'missed');
  const reasons = [
    ...(failed.length > 0 ? [`failed: ${named(failed)}`] : []),
    ...(worse.length > 0
      ? [`become worse: ${named(worse.map((one) => `${one.suite} ${one.name} (${wordOf(one)})`))}`]
      : []),
    ...(missed.length > 0
      ? [`goals missed: ${named(missed.map(({ suite, text }) => `${suite} ${text}`))}`]
      : []),
  ];
  if (exitCode === 130) return 'Ends with 130: it was stopped before its end.';
  if (exitCode === 0) return 'Ends with 0: nothing failed, nothing has become worse, no goal is missed.';
  return `Ends with ${exitCode}: ${reasons.join('; ')}.`;
};
