import type { FrameMeans, VideoColors } from '../../../../workers/video-extraction/shared/api';
import type { SignatureBatch } from '../../../engine/shots/frameSignatures';
import type { FilmFrame } from '../film';
import type { IndexEntry } from '../frameIndex';
import type { Placement } from '../placement';

/** What is known of a film beside its frames. */
export type FilmRow = {
  /** The feature's own, and nothing but JSON. */
  readonly about: unknown;
  /** The colors of the frames so far. */
  readonly colors: VideoColors;
  /** When the film was begun, in milliseconds since 1970. */
  readonly at: number;
};

/** A frame with its still as bytes: a blob of its own would be a file on the disk for each of thousands. */
export type FrameRow = Omit<FilmFrame, 'thumbnail'> & { readonly jpeg: ArrayBuffer };

/** A frame as it is written: what is read of all frames at once apart from what is read one by one. */
export type NewFrame = { readonly index: number; readonly entry: IndexEntry; readonly row: FrameRow };

/** A film as it was left. */
export type ReadFilm = FilmRow & {
  readonly source: Blob | null;
  /** Null where all frames are shown as they were captured. */
  readonly order: readonly Placement[] | null;
  readonly signatureBlocks: number;
};

/** Signatures of frames that follow one another. */
export type SignatureBlock = SignatureBatch & { readonly index: number };

/** Where films are kept, by names. Steps happen in the order of asking. Any of them may reject. */
export type FilmRecords = {
  readonly putFilm: (film: string, row: FilmRow) => Promise<void>;
  /** Apart from its row, which changes while the film is read and would be written with all its bytes. */
  readonly putSource: (film: string, source: Blob) => Promise<void>;
  /** New frames, or others in the place of old ones. */
  readonly putFrames: (film: string, frames: readonly NewFrame[]) => Promise<void>;
  /** What is shown of the film; apart from its row for the same reason. */
  readonly putOrder: (film: string, order: readonly Placement[]) => Promise<void>;
  /** A block of the mean colors of its frames, or what it has by now in the place of what it had. */
  readonly putMeans: (film: string, block: number, means: FrameMeans) => Promise<void>;
  /** A new block, or a longer one in its place. */
  readonly putSignatures: (film: string, block: SignatureBlock) => Promise<void>;
  readonly readSignatures: (film: string) => Promise<readonly SignatureBlock[]>;
  readonly readFilm: (film: string) => Promise<ReadFilm | null>;
  /** At most `count` entries from the frame `from` on, in order. */
  readonly readIndex: (film: string, from: number, count: number) => Promise<readonly IndexEntry[]>;
  readonly readFrame: (film: string, index: number) => Promise<FrameRow | undefined>;
  /** All blocks, in order. */
  readonly readMeans: (film: string) => Promise<readonly FrameMeans[]>;
  readonly remove: (film: string) => Promise<void>;
  /** Films that were begun before that time go. */
  readonly removeBefore: (at: number) => Promise<void>;
};
