import { useCallback } from 'react';

import type { Place } from '../../../color/locateColors';
import { useAppSelector } from '../../../state/hooks';
import { useServices } from '../../../state/servicesContext';
import { selectSampleSide } from '../imageExtractionSlice';
import { pixelsOf } from './pixelsOf';
import { sampleColor, type Sample } from './sampleColor';

/** The color at a place, averaged over the chosen square. */
export type Sampler = (place: Place) => Sample | null;

/** Returns a sampler of a picture, which returns null if its pixels cannot be read. */
export const useSampler = (pictureId: number): Sampler => {
  const { pictureCache } = useServices();
  const side = useAppSelector(selectSampleSide);
  return useCallback(
    (place) => {
      const pixels = pixelsOf(pictureCache, pictureId);
      return pixels && sampleColor(pixels, place, side);
    },
    [pictureCache, pictureId, side],
  );
};
