import { createContext, useContext } from 'react';
import type { Color } from '../../../color/types';

/** The controls of a swatch that keep the focus through what they do. */
export type SwatchControl = 'select' | 'handle' | 'before' | 'after' | 'duplicate' | 'delete';

/** What can be done with the swatches, by their index. */
export type SwatchActions = {
  readonly select: (index: number) => void;
  readonly toggleLock: (index: number) => void;
  /** Another value is typed for the selected swatch. */
  readonly beginTyping: () => void;
  /** Takes what was typed for a swatch, null for nothing. The selected one has the focus then, unless the field was left. */
  readonly endTyping: (index: number, color: Color | null, isLeft: boolean) => void;
  /** By one place, to the left or up (−1), to the right or down (1). */
  readonly moveBy: (index: number, step: -1 | 1) => void;
  readonly moveTo: (from: number, to: number) => void;
  readonly duplicate: (index: number) => void;
  readonly remove: (index: number) => void;
  readonly insert: (index: number, color: Color) => void;
  readonly fill: () => void;
  /** Opens the colors between this swatch and the next, or closes them. */
  readonly toggleSeam: (index: number) => void;
  readonly closeSeam: () => void;
};

export const SwatchActionsContext = createContext<SwatchActions | null>(null);

export const useSwatchActions = (): SwatchActions => {
  const actions = useContext(SwatchActionsContext);
  if (!actions) throw new Error('useSwatchActions needs a SwatchActionsContext above it');
  return actions;
};
