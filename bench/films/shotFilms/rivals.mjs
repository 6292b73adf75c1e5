import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** @typedef {{ scdet: number[], select: number[] }} Scores of each frame of a film from ffmpeg's filters. */

/**
 * The scores of ffmpeg's two cut detectors for each frame of a film, cached beside it.
 * @param {string} path
 * @returns {Promise<Scores>}
 */
export const scoreFilm = async (path) => {
  const kept = `${path}.ffmpeg.json`;
  try {
    return JSON.parse(await readFile(kept, 'utf8'));
  } catch {
    const filters = "scdet=t=0,select='gte(scene\\,0)',metadata=print:file=-";
    const { stdout } = await run(
      'ffmpeg',
      [
        '-v',
        'error',
        '-threads',
        '1',
        '-i',
        path,
        '-vf',
        filters,
        '-vsync',
        'passthrough',
        '-f',
        'null',
        '-',
      ],
      { maxBuffer: 2 ** 28 },
    );
    /** @type {Scores} */
    const scores = { scdet: [], select: [] };
    for (const [, name, value] of stdout.matchAll(/lavfi\.(scd\.score|scene_score)=([\d.]+)/g)) {
      scores[name === 'scene_score' ? 'select' : 'scdet'].push(Number(value));
    }
    await writeFile(kept, JSON.stringify(scores));
    return scores;
  }
};

/** Candidate thresholds: each detector gets the one that scores best on these very films. */
export const THRESHOLDS = {
  scdet: Array.from({ length: 40 }, (_, index) => 1 + index),
  select: Array.from({ length: 40 }, (_, index) => 0.02 * (1 + index)),
};
