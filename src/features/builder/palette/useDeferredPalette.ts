import { startTransition, useEffect, useState, type RefObject } from 'react';
import { useServices } from '../../../state/servicesContext';
import { useIsSeen } from '../../../ui/useIsSeen';
import { followLater } from '../out-of-sight/followLater';
import type { ShownPalette } from './selectors';

/**
 * The palette for a panel: the latest one where the panel is seen and open. One that is not follows when the page is idle, or
 * when it is about to come into the window.
 */
export const useDeferredPalette = (
  panel: RefObject<Element | null>,
  latest: ShownPalette,
  isOpen: boolean,
): ShownPalette => {
  const { whenIdle } = useServices();
  const isInWindow = useIsSeen(panel);
  // Of a folded one the header is seen, which shows none of the palette.
  const isSeen = isInWindow && isOpen;
  const [held, setHeld] = useState(latest);
  const isBehind = held !== latest;
  // Set while rendering: what is seen never shows another palette than the panel beside it.
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
