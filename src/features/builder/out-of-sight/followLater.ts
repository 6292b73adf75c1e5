import type { WhenIdle } from '../../../state/whenIdle';

/** How far from the window an element may be that a turn of the wheel brings into it. */
const REACH_PX = 600;
/** Not the scroll event: what grows above the window scrolls the page, too. */
const SCROLLING = ['wheel', 'touchmove'] as const;

const isInReach = (element: Element): boolean => {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > -REACH_PX && top < window.innerHeight + REACH_PX;
};

/**
 * Calls `follow` for an element out of sight: when the page is idle, or the element about to come into the window.
 * Returns what calls it off.
 */
export const followLater = (
  whenIdle: WhenIdle,
  element: () => Element | null,
  follow: () => void,
): (() => void) => {
  const onScroll = () => {
    const waiting = element();
    if (waiting && isInReach(waiting)) follow();
  };
  const callOff = whenIdle(follow);
  for (const type of SCROLLING) window.addEventListener(type, onScroll, { passive: true });
  return () => {
    callOff();
    for (const type of SCROLLING) window.removeEventListener(type, onScroll);
  };
};
