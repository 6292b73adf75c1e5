import { useLayoutEffect, type RefObject } from 'react';

/** Where keyboard focus goes by default: the open dialog, else the page's heading or main content. */
const defaultTarget = (): HTMLElement | null =>
  ['[role="dialog"]', 'main h1[tabindex]', 'main']
    .map((each) => document.querySelector<HTMLElement>(each))
    .find((each) => each?.checkVisibility()) ?? null;

/**
 * For a banner or message that is removed while it has the focus, for example by its own buttons: the focus returns to
 * where it was before, or to the page's main content, so that the next Tab continues there.
 */
export const useFocusReturn = (element: RefObject<HTMLElement | null>): void => {
  useLayoutEffect(() => {
    const leaving = element.current;
    if (!leaving) return undefined;
    // If it takes the focus on mounting, the element focused until then is the current one.
    let cameFrom: Element | null = document.activeElement;
    const note = ({ relatedTarget }: FocusEvent): void => {
      if (relatedTarget instanceof Node && leaving.contains(relatedTarget)) return;
      cameFrom = relatedTarget instanceof Element ? relatedTarget : null;
    };
    leaving.addEventListener('focusin', note);
    return () => {
      leaving.removeEventListener('focusin', note);
      if (!leaving.contains(document.activeElement)) return;
      const isThere =
        cameFrom instanceof HTMLElement &&
        cameFrom !== document.body &&
        cameFrom.isConnected &&
        !leaving.contains(cameFrom) &&
        cameFrom.checkVisibility();
      const goal = isThere ? cameFrom : defaultTarget();
      if (goal instanceof HTMLElement) goal.focus({ preventScroll: true });
    };
  }, [element]);
};
