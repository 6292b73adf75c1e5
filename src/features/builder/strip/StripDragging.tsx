import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  TouchSensor,
  useSensor,
  useSensors,
  type Modifier,
} from '@dnd-kit/core';
import {
  horizontalListSortingStrategy,
  SortableContext,
  verticalListSortingStrategy,
  type SortingStrategy,
} from '@dnd-kit/sortable';
import { memo, useMemo, type ReactNode } from 'react';
import { useAppDispatch } from '../../../state/hooks';
import { currentEntry } from '../../../state/palette/commitPalette';
import { DRAG_DISTANCE_PX, DRAG_KEYS, HandleSensor, PressSensor, TOUCH_HOLD } from './dragSensors';
import { createDragSpeech, DRAG_INSTRUCTIONS } from './dragSpeech';
import { isStacked } from './stripLayout';

const alongStrip: Modifier = ({ transform }) =>
  isStacked() ? { ...transform, x: 0 } : { ...transform, y: 0 };
const MODIFIERS = [alongStrip];

const sortAlong: SortingStrategy = (list) =>
  (isStacked() ? verticalListSortingStrategy : horizontalListSortingStrategy)(list);

/** Dragging near the bottom or top of the window scrolls the page; the strip does not scroll sideways. */
const AUTO_SCROLL = { threshold: { x: 0, y: 0.1 } };

const PRESS = { activationConstraint: { distance: DRAG_DISTANCE_PX } };
const KEYS = { keyboardCodes: DRAG_KEYS };
const HOLD = { activationConstraint: TOUCH_HOLD };

type StripDraggingProps = {
  readonly ids: readonly number[];
  readonly children: ReactNode;
};

/**
 * Lets the swatches inside be dragged along the strip, by mouse, touch and keyboard. They listen with `useDndMonitor`:
 * this component does not depend on their colors, so that a color change does not render it.
 */
export const StripDragging = memo(({ ids, children }: StripDraggingProps) => {
  const dispatch = useAppDispatch();
  const sensors = useSensors(
    useSensor(PressSensor, PRESS),
    useSensor(TouchSensor, HOLD),
    useSensor(HandleSensor, PRESS),
    // 25 px per arrow key, the library's default.
    useSensor(KeyboardSensor, KEYS),
  );
  const accessibility = useMemo(
    () => ({
      announcements: createDragSpeech(ids, () => dispatch(currentEntry())?.colors ?? []),
      screenReaderInstructions: { draggable: DRAG_INSTRUCTIONS },
    }),
    [ids, dispatch],
  );
  const items = useMemo(() => [...ids], [ids]);
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      modifiers={MODIFIERS}
      autoScroll={AUTO_SCROLL}
      accessibility={accessibility}
    >
      <SortableContext items={items} strategy={sortAlong}>
        {children}
      </SortableContext>
    </DndContext>
  );
});
StripDragging.displayName = 'StripDragging';
