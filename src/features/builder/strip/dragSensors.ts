import {
  MouseSensor,
  PointerSensor,
  type KeyboardCodes,
  type PointerActivationConstraint,
} from '@dnd-kit/core';
import type { MouseEvent, PointerEvent } from 'react';

/** Pointer travel in pixels before a press becomes a drag. */
export const DRAG_DISTANCE_PX = 8;

/** A touch held this long picks the swatch up; one that moves earlier scrolls the page. */
export const TOUCH_HOLD: PointerActivationConstraint = { delay: 250, tolerance: 8 };

/** The library's defaults plus the keypad's Enter, which has a code of its own. */
export const DRAG_KEYS: KeyboardCodes = {
  start: ['Space', 'Enter', 'NumpadEnter'],
  cancel: ['Escape'],
  end: ['Space', 'Enter', 'NumpadEnter', 'Tab'],
};

const PRIMARY_BUTTON = 0;
const isOnOtherControl = (target: EventTarget | null) =>
  target instanceof Element && target.closest('[data-controls] button:not([data-drag-handle])') !== null;

/** The mouse drags from anywhere but the buttons with other functions: a slight movement there still clicks them. */
export class PressSensor extends MouseSensor {
  static override activators: typeof MouseSensor.activators = [
    {
      eventName: 'onMouseDown',
      handler: ({ nativeEvent: { button, target } }: MouseEvent) =>
        button === PRIMARY_BUTTON && !isOnOtherControl(target),
    },
  ];
}

/** A touch on the handle drags at once: the page does not scroll from there. */
export class HandleSensor extends PointerSensor {
  static override activators: typeof PointerSensor.activators = [
    {
      eventName: 'onPointerDown',
      handler: ({ nativeEvent: { isPrimary, pointerType, target } }: PointerEvent) =>
        isPrimary &&
        pointerType !== 'mouse' &&
        target instanceof Element &&
        target.closest('[data-drag-handle]') !== null,
    },
  ];
}
