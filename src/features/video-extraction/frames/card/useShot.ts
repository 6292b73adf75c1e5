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
  /** Where the shot ends: the first frame that is not in it. Null of a frame at an interval. */
  readonly endSeconds: number | null;
  /** When its picture is on the screen, which is the most typical frame of the shot, not its first; null without one of its own. */
  readonly pictureSeconds: number | null;
  /** Its picture is on its way. */
  readonly isTaken: boolean;
};

const NO_SHOT: ShotLine = { length: null, endSeconds: null, pictureSeconds: null, isTaken: false };

/** The shot at a place of the video on the page, as it is by now. */
export const useShot = (index: number): ShotLine => {
  const video = useVideo();
  useAppSelector(selectShownVersion);
  const isAhead = useAppSelector(selectIsTakingAhead);
  const frameRate = useAppSelector(selectShown)?.info.frameRate ?? null;
  const placement = video?.placementAt(index);
  if (!video || !placement) return NO_SHOT;
  const { row, startSeconds, endSeconds, entry, merged } = placement;
  const isFromElsewhere = isBorrowed(placement, video);
  const isTaken = isAhead && video.source !== null && isFromElsewhere;
  if (endSeconds === null) return { ...NO_SHOT, isTaken };
  const pictureSeconds = isFromElsewhere ? null : video.pictureSecondsOf(row);
  const parts = [
    lengthBetween(startSeconds, endSeconds, frameRate),
    ...(entry && entry !== 'start' ? [entry] : []),
    ...(merged ? [mergedShotsMessage(merged.length)] : []),
  ];
  return { length: parts.join(' · '), endSeconds, pictureSeconds, isTaken };
};
