/** Keys that carry the focus from control to control. */
const MOVING_KEYS = new Set([
  'Tab',
  'ArrowUp',
  'ArrowDown',
  'ArrowLeft',
  'ArrowRight',
  'Home',
  'End',
  'PageUp',
  'PageDown',
]);

type Origin = 'pointer' | 'keys';

type FocusOrigin = {
  /** Whether a click brought the focus to where it is, and no key has moved it since. */
  readonly isFromPointer: () => boolean;
  readonly stop: () => void;
};

/**
 * Tells where the focus comes from. `:focus-visible` alone cannot: it becomes true with the first key that is
 * pressed after a click, so that the second Space would mean the button.
 */
export const watchFocusOrigin = (): FocusOrigin => {
  let origin: Origin = 'keys';
  let last: Origin = 'keys';
  const watching = new AbortController();
  const options = { capture: true, signal: watching.signal };
  const onPointer = (): void => {
    last = 'pointer';
    // A click on what has the focus already moves no focus.
    origin = 'pointer';
  };
  const onKey = ({ key }: KeyboardEvent): void => {
    if (MOVING_KEYS.has(key)) last = 'keys';
  };
  window.addEventListener('pointerdown', onPointer, options);
  window.addEventListener('keydown', onKey, options);
  window.addEventListener('focusin', () => void (origin = last), options);
  return {
    isFromPointer: () => origin === 'pointer',
    stop: () => watching.abort(),
  };
};
