import { useMemo } from 'react';
import { hasPlace, placeColors, type BothModes, type Place } from '../../../theme/drawing/placeColors';
import type { ThemeMode } from '../../../theme/theme';
import { colorsOf, withMatching, type DrawingState, type OwnDrawing } from './ownDrawing';
import type { SetDrawing } from './useReadDrawing';

/**
 * The places of the drawing's colors. They are matched once and kept, so that the drawing follows the theme; a place
 * that the theme no longer has is matched again.
 */
export const useMatching = (own: OwnDrawing, state: DrawingState, modes: BothModes, set: SetDrawing) => {
  const { basis = 'light', places: kept } = state.steps[state.index] ?? {};
  const drawn = useMemo(() => colorsOf(own), [own]);
  const places = useMemo(() => {
    const isThere = (place: Place | undefined): place is Place =>
      place !== undefined && hasPlace(place, modes.light) && hasPlace(place, modes.dark);
    if (kept?.every(isThere)) return kept;
    const nearest = placeColors(drawn, basis, modes);
    return drawn.map((_, i): Place => {
      const place = kept?.[i];
      return isThere(place) ? place : (nearest[i] ?? 'own');
    });
  }, [drawn, kept, basis, modes]);
  return {
    basis,
    drawn,
    places,
    /** Null for the nearest. */
    setPlace: (index: number, place: Place | null) => {
      const next = place ?? placeColors(drawn, basis, modes)[index] ?? 'own';
      set((before) => withMatching(before, { basis, places: places.with(index, next) }));
    },
    matchAll: (by: ThemeMode) =>
      set((before) => withMatching(before, { basis: by, places: placeColors(drawn, by, modes) })),
    canUndo: state.index > 0,
    canRedo: state.index < state.steps.length - 1,
    undo: () => set((before) => (before.index > 0 ? { ...before, index: before.index - 1 } : before)),
    redo: () =>
      set((before) =>
        before.index < before.steps.length - 1 ? { ...before, index: before.index + 1 } : before,
      ),
  };
};
