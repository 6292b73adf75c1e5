import { useEffect, useMemo, useRef, useState } from 'react';

import { colorFromPacked } from '../../../color/color';
import { deltaE00 } from '../../../color/distance';
import { rgbToLab } from '../../../color/lab';
import type { Place } from '../../../color/locateColors';
import type { Lab } from '../../../color/types';
import { nextTask } from '../../../state/nextTask';
import { areaKey } from '../../../state/pictures/areaKey';
import { reportError } from '../../../state/reportError';
import { useServices } from '../../../state/servicesContext';
import type { PaletteEntry, PaletteRecord } from '../paletteHistory';
import { pixelAt } from './previewPixels';
import { searchedPixels } from './searchedPixels';

type Places = ReadonlyMap<PaletteEntry['rgb'], Place>;

/** Places that were found in the whole picture tell nothing of a part, nor the other way round. */
type Found = { readonly where: string; readonly places: Places };

const NOWHERE: Places = new Map();

/** A color that lies this ΔE00 from all that is looked at has no pin there: it was picked elsewhere, or is too fine for it. */
const ELSEWHERE = 8;

const labOf = (rgb: number): Lab => rgbToLab(colorFromPacked(rgb).rgb);

/**
 * Where in the picture, or its part, each color of the palette is: picked there by hand, or found by the worker, once
 * a color. Empty at first.
 */
export const usePlaces = (pictureId: number, { entries, places: picked, area }: PaletteRecord): Places => {
  const { imageExtractor, pictureCache } = useServices();
  const where = area ? areaKey(area) : '';
  const [found, setFound] = useState<Found>({ where, places: NOWHERE });
  const known = useRef(found);

  useEffect(() => {
    // Aborting would stop the worker, which costs more than an answer that nobody waits for.
    let isWanted = true;
    const { signal } = new AbortController();
    const look = async (): Promise<void> => {
      // Reading the pixels of the preview takes a third of the task that has just drawn the palette.
      await nextTask();
      const before = known.current.where === where ? known.current.places : NOWHERE;
      const missing = entries.filter(({ rgb }) => !picked?.[rgb] && !before.has(rgb));
      const search = isWanted && missing.length > 0 && searchedPixels(pictureCache, pictureId, area);
      if (!search) return;
      // They are places in the whole picture, and a part is a raster of its own.
      const taken = area ? [] : entries.flatMap(({ rgb }) => picked?.[rgb] ?? before.get(rgb) ?? []);
      const colors = missing.map(({ rgb }) => rgb);
      const places = await imageExtractor.locate(signal, search.raster, colors, taken);
      if (!isWanted) return;
      const fresh = missing.flatMap(({ rgb: color, isKept }, i) => {
        const place = places[i];
        const rgb = place && pixelAt(search.raster, place).rgb;
        if (!place || rgb === undefined || rgb === null) return [];
        // What was made of the pixels of a part is in it, also as a mean that none of them is.
        const isOfPart = area !== undefined && !isKept;
        const isHere = isOfPart || deltaE00(labOf(rgb), labOf(color)) < ELSEWHERE;
        return isHere ? [[color, search.toWhole(place)] as const] : [];
      });
      known.current = { where, places: new Map([...before, ...fresh]) };
      setFound(known.current);
    };
    look().catch((error: unknown) => {
      // Pins only repeat what the palette says: without its worker a picture goes without them.
      reportError('looking for colors in a picture', error);
    });
    return () => {
      isWanted = false;
    };
  }, [imageExtractor, pictureCache, pictureId, entries, picked, area, where]);

  return useMemo(
    () =>
      new Map(
        entries.flatMap(({ rgb }) => {
          const place = picked?.[rgb] ?? (found.where === where ? found.places.get(rgb) : undefined);
          return place ? [[rgb, place] as const] : [];
        }),
      ),
    [entries, picked, found, where],
  );
};
