import { readFile } from 'node:fs/promises';
import { Problem } from '../../supabase/local/problem.mjs';

const MEGABYTE = 1024 * 1024;

/** Media time from which memory must stay constant. */
const SETTLED_SECONDS = 600;

/**
 * Length of long films in minutes: 24 unless `BENCH_MINUTES` says another. Two hours take each suite five minutes.
 * @throws {Problem} if it is no number, or too short for memory to settle
 */
const readMinutes = () => {
  const given = process.env['BENCH_MINUTES'] ?? '24';
  const minutes = Number(given);
  if (minutes > SETTLED_SECONDS / 60) return minutes;
  throw new Problem(`BENCH_MINUTES takes a number of minutes above ${SETTLED_SECONDS / 60}, not "${given}".`);
};

export const MINUTES = readMinutes();

/**
 * Resident memory of the renderers and of all browser processes, as the system counts it: the page's heap excludes
 * frames.
 * @param {import('playwright').CDPSession} session
 */
export const residentMegabytes = async (session) => {
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  const sizes = await Promise.all(
    processInfo.map(async ({ id, type }) => {
      const status = await readFile(`/proc/${id}/status`, 'utf8').catch(() => '');
      return { type, bytes: Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1] ?? 0) * 1024 };
    }),
  );
  const sum = (/** @type {typeof sizes} */ of) =>
    of.reduce((total, { bytes }) => total + bytes, 0) / MEGABYTE;
  return { renderers: sum(sizes.filter(({ type }) => type === 'renderer')), all: sum(sizes) };
};

/** @typedef {{ readSeconds: number, renderers: number, all: number }} Sample */

/** @param {readonly number[]} sizes */
const medianOf = (sizes) => sizes.toSorted((a, b) => a - b)[Math.floor(sizes.length / 2)] ?? Number.NaN;

/** Parts of a film whose medians are compared: about ten minutes each for two hours. */
const PARTS = 11;

/** @param {number} size @param {number} of */
const percentOver = (size, of) => Math.round((size / of - 1) * 1000) / 10;

/**
 * The range of a kind of memory from the tenth minute of a film on. `risePercent` is the largest rise of a part's
 * median over the first part's: medians, because garbage collection moves single samples by more than a leak would.
 * `peakPercent` is how far the highest sample lies above the first part's median.
 * @param {readonly Sample[]} samples
 * @param {'renderers' | 'all'} kind
 */
export const rangeOf = (samples, kind) => {
  const sizes = samples
    .filter(({ readSeconds }) => readSeconds >= SETTLED_SECONDS)
    .map((sample) => sample[kind]);
  if (sizes.length === 0) {
    throw new Error('The film was read before memory could settle: BENCH_MINUTES takes more minutes.');
  }
  const length = Math.ceil(sizes.length / PARTS);
  const medians = Array.from({ length: Math.ceil(sizes.length / length) }, (_, part) =>
    medianOf(sizes.slice(part * length, (part + 1) * length)),
  );
  const first = medians[0] ?? Number.NaN;
  const most = Math.max(...sizes);
  return {
    settled: Math.round(first),
    least: Math.round(Math.min(...sizes)),
    most: Math.round(most),
    last: Math.round(sizes.at(-1) ?? Number.NaN),
    medians: medians.map(Math.round),
    risePercent: percentOver(Math.max(...medians), first),
    peakPercent: percentOver(most, first),
  };
};

/**
 * @param {import('../suite').Bench} bench
 * @param {string} whose
 * @param {ReturnType<typeof rangeOf>} range
 */
export const recordRange = ({ record }, whose, { settled, least, most, last, risePercent, peakPercent }) => {
  const kind = /** @type {const} */ ({ group: 'memory', unit: 'MB', better: 'less', clock: 'none' });
  for (const [name, megabytes] of Object.entries({ settled, least, most, last })) {
    record({ ...kind, name: `${whose}: ${name}` }, [megabytes]);
  }
  record({ ...kind, unit: '%', name: `${whose}: most that any part is over the first` }, [risePercent]);
  record({ ...kind, unit: '%', name: `${whose}: peak over the first part` }, [peakPercent]);
};
