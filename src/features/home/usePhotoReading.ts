import { useEffect, useRef, useState } from 'react';

import type { ExtractRequest } from '../../../workers/image-extraction/api';
import { colorFromPacked } from '../../color/color';
import type { Place } from '../../color/locateColors';
import { parsePalette } from '../../palette/storedColors';
import { sharePercents } from '../../color/sharePercents';
import type { Color } from '../../color/types';
import { EXTRACTION } from '../../domain/imageLimits';
import type { StockPhoto } from '../../domain/stockPhoto';
import { fetchMedia } from '../../state/fetchMedia';
import { reportError } from '../../state/reportError';
import { useServices } from '../../state/servicesContext';
import { visiblePart, type Size } from './visiblePart';

/** A color of the picture; without a reading until the picture was read, or if its server forbids that. */
export type PhotoColor = {
  readonly color: Color;
  /** `percent` of the picture is nearest to this color; `place` is within the visible part of the picture. */
  readonly reading: { readonly percent: number; readonly place: Place } | null;
};

/** Radius of a pin in pixels, with some margin. */
const PIN_ROOM = 16;

/** A wide gallery picture and its colors: read like on the picture page, so that both give the same. */
export const usePhotoReading = () => {
  const { stockPhotos, imageExtractor } = useServices();
  const [photo, setPhoto] = useState<StockPhoto>();
  const [colors, setColors] = useState<readonly PhotoColor[]>([]);
  const leaving = useRef(new AbortController());

  useEffect(() => {
    const controller = new AbortController();
    leaving.current = controller;
    void stockPhotos.curated(1, EXTRACTION.galleryPageSize).then((photos) => {
      if (controller.signal.aborted) return;
      const found = photos.find(({ width, height }) => width > height) ?? photos[0];
      setPhoto(found);
      setColors((parsePalette(found?.colors ?? []) ?? []).map((color) => ({ color, reading: null })));
    });
    return () => controller.abort();
  }, [stockPhotos]);

  /** Call when the picture is loaded, so that reading does not delay it. `frame` is the visible size. */
  const read = async (frame: Size): Promise<void> => {
    const { signal } = leaving.current;
    if (!photo) return;
    try {
      const source = await fetchMedia(photo.src.large, 'image', signal);
      const request: ExtractRequest = { source, count: EXTRACTION.defaultCount, style: 'vivid' };
      const { palette, thumbnail, preview } = await imageExtractor.extract(signal, request);
      preview.close();
      if (signal.aborted) return;
      const percents = sharePercents(palette.map(({ share }) => share));
      const { part, toWhole } = visiblePart(thumbnail, frame, PIN_ROOM);
      const places = await imageExtractor.locate(
        signal,
        part,
        palette.map(({ rgb }) => rgb),
      );
      setColors(
        palette.map(({ rgb }, index) => ({
          color: colorFromPacked(rgb),
          reading: { percent: percents[index] ?? 0, place: toWhole(places[index] ?? { x: 0.5, y: 0.5 }) },
        })),
      );
    } catch (error) {
      if (!signal.aborted) reportError('reading the picture of the home page', error);
    }
  };
  return { photo, colors, read };
};
