import { mergedShotsMessage } from '../../../../domain/videoMessages';
import { useAppSelector } from '../../../../state/hooks';
import { selectIsTakingAhead, selectShownVersion } from '../../edits/editsSlice';
import { isBorrowed } from '../../edits/placements';
import { useVideo } from '../../video/useVideo';
import { lengthBetween } from '../../timecode';
import { selectShown } from '../../videoExtractionSlice';

/** What a card says of its shot. */
export type ShotLine = {
  /** '4 s 12 f · dissolve · 2 shots'; null where nothing is known of it. */
  readonly length: string | null;
  /** Its picture is on its way. */
  readonly isTaken: boolean;
};

/** The shot at a place of the video on the page, as it is by now. */
export const useShot = (index: number): ShotLine => {
  const video = useVideo();
  useAppSelector(selectShownVersion);
  const isAhead = useAppSelector(selectIsTakingAhead);
  const frameRate = useAppSelector(selectShown)?.info.frameRate ?? null;
  const placement = video?.placementAt(index);
  if (!video || !placement) return { length: null, isTaken: false };
  const { startSeconds, endSeconds, entry, merged } = placement;
  const isTaken = isAhead && video.source !== null && isBorrowed(placement, video);
  if (endSeconds === null) return { length: null, isTaken };
  const parts = [
    lengthBetween(startSeconds, endSeconds, frameRate),
    ...(entry && entry !== 'start' ? [entry] : []),
    ...(merged ? [mergedShotsMessage(merged.length)] : []),
  ];
  return { length: parts.join(' · '), isTaken };
};
