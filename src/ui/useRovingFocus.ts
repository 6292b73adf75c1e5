import { useState, type FocusEvent, type KeyboardEvent } from 'react';

import { useKeptFocus } from './useKeptFocus';

type RovingFocusOptions = {
  readonly count: number;
  /**
   * Items side by side; 'measured' counts the columns of the group's CSS grid, where those depend on its width.
   * One line by default, where arrows up and down are left to the page.
   */
  readonly columns?: number | 'measured';
  /** The item that Tab enters at: the chosen one. Without it, the one that had the focus last. */
  readonly start?: number;
};

export type RovingFocus = {
  /** For the element around all items. */
  readonly group: {
    readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
    readonly onFocus: (event: FocusEvent<HTMLElement>) => void;
    readonly onBlur: (event: FocusEvent<HTMLElement>) => void;
  };
  /** For each item; one that is given none of this is walked over. */
  readonly item: (index: number) => { readonly 'data-roving': number; readonly tabIndex: 0 | -1 };
};

const indexOf = (target: EventTarget): number | null => {
  const item = target instanceof Element ? target.closest<HTMLElement>('[data-roving]') : null;
  return item ? Number(item.dataset['roving']) : null;
};

/** How far a key goes, and in which direction it looks on where it finds no item. */
const stepOf = (
  key: string,
  index: number,
  count: number,
  columns: number,
): [to: number, by: number] | null => {
  const isGrid = columns < count;
  if (key === 'ArrowRight') return [index + 1, 1];
  if (key === 'ArrowLeft') return [index - 1, -1];
  if (key === 'Home') return [0, 1];
  if (key === 'End') return [count - 1, -1];
  if (isGrid && key === 'ArrowDown') return [index + columns, columns];
  if (isGrid && key === 'ArrowUp') return [index - columns, -columns];
  return null;
};

/** The item at the place of one that has left, or the last before it. */
const nearestItem = (group: HTMLElement, left: HTMLElement): HTMLElement | null => {
  const items = [...group.querySelectorAll<HTMLElement>('[data-roving]')];
  const before = items.filter((item) => Number(item.dataset['roving']) <= (indexOf(left) ?? 0));
  return before.at(-1) ?? items[0] ?? null;
};

/** Only called on a key press: it may make the browser lay out the page. */
const columnsOf = (group: HTMLElement): number =>
  getComputedStyle(group).gridTemplateColumns.split(' ').length;

/**
 * One Tab stop for a group of many small controls: arrow keys, Home and End move the focus among them
 * (WAI-ARIA, managing focus with a roving tabindex). At an end the focus stays, and the key is used up.
 */
export const useRovingFocus = ({ count, columns = count, start }: RovingFocusOptions): RovingFocus => {
  const [focused, setFocused] = useState<number | null>(null);
  const keptFocus = useKeptFocus(nearestItem);
  const tabStop = focused !== null && focused < count ? focused : (start ?? 0);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const index = indexOf(event.target);
    if (index === null || event.altKey || event.ctrlKey || event.metaKey) return;
    const across = columns === 'measured' ? columnsOf(event.currentTarget) : columns;
    const step = stepOf(event.key, index, count, across);
    if (!step) return;
    event.preventDefault();
    const [to, by] = step;
    for (let next = to; next >= 0 && next < count; next += by) {
      const item = event.currentTarget.querySelector<HTMLElement>(`[data-roving="${next}"]`);
      if (item) return item.focus();
    }
  };

  return {
    group: {
      onKeyDown,
      onFocus: (event) => {
        keptFocus.onFocus(event);
        const index = indexOf(event.target);
        if (index !== null) setFocused(index);
      },
      onBlur: ({ currentTarget, relatedTarget }) => {
        keptFocus.onBlur();
        if (start !== undefined && !currentTarget.contains(relatedTarget)) setFocused(null);
      },
    },
    item: (index) => ({ 'data-roving': index, tabIndex: index === tabStop ? 0 : -1 }),
  };
};
