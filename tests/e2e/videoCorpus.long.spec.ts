import { expectOutcome, extractFile, readFilms } from './filmCorpus';
import { test } from './videoPage/videoTest';

const CORPUS = process.env['HUELOOM_CORPUS'];

if (CORPUS !== undefined) {
  const films = await readFilms(CORPUS);
  for (const row of films.filter(({ isLong }) => isLong))
    test(`${row.file} is read by the second, and no more frames are kept than fit`, async ({ videos }) => {
      test.setTimeout(600_000);
      expectOutcome(await extractFile(videos, row.path), row);
    });
}
