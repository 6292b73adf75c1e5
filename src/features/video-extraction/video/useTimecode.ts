import { useCallback } from 'react';

import { useAppSelector } from '../../../state/hooks';
import { timecode } from '../timecode';
import { selectShown } from '../videoExtractionSlice';

/** Times of the current video as time codes. */
export const useTimecode = (): ((seconds: number) => string) => {
  const frameRate = useAppSelector(selectShown)?.info.frameRate ?? null;
  return useCallback((seconds) => timecode(seconds, frameRate), [frameRate]);
};
