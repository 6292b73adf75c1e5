/** How long a finger must rest. */
const HOLD_MS = 350;
/** A finger that moves farther scrolls. */
const SLIP_PX = 8;

/** Calls `start` once a finger has rested where it was put down. Returns a function that cancels it. */
export const longPress = (
  { clientX, clientY }: Pick<PointerEvent, 'clientX' | 'clientY'>,
  start: () => void,
): (() => void) => {
  const stop = (): void => {
    clearTimeout(timer);
    window.removeEventListener('pointermove', slip);
    window.removeEventListener('pointerup', stop);
    window.removeEventListener('pointercancel', stop);
  };
  const slip = (event: PointerEvent): void => {
    if (Math.hypot(event.clientX - clientX, event.clientY - clientY) > SLIP_PX) stop();
  };
  const timer = setTimeout(() => {
    stop();
    start();
  }, HOLD_MS);
  window.addEventListener('pointermove', slip);
  window.addEventListener('pointerup', stop);
  window.addEventListener('pointercancel', stop);
  return stop;
};
