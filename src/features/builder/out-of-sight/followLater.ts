import type { WhenIdle } from '../../../state/whenIdle';

/** How far outside the window an element may be so that one turn of the wheel brings it into view. */
const REACH_PX = 600;
/** Not the scroll event, which also fires when content above the window grows. */
const SCROLLING = ['wheel', 'touchmove'] as const;

const isInReach = (element: Element): boolean => {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > -REACH_PX && top < window.innerHeight + REACH_PX;
};

/**
 * Calls `follow` for an element out of view: when the page is idle, or the element is about to enter the window.
 * Returns a function that cancels it.
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
