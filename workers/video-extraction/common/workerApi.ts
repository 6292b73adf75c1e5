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

/** Refusals are values, because an Error loses its code when it crosses. */
export type Refusal = { readonly ok: false; readonly failure: VideoFailure; readonly codec?: string };

export type InspectReply = { readonly ok: true; readonly info: VideoInfo } | Refusal;

export type RunEnd = { readonly ok: true; readonly end: VideoEnd } | Refusal;

/** `memoryBytes` is what the engine holds on to; the page replaces a worker that holds too much. */
export type RunReply = RunEnd & { readonly memoryBytes: number };

export type RunMessage =
  | { readonly kind: 'frame'; readonly frame: CapturedFrame }
  | { readonly kind: 'progress'; readonly progress: VideoProgress }
  | { readonly kind: 'means'; readonly means: FrameMeans }
  | { readonly kind: 'gap'; readonly gap: Gap }
  | { readonly kind: 'signed'; readonly frames: SignedFrames };

/** A Comlink proxy of a function on the page. */
export type OnMessage = (message: RunMessage) => void;

/** A Comlink proxy of a function on the page. Told null a few times a second: the work goes on. */
export type OnCaptured = (frame: CapturedFrame | null) => void;

/** The whole contract of the video worker. One video at a time: `advance` and `setPaused` mean the one that runs. */
export interface VideoExtractionApi {
  inspect(source: VideoSource): Promise<InspectReply>;
  /** Reads a video to its end. `reachedSeconds` is how far the player is already: Infinity where there is none. */
  extract(
    source: VideoSource,
    capture: VideoCapture,
    reachedSeconds: number,
    onMessage: OnMessage,
    resume: Resume | null,
  ): Promise<RunReply>;
  /** Frames of a player on the page are read instead: `playFrame` them in order, then `endPlayback`. */
  startPlayback(capture: VideoCapture, onMessage: OnMessage, resume: Resume | null): Promise<void>;
  /** Takes ownership of the frame; returns whether more are wanted. */
  playFrame(frame: DecodedFrame, timeSeconds: number): Promise<boolean>;
  endPlayback(): Promise<RunReply>;
  /** The player has come so far; the video is read up to there. */
  advance(reachedSeconds: number): void;
  setPaused(isPaused: boolean): void;
  /** Captures the frames shown at these times. */
  captureAt(source: VideoSource, timesSeconds: readonly number[], onFrame: OnCaptured): Promise<RunReply>;
  /** Without signatures those that came last are cut again; null where this worker has none. */
  findShots(signatures: FrameSignatures | null, sensitivity: number): Promise<readonly Shot[] | null>;
  regenerate(colors: VideoColors, round: number): Promise<readonly (readonly PackedRgb[])[]>;
  palette(colors: VideoColors, count: number): Promise<readonly PaletteEntry[]>;
}
