import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from '../../supabase/local/paths.mjs';
import { colorFromPacked } from '../../src/color/color';
import { deltaE00 } from '../../src/color/distance';
import { rgbToLab } from '../../src/color/lab';
import { expect, test } from './videoPage/videoTest';

/** Real films, where a folder of them is named; else the clips of the gallery. */
const FOLDER = process.env['HUELOOM_MEDIA'] ?? join(ROOT, 'src/samples/clips');
const FILM = /\.(?:mp4|webm|mov)$/;

const labOf = (packed: number) => rgbToLab(colorFromPacked(packed).rgb);

/** How far the color is from the nearest one that the frame shows. */
const distanceTo = (color: number, shown: readonly ReturnType<typeof labOf>[]): number => {
  const lab = labOf(color);
  return Math.min(...shown.map((other) => deltaE00(lab, other)));
};

for (const name of (await readdir(FOLDER)).filter((file) => FILM.test(file))) {
  test(`${name}: as many frames as its length has intervals, and every color occurs in its frame [X-34] [X-39]`, async ({
    videos,
  }) => {
    test.slow();
    const outcome = await videos.evaluate(
      async (base64) => {
        const { extract, fromBase64, look } = window.videoPage;
        const film = fromBase64(base64);
        const fives = await extract(film, { kind: 'interval', seconds: 5 });
        const seconds = await extract(film, { kind: 'interval', seconds: 1 });
        const times = fives.frames.map(({ timeSeconds }) => timeSeconds);
        return { fives, seconds: seconds.frames.length, shown: await look(film, times) };
      },
      await readFile(join(FOLDER, name), 'base64'),
    );
    const { fives, seconds, shown } = outcome;
    const length = fives.info?.durationSeconds ?? Number.NaN;
    // A black beginning is left out.
    const first = fives.frames[0]?.timeSeconds ?? Number.NaN;
    expect(fives.frames.map(({ timeSeconds }) => timeSeconds)).toEqual(
      Array.from({ length: Math.ceil((length - first) / 5) }, (_, index) => first + index * 5),
    );
    expect(seconds).toBeGreaterThanOrEqual(Math.ceil(length) - (first > 0 ? 5 : 0));
    expect(seconds).toBeLessThanOrEqual(Math.ceil(length));
    for (const [index, { palettes }] of fives.frames.entries()) {
      const labs = (shown[index] ?? []).map(labOf);
      const farthest = Math.max(...palettes.flat().map((color) => distanceTo(color, labs)));
      expect(farthest, `frame ${index}`).toBeLessThanOrEqual(10);
    }
  });
}
