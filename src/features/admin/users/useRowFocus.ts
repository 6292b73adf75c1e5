import { useCallback, useEffect, useRef, useState, type KeyboardEvent } from 'react';

const PAGE_STEP = 10;

const STEPS: Partial<Record<string, (index: number, last: number) => number>> = {
  ArrowDown: (index, last) => Math.min(last, index + 1),
  ArrowUp: (index) => Math.max(0, index - 1),
  PageDown: (index, last) => Math.min(last, index + PAGE_STEP),
  PageUp: (index) => Math.max(0, index - PAGE_STEP),
  Home: () => 0,
  End: (_, last) => last,
};

type RowFocus = {
  /** The row in the Tab order. */
  readonly tabStop: number;
  readonly onFocus: (index: number) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
};

/**
 * Arrow keys through virtualized rows: a target row that is not rendered yet gets the focus as soon as it is. `drawn`
 * changes with the rendered rows.
 */
export const useRowFocus = (rowCount: number, scrollTo: (index: number) => void): RowFocus => {
  const [tabStop, setTabStop] = useState(0);
  const wanted = useRef<number | null>(null);

  // After every render: any of them may add the row.
  useEffect(() => {
    if (wanted.current === null) return;
    const row = document.querySelector<HTMLElement>(`[data-user-row="${wanted.current}"]`);
    if (!row) return;
    wanted.current = null;
    row.focus({ preventScroll: true });
  });

  return {
    tabStop: Math.min(tabStop, Math.max(0, rowCount - 1)),
    onFocus: useCallback((index: number) => setTabStop(index), []),
    onKeyDown: (event) => {
      const next = STEPS[event.key]?.(tabStop, rowCount - 1);
      if (next === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      wanted.current = next;
      setTabStop(next);
      scrollTo(next);
    },
  };
};
