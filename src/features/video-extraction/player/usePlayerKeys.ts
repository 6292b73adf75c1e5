import { useEffect, useMemo, useState } from 'react';

import { useServices } from '../../../state/servicesContext';
import { createPlayerKeys, type PlayerKeys } from './playerKeys';

/** Actions of an editor's keys on the player, and the speed of playing backward: 0 while it does not. */
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
