import { useEffect, type RefObject } from 'react';

import type { Point, Zoom } from './useZoom';

/** A notch of a mouse wheel is 100 or more, a step of a trackpad pinch only a few. */
const NOTCH = 100;
const SPEED = 0.005;

const wheelFactor = (deltaY: number): number => Math.exp(-Math.min(NOTCH, Math.max(-NOTCH, deltaY)) * SPEED);

type Pinch = { readonly distance: number; readonly middle: Point };

const pinchOf = ({ touches }: TouchEvent): Pinch | null => {
  const [one, two] = Array.from(touches);
  if (!one || !two || touches.length > 2) return null;
  return {
    distance: Math.hypot(two.clientX - one.clientX, two.clientY - one.clientY),
    middle: { x: (one.clientX + two.clientX) / 2, y: (one.clientY + two.clientY) / 2 },
  };
};

/** Zooms with the wheel and Ctrl or ⌘ (also sent by a trackpad pinch), and with two fingers, which also pan. */
export const useZoomGestures = (frame: RefObject<HTMLElement | null>, zoomBy: Zoom['zoomBy']): void => {
  useEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    let last: Pinch | null = null;
    const onWheel = (event: WheelEvent): void => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      zoomBy(wheelFactor(event.deltaY), { x: event.clientX, y: event.clientY });
    };
    const onTouchMove = (event: TouchEvent): void => {
      const pinch = pinchOf(event);
      if (!pinch) return;
      event.preventDefault();
      if (last) {
        const [left, top] = [last.middle.x - pinch.middle.x, last.middle.y - pinch.middle.y];
        element.scrollBy({ left, top, behavior: 'instant' });
        zoomBy(pinch.distance / last.distance, pinch.middle);
      }
      last = pinch;
    };
    const onTouchEnd = (): void => {
      last = null;
    };
    // React registers passive listeners, which cannot prevent the browser from zooming the page.
    element.addEventListener('wheel', onWheel, { passive: false });
    element.addEventListener('touchmove', onTouchMove, { passive: false });
    element.addEventListener('touchend', onTouchEnd);
    element.addEventListener('touchcancel', onTouchEnd);
    return () => {
      element.removeEventListener('wheel', onWheel);
      element.removeEventListener('touchmove', onTouchMove);
      element.removeEventListener('touchend', onTouchEnd);
      element.removeEventListener('touchcancel', onTouchEnd);
    };
  }, [frame, zoomBy]);
};
