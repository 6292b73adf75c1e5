import type { VideoProgress } from '../../../workers/video-extraction/common/api';
import { VIDEO } from '../../domain/videoLimits';
import type { Unread } from './choice/chosenVideo';
import type { ChosenSettings } from './configure/captureSettings';
import type { EarlierShowing, Showing } from './run/showing';
import { WHOLE_VIDEO } from './timeline/part/part';
import type { OpenedVideo } from './video/shownVideo';

export type Run = {
  readonly isPaused: boolean;
  readonly progress: VideoProgress | null;
  /** It goes on where an earlier run of the same video ended. */
  readonly isContinued: boolean;
};

export type Problem = { readonly message: string; readonly detail: string | null };

export type FrameOrder = 'newest' | 'oldest';

type VideoExtractionState = Showing & {
  /** A video being loaded and probed, with its name if known. */
  readonly opening: { readonly name: string | null } | null;
  /** A video whose settings are being chosen in the dialog. */
  readonly chosen: OpenedVideo | null;
  /** The video that was chosen last, until its first frame has been read or the choice is dropped. */
  readonly unread: Unread | null;
  readonly settings: ChosenSettings;
  readonly run: Run | null;
  /** What was shown before and can be shown again, the latest first, until another video has been read completely. */
  readonly earlier: readonly EarlierShowing[];
  /** The requested size of the whole video's palette, which may have fewer. */
  readonly videoPaletteSize: number;
  /** Frames whose palettes are being regenerated, by index. */
  readonly busyFrames: readonly number[];
  readonly order: FrameOrder;
  readonly problem: Problem | null;
  /** Extractions used this month, as last reported by the service. */
  readonly used: number | null;
  /** Stock videos shown in this round of random ones, the latest last. */
  readonly seenVideoIds: readonly string[];
};

/** A video that was stored before a reload, and how it had been cut. */
export type RestoredShowing = {
  readonly showing: EarlierShowing;
  readonly cut: { readonly sensitivity: number; readonly isByHand: boolean };
};

export const initialState: VideoExtractionState = {
  opening: null,
  chosen: null,
  unread: null,
  settings: {},
  shown: null,
  run: null,
  earlier: [],
  ending: null,
  gaps: [],
  frameCount: 0,
  replacements: {},
  videoPalette: [],
  videoPaletteSize: VIDEO.colorsPerPalette,
  part: WHOLE_VIDEO,
  busyFrames: [],
  order: 'oldest',
  problem: null,
  used: null,
  seenVideoIds: [],
};
