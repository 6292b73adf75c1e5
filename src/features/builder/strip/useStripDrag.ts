import { useDndMonitor, type DndMonitorListener } from '@dnd-kit/core';
import { useEffect, useMemo, useRef } from 'react';

/** Prevented keys reach the drag, and nobody else: shortcuts keep off them. */
const keep = (event: KeyboardEvent): void => event.preventDefault();

/** Moves a swatch when it is dropped. While it is in the air every key is the drag's. */
export const useStripDrag = (ids: readonly number[], onMove: (from: number, to: number) => void): void => {
  const dragging = useRef<AbortController>(null);
  useEffect(() => () => dragging.current?.abort(), []);

  const listener = useMemo((): DndMonitorListener => {
    const end = () => dragging.current?.abort();
    return {
      onDragStart: () => {
        end();
        dragging.current = new AbortController();
        window.addEventListener('keydown', keep, { capture: true, signal: dragging.current.signal });
      },
      onDragCancel: end,
      onDragEnd: ({ active, over }) => {
        end();
        const from = ids.findIndex((id) => id === active.id);
        const to = ids.findIndex((id) => id === over?.id);
        if (from !== -1 && to !== -1) onMove(from, to);
      },
    };
  }, [ids, onMove]);
  useDndMonitor(listener);
};
