import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { Outcome } from './videoPage/main';
import { expect } from './videoPage/videoTest';

/** A film from outside, and what must come of it. */
export type FilmRow = {
  readonly path: string;
  readonly file: string;
  readonly isLong: boolean;
  readonly expected: string;
  readonly code: string;
};

/** Those films of a corpus that are there: the folder has a MANIFEST.csv, its films are in generated/video. */
export const readFilms = async (folder: string): Promise<readonly FilmRow[]> => {
  const present = new Set(await readdir(join(folder, 'generated/video')));
  const text = await readFile(join(folder, 'MANIFEST.csv'), 'utf8');
  return text
    .split('\n')
    .filter((line) => line.startsWith('"generated/video/'))
    .map((line) => line.slice(1, line.lastIndexOf('"')).split('","'))
    .map(([file = '', , , kind, , , expected = '', code = '']) => ({
      path: join(folder, file),
      file,
      isLong: kind === 'long',
      expected,
      code,
    }))
    .filter(({ file }) => present.has(file.slice('generated/video/'.length)));
};

/** What came of a film, summed up on the page: two hours of frames take a minute to leave it. */
type FilmSummary = Pick<Outcome, 'failure'> & {
  readonly frames: number;
  /** How many palettes frames have, each number once; and how many colors palettes have. */
  readonly paletteCounts: readonly number[];
  readonly colorCounts: readonly number[];
};

export const extractFile = async (page: Page, path: string, seconds = 1): Promise<FilmSummary> =>
  page.evaluate(
    async ([base64, every]) => {
      const { extract, fromBase64 } = window.videoPage;
      const { failure, frames } = await extract(fromBase64(base64), { kind: 'interval', seconds: every });
      return {
        failure,
        frames: frames.length,
        paletteCounts: [...new Set(frames.map(({ palettes }) => palettes.length))],
        colorCounts: [...new Set(frames.flatMap(({ palettes }) => palettes.map((each) => each.length)))],
      };
    },
    [await readFile(path, 'base64'), seconds] as const,
  );

export const expectOutcome = (
  { failure, frames, paletteCounts, colorCounts }: FilmSummary,
  { expected, code }: FilmRow,
): void => {
  if (expected.startsWith('refused')) {
    // By its own name: what the watchdog had to stop would be a timeout.
    expect({ failure, frames }).toEqual({ failure: code, frames: 0 });
    return;
  }
  expect(frames).toBeGreaterThanOrEqual(1);
  expect(frames).toBeLessThanOrEqual(7200);
  // Data cut behind the index: what was found stays, and the reason is given.
  expect(failure ?? '').toBe(code);
  // A frame of few colors has one palette, any other six.
  expect(paletteCounts.filter((count) => count !== 1 && count !== 6)).toEqual([]);
  expect(colorCounts).toEqual([5]);
};
