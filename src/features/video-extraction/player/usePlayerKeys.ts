import { useEffect, useMemo, useState } from 'react';

import { useServices } from '../../../state/servicesContext';
import { createPlayerKeys, type PlayerKeys } from './playerKeys';

/** What an editor's keys do with the player, and how many times as fast it goes backward: 0 while it does not. */
export const usePlayerKeys = (
  player: HTMLVideoElement,
  {
    frameRate,
    durationSeconds,
  }: { readonly frameRate: number | null; readonly durationSeconds: number | null },
): { readonly keys: PlayerKeys; readonly backwardRate: number } => {
  const { toasts } = useServices();
  const [backwardRate, setBackwardRate] = useState(0);
  const keys = useMemo(
    () => createPlayerKeys(player, { frameRate, durationSeconds }, toasts, setBackwardRate),
    [player, frameRate, durationSeconds, toasts],
  );
  useEffect(() => () => void keys.endBackward(), [keys]);
  return { keys, backwardRate };
};
