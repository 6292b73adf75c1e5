import { VideoExtractionError } from '../../../../workers/video-extraction/common/api';
import { cutOffMessage, VIDEO_MESSAGES, VIDEO_FAILURE_REASONS } from '../../../domain/videoMessages';
import { MESSAGES } from '../../../domain/messages';
import type { Problem } from '../videoExtractionState';
import type { Origin } from '../video/shownVideo';

const FAILURES = {
  file: VIDEO_MESSAGES.playFailed,
  stock: VIDEO_MESSAGES.sampleVideoFailed,
  random: VIDEO_MESSAGES.randomVideoFailed,
} as const satisfies Record<Origin, string>;

/**
 * The message for a video that could not be read, or only up to a time. A missing canvas is a problem of the device.
 */
export const describeProblem = (error: unknown, origin: Origin, keptUntil: string | null): Problem => {
  const message = keptUntil !== null ? VIDEO_MESSAGES.frameFailed : FAILURES[origin];
  if (!(error instanceof VideoExtractionError)) return { message, detail: null };
  const { failure, detail } = error;
  if (failure === 'canvas') return { message: MESSAGES.canvasFailed, detail: detail ?? null };
  if (failure === 'corrupt' && keptUntil !== null) return { message, detail: cutOffMessage(keptUntil) };
  return { message, detail: detail ?? VIDEO_FAILURE_REASONS[failure] };
};

/** All messages that an earlier video may have left on the screen. */
export const PROBLEM_MESSAGES: readonly string[] = [
  ...Object.values(FAILURES),
  VIDEO_MESSAGES.frameFailed,
  MESSAGES.canvasFailed,
  VIDEO_MESSAGES.resumeFailed,
];
