import { useEffect, useState } from 'react';

import { VIDEO } from '../../../../domain/videoLimits';
import type { Video, FrameResult } from '../../../../state/video/video';
import { useAppSelector } from '../../../../state/hooks';
import { selectShownVersion } from '../../edits/editsSlice';
import { createShotFrames, type ShotFrame } from '../../edits/shotFrames';
import { selectReplacements, selectShown } from '../../videoExtractionSlice';
import type { Shown } from '../../video/shownVideo';

/** The frame of one of the merged shots, by its number from 1. */
export type PartFrame = { readonly number: number; readonly frame: FrameResult };

/** The parts that fit on a card: if there are more than palettes the longest, in time order, each frame once. */
const partsOnCard = (frames: readonly ShotFrame[]) => {
  const parts = frames.map(({ row, from, to }, i) => ({ number: i + 1, row, seconds: to - from }));
  return parts
    .filter(({ row }, i) => parts.findIndex((other) => other.row === row) === i)
    .toSorted((one, other) => other.seconds - one.seconds)
    .slice(0, VIDEO.palettesPerFrame)
    .toSorted((one, other) => one.number - other.number);
};

const readParts = async (video: Video, index: number): Promise<readonly PartFrame[]> => {
  const parts = partsOnCard(createShotFrames(video)(index));
  const frames = await Promise.all(parts.map(async ({ row }) => video.readRow(row)));
  return frames.flatMap((frame, i) => {
    const number = parts[i]?.number;
    return frame && number !== undefined ? [{ number, frame }] : [];
  });
};

type Held = {
  readonly shown: Shown | null;
  readonly index: number;
  readonly versions: string;
  readonly parts: readonly PartFrame[];
};

/**
 * The frames of merged shots with their current palettes; empty until loaded. Null if a card represents a single shot.
 */
export const usePartFrames = (video: Video, index: number): readonly PartFrame[] | null => {
  const shown = useAppSelector(selectShown);
  const versions = `${useAppSelector(selectShownVersion)} ${useAppSelector(selectReplacements)[index] ?? 0}`;
  const [held, setHeld] = useState<Held | null>(null);
  const isMerged = video.placementAt(index)?.merged !== undefined;
  useEffect(() => {
    if (!isMerged) return undefined;
    let isGone = false;
    void readParts(video, index).then((parts) => {
      if (!isGone) setHeld({ shown, index, versions, parts });
    });
    return () => {
      isGone = true;
    };
  }, [video, shown, index, versions, isMerged]);
  if (!isMerged) return null;
  // The previous frames are kept until those after an edit or a regeneration are loaded.
  return held?.shown === shown && held.index === index ? held.parts : [];
};
