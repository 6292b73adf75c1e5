import { useAppSelector } from '../../../../state/hooks';
import { selectIsTakingAhead, selectShownVersion } from '../../edits/editsSlice';
import { isBorrowed } from '../../edits/placements';
import { useFilm } from '../../film/useFilm';
import { frameNumber, timecodeOfFrames } from '../../timecode';
import { selectShown } from '../../videoExtractionSlice';

/** What a card says of its shot. */
export type ShotLine = {
  /** '00:00:04:12 · dissolve'; null where nothing is known of it. */
  readonly length: string | null;
  /** Its picture is on its way. */
  readonly isTaken: boolean;
};

/** The shot at a place of the film on the page, as it is by now. */
export const useShot = (index: number): ShotLine => {
  const film = useFilm();
  useAppSelector(selectShownVersion);
  const isAhead = useAppSelector(selectIsTakingAhead);
  const frameRate = useAppSelector(selectShown)?.info.frameRate ?? null;
  const placement = film?.placementAt(index);
  if (!film || !placement) return { length: null, isTaken: false };
  const { startSeconds, endSeconds, entry } = placement;
  const isTaken = isAhead && film.source !== null && isBorrowed(placement, film);
  if (endSeconds === null) return { length: null, isTaken };
  // From frame to frame, so that start and length add up to where it ends.
  const frames = frameNumber(endSeconds, frameRate) - frameNumber(startSeconds, frameRate);
  const parts = [timecodeOfFrames(frames, frameRate), ...(entry && entry !== 'start' ? [entry] : [])];
  return { length: parts.join(' · '), isTaken };
};
