import { useLayoutEffect } from 'react';

import { afterPaint } from './afterPaint';

/** What goes away by itself: nothing in it can have the focus again. */
const PASSING = '[role="dialog"], [role="alertdialog"], [role="menu"]';

let origin: HTMLElement | null = null;
/** A dialog is leaving: one that comes at once has taken its place. */
let isLeaving = false;

/** The heading of the page on show, which takes the focus where nothing else can; undefined where it has none. */
export const pageHeading = (): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>('main h1[tabindex]')].find((each) => each.checkVisibility());

/** What had the focus before the first of the dialogs that follow each other; null where that is gone, or nothing had it. */
export const focusOrigin = (): HTMLElement | null =>
  origin?.isConnected === true && origin.checkVisibility() ? origin : null;

/** For a dialog: notes what has the focus as it opens, and leaves it on the page where that is gone as it closes. */
export const useFocusOrigin = (): void => {
  useLayoutEffect(() => {
    const follows = isLeaving;
    const note = (): boolean => {
      const { activeElement } = document;
      if (activeElement === document.body || !(activeElement instanceof HTMLElement)) return false;
      if (activeElement.closest(PASSING)) return false;
      origin = activeElement;
      return true;
    };
    // Frames may be late: by then the dialog may have been given the focus.
    const isNoted = note();
    // A menu that opened it has given the focus back by then, and the dialog has not taken it.
    const frame = requestAnimationFrame(() => {
      if (!note() && !isNoted && !follows) origin = null;
    });
    return () => {
      cancelAnimationFrame(frame);
      isLeaving = true;
      setTimeout(() => (isLeaving = false));
      afterPaint(() => {
        if (document.activeElement === document.body) pageHeading()?.focus({ preventScroll: true });
      });
    };
  }, []);
};
