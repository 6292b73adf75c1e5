import type { DraggableSyntheticListeners } from '@dnd-kit/core';

/** What makes an element the one that the keyboard lifts its swatch by. */
export type DragHandle = {
  readonly attach: (element: HTMLElement | null) => void;
  readonly instructionsId: string;
  /** While its swatch is in the air. */
  readonly isLifted: boolean;
  readonly listeners: NonNullable<DraggableSyntheticListeners>;
};
