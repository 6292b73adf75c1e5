import { VIDEO_MESSAGES } from '../../../domain/videoMessages';
import type { Toasts } from '../../../state/toasts';
import { reportError } from '../../../state/reportError';

/** Whether play() was rejected because of a pause before it began: intended, no failure. */
export const isCalledOff = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'AbortError';

/** Plays a video that has been read, at normal speed. */
export const startPlaying = async (player: HTMLVideoElement, toasts: Toasts): Promise<void> => {
  player.playbackRate = 1;
  try {
    await player.play();
  } catch (error) {
    if (isCalledOff(error)) return;
    reportError('playing a video', error);
    toasts.show(VIDEO_MESSAGES.playFailed, { tone: 'error' });
  }
};

export const setMuted = (player: HTMLVideoElement, isMuted: boolean): void => {
  player.muted = isMuted;
};
