import { startTransition, useEffect, useState, type RefObject } from 'react';
import { useServices } from '../../../state/servicesContext';
import { useIsSeen } from '../../../ui/useIsSeen';
import type { ShownPalette } from './selectors';

/** How far from the window a panel may be that a turn of the wheel brings into it. */
const REACH_PX = 600;
/** Not the scroll event: what grows above the window scrolls the page, too. */
const SCROLLING = ['wheel', 'touchmove'] as const;

const isInReach = (panel: Element): boolean => {
  const { top, bottom } = panel.getBoundingClientRect();
  return bottom > -REACH_PX && top < window.innerHeight + REACH_PX;
};

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
    const follow = () => startTransition(() => setHeld(latest));
    const onScroll = () => {
      if (panel.current && isInReach(panel.current)) follow();
    };
    const callOff = whenIdle(follow);
    for (const type of SCROLLING) window.addEventListener(type, onScroll, { passive: true });
    return () => {
      callOff();
      for (const type of SCROLLING) window.removeEventListener(type, onScroll);
    };
  }, [isSeen, isBehind, latest, panel, whenIdle]);

  return isSeen ? latest : held;
};
