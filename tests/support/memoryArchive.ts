import type { FilmArchive, KeptFilm, KeptFrame } from '../../src/state/filmArchive';

/** An archive that outlives a store, as a reload does, but not the test. */
export const createMemoryArchive = (): FilmArchive => {
  let film: KeptFilm | null = null;
  let frames = new Map<number, KeptFrame>();
  return {
    begin: (next) => {
      film = next;
      frames = new Map();
    },
    update: (changed) => {
      if (film) film = { ...film, ...changed };
    },
    keep: (changed) => {
      for (const frame of changed) frames.set(frame.index, frame);
    },
    read: () =>
      Promise.resolve(
        film && { ...film, frames: [...frames.values()].toSorted((a, b) => a.index - b.index) },
      ),
    clear: () => {
      film = null;
    },
  };
};
