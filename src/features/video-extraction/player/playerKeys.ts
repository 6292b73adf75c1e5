import type { Toasts } from '../../../state/toasts';
import { frameSeconds } from '../timeline/part/placePoint';
import { startPlaying } from './steerPlayer';
import { seek, videoTime } from './videoTime';

/** The speeds that J and L step through, as in video editors. */
const RATES = [1, 2, 4, 8];
/** Players report their time rounded down to whole microseconds. */
const ROUNDING_SECONDS = 2e-6;

const fasterThan = (rate: number): number => RATES.find((each) => each > rate) ?? rate;

export type PlayerKeys = {
  /** Plays; when already playing, faster. */
  readonly forward: () => void;
  /** Plays backward; when already doing so, faster. */
  readonly backward: () => void;
  /** Stops playing backward. Returns whether it was. */
  readonly endBackward: () => boolean;
  /** Steps by a number of frames. */
  readonly step: (frames: number) => void;
};

type Film = {
  /** Frames per second; null if unknown, then steps are seconds. */
  readonly frameRate: number | null;
  readonly durationSeconds: number | null;
};

/**
 * Keys of video editors for a player. Browsers cannot play backward: frames are sought one after the other, as fast as
 * possible. `onBackward` gets the speed, 0 when it stops.
 */
export const createPlayerKeys = (
  player: HTMLVideoElement,
  { frameRate, durationSeconds }: Film,
  toasts: Toasts,
  onBackward: (rate: number) => void,
): PlayerKeys => {
  const frame = frameSeconds(frameRate);
  const lastFrame =
    durationSeconds === null ? Infinity : Math.max(0, Math.round(durationSeconds / frame) - 1);
  let backward: { rate: number; readonly stop: () => void } | null = null;

  const endBackward = (): boolean => {
    if (!backward) return false;
    backward.stop();
    backward = null;
    onBackward(0);
    return true;
  };

  const beginBackward = (): void => {
    const controller = new AbortController();
    const { signal } = controller;
    const playback = { rate: 1, stop: () => controller.abort() };
    backward = playback;
    onBackward(1);
    player.pause();
    let lastMs = performance.now();
    let wanted = videoTime(player);
    const seekBack = (): void => {
      if (backward !== playback) return;
      const nowMs = performance.now();
      // At least a frame, or a fast player would seek to its current frame.
      wanted = Math.max(0, wanted - Math.max(frame, (playback.rate * (nowMs - lastMs)) / 1000));
      lastMs = nowMs;
      seek(player, wanted);
      if (wanted === 0) endBackward();
    };
    player.addEventListener(
      'seeked',
      () => {
        // Something else has moved the player, so playing backward stops.
        if (Math.abs(videoTime(player) - wanted) > frame) endBackward();
        else requestAnimationFrame(seekBack);
      },
      { signal },
    );
    player.addEventListener('play', endBackward, { signal });
    seekBack();
  };

  return {
    endBackward,
    forward: () => {
      const isPlaying = !endBackward() && !player.paused && !player.ended;
      if (isPlaying) player.playbackRate = fasterThan(player.playbackRate);
      else void startPlaying(player, toasts);
    },
    backward: () => {
      if (!backward) {
        beginBackward();
        return;
      }
      backward.rate = fasterThan(backward.rate);
      onBackward(backward.rate);
    },
    step: (frames) => {
      endBackward();
      player.pause();
      const shown = Math.floor((videoTime(player) + ROUNDING_SECONDS) / frame);
      seek(player, Math.max(0, Math.min(lastFrame, Math.min(lastFrame, shown) + frames)) * frame);
    },
  };
};
