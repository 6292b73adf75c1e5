import type { ShotEntry } from '../../../../src/engine/shots/shot';
import type { Film } from '../../../../src/state/film/film';
import { createFakeServices } from '../../../support/fakeServices';
import { createCapturedFrame } from '../../../support/fakeVideoExtractor';

type ShotPart = { readonly from: number; readonly to: number; readonly entry: ShotEntry };

/** A shot from a second of the film to another. */
export const shotPart = (from: number, to: number, entry: ShotEntry = from === 0 ? 'start' : 'cut') => ({
  from,
  to,
  entry,
});

/** The one color of the frame of a row. */
export const colorOf = (row: number): number => 0x111111 * (row + 1);

/** A film of shots that have been captured, each of one color. */
export const filmOf = (shots: readonly ShotPart[]): Film => {
  const film = createFakeServices().films.open(new Blob());
  for (const [row, { from, to, entry }] of shots.entries())
    film.add({
      ...createCapturedFrame(row, from),
      dominant: [{ rgb: colorOf(row), share: 1 }],
      shot: { entry, endSeconds: to, pictureSeconds: (from + to) / 2 },
    });
  return film;
};
