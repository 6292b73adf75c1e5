import { createContext, useContext } from 'react';
import type { Color } from '../../../color/types';
import type { PanelSource } from '../../../state/palette/historySlice';
import type { ShownPalette } from './selectors';

/** The palette as the panels show it. They may be a moment behind the strip, which never waits for them. */
export const ShownPaletteContext = createContext<ShownPalette | null>(null);

export const useShownPalette = (): ShownPalette => {
  const shown = useContext(ShownPaletteContext);
  if (!shown) throw new Error('useShownPalette needs a ShownPaletteContext above it');
  return shown;
};

/**
 * What a panel makes its results from. While its own result is the palette, that is what the result was made from,
 * so that the other results stay on offer.
 */
export const usePanelSource = (panelId: string): PanelSource => {
  const shown = useShownPalette();
  return shown.origin?.panelId === panelId ? shown.origin.source : shown;
};

/** The color that derived palettes start from: the selected one, also after one of them has become the palette. */
export const useBaseColor = (): Color => {
  const shown = useShownPalette();
  const source = shown.origin?.panelId === 'derived-palettes' ? shown.origin.source : shown;
  return source.colors[source.selected] ?? shown.color;
};
