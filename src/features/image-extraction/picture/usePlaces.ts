import { useEffect, useMemo, useRef, useState } from 'react';

import type { Area } from '../../../../workers/image-extraction/api';
import { colorFromPacked } from '../../../color/color';
import { deltaE00 } from '../../../color/distance';
import { rgbToLab } from '../../../color/lab';
import type { Place } from '../../../color/locateColors';
import type { Lab } from '../../../color/types';
import { nextTask } from '../../../state/nextTask';
import type { PictureCache } from '../../../state/pictures/pictureCache';
import { reportError } from '../../../state/reportError';
import { useServices } from '../../../state/servicesContext';
import type { PaletteEntry, PaletteRecord } from '../paletteHistory';
import { cutPixels, pixelAt, previewPixels, thinPixels } from './previewPixels';

type Places = ReadonlyMap<PaletteEntry['rgb'], Place>;

const NOWHERE: Places = new Map();

/** Colors are looked for in so many pixels of the longer side; in more it takes the worker too long. */
const SEARCH_SIDE = 400;

/** A color that lies this ΔE00 from all of the picture comes from elsewhere: it has no pin. */
const ELSEWHERE = 8;

const labOf = (rgb: number): Lab => rgbToLab(colorFromPacked(rgb).rgb);

const searchable = (cache: PictureCache, pictureId: number, area: Area | undefined) => {
  const whole = typeof OffscreenCanvas === 'undefined' ? null : previewPixels(cache, pictureId);
  if (whole && area) {
    const part = cutPixels(whole, area);
    const thin = thinPixels(part.raster, SEARCH_SIDE);
    return { raster: thin.raster, toWhole: (place: Place) => part.toWhole(thin.toWhole(place)) };
  }
  if (whole) return thinPixels(whole, SEARCH_SIDE);
  const raster = cache.get(pictureId)?.thumbnail;
  return raster && { raster, toWhole: (place: Place) => place };
};

/**
 * Where in the picture, or its part, each color of the palette is: picked there by hand, or found by the worker, once
 * a color. Empty at first.
 */
export const usePlaces = (pictureId: number, { entries, places: picked, area }: PaletteRecord): Places => {
  const { imageExtractor, pictureCache } = useServices();
  const [found, setFound] = useState(NOWHERE);
  const known = useRef(NOWHERE);

  useEffect(() => {
    // Aborting would stop the worker, which costs more than an answer that nobody waits for.
    let isWanted = true;
    const { signal } = new AbortController();
    const look = async (): Promise<void> => {
      // Reading the pixels of the preview takes a third of the task that has just drawn the palette.
      await nextTask();
      const missing = entries
        .map(({ rgb }) => rgb)
        .filter((rgb) => !picked?.[rgb] && !known.current.has(rgb));
      const search = isWanted && missing.length > 0 && searchable(pictureCache, pictureId, area);
      if (!search) return;
      // Places in the whole picture tell nothing of a part.
      const taken = area ? [] : entries.flatMap(({ rgb }) => picked?.[rgb] ?? known.current.get(rgb) ?? []);
      const places = await imageExtractor.locate(signal, search.raster, missing, taken);
      if (!isWanted) return;
      const fresh = places.flatMap((place, i) => {
        const color = missing[i] ?? 0;
        const { rgb } = pixelAt(search.raster, place);
        const isHere = rgb !== null && deltaE00(labOf(rgb), labOf(color)) < ELSEWHERE;
        return isHere ? [[color, search.toWhole(place)] as const] : [];
      });
      known.current = new Map([...known.current, ...fresh]);
      setFound(known.current);
    };
    look().catch((error: unknown) => {
      // Pins only repeat what the palette says: without its worker a picture goes without them.
      reportError('looking for colors in a picture', error);
    });
    return () => {
      isWanted = false;
    };
  }, [imageExtractor, pictureCache, pictureId, entries, picked, area]);

  return useMemo(
    () =>
      new Map(
        entries.flatMap(({ rgb }) => {
          const place = picked?.[rgb] ?? found.get(rgb);
          return place ? [[rgb, place] as const] : [];
        }),
      ),
    [entries, picked, found],
  );
};
