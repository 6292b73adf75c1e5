import { useMemo, useState } from 'react';
import { drawSeed } from '../../../color/random';
import { useAppDispatch } from '../../../state/hooks';
import { useServices } from '../../../state/servicesContext';
import type { PanelSource } from '../../../state/palette/historySlice';
import { swatchSelected } from '../../../state/palette/selectionSlice';
import { usePanelSource, useShownPalette } from '../palette/shownPalette';

type RandomList = {
  /** The palette that the list is derived from, with what accompanies a result that becomes the palette. */
  readonly source: PanelSource;
  /** Constant until the list is refreshed: the same source and seed always give the same list. */
  readonly seed: number;
  /** A new list, from the current palette. */
  readonly refresh: () => void;
};

/** The source of a panel's random list. The list is kept when one of its results becomes the palette. */
export const useRandomList = (panelId: string): RandomList => {
  const dispatch = useAppDispatch();
  const { random } = useServices();
  const [seed, setSeed] = useState(() => drawSeed(random));
  const shown = useShownPalette();
  const kept = usePanelSource(panelId);
  // If a lock has changed since, the result becomes the new source.
  const isKept = shown.locked.every((isLocked, i) => isLocked === (kept.locked[i] ?? false));
  const { colors, locked, selected } = isKept ? kept : shown;
  const source = useMemo(() => ({ colors, locked, selected }), [colors, locked, selected]);

  const refresh = () => {
    // Selecting the selected swatch again releases the kept source.
    if (shown.origin?.panelId === panelId) dispatch(swatchSelected(shown.selected));
    setSeed(drawSeed(random));
  };
  return { source, seed, refresh };
};
