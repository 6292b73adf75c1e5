import { useLayoutEffect, useRef, type FocusEvent } from 'react';

type FocusFallback = {
  readonly onFocus: (event: FocusEvent<HTMLElement>) => void;
  readonly onBlur: () => void;
};

/**
 * Keeps the focus in a group when its focused control is removed: it moves to the element that `next` returns. The
 * handlers are for the group's element, in the component that renders its controls.
 */
export const useFocusFallback = (
  next: (group: HTMLElement, left: HTMLElement) => HTMLElement | null,
): FocusFallback => {
  const held = useRef<{ readonly group: HTMLElement; readonly control: HTMLElement }>(undefined);
  useLayoutEffect(() => {
    if (!held.current || held.current.control.isConnected) return;
    const { group, control } = held.current;
    held.current = undefined;
    if (document.activeElement === document.body) next(group, control)?.focus({ preventScroll: true });
  });
  return {
    onFocus: ({ currentTarget, target }) => {
      held.current = target instanceof HTMLElement ? { group: currentTarget, control: target } : undefined;
    },
    // React does not report the blur caused by a removal, so this one was caused by the user.
    onBlur: () => {
      held.current = undefined;
    },
  };
};
