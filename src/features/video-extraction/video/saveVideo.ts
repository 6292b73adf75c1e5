import { selectIsByHand, selectSensitivity } from '../edits/editsSlice';
import type { Gap } from '../../../../workers/video-extraction/common/api';
import { selectOwnerId } from '../../../state/session/sessionSlice';
import type { Part } from '../timeline/part/part';
import { selectEnding, selectGaps, selectPart, selectShown } from '../videoExtractionSlice';
import type { Ending, Shown } from './shownVideo';
import type { VideoThunk } from '../videoThunk';

/** Changes with the format, so that an older page's video is not misread. */
const VERSION = 4;

/** What is stored of a video for a reload, besides its frames. */
export type About = {
  readonly version: typeof VERSION;
  /** The user whose video it is. */
  readonly userId: string | null;
  readonly shown: Omit<Shown, 'id'>;
  readonly ending: Ending | null;
  /** Sensitivity of its cut. */
  readonly sensitivity: number;
  readonly gaps: readonly Gap[];
  /** Whether the cut was edited by hand. An older page did not store this, nor what follows. */
  readonly isByHand?: boolean;
  /** Whether the stored colors are those of all that it shows, unless it was being read. */
  readonly isColored?: boolean;
  /** In and out points. */
  readonly part?: Part;
};

export const isAbout = (value: unknown): value is About =>
  typeof value === 'object' && value !== null && 'version' in value && value.version === VERSION;

/** The current state of the video; null without one. */
export const describeShown =
  (): VideoThunk<About | null> =>
  (_, getState, { videos }) => {
    const shown = selectShown(getState());
    if (!shown) return null;
    const { id: _id, ...rest } = shown;
    return {
      version: VERSION,
      // It stays theirs after the service has ended the session.
      userId: selectOwnerId(getState()),
      shown: rest,
      ending: selectEnding(getState()),
      gaps: selectGaps(getState()),
      sensitivity: selectSensitivity(getState()),
      isByHand: selectIsByHand(getState()),
      isColored: videos.get(shown.id)?.isColored() ?? true,
      part: selectPart(getState()),
    };
  };

/** Stores it. */
export const saveShown =
  (): VideoThunk<void> =>
  (dispatch, getState, { videos }) => {
    const about = dispatch(describeShown());
    const video = videos.get(selectShown(getState())?.id ?? 0);
    // A video that is left before its frames are stored was stopped there: it can go on.
    if (about) video?.save(about, { ...about, ending: null });
  };
