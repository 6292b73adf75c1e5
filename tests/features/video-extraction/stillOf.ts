import { filmOnShelf } from '../../../src/features/video-extraction/filmShelf';
import { openStill } from '../../../src/features/video-extraction/filmStills';

/** The picture of a frame of a film on the shelf, where there is one. */
export const stillOf = (filmId: number, index: number): Blob | undefined => {
  const still = filmOnShelf(filmId)?.stills.at(index);
  return still && openStill(still);
};
