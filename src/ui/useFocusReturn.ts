import { useLayoutEffect, type RefObject } from 'react';

/** Where whoever uses the keyboard goes on from: the dialog that is open, or what the page is about. */
const home = (): HTMLElement | null =>
  ['[role="dialog"]', 'main h1[tabindex]', 'main']
    .map((each) => document.querySelector<HTMLElement>(each))
    .find((each) => each?.checkVisibility()) ?? null;

/**
 * For a banner or message that goes away with the focus in it, as its own buttons make it do: what had the focus before
 * has it again, or the page's main content, so that the next Tab leads on from there.
 */
export const useFocusReturn = (element: RefObject<HTMLElement | null>): void => {
  useLayoutEffect(() => {
    const leaving = element.current;
    if (!leaving) return undefined;
    // One that takes the focus as it comes says by that alone what had it.
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
      const goal = isThere ? cameFrom : home();
      if (goal instanceof HTMLElement) goal.focus({ preventScroll: true });
    };
  }, [element]);
};
