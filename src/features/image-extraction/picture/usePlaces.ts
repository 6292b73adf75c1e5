import { useEffect, useState } from 'react';

import type { Place } from '../../../color/locateColors';
import { reportError } from '../../../state/reportError';
import { useServices } from '../../../state/servicesContext';
import type { PaletteEntry } from '../paletteHistory';
import { pictureOnShelf } from '../pictureShelf';

type Places = ReadonlyMap<PaletteEntry['rgb'], Place>;

const NOWHERE: Places = new Map();

/** Where in the picture each color of the palette is found. Empty at first: the worker that read it looks for them. */
export const usePlaces = (pictureId: number, entries: readonly PaletteEntry[]): Places => {
  const { imageExtractor } = useServices();
  const [places, setPlaces] = useState(NOWHERE);

  useEffect(() => {
    const thumbnail = pictureOnShelf(pictureId)?.thumbnail;
    if (!thumbnail) return undefined;
    // Aborting would stop the worker, which costs more than an answer that nobody waits for.
    let isWanted = true;
    const { signal } = new AbortController();
    const colors = entries.map(({ rgb }) => rgb);
    imageExtractor.locate(signal, thumbnail, colors).then(
      (found) => {
        if (isWanted) setPlaces(new Map(found.map((place, i) => [colors[i] ?? 0, place])));
      },
      // Pins only repeat what the palette says: without its worker a picture goes without them.
      (error: unknown) => reportError('looking for colors in a picture', error),
    );
    return () => {
      isWanted = false;
    };
  }, [imageExtractor, pictureId, entries]);
  return places;
};
