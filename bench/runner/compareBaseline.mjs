import { Problem } from '../../supabase/local/problem.mjs';
import { LEAST_EFFECT } from '../statistics/compare.mjs';
import { compareAll, isSameSpeed, suitesWithout } from './comparisons.mjs';
import { whyOtherSettings } from './settings.mjs';

/** @typedef {import('../result').Comparison} Comparison */
/** @typedef {import('../result').Machine} Machine */
/** @typedef {import('../result').Media} Media */
/** @typedef {import('../result').Result} Result */

/** @param {Media} media */
const nameMedia = ({ isGiven, files, digest }) =>
  `${files} files ${isGiven ? 'of HUELOOM_MEDIA' : 'built in'} (${digest})`;

/**
 * Refuses to compare with a baseline whose figures are of other work. Older ones do not say of which pictures they are.
 * @param {Pick<Result, 'mode' | 'media' | 'settings'>} then
 * @param {{ mode: Result['mode'], media: Media, settings?: Result['settings'] }} now
 * @throws {Problem} if it was taken in another mode, of other pictures, or with other settings
 */
export const refuseOtherWork = (then, { mode, media, settings }) => {
  if (then.mode !== mode) {
    throw new Problem(
      `That baseline is of a ${then.mode} run, this is a ${mode} one: ${mode === 'full' ? 'run with --quick' : 'run without --quick'}, or save another one.`,
    );
  }
  if (then.media && then.media.digest !== media.digest) {
    throw new Problem(
      `That baseline is of other pictures: ${nameMedia(then.media)}, here ${nameMedia(media)}.`,
    );
  }
  const reason = whyOtherSettings(then.settings, settings);
  if (reason !== null) throw new Problem(`That baseline is of other work: ${reason}.`);
};

/**
 * The suites that a baseline has no figures of: nothing is said of them.
 * @param {Pick<Result, 'versions'>} then
 * @param {readonly { readonly name: string }[]} suites of this run
 * @throws {Problem} if it has figures of none
 */
export const suitesNotIn = ({ versions }, suites) => {
  const missing = versions.slice(0, 1).flatMap((version) => suitesWithout(version, suites));
  if (missing.length < suites.length) return missing;
  throw new Problem(
    `That baseline has no figures of ${missing.join(', ')}: save another one, or name it with --as.`,
  );
};

/**
 * Why a difference may come of something else than the code; undefined if it does not.
 * @param {Comparison} comparison
 * @param {Machine} now
 * @param {Machine} then
 * @returns {Comparison['reason']}
 */
const reasonOf = ({ isTime, isExact }, now, then) => {
  if (isExact) return undefined;
  if (isTime && now.cpu !== then.cpu) return 'another machine';
  if (now.node !== then.node) return 'another Node';
  if (now.browser !== null && then.browser !== null && now.browser !== then.browser) return 'another browser';
  return isTime && !isSameSpeed(now, then) ? 'another speed of the machine' : undefined;
};

/**
 * Drops verdicts on figures taken on another machine or at another speed of it, or by another Node or browser, and says
 * why.
 * @param {readonly Comparison[]} comparisons
 * @param {Machine} now
 * @param {Machine} then
 * @returns {Comparison[]}
 */
export const distrust = (comparisons, now, then) =>
  comparisons.map((comparison) => {
    const reason = comparison.verdict === 'no difference shown' ? undefined : reasonOf(comparison, now, then);
    return reason === undefined ? comparison : { ...comparison, verdict: 'no difference shown', reason };
  });

/**
 * Compares a result with one that was taken before. A time differs only by more than the speed of the machine does: by
 * so much all times do, whatever the code.
 * @param {Result} result
 * @param {Result} then
 */
export const compareBaseline = (result, then) => {
  const [ours, theirs] = [result.versions[0], then.versions[0]];
  if (!ours || !theirs) return [];
  const drift = Math.abs(result.machine.timesSlower / then.machine.timesSlower - 1);
  const comparisons = compareAll(ours, theirs, {
    isPaired: false,
    leastOfTimes: Math.max(LEAST_EFFECT, drift),
  });
  return distrust(comparisons, result.machine, then.machine);
};
