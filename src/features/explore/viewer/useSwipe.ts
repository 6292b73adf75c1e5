import { useRef, type TouchEvent } from 'react';

/** Shorter movements are taps. */
const LEAST_PX = 48;
/** Least ratio of horizontal to vertical movement, so that scrolling is not taken for swiping. */
const SLOPE = 1.5;

/** Calls back with 1 for a swipe to the left, which shows the next one, and with −1 for one to the right. */
export const useSwipe = (onSwipe: (direction: 1 | -1) => void) => {
  const start = useRef<{ readonly x: number; readonly y: number } | null>(null);
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      const touch = touches.length === 1 ? touches[0] : undefined;
      start.current = touch ? { x: touch.clientX, y: touch.clientY } : null;
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const touch = changedTouches[0];
      if (!start.current || !touch) return;
      const across = touch.clientX - start.current.x;
      const along = touch.clientY - start.current.y;
      start.current = null;
      if (Math.abs(across) < LEAST_PX || Math.abs(across) < SLOPE * Math.abs(along)) return;
      onSwipe(across < 0 ? 1 : -1);
    },
  };
};
