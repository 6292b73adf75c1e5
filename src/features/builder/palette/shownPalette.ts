import { createContext, useContext } from 'react';
import type { Color } from '../../../color/types';
import type { PanelSource } from '../../../state/palette/historySlice';
import type { ShownPalette } from './selectors';

/** The palette as shown by the panels. They may lag behind the strip, which never waits for them. */
export const ShownPaletteContext = createContext<ShownPalette | null>(null);

export const useShownPalette = (): ShownPalette => {
  const shown = useContext(ShownPaletteContext);
  if (!shown) throw new Error('useShownPalette needs a ShownPaletteContext above it');
  return shown;
};

/**
 * The palette that a panel derives its results from. While one of its results is the current palette, that is the
 * palette it was derived from, so that the other results remain available.
 */
export const usePanelSource = (panelId: string): PanelSource => {
  const shown = useShownPalette();
  return shown.origin?.panelId === panelId ? shown.origin.source : shown;
};

/** The base color of derived palettes: the selected one, also after one of them has become the palette. */
export const useBaseColor = (): Color => {
  const shown = useShownPalette();
  const source = shown.origin?.panelId === 'derived-palettes' ? shown.origin.source : shown;
  return source.colors[source.selected] ?? shown.color;
};
