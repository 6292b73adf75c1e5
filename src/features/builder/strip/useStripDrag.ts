import { useDndMonitor, type DndMonitorListener } from '@dnd-kit/core';
import { useEffect, useMemo, useRef } from 'react';

/** A prevented key is only handled by the drag: shortcuts ignore it. */
const keep = (event: KeyboardEvent): void => event.preventDefault();

/** Moves a swatch when it is dropped. During a drag it handles every key. */
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
