import { useMemo, useState } from 'react';
import { drawSeed } from '../../../color/random';
import { useAppDispatch } from '../../../state/hooks';
import { useServices } from '../../../state/servicesContext';
import type { PanelSource } from '../../../state/palette/historySlice';
import { swatchSelected } from '../../../state/palette/selectionSlice';
import { usePanelSource, useShownPalette } from '../palette/shownPalette';

type RandomList = {
  /** What the list is made from, and what goes with a result that becomes the palette. */
  readonly source: PanelSource;
  /** The same until the list is refreshed: one source and one seed always give one list. */
  readonly seed: number;
  /** Another list, from the palette as it is now. */
  readonly refresh: () => void;
};

/** What a panel's random list is made from. The list stays when one of its results becomes the palette. */
export const useRandomList = (panelId: string): RandomList => {
  const dispatch = useAppDispatch();
  const { random } = useServices();
  const [seed, setSeed] = useState(() => drawSeed(random));
  const shown = useShownPalette();
  const kept = usePanelSource(panelId);
  // A lock that came or went since takes the result for the palette to go on from.
  const isKept = shown.locked.every((isLocked, i) => isLocked === (kept.locked[i] ?? false));
  const { colors, locked, selected } = isKept ? kept : shown;
  const source = useMemo(() => ({ colors, locked, selected }), [colors, locked, selected]);

  const refresh = () => {
    // As if the selected swatch were selected anew: that is what lets go of the kept source.
    if (shown.origin?.panelId === panelId) dispatch(swatchSelected(shown.selected));
    setSeed(drawSeed(random));
  };
  return { source, seed, refresh };
};
