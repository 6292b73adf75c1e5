/** Keys that only a keyboard has and that move the focus; Enter and Space are on a phone's screen, too. */
const MOVING_KEY = /^(?:Tab|Arrow\w+|Home|End|Page\w+)$/;

let isByTouch = false;

// From the first press on, before any component asks; without a page there are no presses. Captured, because controls
// stop some of these events.
globalThis.window?.addEventListener(
  'pointerdown',
  ({ pointerType }) => {
    isByTouch = pointerType === 'touch';
  },
  { capture: true, passive: true },
);
globalThis.window?.addEventListener(
  'keydown',
  ({ key }) => {
    if (MOVING_KEY.test(key)) isByTouch = false;
  },
  { capture: true, passive: true },
);

/**
 * Whether the page was last pressed by a finger, and no key has moved the focus since. `:focus-visible` does not tell: it
 * is true after a tap, too, for fields and for what receives the focus from one.
 */
export const wasTouchedLast = (): boolean => isByTouch;
