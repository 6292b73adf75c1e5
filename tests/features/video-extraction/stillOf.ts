import { cachedFilm } from '../../../src/features/video-extraction/film/filmCache';
import { openStill } from '../../../src/features/video-extraction/film/filmStills';

/** The picture of a frame of a film in the cache, where there is one. */
export const stillOf = (filmId: number, index: number): Blob | undefined => {
  const still = cachedFilm(filmId)?.stills.at(index);
  return still && openStill(still);
};
