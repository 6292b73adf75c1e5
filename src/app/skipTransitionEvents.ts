/** A click on a swatch fires dozens of them. */
const TYPES = ['transitionrun', 'transitionstart', 'transitionend', 'transitioncancel'] as const;

/**
 * Stops CSS transition events before they reach the page: nothing listens for them, and React would search the whole
 * tree for listeners, at a tenth of a millisecond each.
 */
export const skipTransitionEvents = (view: EventTarget): void => {
  for (const type of TYPES)
    view.addEventListener(type, (event) => event.stopImmediatePropagation(), { capture: true });
};
