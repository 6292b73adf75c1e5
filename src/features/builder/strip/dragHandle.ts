import type { DraggableSyntheticListeners } from '@dnd-kit/core';

/** Attributes of the element that the keyboard drags a swatch by. */
export type DragHandle = {
  readonly attach: (element: HTMLElement | null) => void;
  readonly instructionsId: string;
  /** While its swatch is being dragged. */
  readonly isLifted: boolean;
  readonly listeners: NonNullable<DraggableSyntheticListeners>;
};
