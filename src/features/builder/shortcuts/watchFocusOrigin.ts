/** Keys that move the focus between controls. */
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
  /** Whether the focus came from a click, and no key has moved it since. */
  readonly isFromPointer: () => boolean;
  readonly stop: () => void;
};

/**
 * Tracks how the focus was moved. `:focus-visible` is not enough: it becomes true with the first key after a click, so
 * that the second Space would go to the button.
 */
export const watchFocusOrigin = (): FocusOrigin => {
  let origin: Origin = 'keys';
  let last: Origin = 'keys';
  const watching = new AbortController();
  const options = { capture: true, signal: watching.signal };
  const onPointer = (): void => {
    last = 'pointer';
    // Clicking the focused element fires no focus event.
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
