import { useEffect, useState } from 'react';

import type { Film, FilmFrame } from '../../../state/film/film';
import { useAppSelector } from '../../../state/hooks';
import { useServices } from '../../../state/servicesContext';
import { selectShownVersion } from '../edits/editsSlice';
import { selectReplacements, selectShown, type Shown } from '../videoExtractionSlice';

/** The film on the page, which owns its frames; null while there is none. */
export const useFilm = (): Film | null => {
  const { films } = useServices();
  const shown = useAppSelector(selectShown);
  return shown && films.get(shown.id);
};

type Held = {
  readonly shown: Shown;
  readonly row: number;
  readonly version: number;
  readonly frame: FilmFrame;
};

/** A frame of the film on the page, with the palettes that it has by now; null until it has come from the device. */
export const useFilmFrame = (index: number): FilmFrame | null => {
  const film = useFilm();
  const shown = useAppSelector(selectShown);
  const version = useAppSelector(selectReplacements)[index] ?? 0;
  useAppSelector(selectShownVersion);
  const row = film?.placementAt(index)?.row ?? -1;
  const [held, setHeld] = useState<Held | null>(null);
  const isHeld = held?.shown === shown && held.row === row && held.version === version;
  const inMemory = isHeld ? undefined : film?.peek(index);
  // Held from now on: the film goes on to other frames, but who shows one still needs it.
  if (shown && inMemory) setHeld({ shown, row, version, frame: inMemory });
  const frame = isHeld ? held.frame : inMemory;
  const isMissing = frame === undefined;
  useEffect(() => {
    if (!film || !shown || !isMissing) return undefined;
    let isGone = false;
    void film.read(index).then((read) => {
      if (!isGone && read) setHeld({ shown, row, version, frame: read });
    });
    return () => {
      isGone = true;
    };
  }, [film, shown, index, row, version, isMissing]);
  return frame ?? null;
};
