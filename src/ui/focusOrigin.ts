import { useLayoutEffect } from 'react';

import { afterPaint } from './afterPaint';

/** Elements that are removed on their own: the focus cannot return into them. */
const TRANSIENT = '[role="dialog"], [role="alertdialog"], [role="menu"]';

let origin: HTMLElement | null = null;
/** A dialog is being closed: one that opens immediately replaces it. */
let isLeaving = false;

/** The heading of the current page, which takes the focus when nothing else can; undefined if there is none. */
export const pageHeading = (): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>('main h1[tabindex]')].find((each) => each.checkVisibility());

/** What had the focus before the first of consecutive dialogs; null if it is gone, or nothing had the focus. */
export const focusOrigin = (): HTMLElement | null =>
  origin?.isConnected === true && origin.checkVisibility() ? origin : null;

/**
 * For dialogs: records the focused element on opening; if the focus is lost on closing, moves it to the page heading.
 */
export const useFocusOrigin = (): void => {
  useLayoutEffect(() => {
    const follows = isLeaving;
    const note = (): boolean => {
      const { activeElement } = document;
      if (activeElement === document.body || !(activeElement instanceof HTMLElement)) return false;
      if (activeElement.closest(TRANSIENT)) return false;
      origin = activeElement;
      return true;
    };
    // Not only in the frame, which may be late: by then the dialog may have the focus.
    const isNoted = note();
    // A menu that opened the dialog has returned the focus by then, and the dialog has not taken it yet.
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
