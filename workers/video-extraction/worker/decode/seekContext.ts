import type { Film } from '../open/openFilm';
import type { FrameTaker } from '../capture/frameTaker';
import type { Throttle } from '../../shared/throttle';

/** What every way through a film needs. */
export type SeekContext = {
  readonly film: Film;
  readonly taker: FrameTaker;
  readonly throttle: Throttle;
  /** The run goes on, and has come so far. */
  readonly passed: (timeSeconds: number, decodedFrames: number) => void;
};

const SECOND_US = 1e6;

export const secondsOf = (frame: VideoFrame): number => Math.max(0, frame.timestamp / SECOND_US);
