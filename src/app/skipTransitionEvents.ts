/** A click on a swatch sets off dozens of them. */
const TYPES = ['transitionrun', 'transitionstart', 'transitionend', 'transitioncancel'] as const;

/**
 * Ends each event of a CSS transition before it reaches the page: nobody listens for one, and React would look for
 * those who do, in the whole tree, for a tenth of a millisecond each.
 */
export const skipTransitionEvents = (view: EventTarget): void => {
  for (const type of TYPES)
    view.addEventListener(type, (event) => event.stopImmediatePropagation(), { capture: true });
};
