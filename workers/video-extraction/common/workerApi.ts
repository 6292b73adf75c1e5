import type { PackedRgb, PaletteEntry } from '../../../src/engine/engine';
import type { FrameSignatures } from '../../../src/engine/shots/frameSignatures';
import type { Shot } from '../../../src/engine/shots/shot';
import type {
  CapturedFrame,
  FrameMeans,
  Gap,
  Resume,
  SignedFrames,
  VideoCapture,
  VideoColors,
  VideoEnd,
  VideoFailure,
  VideoInfo,
  VideoProgress,
  VideoSource,
} from './api';
import type { DecodedFrame } from './decodedFrame';

/** What a file says of itself that players do not tell. */
export type AboutVideo = Pick<VideoInfo, 'frameRate' | 'hdr' | 'hasSound'>;

/** Refusals are values, because an Error loses its code when it is posted. */
export type Refusal = {
  readonly ok: false;
  readonly failure: VideoFailure;
  readonly codec?: string;
  /** If the file could be opened. */
  readonly about?: AboutVideo;
};

export type InspectReply = { readonly ok: true; readonly info: VideoInfo } | Refusal;

export type RunEnd = { readonly ok: true; readonly end: VideoEnd } | Refusal;

/** `memoryBytes` is held by the engine; the page replaces a worker that holds too much. */
export type RunReply = RunEnd & { readonly memoryBytes: number };

export type RunMessage =
  | { readonly kind: 'frame'; readonly frame: CapturedFrame }
  | { readonly kind: 'progress'; readonly progress: VideoProgress }
  | { readonly kind: 'means'; readonly means: FrameMeans }
  | { readonly kind: 'gap'; readonly gap: Gap }
  | { readonly kind: 'signed'; readonly frames: SignedFrames };

/** A Comlink proxy of a function on the page. */
export type OnMessage = (message: RunMessage) => void;

/** A Comlink proxy of a function on the page. Called with null a few times a second as a sign of progress. */
export type OnCaptured = (frame: CapturedFrame | null) => void;

/** The API of the video worker. One video at a time: `advance` and `setPaused` apply to the running one. */
export interface VideoExtractionApi {
  inspect(source: VideoSource): Promise<InspectReply>;
  /** Reads a video to its end. `reachedSeconds` is the player's current time: Infinity without a player. */
  extract(
    source: VideoSource,
    capture: VideoCapture,
    reachedSeconds: number,
    onMessage: OnMessage,
    resume: Resume | null,
  ): Promise<RunReply>;
  /** Reads frames from a player on the page instead: call `playFrame` for them in order, then `endPlayback`. */
  startPlayback(capture: VideoCapture, onMessage: OnMessage, resume: Resume | null): Promise<void>;
  /** Takes ownership of the frame; returns whether more are wanted. */
  playFrame(frame: DecodedFrame, timeSeconds: number): Promise<boolean>;
  endPlayback(): Promise<RunReply>;
  /** The player has reached this time; the video is read up to there. */
  advance(reachedSeconds: number): void;
  setPaused(isPaused: boolean): void;
  /** Captures the frames shown at these times. */
  captureAt(source: VideoSource, timesSeconds: readonly number[], onFrame: OnCaptured): Promise<RunReply>;
  /** With null instead of signatures, the last ones are used again; returns null if this worker has none. */
  findShots(signatures: FrameSignatures | null, sensitivity: number): Promise<readonly Shot[] | null>;
  regenerate(colors: VideoColors, round: number): Promise<readonly (readonly PackedRgb[])[]>;
  palette(colors: VideoColors, count: number): Promise<readonly PaletteEntry[]>;
}
