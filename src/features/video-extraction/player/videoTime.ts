import type { PlayerClock } from '../../../../workers/video-extraction/common/api';

/** Player time at the start of each video, in seconds. */
const zeros = new WeakMap<HTMLVideoElement, number>();

const zeroOf = (player: HTMLVideoElement): number => zeros.get(player) ?? 0;

/** A file's timestamps may start at another value: its player's clock does, too. */
export const setZero = (player: HTMLVideoElement, seconds: number): void => {
  zeros.set(player, seconds);
};

/** Time within the video, in seconds from its start. */
export const videoTime = (player: HTMLVideoElement): number =>
  Math.max(0, player.currentTime - zeroOf(player));

const SECOND_US = 1e6;
/** The rounding error of a product of doubles, in microseconds. */
const NOISE_US = 1e-3;

/**
 * Seeks a player to a time of its video, in seconds. Players round it down to whole microseconds, which at a frame
 * start between two of them would show the previous frame: it is rounded up.
 */
export const seek = (player: HTMLVideoElement, seconds: number): void => {
  const us = Math.ceil((zeroOf(player) + seconds) * SECOND_US - NOISE_US);
  player.currentTime = Math.max(0, us) / SECOND_US;
};

/** The player as a clock of video time. */
export const clockOf = (player: HTMLVideoElement): PlayerClock =>
  zeroOf(player) === 0
    ? player
    : {
        addEventListener: player.addEventListener.bind(player),
        removeEventListener: player.removeEventListener.bind(player),
        get currentTime() {
          return videoTime(player);
        },
        get ended() {
          return player.ended;
        },
        get seeking() {
          return player.seeking;
        },
      };
