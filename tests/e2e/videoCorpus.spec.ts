import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { Outcome } from './videoPage/main';
import { expect, test } from './videoPage/videoTest';

/** The folder of a corpus with a MANIFEST.csv; its films are in generated/video. */
const CORPUS = process.env['HUELOOM_CORPUS'];

type Row = { readonly file: string; readonly expected: string; readonly code: string };

const readRows = async (folder: string): Promise<readonly Row[]> => {
  const text = await readFile(join(folder, 'MANIFEST.csv'), 'utf8');
  return text
    .split('\n')
    .filter((line) => line.startsWith('"generated/video/'))
    .map((line) => {
      const cells = line.slice(1, line.lastIndexOf('"')).split('","');
      return { file: cells[0] ?? '', expected: cells[6] ?? '', code: cells[7] ?? '' };
    });
};

const extract = async (page: Page, path: string): Promise<Outcome> =>
  page.evaluate(
    async (base64) =>
      window.videoPage.extract(window.videoPage.fromBase64(base64), { kind: 'interval', seconds: 1 }),
    await readFile(path, 'base64'),
  );

const expectOutcome = ({ failure, frames, ms }: Outcome, { expected, code }: Row): void => {
  if (expected.startsWith('refused')) {
    expect({ failure, frames: frames.length }).toEqual({ failure: code, frames: 0 });
    expect(ms).toBeLessThan(12_000);
    return;
  }
  expect(frames.length).toBeGreaterThanOrEqual(1);
  expect(frames.length).toBeLessThanOrEqual(7200);
  // Data cut behind the index: what was found stays, and the reason is given.
  expect(failure ?? '').toBe(code);
  for (const { palettes } of frames) expect(palettes.map(({ length }) => length)).toEqual([5, 5, 5, 5, 5, 5]);
};

if (CORPUS !== undefined) {
  const rows = await readRows(CORPUS);
  const present = new Set(await readdir(join(CORPUS, 'generated/video')));
  const good = join(CORPUS, 'generated/video/four-vp9.webm');

  for (const row of rows.filter(({ file }) => present.has(file.slice('generated/video/'.length)))) {
    test(`${row.file} gives its outcome, and a good film is read right after`, async ({ videos }) => {
      expectOutcome(await extract(videos, join(CORPUS, row.file)), row);
      expect((await extract(videos, good)).frames).toHaveLength(4);
      expect(videos.workers().length).toBeLessThanOrEqual(2);
    });
  }
} else {
  test('text and cut films are refused by name, and a good film is read right after', async ({ videos }) => {
    const outcomes = await videos.evaluate(async () => {
      const good = await window.videoPage.film('quarters');
      const every = { kind: 'interval', seconds: 1 } as const;
      const read = async (source: Blob) => (await window.videoPage.extract(source, every)).failure;
      return {
        empty: await read(new Blob([])),
        text: await read(new Blob(['not a film'])),
        cut: await read(good.slice(0, 700)),
        good: (await window.videoPage.extract(good, every)).frames.length,
      };
    });
    expect(outcomes).toEqual({ empty: 'empty', text: 'corrupt', cut: 'corrupt', good: 2 });
  });
}
