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

/** Places found in the whole picture do not apply to a part, or vice versa. */
type Found = { readonly where: string; readonly places: Places };

const NOWHERE: Places = new Map();

/**
 * A color farther than this ΔE00 from all searched pixels gets no pin: it was picked elsewhere, or its details are too
 * fine.
 */
const ELSEWHERE = 8;

const labOf = (rgb: number): Lab => rgbToLab(colorFromPacked(rgb).rgb);

/**
 * Where in the picture, or its part, each palette color is: picked there by hand, or found by the worker, once per
 * color. Empty at first.
 */
export const usePlaces = (pictureId: number, { entries, places: picked, area }: PaletteRecord): Places => {
  const { imageExtractor, pictureCache } = useServices();
  const where = area ? areaKey(area) : '';
  const [found, setFound] = useState<Found>({ where, places: NOWHERE });
  const known = useRef(found);

  useEffect(() => {
    // Not aborted: that would stop the worker, which costs more than an unused result.
    let isWanted = true;
    const { signal } = new AbortController();
    const look = async (): Promise<void> => {
      // In a task of its own: reading the preview's pixels would add a third to the one that has just rendered the
      // palette.
      await nextTask();
      const before = known.current.where === where ? known.current.places : NOWHERE;
      const missing = entries.filter(({ rgb }) => !picked?.[rgb] && !before.has(rgb));
      const search = isWanted && missing.length > 0 && (await searchedPixels(pictureCache, pictureId, area));
      if (!search) return;
      // These places are in the whole picture, and a part has its own raster.
      const taken = area ? [] : entries.flatMap(({ rgb }) => picked?.[rgb] ?? before.get(rgb) ?? []);
      const colors = missing.map(({ rgb }) => rgb);
      const places = await imageExtractor.locate(signal, search.raster, colors, taken);
      if (!isWanted) return;
      const fresh = missing.flatMap(({ rgb: color, isKept }, i) => {
        const place = places[i];
        const rgb = place && pixelAt(search.raster, place).rgb;
        if (!place || rgb === undefined || rgb === null) return [];
        // A color made from the pixels of a part is in it even if it is a mean that no pixel has.
        const isOfPart = area !== undefined && !isKept;
        const isHere = isOfPart || deltaE00(labOf(rgb), labOf(color)) < ELSEWHERE;
        return isHere ? [[color, search.toWhole(place)] as const] : [];
      });
      known.current = { where, places: new Map([...before, ...fresh]) };
      setFound(known.current);
    };
    look().catch((error: unknown) => {
      // Pins are optional: if the worker fails they are not shown.
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
