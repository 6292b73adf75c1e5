import { describe, expect, it } from 'vitest';

import {
  createFilmStills,
  openStill,
  STILLS_PER_SHEET,
  type FilmStill,
} from '../../../../src/features/video-extraction/film/filmStills';

const COUNT = 2 * STILLS_PER_SHEET + 5;

/** Of different lengths, as pictures are. */
const jpegOf = (index: number): string => `still ${index} ${'.'.repeat(index % 7)}`;

const fill = () => {
  const stills = createFilmStills();
  for (let index = 0; index < COUNT; index++)
    stills.put(index, new Blob([jpegOf(index)], { type: 'image/jpeg' }));
  return Array.from({ length: COUNT }, (_, index) => stills.at(index)).filter((still) => still !== undefined);
};

const read = async (still: FilmStill) => {
  const blob = openStill(still);
  return [await blob.text(), blob.type];
};

describe('the stills of a film', () => {
  it('are each the picture that was put there', async () => {
    const pictures = await Promise.all(fill().map(read));
    expect(pictures).toEqual(Array.from({ length: COUNT }, (_, index) => [jpegOf(index), 'image/jpeg']));
  });

  it('share their blobs, all but the newest', () => {
    expect(new Set(fill().map(({ sheet }) => sheet)).size).toBe(2 + 5);
  });

  it('stay the same things when they come to share one, so that nothing is drawn again', () => {
    const stills = createFilmStills();
    stills.put(0, new Blob(['first']));
    const first = stills.at(0);
    for (let index = 1; index < STILLS_PER_SHEET; index++) stills.put(index, new Blob(['next']));
    expect(stills.at(0)).toBe(first);
    expect(first?.sheet.size).toBe(5 + 4 * (STILLS_PER_SHEET - 1));
  });

  it('are missing where nothing was put', () => {
    expect(createFilmStills().at(0)).toBeUndefined();
  });
});
