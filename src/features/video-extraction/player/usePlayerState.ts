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

/** The video's time, updated a few times a second while playing; 0 without a player. */
export const usePlayerTime = (player: HTMLVideoElement | null): number => {
  const subscribe = usePlayerEvents(player);
  return useSyncExternalStore(subscribe, () => (player ? videoTime(player) : 0));
};

export const useIsPlaying = (player: HTMLVideoElement): boolean => {
  const subscribe = usePlayerEvents(player);
  return useSyncExternalStore(subscribe, () => !player.paused && !player.ended);
};

/** Playback speed relative to normal. */
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
