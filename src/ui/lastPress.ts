/** Keys that only a keyboard has and that move the focus; Enter and Space are on a phone's screen, too. */
const MOVING_KEY = /^(?:Tab|Arrow\w+|Home|End|Page\w+)$/;

let isByTouch = false;

const CAPTURED = { capture: true, passive: true };

// From the first press on, before any component asks; without a page there are no presses. Captured, because controls
// stop some of these events.
if (typeof window !== 'undefined') {
  window.addEventListener(
    'pointerdown',
    ({ pointerType }) => (isByTouch = pointerType === 'touch'),
    CAPTURED,
  );
  window.addEventListener('keydown', ({ key }) => (isByTouch &&= !MOVING_KEY.test(key)), CAPTURED);
}

/**
 * Whether the page was last pressed by a finger, and no key has moved the focus since. `:focus-visible` does not tell: it
 * is true after a tap, too, for fields and for what receives the focus from one.
 */
export const wasTouchedLast = (): boolean => isByTouch;
