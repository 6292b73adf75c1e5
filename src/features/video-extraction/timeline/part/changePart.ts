import { pointClearedMessage, VIDEO_MESSAGES } from '../../../../domain/videoMessages';
import { renewVideoPalette } from '../../palette/videoPalette';
import { recordEdit } from '../../edits/recordEdit';
import { undoEdit } from '../../edits/showCut';
import { showWithUndo } from '../../edits/undoMessage';
import { timecode } from '../../timecode';
import { partChanged, selectPart, selectShown } from '../../videoExtractionSlice';
import type { VideoThunk } from '../../videoThunk';
import { WHOLE_VIDEO, withIn, withOut, type Part } from './part';
import type { PointKind } from './placePoint';

/** A change of the in and out points. */
export type PartChange =
  | { readonly kind: PointKind; readonly seconds: number }
  /** Both, or only the given one. */
  | { readonly kind: 'clear'; readonly point?: PointKind };

/** How a change belongs to a longer movement. */
type Move = {
  /** Undone together with the previous one. */
  readonly isContinued?: boolean;
  /** More will follow at once: the palette is updated after the last. */
  readonly isPassing?: boolean;
};

/** The points after a change; the same object if nothing changes. */
const changed = (part: Part, change: PartChange): Part => {
  if (change.kind === 'clear')
    return change.point === undefined ? WHOLE_VIDEO : { ...part, [change.point]: null };
  return change.kind === 'in' ? withIn(part, change.seconds) : withOut(part, change.seconds);
};

/** The point that a new one has cleared, as the in point must precede the out point. */
const clearedBy = (part: Part, next: Part, { kind }: PartChange): PointKind | null => {
  if (kind === 'in') return part.out !== null && next.out === null ? 'out' : null;
  return kind === 'out' && part.in !== null && next.in === null ? 'in' : null;
};

/**
 * Changes the points; the palette of the video is updated. A message names a point that was cleared by the other, with
 * Undo.
 */
export const changePart =
  (
    change: PartChange,
    signal: AbortSignal,
    { isContinued = false, isPassing = false }: Move = {},
  ): VideoThunk<void> =>
  (dispatch, getState, { toasts }) => {
    if (change.kind === 'out' && change.seconds <= 0) {
      toasts.show(VIDEO_MESSAGES.nothingBeforeOut);
      return;
    }
    const part = selectPart(getState());
    const next = changed(part, change);
    if (next.in === part.in && next.out === part.out) return;
    dispatch(recordEdit({ kind: 'part', part }, { isContinued }));
    dispatch(partChanged(next));
    if (!isPassing) void dispatch(renewVideoPalette(signal));
    const cleared = clearedBy(part, next, change);
    if (cleared === null) return;
    const rate = selectShown(getState())?.info.frameRate ?? null;
    const message = pointClearedMessage(cleared, timecode(part[cleared] ?? 0, rate));
    dispatch(showWithUndo(message, undoEdit(signal)));
  };
