import type { PackedRgb, PaletteEntry, PictureColors } from '../../../src/engine/engine';
import type { FrameSignatures, SignatureBatch } from '../../../src/engine/shots/frameSignatures';
import type { Shot, ShotEntry } from '../../../src/engine/shots/shot';

/** Why a video could not be read, or could not be read to its end. One visible sentence may cover several. */
export type VideoFailure =
  | 'empty'
  | 'unsupported'
  | 'corrupt'
  | 'no-video-track'
  | 'no-frames'
  | 'timeout'
  | 'worker-crashed'
  | 'canvas';

/** A file of the user, or an address of this site. Other sites' videos are fetched first. */
export type VideoSource = Blob | string;

export type VideoInfo = {
  /** Null where the file does not say, or says what cannot be: progress has no share then. */
  readonly durationSeconds: number | null;
  /** What a player's clock says at the video's 0: more than 0 where the file counts on from something else. */
  readonly zeroSeconds: number;
  /** When the first picture is on the screen: later than 0 where the sound begins before it. */
  readonly pictureSeconds: number;
  /** Upright and in square pixels, as a player shows the video. */
  readonly width: number;
  readonly height: number;
  /** Clockwise, as the file asks for it; already applied to `width`, `height` and every frame. */
  readonly rotation: 0 | 90 | 180 | 270;
  /** Frames per second, as the nearest rate that cameras have; null where only the browser's player knows the video. */
  readonly frameRate: number | null;
  /** Short name of the codec: 'avc', 'vp9', 'av1'. Null where only the browser's player knows it. */
  readonly codec: string | null;
  /** The transfer curve of high dynamic range; null for videos of the common range, and where only the player knows. */
  readonly hdr: 'HLG' | 'PQ' | null;
  /** There is something to hear; also where only the browser's player could tell, which does not. */
  readonly hasSound: boolean;
  /** Frames are decoded in the worker. Otherwise a hidden player steps through the video: as exact, but slower. */
  readonly canDecode: boolean;
};

export type VideoCapture =
  /** At the first picture, then every so many seconds of media time, whatever the speed. */
  | {
      readonly kind: 'interval';
      readonly seconds: number;
      /** The middle and the last frame as well: for videos that no second interval begins in. */
      readonly isWhole?: boolean;
    }
  /** The first frame, and the first frame after each cut. */
  | { readonly kind: 'scenes' }
  /** Frames that stand alone in the file: a first look at a long video. As 'scenes' where the worker cannot decode. */
  | { readonly kind: 'key-frames' };

/**
 * The clock that frames follow at the pace of a player, in the video's time. Nothing is captured before the
 * player has reached it, so its speed (1x, 2x, 3x), its pauses and its waiting for data are those of the extraction.
 */
export type PlayerClock = Pick<EventTarget, 'addEventListener' | 'removeEventListener'> & {
  readonly currentTime: number;
  readonly ended: boolean;
};

export type VideoRequest = {
  readonly source: VideoSource;
  readonly capture: VideoCapture;
  /** Left out for a run from the beginning. */
  readonly resume?: Resume | null;
  /** 'max' is as fast as the machine can. With a player, the run ends when both video and player have ended. */
  readonly clock: PlayerClock | 'max';
};

/** What a captured frame stands for where scenes decide. */
export type CapturedShot = {
  readonly entry: ShotEntry;
  /** When what comes after its last frame is shown. */
  readonly endSeconds: number;
  /** Media time of the picture itself. */
  readonly pictureSeconds: number;
};

/** Bars along one pair of sides that frames have shown: lines at either side, and in how many frames. */
export type SeenBars = { readonly bars: readonly [first: number, last: number]; readonly frames: number };

/** What was known of a video that is read for scenes when its last shot had been captured. All times are media times. */
export type ShotsState = {
  /** Where the next shot begins, and how it comes in. */
  readonly startSeconds: number;
  readonly entry: ShotEntry;
  /** The frame that had been looked at last. */
  readonly seenSeconds: number;
  /** Frames of the next shot whose pictures were kept, one of which may stand for it. 32 at most. */
  readonly stillSeconds: readonly number[];
};

/** What a run that goes on behind a frame has to know of those before it, so that it finds what this one would have. */
export type RunState = {
  readonly bars: { readonly rows: readonly SeenBars[]; readonly columns: readonly SeenBars[] };
  /** Left out of a frame whose shot was found together with the one after it. */
  readonly shots?: ShotsState;
};

/** What palettes are made from, of a frame or of a whole video. */
export type VideoColors = Pick<PictureColors, 'summary' | 'patches'>;

/** What one captured frame gives; bounded in size, so that thousands can be kept. */
export type CapturedFrame = {
  /** 0, 1, 2 … in the order of capture. */
  readonly index: number;
  /** Media time that was asked for, from the start of the video; for scenes the time at which the shot begins. */
  readonly timeSeconds: number;
  /** The shot that it was captured for, where it was one. */
  readonly shot?: CapturedShot;
  /** JPEG at quality 0.2, at most 480 px on its longest side, upright. */
  readonly thumbnail: Blob;
  readonly width: number;
  readonly height: number;
  /** Six different palettes, each of 5 colors, heaviest share first; one of a frame that has 5 colors or fewer. */
  readonly palettes: readonly (readonly PackedRgb[])[];
  /** The first palette with its shares, without what only fills it up: the bar of the timeline. */
  readonly dominant: readonly PaletteEntry[];
  /** The frame's colors reduced to at most 160: with the patches what `regenerate` needs of it. */
  readonly summary: VideoColors['summary'];
  /** Its parts, those of about one color as one, 32 at most. */
  readonly patches: VideoColors['patches'];
  /** How the run stood behind it. */
  readonly state?: RunState;
};

/**
 * The mean colors of frames in the order of time, a column each: 8 bytes a frame, 1.4 MB for two hours at 25 frames/s.
 * Both arrays are equally long.
 */
export type FrameMeans = {
  /** Media time in seconds, to half a millisecond in two hours. */
  readonly times: Float32Array;
  /** 0xRRGGBB of the mean in linear light. */
  readonly colors: Uint32Array;
};

export type VideoProgress = {
  /** Media time that has been read. */
  readonly timeSeconds: number;
  /** 0 to 1; null without a duration. */
  readonly share: number | null;
  /** Decoded frames per second of late, pauses left out. */
  readonly framesPerSecond: number;
  /** At the speed of late; null while that is not known, and at the pace of a player. */
  readonly secondsLeft: number | null;
  readonly captured: number;
};

/** A part of a video that is damaged, from its last good frame to the next one. */
export type Gap = { readonly fromSeconds: number; readonly toSeconds: number };

export type VideoEnd = {
  /** 'capped': the video goes on, but no more frames are kept (7,200). */
  readonly reason: 'ended' | 'capped';
  /** Over all runs, where this one has gone on from another. */
  readonly captured: number;
};

/** Where an earlier run of the same video and capture came to. */
export type Resume = {
  /** Frames that it captured. */
  readonly count: number;
  /** The time of the last of them: this run captures what is behind it. */
  readonly afterSeconds: number;
  /** How that run stood. Without it scenes are looked for from the beginning once more. */
  readonly state?: RunState;
};

/** Frames that were decoded one after the other: what each looks like in 80 bytes, and when it is shown. */
export type SignedFrames = SignatureBatch;

export type VideoListener = {
  readonly onFrame: (frame: CapturedFrame) => void;
  /** Where scenes are looked for: every frame that was decoded since the last time, about four times a second. */
  readonly onSigned?: (frames: SignedFrames) => void;
  /** Found once something behind it can be read, or at the end of the video; a run that goes on may find it again. */
  readonly onGap?: (gap: Gap) => void;
  /** About four times a second. */
  readonly onProgress?: (progress: VideoProgress) => void;
  /** About as often: the mean colors of the frames since, each that is decoded for scenes, else each that is captured. */
  readonly onMeans?: (means: FrameMeans) => void;
};

/** The colors of many frames, gathered frame by frame: a video as one picture, in which each has room for its time. */
export type VideoSummary = {
  readonly add: (frame: VideoColors, seconds: number) => void;
  readonly read: () => VideoColors;
};

/** The colors of a run, gathered as it reads: each frame counts for as long as it stands. */
export type RunColors = {
  /** The next frame that was captured. */
  readonly add: (
    frame: Pick<CapturedFrame, 'timeSeconds' | 'summary' | 'patches'> & {
      readonly shot?: Pick<CapturedShot, 'endSeconds'>;
    },
  ) => void;
  /** The video has been read up to there. */
  readonly passed: (timeSeconds: number) => void;
  /** No frame follows: the last one stands until where the video has been read to. */
  readonly finish: () => void;
  /** Without the last frame, unless there is no other or it says itself how long it lasts, as those of shots do. */
  readonly read: () => VideoColors;
};

/** One extraction on its way. */
export type VideoRun = {
  /** Rejects with VideoExtractionError, or with the signal's reason. What was delivered until then stays good. */
  readonly done: Promise<VideoEnd>;
  /** Stops reading until `resume`. At the pace of a player, pausing the player is enough. */
  pause(): void;
  resume(): void;
  /** The colors of the frames delivered so far, each counted by its time; also after the end or a failure. */
  colors(): VideoColors;
};

/** What the page calls. Aborting frees everything at once, frames and worker included. */
export interface VideoExtractor {
  /** What the file is, before anything is asked of the user. Rejects with VideoExtractionError where it cannot play. */
  inspect(signal: AbortSignal, source: VideoSource): Promise<VideoInfo>;
  /** One video at a time: a second run waits for the first. */
  extract(signal: AbortSignal, request: VideoRequest, listener: VideoListener): VideoRun;
  /**
   * Captures the frames shown at these times, each `timeSeconds` the one that was asked for, in order of time. Resolves
   * when all have been delivered that could be; rejects with VideoExtractionError. Waits for a video that is being read.
   */
  captureAt(
    signal: AbortSignal,
    source: VideoSource,
    timesSeconds: readonly number[],
    onFrame: (frame: CapturedFrame) => void,
  ): Promise<void>;
  /**
   * The shots of a video by the signatures of its frames, without decoding. The same signatures, the same object, are
   * handed over once and then cut again. `sensitivity` is 0 to 1: few shots to many, 0.5 for videos in general.
   */
  findShots(signal: AbortSignal, signatures: FrameSignatures, sensitivity: number): Promise<readonly Shot[]>;
  /** Six other palettes of a captured frame, where it has so many; works while a video runs. `round` counts from 1. */
  regenerate(
    signal: AbortSignal,
    colors: VideoColors,
    round: number,
  ): Promise<readonly (readonly PackedRgb[])[]>;
  /** One palette of `count` colors, 2 to 9, accents included, from `colors()`. */
  palette(signal: AbortSignal, colors: VideoColors, count: number): Promise<readonly PaletteEntry[]>;
  /** Gathers the colors of some frames, each by the time that is told with it. */
  gather(): VideoSummary;
  /** Gathers the colors of the frames of a run once more, as its `colors()` did. */
  gatherRun(capture: VideoCapture): RunColors;
  /** Starts the worker and loads the engine ahead of the first video. */
  warmUp(): void;
}

export class VideoExtractionError extends Error {
  readonly failure: VideoFailure;
  /** A second line for the user, where more is known: 'HEVC is not supported by this browser.' */
  readonly detail: string | undefined;
  constructor(failure: VideoFailure, detail?: string, options?: ErrorOptions) {
    super(failure, options);
    this.name = 'VideoExtractionError';
    this.failure = failure;
    this.detail = detail;
  }
}
