import { useEffect, useState } from 'react';

import type { Video, FrameResult } from '../../../state/video/video';
import { useAppSelector } from '../../../state/hooks';
import { useServices } from '../../../state/servicesContext';
import { selectShownVersion } from '../edits/editsSlice';
import { selectReplacements, selectShown } from '../videoExtractionSlice';
import type { Shown } from './shownVideo';

/** The current video, which owns its frames; null without one. */
export const useVideo = (): Video | null => {
  const { videos } = useServices();
  const shown = useAppSelector(selectShown);
  return shown && videos.get(shown.id);
};

type Held = {
  readonly shown: Shown;
  readonly row: number;
  readonly version: number;
  readonly frame: FrameResult;
};

/** A frame of the current video with its current palettes; null until loaded from the device. */
export const useVideoFrame = (index: number): FrameResult | null => {
  const video = useVideo();
  const shown = useAppSelector(selectShown);
  const version = useAppSelector(selectReplacements)[index] ?? 0;
  useAppSelector(selectShownVersion);
  const row = video?.placementAt(index)?.row ?? -1;
  const [held, setHeld] = useState<Held | null>(null);
  const isHeld = held?.shown === shown && held.row === row && held.version === version;
  const inMemory = isHeld ? undefined : video?.peek(index);
  // Held from now on: the video drops frames from memory, but a component showing one still needs it.
  if (shown && inMemory) setHeld({ shown, row, version, frame: inMemory });
  const frame = isHeld ? held.frame : inMemory;
  const isMissing = frame === undefined;
  useEffect(() => {
    if (!video || !shown || !isMissing) return undefined;
    let isGone = false;
    void video.read(index).then((read) => {
      if (!isGone && read) setHeld({ shown, row, version, frame: read });
    });
    return () => {
      isGone = true;
    };
  }, [video, shown, index, row, version, isMissing]);
  return frame ?? null;
};
