import { renewFilmPalette } from '../../palette/filmPalette';
import { partChanged, partUndone, selectPart } from '../../videoExtractionSlice';
import type { VideoThunk } from '../../videoThunk';
import { isWhole, WHOLE_FILM, withIn, withOut } from './part';

/** What can be done about the in and out points. */
export type PartChange =
  | { readonly kind: 'in' | 'out'; readonly seconds: number }
  | { readonly kind: 'clear' | 'undo' };

/** Changes the points; the palette of the film follows. */
export const changePart =
  (change: PartChange, signal: AbortSignal): VideoThunk<void> =>
  (dispatch, getState) => {
    const part = selectPart(getState());
    switch (change.kind) {
      case 'in':
        dispatch(partChanged(withIn(part, change.seconds)));
        break;
      case 'out':
        // Nothing ends where the film begins.
        if (change.seconds <= 0) return;
        dispatch(partChanged(withOut(part, change.seconds)));
        break;
      case 'clear':
        if (isWhole(part)) return;
        dispatch(partChanged(WHOLE_FILM));
        break;
      case 'undo':
        dispatch(partUndone());
    }
    if (selectPart(getState()) !== part) void dispatch(renewFilmPalette(signal));
  };
