import { VideoExtractionError } from '../../../../workers/video-extraction/shared/api';
import { MESSAGES, VIDEO_FAILURE_REASONS } from '../../../domain/messages';
import type { Origin, Problem } from '../videoExtractionSlice';

const FAILURES = {
  file: MESSAGES.playFailed,
  stock: MESSAGES.sampleVideoFailed,
  random: MESSAGES.randomVideoFailed,
} as const satisfies Record<Origin, string>;

/** What to say of a film that could not be read, or not to its end. A missing canvas is the device's trouble. */
export const describeProblem = (error: unknown, origin: Origin, hasFrames: boolean): Problem => {
  const message = hasFrames ? MESSAGES.frameFailed : FAILURES[origin];
  if (!(error instanceof VideoExtractionError)) return { message, detail: null };
  const { failure, detail } = error;
  if (failure === 'canvas') return { message: MESSAGES.canvasFailed, detail: detail ?? null };
  return { message, detail: detail ?? VIDEO_FAILURE_REASONS[failure] };
};

/** Every sentence that an earlier film may have left on the screen. */
export const PROBLEM_MESSAGES: readonly string[] = [
  ...Object.values(FAILURES),
  MESSAGES.frameFailed,
  MESSAGES.canvasFailed,
  MESSAGES.resumeFailed,
];
