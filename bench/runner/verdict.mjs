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
 * What a comparison came to in which nothing has become worse; null where there was nothing to compare with.
 * @param {Pick<Result, 'suites' | 'summary'>} result
 */
const describeComparison = ({ suites = [], summary }) => {
  const missing = summary?.notCompared;
  if (!missing) return null;
  if (suites.every(({ name }) => missing.includes(name))) return 'nothing was compared';
  const rest = missing.length > 0 ? ` (not compared: ${named(missing)})` : '';
  return `nothing has become worse${rest}`;
};

/** @param {import('../result').GoalResult} goal */
const nameGoal = ({ suite, text }) => `${suite} ${text}`;

/**
 * Explains the exit code in one line.
 * @param {Result} result
 * @param {number} exitCode
 */
export const describeEnd = (result, exitCode) => {
  const { versions, summary } = result;
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
    ...(missed.length > 0 ? [`goals missed: ${named(missed.map(nameGoal))}`] : []),
  ];
  if (exitCode === 130) return 'Ends with 130: it was stopped before its end.';
  if (exitCode === 0) {
    const open = (summary?.goals ?? []).filter(({ state }) => state === 'open');
    const rest = open.length > 0 ? ` (open: ${named(open.map(nameGoal))})` : '';
    const said = ['nothing failed', describeComparison(result), `no goal is missed${rest}`];
    return `Ends with 0: ${said.filter((part) => part !== null).join(', ')}.`;
  }
  return `Ends with ${exitCode}: ${reasons.join('; ')}.`;
};
