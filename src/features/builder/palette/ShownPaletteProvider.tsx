import { useDeferredValue, type ReactNode } from 'react';
import { useAppSelector } from '../../../state/hooks';
import { selectShownPalette } from './selectors';
import { ShownPaletteContext } from './shownPalette';

/**
 * Hands the palette to the panels with low priority: an action paints the strip at once, and fourteen panels follow
 * in slices that the next action may interrupt. Nothing is rendered before there is a palette.
 */
export const ShownPaletteProvider = ({ children }: { readonly children: ReactNode }) => {
  const shown = useDeferredValue(useAppSelector(selectShownPalette));
  return shown && <ShownPaletteContext value={shown}>{children}</ShownPaletteContext>;
};
