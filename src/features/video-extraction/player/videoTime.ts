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

/** Sends a player to a time of its video. */
export const seek = (player: HTMLVideoElement, seconds: number): void => {
  player.currentTime = zeroOf(player) + seconds;
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
