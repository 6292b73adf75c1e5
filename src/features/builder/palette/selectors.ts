import { createSelector } from '@reduxjs/toolkit';
import type { Color } from '../../../color/types';
import { selectEntry, type Origin, type PanelSource } from '../../../state/palette/historySlice';
import { selectIsChosen, selectSelectedIndex } from '../../../state/palette/selectionSlice';

/** What panels render. The same object until the palette, a lock or the selection changes. */
export type ShownPalette = PanelSource & {
  readonly color: Color;
  readonly name: string | null;
  /** Which panel made this palette, until the user selects another swatch. */
  readonly origin: Origin | null;
};

export const selectShownPalette = createSelector(
  [selectEntry, selectSelectedIndex, selectIsChosen],
  (entry, selected, isChosen): ShownPalette | null => {
    const color = entry?.colors[selected];
    if (!entry || !color) return null;
    const { colors, locked, name, origin } = entry;
    return { colors, locked, selected, color, name, origin: isChosen ? null : (origin ?? null) };
  },
);
