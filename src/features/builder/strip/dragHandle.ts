import type { DraggableSyntheticListeners } from '@dnd-kit/core';

/** What makes an element the one that the keyboard lifts its swatch by. */
export type DragHandle = {
  readonly attach: (element: HTMLElement | null) => void;
  readonly instructionsId: string;
  readonly listeners: NonNullable<DraggableSyntheticListeners>;
};
