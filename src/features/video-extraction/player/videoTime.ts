import type { PlayerClock } from '../../../../workers/video-extraction/common/api';

/** What the clocks of players say at the 0 of their videos, in seconds. */
const zeros = new WeakMap<HTMLVideoElement, number>();

const zeroOf = (player: HTMLVideoElement): number => zeros.get(player) ?? 0;

/** A file may count on from something else: its player counts with it. */
export const setZero = (player: HTMLVideoElement, seconds: number): void => {
  zeros.set(player, seconds);
};

/** The video's own time, in seconds from its beginning. */
export const videoTime = (player: HTMLVideoElement): number =>
  Math.max(0, player.currentTime - zeroOf(player));

const SECOND_US = 1e6;
/** What a product of doubles is away from a whole number of microseconds. */
const NOISE_US = 1e-3;

/**
 * Sends a player to a time of its video, in seconds. Players round it down to whole microseconds, which at the beginning of
 * a frame that is between two of them would show the frame before: they are sent to the second.
 */
export const seek = (player: HTMLVideoElement, seconds: number): void => {
  const us = Math.ceil((zeroOf(player) + seconds) * SECOND_US - NOISE_US);
  player.currentTime = Math.max(0, us) / SECOND_US;
};

/** The player as a clock of the video's own time. */
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
      };
