import type { FrameMeans, VideoColors } from '../../../../workers/video-extraction/common/api';
import type { SignatureBatch } from '../../../engine/shots/frameSignatures';
import type { FrameResult } from '../video';
import type { IndexEntry } from '../frameIndex';
import type { Placement } from '../placement';

/** What is stored about a video besides its frames. */
export type VideoRow = {
  /** Data of the feature, JSON only. */
  readonly about: unknown;
  /** The colors of the frames so far. */
  readonly colors: VideoColors;
  /** When the video was last known to be open, in milliseconds since 1970. */
  readonly at: number;
};

/** A frame with its still as bytes: browsers store each blob as a file of its own, and there are thousands. */
export type FrameRow = Omit<FrameResult, 'thumbnail'> & { readonly jpeg: ArrayBuffer };

/** A frame to be written: the index entry, read for all frames at once, is stored apart from the row. */
export type NewFrame = { readonly index: number; readonly entry: IndexEntry; readonly row: FrameRow };

/** A stored video, as it was left. */
export type ReadVideo = VideoRow & {
  readonly source: Blob | null;
  /** Null if all frames are shown as they were captured. */
  readonly order: readonly Placement[] | null;
  readonly signatureBlocks: number;
};

/** Signatures of consecutive frames. */
export type SignatureBlock = SignatureBatch & { readonly index: number };

/** Stores videos by name. Operations run in the order of the calls. Any of them may reject. */
export type VideoRecords = {
  /**
   * The name under which this page has a video: its own or, if another page has the video open, that of a copy. Null if
   * there is no way to have it.
   */
  readonly claim: (video: string) => Promise<string | null>;
  readonly putVideo: (video: string, row: VideoRow) => Promise<void>;
  /** Changes when it was last known to be open; nothing if it is not stored. */
  readonly touch: (video: string, at: number) => Promise<void>;
  /** Stored apart from the row, which changes during the run and would be rewritten with all these bytes. */
  readonly putSource: (video: string, source: Blob) => Promise<void>;
  /** Adds frames or replaces them. */
  readonly putFrames: (video: string, frames: readonly NewFrame[]) => Promise<void>;
  /** The shown order of the video; apart from its row for the same reason. */
  readonly putOrder: (video: string, order: readonly Placement[]) => Promise<void>;
  /** Adds or replaces a block of its frames' mean colors. */
  readonly putMeans: (video: string, block: number, means: FrameMeans) => Promise<void>;
  /** Adds a block, or replaces it with a longer one. */
  readonly putSignatures: (video: string, block: SignatureBlock) => Promise<void>;
  readonly readSignatures: (video: string) => Promise<readonly SignatureBlock[]>;
  readonly readVideo: (video: string) => Promise<ReadVideo | null>;
  /** At most `count` entries starting at frame `from`, in order. */
  readonly readIndex: (video: string, from: number, count: number) => Promise<readonly IndexEntry[]>;
  readonly readFrame: (video: string, index: number) => Promise<FrameRow | undefined>;
  /** All blocks, in order. */
  readonly readMeans: (video: string) => Promise<readonly FrameMeans[]>;
  /** Nothing that another page has open is removed. */
  readonly remove: (video: string) => Promise<void>;
  /** Removes the videos that were last known to be open before that time, except these. */
  readonly removeBefore: (at: number, kept: ReadonlySet<string | null>) => Promise<void>;
};
