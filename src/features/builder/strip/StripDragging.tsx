import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  TouchSensor,
  useSensor,
  useSensors,
  type DragEndEvent,
  type Modifier,
} from '@dnd-kit/core';
import {
  horizontalListSortingStrategy,
  SortableContext,
  verticalListSortingStrategy,
  type SortingStrategy,
} from '@dnd-kit/sortable';
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import type { Color } from '../../../color/types';
import { DRAG_DISTANCE_PX, HandleSensor, PressSensor, TOUCH_HOLD } from './dragSensors';
import { createDragSpeech, DRAG_INSTRUCTIONS } from './dragSpeech';
import { isStacked } from './stripLayout';

const alongStrip: Modifier = ({ transform }) =>
  isStacked() ? { ...transform, x: 0 } : { ...transform, y: 0 };

const sortAlong: SortingStrategy = (list) =>
  (isStacked() ? verticalListSortingStrategy : horizontalListSortingStrategy)(list);

/** The page scrolls with a drag near the bottom or top of the window; the strip has nowhere to scroll to the side. */
const AUTO_SCROLL = { threshold: { x: 0, y: 0.1 } };

const PRESS = { activationConstraint: { distance: DRAG_DISTANCE_PX } };
const HOLD = { activationConstraint: TOUCH_HOLD };

type StripDraggingProps = {
  readonly ids: readonly number[];
  readonly colors: readonly Color[];
  readonly onMove: (from: number, to: number) => void;
  readonly children: ReactNode;
};

/** Lets the swatches inside be dragged along the strip, by mouse, finger and keyboard. */
export const StripDragging = ({ ids, colors, onMove, children }: StripDraggingProps) => {
  const sensors = useSensors(
    useSensor(PressSensor, PRESS),
    useSensor(TouchSensor, HOLD),
    useSensor(HandleSensor, PRESS),
    // 25 px per arrow key, which is the library's own step.
    useSensor(KeyboardSensor),
  );
  const accessibility = useMemo(
    () => ({
      announcements: createDragSpeech(ids, colors),
      screenReaderInstructions: { draggable: DRAG_INSTRUCTIONS },
    }),
    [ids, colors],
  );
  const items = useMemo(() => [...ids], [ids]);
  const [isDragging, setIsDragging] = useState(false);
  useEffect(() => {
    if (!isDragging) return undefined;
    // While a swatch is in the air every key is the drag's: shortcuts keep off what is prevented.
    const keep = (event: KeyboardEvent) => event.preventDefault();
    window.addEventListener('keydown', keep, { capture: true });
    return () => window.removeEventListener('keydown', keep, { capture: true });
  }, [isDragging]);

  const onDragEnd = ({ active, over }: DragEndEvent) => {
    setIsDragging(false);
    const from = ids.findIndex((id) => id === active.id);
    const to = ids.findIndex((id) => id === over?.id);
    if (from !== -1 && to !== -1) onMove(from, to);
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      modifiers={[alongStrip]}
      autoScroll={AUTO_SCROLL}
      accessibility={accessibility}
      onDragStart={() => setIsDragging(true)}
      onDragCancel={() => setIsDragging(false)}
      onDragEnd={onDragEnd}
    >
      <SortableContext items={items} strategy={sortAlong}>
        {children}
      </SortableContext>
    </DndContext>
  );
};
