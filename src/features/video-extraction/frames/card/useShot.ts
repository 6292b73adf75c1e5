import { mergedShotsMessage } from '../../../../domain/videoMessages';
import { useAppSelector } from '../../../../state/hooks';
import { selectIsTakingAhead, selectShownVersion } from '../../edits/editsSlice';
import { piecesOf } from '../../edits/piecesOf';
import { isBorrowed } from '../../edits/placements';
import { entryAt } from '../../edits/shotEntry';
import { useVideo } from '../../video/useVideo';
import { lengthOf } from '../../lengthOf';
import { selectShown } from '../../videoExtractionSlice';

/** What a card shows about its shot. */
export type ShotLine = {
  /** '4 s 12 f · dissolve · 2 shots'; null if nothing is known. */
  readonly length: string | null;
  /** The end of the shot: the first frame after it. Null for a frame at an interval. */
  readonly endSeconds: number | null;
  /** Time of its picture, which is the most typical frame of the shot, not its first; null without its own. */
  readonly pictureSeconds: number | null;
  /** Its picture is being captured. */
  readonly isTaken: boolean;
};

const NO_SHOT: ShotLine = { length: null, endSeconds: null, pictureSeconds: null, isTaken: false };

/** The shot at an index of the current video. */
export const useShot = (index: number): ShotLine => {
  const video = useVideo();
  useAppSelector(selectShownVersion);
  const isAhead = useAppSelector(selectIsTakingAhead);
  const frameRate = useAppSelector(selectShown)?.info.frameRate ?? null;
  const placement = video?.placementAt(index);
  if (!video || !placement) return NO_SHOT;
  const { row, startSeconds, endSeconds, merged } = placement;
  const isFromElsewhere = isBorrowed(placement, video);
  const isTaken = isAhead && video.source !== null && isFromElsewhere;
  if (endSeconds === null) return { ...NO_SHOT, isTaken };
  const pictureSeconds = isFromElsewhere ? null : video.pictureSecondsOf(row);
  const entry = entryAt(placement, startSeconds);
  const parts = [
    lengthOf(piecesOf(placement, { index, from: startSeconds, to: endSeconds }), frameRate),
    ...(entry && entry !== 'start' ? [entry] : []),
    ...(merged ? [mergedShotsMessage(merged.length)] : []),
  ];
  return { length: parts.join(' · '), endSeconds, pictureSeconds, isTaken };
};
