/** @typedef {import('./plan.mjs').Change} Change */
/** Counts for a kind of change: those there are, those found, those reported, and those reported correctly. */
/** @typedef {{ wanted: number, found: number, reported: number, right: number }} Tally */

/** Tolerance for the middles and ends of gradual changes. */
const NEAR_SECONDS = 0.2;

/** @returns {Tally} */
const emptyTally = () => ({ wanted: 0, found: 0, reported: 0, right: 0 });

export const createScore = () => ({
  cuts: emptyTally(),
  gradual: emptyTally(),
  /** Gradual changes both of whose ends are within the tolerance. */
  bothEnds: 0,
  /** @type {string[]} */
  mistakes: [],
});
/** @typedef {ReturnType<typeof createScore>} Score */

/**
 * Adds a film. A cut must match its exact frame, a gradual change its middle.
 * @param {Score} score
 * @param {string} name
 * @param {readonly Change[]} wanted
 * @param {readonly Change[]} found
 * @param {readonly number[]} times of the film's frames, in seconds
 */
export const addFilm = (score, name, wanted, found, times) => {
  const left = new Set(found);
  const timeOf = (/** @type {number} */ frame) => times[frame] ?? 0;
  const isNear = (/** @type {number} */ a, /** @type {number} */ b) => Math.abs(a - b) <= NEAR_SECONDS;
  const middleOf = (/** @type {Change} */ { first, last }) => (timeOf(first) + timeOf(last)) / 2;
  for (const change of wanted) {
    const isCut = change.kind === 'cut';
    const tally = isCut ? score.cuts : score.gradual;
    const match = [...left].find(({ kind, ...frames }) =>
      isCut
        ? kind === 'cut' && frames.first === change.first
        : kind !== 'cut' && isNear(middleOf({ kind, ...frames }), middleOf(change)),
    );
    tally.wanted += 1;
    if (!match) {
      score.mistakes.push(`${name}: ${change.kind} ${change.first}–${change.last} missed`);
      continue;
    }
    left.delete(match);
    tally.found += 1;
    tally.right += 1;
    const ends =
      isNear(timeOf(match.first), timeOf(change.first)) && isNear(timeOf(match.last), timeOf(change.last));
    if (!isCut && ends) score.bothEnds += 1;
  }
  for (const { kind, first, last } of left) score.mistakes.push(`${name}: ${kind} ${first}–${last} is none`);
  score.cuts.reported += found.filter(({ kind }) => kind === 'cut').length;
  score.gradual.reported += found.filter(({ kind }) => kind !== 'cut').length;
};

/**
 * Adds a film for a cut detector, which reports frames, not transitions: any report within a gradual change finds it,
 * and repeated ones count as right.
 * @param {Score} score
 * @param {readonly Change[]} wanted
 * @param {readonly number[]} reported frames
 */
export const addFrames = (score, wanted, reported) => {
  const inside = new Set();
  for (const { kind, first, last } of wanted) {
    const tally = kind === 'cut' ? score.cuts : score.gradual;
    const hits = reported.filter((frame) => frame >= first && frame <= (kind === 'cut' ? first : last + 1));
    tally.wanted += 1;
    if (hits.length > 0) tally.found += 1;
    for (const hit of hits) inside.add(hit);
  }
  score.cuts.reported += reported.length;
  score.cuts.right += inside.size;
};
