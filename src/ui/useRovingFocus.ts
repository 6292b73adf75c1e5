import { useCallback, useLayoutEffect, useRef, type FocusEvent, type KeyboardEvent } from 'react';

import { useFocusFallback } from './useFocusFallback';

type RovingFocusOptions = {
  readonly count: number;
  /**
   * Items per row; 'measured' counts the columns of the group's CSS grid, for layouts that depend on its width. By
   * default all items are in one row, and the up and down arrow keys are not handled.
   */
  readonly columns?: number | 'measured';
  /** Items per measured grid column. */
  readonly perColumn?: number;
  /** The item that is the Tab stop: the selected one. By default, the one focused last. */
  readonly start?: number;
};

/** Props for the element around all items. */
type RovingGroup = {
  readonly ref: (element: HTMLElement | null) => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  readonly onFocus: (event: FocusEvent<HTMLElement>) => void;
  readonly onBlur: (event: FocusEvent<HTMLElement>) => void;
};

export type RovingItem = { readonly 'data-roving': number; readonly tabIndex: -1 };

/**
 * Props of each item; an element without them is skipped. The group makes one of the items the Tab stop after
 * rendering.
 */
export const rovingItem = (index: number): RovingItem => ({
  'data-roving': index,
  tabIndex: -1,
});

const indexOf = (target: EventTarget): number | null => {
  const roving = target instanceof Element ? target.closest<HTMLElement>('[data-roving]') : null;
  return roving ? Number(roving.dataset['roving']) : null;
};

const itemAt = (group: HTMLElement, index: number): HTMLElement | null =>
  group.querySelector(`[data-roving="${index}"]`);

/** The target index of a key, and the step by which the search continues if there is no item. */
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

/** The item at the index of a removed one, or the last before it. */
const nearestItem = (group: HTMLElement, left: HTMLElement): HTMLElement | null => {
  const items = [...group.querySelectorAll<HTMLElement>('[data-roving]')];
  const before = items.filter((other) => Number(other.dataset['roving']) <= (indexOf(left) ?? 0));
  return before.at(-1) ?? items[0] ?? null;
};

/** Only called on a key press: it may force a layout. */
const columnsOf = (group: HTMLElement): number =>
  getComputedStyle(group).gridTemplateColumns.split(' ').length;

/** Makes one item the only Tab stop: the one with this index, or else the first. */
const setTabStop = (group: HTMLElement, index: number): void => {
  const before = group.querySelector<HTMLElement>('[data-roving][tabindex="0"]');
  const next = itemAt(group, index) ?? group.querySelector<HTMLElement>('[data-roving]');
  if (before === next) return;
  if (before) before.tabIndex = -1;
  if (next) next.tabIndex = 0;
};

/**
 * A single Tab stop for a group of many small controls: arrow keys, Home and End move the focus among them (WAI-ARIA,
 * managing focus with a roving tabindex). At an end the focus stays, and the key is still handled. The Tab stop is set
 * as a DOM attribute, not as state: clicking into a list of seventy buttons would re-render all of them for the two
 * whose attribute changes.
 */
export const useRovingFocus = (options: RovingFocusOptions): RovingGroup => {
  const { count, columns = count, perColumn = 1, start } = options;
  const group = useRef<HTMLElement>(null);
  const focused = useRef<number>(null);
  const keptFocus = useFocusFallback(nearestItem);

  const placeTabStop = (): void => {
    const last = focused.current;
    if (group.current) setTabStop(group.current, last !== null && last < count ? last : (start ?? 0));
  };
  const latest = useRef(placeTabStop);
  // After every render: items may have changed, and they are rendered without a Tab stop.
  useLayoutEffect(() => {
    latest.current = placeTabStop;
    placeTabStop();
  });
  // Inside a dialog the group is mounted later than the component that renders it.
  const ref = useCallback((element: HTMLElement | null) => {
    group.current = element;
    latest.current();
  }, []);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const index = indexOf(event.target);
    if (index === null || event.altKey || event.ctrlKey || event.metaKey) return;
    const across = columns === 'measured' ? columnsOf(event.currentTarget) * perColumn : columns;
    const step = stepOf(event.key, index, count, across);
    if (!step) return;
    event.preventDefault();
    const [to, by] = step;
    for (let next = to; next >= 0 && next < count; next += by) {
      const target = itemAt(event.currentTarget, next);
      if (target) return target.focus();
    }
  };

  return {
    ref,
    onKeyDown,
    onFocus: (event) => {
      keptFocus.onFocus(event);
      const index = indexOf(event.target);
      if (index === null) return;
      focused.current = index;
      placeTabStop();
    },
    onBlur: ({ currentTarget, relatedTarget }) => {
      keptFocus.onBlur();
      if (start === undefined || currentTarget.contains(relatedTarget)) return;
      focused.current = null;
      placeTabStop();
    },
  };
};
