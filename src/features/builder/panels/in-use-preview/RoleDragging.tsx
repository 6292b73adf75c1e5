import {
  DndContext,
  MouseSensor,
  pointerWithin,
  TouchSensor,
  useSensor,
  useSensors,
  type DragEndEvent,
} from '@dnd-kit/core';
import type { ReactNode } from 'react';
import { ROLES, type Role } from '../../../../color/roles';
import { DRAG_DISTANCE_PX, TOUCH_HOLD } from '../../strip/dragSensors';

const PRESS = { activationConstraint: { distance: DRAG_DISTANCE_PX } };
const HOLD = { activationConstraint: TOUCH_HOLD };

/** Only pointers drag here, and they need no announcements; keyboards and screen readers use the roles' menus. */
const SILENT = {
  announcements: {
    onDragStart: () => undefined,
    onDragOver: () => undefined,
    onDragEnd: () => undefined,
    onDragCancel: () => undefined,
  },
  screenReaderInstructions: { draggable: '' },
};

type RoleDraggingProps = {
  readonly onDrop: (role: Role, colorIndex: number) => void;
  readonly children: ReactNode;
};

/** Lets colors be dragged onto roles. */
export const RoleDragging = ({ onDrop, children }: RoleDraggingProps) => {
  const sensors = useSensors(useSensor(MouseSensor, PRESS), useSensor(TouchSensor, HOLD));
  const drop = ({ active, over }: DragEndEvent) => {
    const role = ROLES.find((id) => id === over?.id);
    if (role) onDrop(role, Number(active.data.current?.['index']));
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={pointerWithin}
      accessibility={SILENT}
      autoScroll={false}
      onDragEnd={drop}
    >
      {children}
    </DndContext>
  );
};
