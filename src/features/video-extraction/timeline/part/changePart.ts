import { renewVideoPalette } from '../../palette/videoPalette';
import { editMade } from '../../edits/editsSlice';
import { partChanged, selectPart } from '../../videoExtractionSlice';
import type { VideoThunk } from '../../videoThunk';
import { isWhole, WHOLE_VIDEO, withIn, withOut, type Part } from './part';

/** What can be done about the in and out points. */
export type PartChange =
  | { readonly kind: 'in' | 'out'; readonly seconds: number }
  | { readonly kind: 'clear' };

/** The points after a change; the same where it changes nothing. */
const changed = (part: Part, change: PartChange): Part => {
  if (change.kind === 'clear') return isWhole(part) ? part : WHOLE_VIDEO;
  if (change.kind === 'in') return withIn(part, change.seconds);
  // Nothing ends where the video begins.
  return change.seconds <= 0 ? part : withOut(part, change.seconds);
};

/** Changes the points; the palette of the video follows. */
export const changePart =
  (change: PartChange, signal: AbortSignal): VideoThunk<void> =>
  (dispatch, getState) => {
    const part = selectPart(getState());
    const next = changed(part, change);
    if (next.in === part.in && next.out === part.out) return;
    dispatch(editMade({ kind: 'part', part }));
    dispatch(partChanged(next));
    void dispatch(renewVideoPalette(signal));
  };
