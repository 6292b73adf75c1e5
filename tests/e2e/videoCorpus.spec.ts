import { join } from 'node:path';
import { inBatches } from './corpus';
import { expectOutcome, extractFile, readFilms } from './filmCorpus';
import { expect, test } from './videoPage/videoTest';

const CORPUS = process.env['HUELOOM_CORPUS'];

if (CORPUS !== undefined) {
  const good = join(CORPUS, 'generated/video/four-vp9.webm');
  for (const [index, batch] of inBatches(await readFilms(CORPUS), 17).entries())
    test(`films of the corpus give their outcome, and a good film is read right after each: part ${index + 1}`, async ({
      videos,
    }) => {
      test.slow();
      for (const row of batch)
        await test.step(row.file, async () => {
          // Two hours take too long by the second here.
          expectOutcome(await extractFile(videos, row.path, row.isLong ? 60 : 1), row);
          expect((await extractFile(videos, good)).frames).toBe(4);
          expect(videos.workers().length).toBeLessThanOrEqual(2);
        });
    });
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
