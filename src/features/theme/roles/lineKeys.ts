import type { KeyboardEvent } from 'react';

type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;

const middle = ({ left, right }: Box): number => (left + right) / 2;

/**
 * Index of the box on the next line above (−1) or below (1) whose center is closest to that of `from`; null without
 * such a line. Boxes on a line have equal heights.
 */
export const inNextLine = (boxes: readonly Box[], from: number, by: -1 | 1): number | null => {
  const own = boxes[from];
  if (!own) return null;
  const beyond = boxes.filter(({ top, bottom }) => (by === 1 ? top >= own.bottom : bottom <= own.top));
  const lines = beyond.map(({ top }) => top);
  const line = by === 1 ? Math.min(...lines) : Math.max(...lines);
  const off = boxes.map((box) =>
    beyond.includes(box) && Math.abs(box.top - line) < 1 ? Math.abs(middle(box) - middle(own)) : Infinity,
  );
  const nearest = Math.min(...off);
  return nearest === Infinity ? null : off.indexOf(nearest);
};

/**
 * Handles up and down arrows in a group of items on lines without common columns. Returns whether the key was one of
 * these.
 */
export const walkLines = (event: KeyboardEvent<HTMLElement>): boolean => {
  const { key, target, currentTarget } = event;
  if (key !== 'ArrowUp' && key !== 'ArrowDown') return false;
  if (event.altKey || event.ctrlKey || event.metaKey) return false;
  const items = [...currentTarget.querySelectorAll<HTMLElement>('[data-roving]')];
  const from = items.findIndex((item) => item === target);
  if (from === -1) return false;
  event.preventDefault();
  const to = inNextLine(
    items.map((item) => item.getBoundingClientRect()),
    from,
    key === 'ArrowDown' ? 1 : -1,
  );
  if (to !== null) items[to]?.focus();
  return true;
};
