import type { Film } from './openFilm';
import type { FrameTaker } from './frameTaker';
import type { Pace } from './pace';

/** What every way through a film needs. */
export type Walk = {
  readonly film: Film;
  readonly taker: FrameTaker;
  readonly pace: Pace;
  /** The run goes on, and has come so far. */
  readonly passed: (timeSeconds: number, decodedFrames: number) => void;
};

const SECOND_US = 1e6;

export const secondsOf = (frame: VideoFrame): number => Math.max(0, frame.timestamp / SECOND_US);
