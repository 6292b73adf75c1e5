import type {
  CapturedFrame,
  FrameMeans,
  RunState,
  SignedFrames,
  VideoColors,
} from '../../../workers/video-extraction/common/api';
import type { PaletteEntry } from '../../engine/engine';
import type { FrameSignatures } from '../../engine/shots/frameSignatures';
import type { Placement } from './placement';

/** What a card shows of a frame, and the data to make other palettes from. Its time comes from the video. */
export type FrameResult = Pick<
  CapturedFrame,
  'thumbnail' | 'width' | 'height' | 'palettes' | 'summary' | 'patches'
> & {
  /** How many times its palettes were regenerated. */
  readonly round: number;
};

/**
 * The sole owner of a video's frames. They are kept as rows, in order of capture, and rows are never removed; what is
 * shown is an order of them. An index is a position in that order, from 0; a row is called row. Times and dominant
 * colors of all rows are in memory, 120 bytes each; the frames themselves are on the device, and the most recently used
 * ones in memory as well.
 */
export type Video = {
  /** Identifies the video in the store; unique within a page. */
  readonly id: number;
  /** Null for a video of which only the frames were restored after a reload. */
  readonly source: Blob | null;
  /** How many frames are shown. */
  readonly count: () => number;
  /** Media time at which the part represented by a frame begins, in seconds; 0 past the end. */
  readonly timeAt: (index: number) => number;
  /** Where that part ends; null if it lasts for the interval, or until the next one. */
  readonly endAt: (index: number) => number | null;
  /** Up to five colors of a frame with their shares, the largest first; empty past the end. */
  readonly dominantAt: (index: number) => readonly PaletteEntry[];
  /** The frame, if it is in memory. */
  readonly peek: (index: number) => FrameResult | undefined;
  /** The frame, from memory or the device. Undefined if there is none, or it could not be read. Never rejects. */
  readonly read: (index: number) => Promise<FrameResult | undefined>;
  /** The shown placements in order: as captured, until arranged. */
  readonly order: () => readonly Placement[];
  /**
   * Shows these instead; its colors are those of what was shown before. Nothing is lost: arranging the former order
   * shows its frames again.
   */
  readonly arrange: (order: readonly Placement[]) => void;
  /** Undefined past the end. */
  readonly placementAt: (index: number) => Placement | undefined;
  /** Like `read`, for a row, shown or not. */
  readonly readRow: (row: number) => Promise<FrameResult | undefined>;
  /** How many frames were captured, shown or not. */
  readonly rowCount: () => number;
  /** Like `dominantAt`, for a row, shown or not. */
  readonly dominantOf: (row: number) => readonly PaletteEntry[];
  /** Presentation time of a row's picture, in seconds, which may not be where its shot begins. */
  readonly pictureSecondsOf: (row: number) => number;
  /** Begins a run and removes the previous one's data. `about` is JSON, returned when the video is restored. */
  readonly begin: (about: unknown, colors: () => VideoColors) => void;
  /** Resumes an earlier run; its data is kept. */
  readonly continueRun: (about: unknown, colors: () => VideoColors) => void;
  /** The latest time of the rows of its run, in seconds: how far it has been captured; null without a row. */
  readonly capturedUntil: () => number | null;
  /** The placements, as captured, of the rows that its run has added from this one on. */
  readonly capturedFrom: (row: number) => readonly Placement[];
  /** How far the video was read, in seconds: past the last frame when scenes are detected. Null before the first. */
  readonly readUntil: () => number | null;
  /** The run's state after its last frame; undefined if unknown. */
  readonly runState: () => RunState | undefined;
  /** Adds the next frame and shows it last. */
  readonly add: (frame: CapturedFrame) => void;
  /** Adds a frame that is not shown until it is arranged; returns its row. */
  readonly addRow: (frame: CapturedFrame) => number;
  /** Adds the signatures of the next frames that were read, captured or not. */
  readonly addSigned: (frames: SignedFrames) => void;
  /** Whether there are signatures, from which shots can be detected again. */
  readonly hasSignatures: () => boolean;
  /** All signatures so far. Rejects if the device has lost them. */
  readonly readSignatures: () => Promise<FrameSignatures>;
  /** Replaces the palettes of a row's frame. */
  readonly replacePalettesOf: (row: number, change: Pick<FrameResult, 'palettes' | 'round'>) => Promise<void>;
  /** The colors of the frames so far, weighted by their durations. */
  readonly colors: () => VideoColors;
  /** Whether those are of all that it shows: not once it was arranged, or where a reload stopped its run, until it is recolored. */
  readonly isColored: () => boolean;
  /** Adds the mean colors of the next frames that were read, captured or not. */
  readonly addMeans: (means: FrameMeans) => void;
  /** All mean colors, in order of time. */
  readonly means: () => FrameMeans;
  /** Sets the colors of what is shown: the frames were rearranged after they were read. */
  readonly recolor: (colors: VideoColors) => void;
  /** Stores the current state of the video, for a reload; `meanwhile` until all its frames are stored. */
  readonly save: (about: unknown, meanwhile?: unknown) => void;
};

/** Whether the video's file is available for playback and reading, or only its frames are left. */
export const canBeRead = (video: Video): video is Video & { readonly source: Blob } => video.source !== null;

/** A video that this tab had before a reload. */
export type RestoredVideo = {
  readonly about: unknown;
  /** How many frames it shows. */
  readonly count: number;
  /** Makes it one of the videos of this page; `isColored` tells whether its colors are those of all that it shows. */
  readonly open: (isColored?: boolean) => Video;
};

/** The videos of this tab: the one on the page, those read before it, and the one chosen to replace it. */
export type Videos = {
  /** A video that has not been read yet. */
  readonly open: (source: Blob) => Video;
  readonly get: (id: number) => Video | null;
  /** Attaches the file to a video of which only the frames were restored. */
  readonly attach: (id: number, source: Blob) => void;
  /** Releases all videos but these, and removes their stored data. */
  readonly keepOnly: (ids: readonly number[]) => void;
  /** Makes this the video that a reload restores first; a run comes last when it begins. */
  readonly putFirst: (id: number) => void;
  /** Releases a video and removes its stored data. */
  readonly discard: (id: number) => void;
  /** The same for all videos of this tab, also those that were not restored. */
  readonly discardAll: () => void;
  /** The same, and for the videos of other tabs, open or closed. */
  readonly discardEverywhere: () => void;
  /** Removes the stored data of other tabs' videos that were begun more than a day ago. */
  readonly removeOld: () => void;
  /**
   * The videos that this tab had before a reload. A duplicated tab gets copies of those that its original has open.
   * Those that are not opened are removed when the next run begins. Never rejects.
   */
  readonly restore: () => Promise<readonly RestoredVideo[]>;
  /** Stores that the videos of this tab are still open: other tabs remove those that have been closed for a day. */
  readonly refresh: () => void;
};
