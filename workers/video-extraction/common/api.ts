import type { PackedRgb, PaletteEntry, PictureColors } from '../../../src/engine/engine';
import type { FrameSignatures, SignatureBatch } from '../../../src/engine/shots/frameSignatures';
import type { Shot, ShotEntry } from '../../../src/engine/shots/shot';

/** Why a video could not be read, or not to its end. Several of these may share one message. */
export type VideoFailure =
  | 'empty'
  | 'unsupported'
  | 'corrupt'
  | 'no-video-track'
  | 'no-frames'
  | 'timeout'
  | 'worker-crashed'
  | 'canvas';

/** The user's file, or a URL of this site. Videos of other sites are fetched first. */
export type VideoSource = Blob | string;

export type VideoInfo = {
  /** Null if the file does not say, or is implausible: progress has no share then. */
  readonly durationSeconds: number | null;
  /** The player's time at the video's 0: greater than 0 if the file's timestamps start later. */
  readonly zeroSeconds: number;
  /** When the first picture is shown: later than 0 if the sound begins before it. */
  readonly pictureSeconds: number;
  /** Upright and in square pixels, as a player shows the video. */
  readonly width: number;
  readonly height: number;
  /** Clockwise, as the file asks for it; already applied to `width`, `height` and every frame. */
  readonly rotation: 0 | 90 | 180 | 270;
  /** Frames per second, a whole number or a standard rate; null if unknown, as in files only the player can open. */
  readonly frameRate: number | null;
  /** Short name of the codec: 'avc', 'vp9', 'av1'. Null if only the browser's player can read it. */
  readonly codec: string | null;
  /** The HDR transfer function; null for SDR videos, and if only the player can open the file. */
  readonly hdr: 'HLG' | 'PQ' | null;
  /** Whether there is sound; also true if only the player can open the file, which does not tell. */
  readonly hasSound: boolean;
  /** Frames are decoded in the worker. Otherwise a hidden player seeks through the video: as exact, but slower. */
  readonly canDecode: boolean;
};

export type VideoCapture =
  /** The first picture, then one every `seconds` of media time, regardless of the playback rate. */
  | {
      readonly kind: 'interval';
      readonly seconds: number;
      /** The middle and the last frame as well: for videos shorter than one interval. */
      readonly isWhole?: boolean;
    }
  /** The first frame, and the first frame after each cut. */
  | { readonly kind: 'scenes' }
  /** Key frames of the file: a first overview of a long video. Like 'scenes' if the worker cannot decode. */
  | { readonly kind: 'key-frames' };

/**
 * The player's clock that the extraction follows, in the video's time. Nothing is captured before the player has
 * reached it, so its rate (1x, 2x, 3x), pauses and buffering are those of the extraction.
 */
export type PlayerClock = Pick<EventTarget, 'addEventListener' | 'removeEventListener'> & {
  readonly currentTime: number;
  readonly ended: boolean;
  /** It has been sent to `currentTime` and is not there yet; `ended` may still tell of the position before. */
  readonly seeking: boolean;
};

export type VideoRequest = {
  readonly source: VideoSource;
  readonly capture: VideoCapture;
  /** Undefined for a run from the beginning. */
  readonly resume?: Resume | null;
  /** 'max' is as fast as possible. With a player, the run ends when both video and player have ended. */
  readonly clock: PlayerClock | 'max';
};

/** The shot that a captured frame represents, when scenes are detected. */
export type CapturedShot = {
  readonly entry: ShotEntry;
  /** End of the shot: the time of the first frame after it. */
  readonly endSeconds: number;
  /** Media time of the captured picture itself. */
  readonly pictureSeconds: number;
};

/** Bars along one pair of sides seen in frames: lines at either side, and the number of frames. */
export type SeenBars = { readonly bars: readonly [first: number, last: number]; readonly frames: number };

/** State of scene detection when the last shot was captured. All times are media times. */
export type ShotsState = {
  /** Start of the next shot, and the transition into it. */
  readonly startSeconds: number;
  readonly entry: ShotEntry;
  /** The last frame that had been processed. */
  readonly seenSeconds: number;
  /** Frames of the next shot whose pictures were kept, one of which may represent it. 32 at most. */
  readonly stillSeconds: readonly number[];
};

/** What a resumed run has to know of the frames before, so that it finds what an uninterrupted one would have. */
export type RunState = {
  readonly bars: { readonly rows: readonly SeenBars[]; readonly columns: readonly SeenBars[] };
  /** Undefined for a frame whose shot was found together with the next one. */
  readonly shots?: ShotsState;
};

/** The data from which palettes are made, of a frame or of a whole video. */
export type VideoColors = Pick<PictureColors, 'summary' | 'patches'>;

/** The data of one captured frame; bounded in size, so that thousands can be kept. */
export type CapturedFrame = {
  /** 0, 1, 2 … in the order of capture. */
  readonly index: number;
  /** The requested media time, from the start of the video; for scenes, the time at which the shot begins. */
  readonly timeSeconds: number;
  /** The shot that it was captured for, if any. */
  readonly shot?: CapturedShot;
  /** JPEG at quality 0.2, at most 480 px on its longest side, upright. */
  readonly thumbnail: Blob;
  readonly width: number;
  readonly height: number;
  /** Six different palettes of 5 colors each, largest share first; only one if the frame has 5 colors or fewer. */
  readonly palettes: readonly (readonly PackedRgb[])[];
  /** The first palette with its shares, without filler shades: the bar of the timeline. */
  readonly dominant: readonly PaletteEntry[];
  /** The frame's colors reduced to at most 160; `regenerate` needs these and the patches. */
  readonly summary: VideoColors['summary'];
  /** Its patches, merged by similar color, 32 at most. */
  readonly patches: VideoColors['patches'];
  /** The run's state after this frame. */
  readonly state?: RunState;
};

/**
 * The mean colors of frames in order of time, as columns: 8 bytes per frame, 1.4 MB for two hours at 25 frames/s. Both
 * arrays have the same length.
 */
export type FrameMeans = {
  /** Media time in seconds, accurate to half a millisecond in two hours. */
  readonly times: Float32Array;
  /** 0xRRGGBB of the mean in linear light. */
  readonly colors: Uint32Array;
};

export type VideoProgress = {
  /** Media time up to which the video has been read. */
  readonly timeSeconds: number;
  /** 0 to 1; null without a duration. */
  readonly share: number | null;
  /** Recent speed in decoded frames per second, without pauses. */
  readonly framesPerSecond: number;
  /** Estimated at the recent speed; null while unknown, and when following a player. */
  readonly secondsLeft: number | null;
  readonly captured: number;
};

/** A damaged part of a video, from the last good frame before it to the first one after it. */
export type Gap = { readonly fromSeconds: number; readonly toSeconds: number };

export type VideoEnd = {
  /** 'capped': the video continues, but no more frames are kept (7,200). */
  readonly reason: 'ended' | 'capped';
  /** The total over all runs, if this one was resumed. */
  readonly captured: number;
};

/** Where an earlier run of the same video and capture ended. */
export type Resume = {
  /** Number of frames that it captured. */
  readonly count: number;
  /** The time of the last of them: this run captures what comes after it. */
  readonly afterSeconds: number;
  /** That run's state. Without it, scenes are detected from the beginning again. */
  readonly state?: RunState;
};

/** Consecutive decoded frames: the 80-byte signature of each, and its time. */
export type SignedFrames = SignatureBatch;

export type VideoListener = {
  readonly onFrame: (frame: CapturedFrame) => void;
  /** When scenes are detected: all frames decoded since the last call, about four times a second. */
  readonly onSigned?: (frames: SignedFrames) => void;
  /** Reported once something after it can be read, or at the end of the video; a resumed run may report it again. */
  readonly onGap?: (gap: Gap) => void;
  /** About four times a second. */
  readonly onProgress?: (progress: VideoProgress) => void;
  /** About as often: the mean colors of the frames since, of all decoded ones for scenes, else of the captured ones. */
  readonly onMeans?: (means: FrameMeans) => void;
};

/** The colors of many frames, accumulated as if they were one picture, in which each frame's area is its duration. */
export type VideoSummary = {
  readonly add: (frame: VideoColors, seconds: number) => void;
  readonly read: () => VideoColors;
};

/** The colors of a run, accumulated as it reads: each frame is weighted by how long it is shown. */
export type RunColors = {
  /** Adds the next captured frame. */
  readonly add: (
    frame: Pick<CapturedFrame, 'timeSeconds' | 'summary' | 'patches'> & {
      readonly shot?: Pick<CapturedShot, 'endSeconds'>;
    },
  ) => void;
  /** The video has been read up to this time. */
  readonly passed: (timeSeconds: number) => void;
  /** No frame follows: the last one lasts until the time up to which the video has been read. */
  readonly finish: () => void;
  /** Excludes the last frame, unless it is the only one or has an end of its own, like those of shots. */
  readonly read: () => VideoColors;
};

/** A running extraction. */
export type VideoRun = {
  /** Rejects with VideoExtractionError, or with the signal's reason. Frames delivered before that remain valid. */
  readonly done: Promise<VideoEnd>;
  /** Stops reading until `resume`. When following a player, pausing the player is enough. */
  pause(): void;
  resume(): void;
  /** The colors of the frames delivered so far, weighted by their durations; also after the end or a failure. */
  colors(): VideoColors;
};

/** The page's API. Aborting frees everything immediately, frames and worker included. */
export interface VideoExtractor {
  /** Inspects a file before the user is asked anything. Rejects with VideoExtractionError if it cannot be played. */
  inspect(signal: AbortSignal, source: VideoSource): Promise<VideoInfo>;
  /** One video at a time: a second run waits for the first. */
  extract(signal: AbortSignal, request: VideoRequest, listener: VideoListener): VideoRun;
  /**
   * Captures the frames shown at these times; each `timeSeconds` is the requested one, in order of time. Resolves once
   * all available frames have been delivered; rejects with VideoExtractionError. Waits for a running extraction.
   */
  captureAt(
    signal: AbortSignal,
    source: VideoSource,
    timesSeconds: readonly number[],
    onFrame: (frame: CapturedFrame) => void,
  ): Promise<void>;
  /**
   * Detects the shots of a video from the signatures of its frames, without decoding. The same signatures object is
   * only posted once for repeated calls. `sensitivity` is 0 to 1, from few shots to many; 0.5 suits most videos.
   */
  findShots(signal: AbortSignal, signatures: FrameSignatures, sensitivity: number): Promise<readonly Shot[]>;
  /** Six other palettes of a captured frame, if it has that many; works during a run. `round` counts from 1. */
  regenerate(
    signal: AbortSignal,
    colors: VideoColors,
    round: number,
  ): Promise<readonly (readonly PackedRgb[])[]>;
  /** One palette of `count` colors, 2 to 9, accents included, from `colors()`. */
  palette(signal: AbortSignal, colors: VideoColors, count: number): Promise<readonly PaletteEntry[]>;
  /** Accumulates the colors of frames, each weighted by the time given with it. */
  gather(): VideoSummary;
  /** Accumulates the colors of a run's frames again, as its `colors()` did. */
  gatherRun(capture: VideoCapture): RunColors;
  /** Starts the worker and loads the engine ahead of the first video. */
  warmUp(): void;
}

export class VideoExtractionError extends Error {
  readonly failure: VideoFailure;
  /** More detail for the user, if available: 'HEVC is not supported by this browser.' */
  readonly detail: string | undefined;
  constructor(failure: VideoFailure, detail?: string, options?: ErrorOptions) {
    super(failure, options);
    this.name = 'VideoExtractionError';
    this.failure = failure;
    this.detail = detail;
  }
}
