import { useLayoutEffect, useRef, type FocusEvent } from 'react';

type FocusFallback = {
  readonly onFocus: (event: FocusEvent<HTMLElement>) => void;
  readonly onBlur: () => void;
};

/**
 * Keeps the focus in a group when the control that has it leaves the page: it goes to the element that `next` finds
 * then. For handlers on the element around the group, in the component that renders its controls.
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
    // React does not tell of the blur that a removal causes, so this one is of the user's doing.
    onBlur: () => {
      held.current = undefined;
    },
  };
};
