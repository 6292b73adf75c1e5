import { readFile } from 'node:fs/promises';

const MEGABYTE = 1024 * 1024;
/** Media time from which on memory has to stay as it is. */
const SETTLED_SECONDS = 600;

/**
 * What the renderers hold, and all processes of the browser together, as the system counts it: the heap of the page
 * knows nothing of frames.
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

/**
 * The range of a kind of memory from the tenth minute of a film on, and how far it rises over what it was then.
 * @param {readonly Sample[]} samples
 * @param {'renderers' | 'all'} kind
 */
export const rangeOf = (samples, kind) => {
  const sizes = samples
    .filter(({ readSeconds }) => readSeconds >= SETTLED_SECONDS)
    .map((sample) => sample[kind]);
  // The first of them would be one peak or one dip.
  const early = sizes.slice(0, Math.ceil(sizes.length / 10)).toSorted((a, b) => a - b);
  const settled = early[Math.floor(early.length / 2)] ?? Number.NaN;
  const most = Math.max(...sizes);
  return {
    settled: Math.round(settled),
    least: Math.round(Math.min(...sizes)),
    most: Math.round(most),
    last: Math.round(sizes.at(-1) ?? Number.NaN),
    risePercent: Math.round((most / settled - 1) * 1000) / 10,
  };
};
