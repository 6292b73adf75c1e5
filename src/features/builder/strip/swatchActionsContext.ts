import { createContext, useContext } from 'react';
import type { Color } from '../../../color/types';

/** The controls of a swatch that keep the focus after their action. */
export type SwatchControl = 'select' | 'handle' | 'before' | 'after' | 'duplicate' | 'delete';

/** The actions on swatches, by index. */
export type SwatchActions = {
  readonly select: (index: number) => void;
  readonly toggleLock: (index: number) => void;
  /** Starts typing a value for the selected swatch. */
  readonly beginTyping: () => void;
  /**
   * Applies the typed color to a swatch, null for none. The selected one then gets the focus, unless the field lost it
   * to another element.
   */
  readonly endTyping: (index: number, color: Color | null, isLeft: boolean) => void;
  /** By one position: left or up (−1), right or down (1). */
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
