import { startTransition, useEffect, useState, type RefObject } from 'react';
import { useServices } from '../../../state/servicesContext';
import { useIsSeen } from '../../../ui/useIsSeen';
import { followLater } from '../out-of-sight/followLater';
import type { ShownPalette } from './selectors';

/**
 * The palette for a panel: the latest one if the panel is visible and open. Otherwise it updates when the page is idle,
 * or when the panel is about to enter the window.
 */
export const useDeferredPalette = (
  panel: RefObject<Element | null>,
  latest: ShownPalette,
  isOpen: boolean,
): ShownPalette => {
  const { whenIdle } = useServices();
  const isInWindow = useIsSeen(panel);
  // Only the header of a collapsed panel is visible, which shows nothing of the palette.
  const isSeen = isInWindow && isOpen;
  const [held, setHeld] = useState(latest);
  const isBehind = held !== latest;
  // Set during render, so that visible panels never show different palettes.
  if (isSeen && isBehind) setHeld(latest);

  useEffect(() => {
    if (isSeen || !isBehind) return undefined;
    return followLater(
      whenIdle,
      () => panel.current,
      () => startTransition(() => setHeld(latest)),
    );
  }, [isSeen, isBehind, latest, panel, whenIdle]);

  return isSeen ? latest : held;
};
