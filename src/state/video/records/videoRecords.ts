import type { FrameMeans, VideoColors } from '../../../../workers/video-extraction/common/api';
import type { SignatureBatch } from '../../../engine/shots/frameSignatures';
import type { FrameResult } from '../video';
import type { IndexEntry } from '../frameIndex';
import type { Placement } from '../placement';

/** What is known of a video beside its frames. */
export type VideoRow = {
  /** The feature's own, and nothing but JSON. */
  readonly about: unknown;
  /** The colors of the frames so far. */
  readonly colors: VideoColors;
  /** When the video was begun, in milliseconds since 1970. */
  readonly at: number;
};

/** A frame with its still as bytes: a blob of its own would be a file on the disk for each of thousands. */
export type FrameRow = Omit<FrameResult, 'thumbnail'> & { readonly jpeg: ArrayBuffer };

/** A frame as it is written: what is read of all frames at once apart from what is read one by one. */
export type NewFrame = { readonly index: number; readonly entry: IndexEntry; readonly row: FrameRow };

/** A video as it was left. */
export type ReadVideo = VideoRow & {
  readonly source: Blob | null;
  /** Null where all frames are shown as they were captured. */
  readonly order: readonly Placement[] | null;
  readonly signatureBlocks: number;
};

/** Signatures of frames that follow one another. */
export type SignatureBlock = SignatureBatch & { readonly index: number };

/** Where videos are kept, by names. Steps happen in the order of asking. Any of them may reject. */
export type VideoRecords = {
  readonly putVideo: (video: string, row: VideoRow) => Promise<void>;
  /** Apart from its row, which changes while the video is read and would be written with all its bytes. */
  readonly putSource: (video: string, source: Blob) => Promise<void>;
  /** New frames, or others in the place of old ones. */
  readonly putFrames: (video: string, frames: readonly NewFrame[]) => Promise<void>;
  /** What is shown of the video; apart from its row for the same reason. */
  readonly putOrder: (video: string, order: readonly Placement[]) => Promise<void>;
  /** A block of the mean colors of its frames, or what it has by now in the place of what it had. */
  readonly putMeans: (video: string, block: number, means: FrameMeans) => Promise<void>;
  /** A new block, or a longer one in its place. */
  readonly putSignatures: (video: string, block: SignatureBlock) => Promise<void>;
  readonly readSignatures: (video: string) => Promise<readonly SignatureBlock[]>;
  readonly readVideo: (video: string) => Promise<ReadVideo | null>;
  /** At most `count` entries from the frame `from` on, in order. */
  readonly readIndex: (video: string, from: number, count: number) => Promise<readonly IndexEntry[]>;
  readonly readFrame: (video: string, index: number) => Promise<FrameRow | undefined>;
  /** All blocks, in order. */
  readonly readMeans: (video: string) => Promise<readonly FrameMeans[]>;
  readonly remove: (video: string) => Promise<void>;
  /** Videos that were begun before that time go. */
  readonly removeBefore: (at: number) => Promise<void>;
};
