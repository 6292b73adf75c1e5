import { useEffect, type RefObject } from 'react';

const MIDDLE = 1;

/** Pans a picture larger than its frame: by dragging with the middle button, or with Space held. */
export const usePanning = (frame: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    let isSpaceHeld = false;
    let panning: number | null = null;
    const isHere = (target: EventTarget | null): boolean =>
      target === document.body || (target instanceof Node && element.contains(target));
    const onKey = (event: KeyboardEvent): void => {
      const isDown = event.type === 'keydown';
      if (event.key !== ' ' || (isDown && !(isHere(event.target) && element.matches(':hover')))) return;
      // Otherwise Space would press a focused pin, or scroll the page.
      if (isSpaceHeld || isDown) event.preventDefault();
      isSpaceHeld = isDown;
      element.toggleAttribute('data-pannable', isDown);
    };
    /** The key may be released in another window, which tells nothing. */
    const onBlur = (): void => {
      isSpaceHeld = false;
      element.removeAttribute('data-pannable');
    };
    const onDown = (event: PointerEvent): void => {
      if (event.button !== MIDDLE && !(isSpaceHeld && event.button === 0)) return;
      // Before the pins handle the event.
      event.stopPropagation();
      panning = event.pointerId;
      element.setPointerCapture(event.pointerId);
    };
    const onMove = ({ pointerId, movementX, movementY }: PointerEvent): void => {
      if (pointerId !== panning) return;
      element.scrollBy({ left: -movementX, top: -movementY, behavior: 'instant' });
    };
    const onUp = ({ pointerId }: PointerEvent): void => {
      if (pointerId === panning) panning = null;
    };
    /** Otherwise the middle button starts the browser's autoscroll, and a drag with Space ends in a click. */
    const keep = (event: MouseEvent): void => {
      if (event.type === 'mousedown' && event.button === MIDDLE) event.preventDefault();
      if (event.type === 'click' && isSpaceHeld) event.stopPropagation();
    };
    window.addEventListener('keydown', onKey);
    window.addEventListener('keyup', onKey);
    window.addEventListener('blur', onBlur);
    element.addEventListener('pointerdown', onDown, { capture: true });
    element.addEventListener('pointermove', onMove);
    element.addEventListener('pointerup', onUp);
    element.addEventListener('pointercancel', onUp);
    element.addEventListener('mousedown', keep);
    element.addEventListener('click', keep, { capture: true });
    return () => {
      window.removeEventListener('keydown', onKey);
      window.removeEventListener('keyup', onKey);
      window.removeEventListener('blur', onBlur);
      element.removeEventListener('pointerdown', onDown, { capture: true });
      element.removeEventListener('pointermove', onMove);
      element.removeEventListener('pointerup', onUp);
      element.removeEventListener('pointercancel', onUp);
      element.removeEventListener('mousedown', keep);
      element.removeEventListener('click', keep, { capture: true });
    };
  }, [frame]);
};
