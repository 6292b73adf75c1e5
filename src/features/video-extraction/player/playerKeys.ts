import type { Toasts } from '../../../state/toasts';
import { frameSeconds } from '../timeline/part/placePoint';
import { startPlaying } from './steerPlayer';
import { seek, videoTime } from './videoTime';

/** The speeds that J and L go through, as in editing programs. */
const RATES = [1, 2, 4, 8];
/** Players tell their time rounded down to whole microseconds. */
const ROUNDING_SECONDS = 2e-6;

const fasterThan = (rate: number): number => RATES.find((each) => each > rate) ?? rate;

export type PlayerKeys = {
  /** Plays; while it plays, faster. */
  readonly forward: () => void;
  /** Plays backward; while it does, faster. */
  readonly backward: () => void;
  /** Ends playing backward. Whether it was under way. */
  readonly endBackward: () => boolean;
  /** Shows the frame that is so many frames from the one on show. */
  readonly step: (frames: number) => void;
};

type Film = {
  /** Frames a second; null where nobody knows, and seconds are counted instead. */
  readonly frameRate: number | null;
  readonly durationSeconds: number | null;
};

/**
 * What the keys of an editor do with a player. Browsers play no film backward: it is sent back frame after frame, as
 * fast as it can show them. `onBackward` is told how many times as fast, 0 at its end.
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
    const mine = { rate: 1, stop: () => controller.abort() };
    backward = mine;
    onBackward(1);
    player.pause();
    let lastMs = performance.now();
    let wanted = videoTime(player);
    const goBack = (): void => {
      if (backward !== mine) return;
      const nowMs = performance.now();
      // At least a frame, or a player that is quick would be sent to where it is.
      wanted = Math.max(0, wanted - Math.max(frame, (mine.rate * (nowMs - lastMs)) / 1000));
      lastMs = nowMs;
      seek(player, wanted);
      if (wanted === 0) endBackward();
    };
    player.addEventListener(
      'seeked',
      () => {
        // Whoever sends the player elsewhere has taken it over.
        if (Math.abs(videoTime(player) - wanted) > frame) endBackward();
        else requestAnimationFrame(goBack);
      },
      { signal },
    );
    player.addEventListener('play', endBackward, { signal });
    goBack();
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
