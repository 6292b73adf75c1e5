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

/** What a card shows of a frame, and what other palettes are made from. Its time is told by its video. */
export type FrameResult = Pick<
  CapturedFrame,
  'thumbnail' | 'width' | 'height' | 'palettes' | 'summary' | 'patches'
> & {
  /** How often its palettes were regenerated. */
  readonly round: number;
};

/**
 * The one owner of a video's frames. They are kept as rows, in the order of capture, and no row ever goes; what is shown is
 * an order of them. Everything that takes an index speaks of a place in that order, from 0, unless it says row. Times and
 * dominant colors of all rows are at hand, 120 bytes each; the frames themselves are on the device, the ones used last
 * in memory as well.
 */
export type Video = {
  /** The store names videos by it; no two videos of a page have the same. */
  readonly id: number;
  /** Null for a video of which a reload has left the frames alone. */
  readonly source: Blob | null;
  /** How many frames are shown. */
  readonly count: () => number;
  /** Media time at which the part begins that a frame stands for, in seconds; 0 beyond the last. */
  readonly timeAt: (index: number) => number;
  /** Where that part ends; null where it lasts as long as the interval, or until the next one. */
  readonly endAt: (index: number) => number | null;
  /** Up to five colors of a frame with their shares, the largest first; none beyond the last frame. */
  readonly dominantAt: (index: number) => readonly PaletteEntry[];
  /** The frame, where it is in memory. */
  readonly peek: (index: number) => FrameResult | undefined;
  /** The frame, wherever it is. Undefined where there is none, or the device has lost it. Never rejects. */
  readonly read: (index: number) => Promise<FrameResult | undefined>;
  /** What is shown, in its order: as captured, until it is arranged. */
  readonly order: () => readonly Placement[];
  /** Shows these instead. Nothing is lost: arranging the former order brings back what it showed. */
  readonly arrange: (order: readonly Placement[]) => void;
  /** Undefined beyond the last. */
  readonly placementAt: (index: number) => Placement | undefined;
  /** The frame of a row, shown or not; otherwise as `read`. */
  readonly readRow: (row: number) => Promise<FrameResult | undefined>;
  /** How many frames were captured, shown or not. */
  readonly rowCount: () => number;
  /** As `dominantAt`, of a row, shown or not. */
  readonly dominantOf: (row: number) => readonly PaletteEntry[];
  /** When the picture of a row is on the screen, in seconds: not where its shot begins. */
  readonly pictureSecondsOf: (row: number) => number;
  /** A run begins: what an earlier one left goes. `about` is JSON for whoever restores the video. */
  readonly begin: (about: unknown, colors: () => VideoColors) => void;
  /** A run goes on where an earlier one came to: nothing goes. */
  readonly goOn: (about: unknown, colors: () => VideoColors) => void;
  /** The latest time of all rows, in seconds: what was captured reaches so far; null without a row. */
  readonly capturedUntil: () => number | null;
  /** Up to where the video was read, in seconds: beyond the last frame where scenes are looked for. Null before the first. */
  readonly readUntil: () => number | null;
  /** How the run stood behind its last frame; undefined where that is not known. */
  readonly runState: () => RunState | undefined;
  /** Takes the next frame and shows it as the last. */
  readonly add: (frame: CapturedFrame) => void;
  /** Takes a frame that is shown once it is arranged; returns its row. */
  readonly addRow: (frame: CapturedFrame) => number;
  /** Takes what the next frames look like that were read, captured or not. */
  readonly addSigned: (frames: SignedFrames) => void;
  /** Whether frames were taken for that, of which shots can be found again. */
  readonly hasSignatures: () => boolean;
  /** All that were taken so far. Rejects where the device has lost them. */
  readonly readSignatures: () => Promise<FrameSignatures>;
  /** Gives the frame of a row other palettes in the place of those that it has. */
  readonly replacePalettesOf: (row: number, change: Pick<FrameResult, 'palettes' | 'round'>) => Promise<void>;
  /** The colors of the frames so far, each counted by its time. */
  readonly colors: () => VideoColors;
  /** Takes the mean colors of the next frames of the video, captured or not. */
  readonly addMeans: (means: FrameMeans) => void;
  /** All of them, in the order of time. */
  readonly means: () => FrameMeans;
  /** What is shown has these colors: the frames were arranged since they were read. */
  readonly recolor: (colors: VideoColors) => void;
  /** Keeps what is known of the video by now, for a reload. */
  readonly save: (about: unknown) => void;
};

/** Whether a video can be played and read again, or only its frames are left. */
export const canBeRead = (video: Video): video is Video & { readonly source: Blob } => video.source !== null;

/** The videos of this tab: the one on the page, and the one that is chosen to come after it. */
export type Videos = {
  /** A video of which nothing has been read yet. */
  readonly open: (source: Blob) => Video;
  readonly get: (id: number) => Video | null;
  /** Gives a video of which only the frames were left its file again. */
  readonly attach: (id: number, source: Blob) => void;
  /** Lets go of all videos but these. Of the one that a reload brings back, what is on the device stays. */
  readonly keepOnly: (ids: readonly number[]) => void;
  /** This is the video that a reload brings back. A run that begins beside one that is on the page is not, until then. */
  readonly keep: (id: number) => void;
  /** Lets go of a video and of what the device has of it. */
  readonly discard: (id: number) => void;
  /** The video that this tab had read before it was reloaded, with what was said about it; null where there is none. */
  readonly restore: () => Promise<{ readonly video: Video; readonly about: unknown } | null>;
};
