import { createImageExtractor } from '../../../workers/image-extraction/page/client';
import type { Extraction } from '../../../workers/image-extraction/api';
import { fetchPicture, fetchPictureNames } from '../page/pictures';
import type { Suite } from '../../suite';

const BARE = 'decoded, nothing more';
const OURS = 'file to palette and swatches';

export const suite: Suite = {
  name: 'decode',
  group: 'engine',
  title: 'From a file to its palette and swatches, beside decoding alone',
  processes: { full: 6, quick: 6 },
  seconds: { full: 12, quick: 4 },
  goals: [],
  run: async ({ isQuick, race }) => {
    const name = (await fetchPictureNames()).at(-1) ?? '';
    const file = await fetchPicture(name);
    const extractor = createImageExtractor();
    const { signal } = new AbortController();
    await race(
      [
        {
          name: BARE,
          isPeer: true,
          run: async () => {
            const bitmap = await createImageBitmap(file);
            const { width } = bitmap;
            bitmap.close();
            return width;
          },
          isRight: (width) => Number(width) > 0,
        },
        {
          name: OURS,
          limit: BARE,
          run: async () => {
            const extraction = await extractor.extract(signal, { source: file, count: 5, style: 'even' });
            extraction.preview.close();
            return extraction;
          },
          isRight: (extraction) => {
            const { palette, swatches } = extraction as Extraction;
            return palette.length === 5 && swatches.length > 0;
          },
        },
      ],
      { group: 'the largest picture', rounds: isQuick ? 3 : 9 },
    );
  },
};
