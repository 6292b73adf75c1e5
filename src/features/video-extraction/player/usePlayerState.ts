import { useCallback, useSyncExternalStore } from 'react';

import { videoTime } from './videoTime';

const EVENTS = [
  'timeupdate',
  'seeking',
  'seeked',
  'durationchange',
  'play',
  'pause',
  'ended',
  'emptied',
  'volumechange',
  'ratechange',
];

/** The video's time, a few times a second while it plays; 0 without a player. */
export const usePlayerTime = (player: HTMLVideoElement | null): number => {
  const subscribe = usePlayerEvents(player);
  return useSyncExternalStore(subscribe, () => (player ? videoTime(player) : 0));
};

export const useIsPlaying = (player: HTMLVideoElement): boolean => {
  const subscribe = usePlayerEvents(player);
  return useSyncExternalStore(subscribe, () => !player.paused && !player.ended);
};

/** How many times as fast as the video is meant to be seen. */
export const usePlaybackRate = (player: HTMLVideoElement): number => {
  const subscribe = usePlayerEvents(player);
  return useSyncExternalStore(subscribe, () => player.playbackRate);
};

export const useIsMuted = (player: HTMLVideoElement): boolean => {
  const subscribe = usePlayerEvents(player);
  return useSyncExternalStore(subscribe, () => player.muted);
};

const usePlayerEvents = (player: HTMLVideoElement | null) =>
  useCallback(
    (listener: () => void) => {
      for (const event of EVENTS) player?.addEventListener(event, listener);
      return () => {
        for (const event of EVENTS) player?.removeEventListener(event, listener);
      };
    },
    [player],
  );
