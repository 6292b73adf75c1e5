import type { Area } from '../../../workers/image-extraction/api';
import { keptColorsMessage } from '../../domain/imageMessages';
import type { PaletteStyle } from '../../engine/engine';
import { paletteGenerated, selectOwnRecord, selectPicture } from './imageExtractionSlice';
import type { ImageThunk } from './imageThunk';
import { fillAroundKept } from './fillAroundKept';
import { measureShares } from './measureShares';
import type { PaletteEntry } from './paletteHistory';

type Automatic = {
  /** The worker's palette of the picture or its part. */
  readonly entries: readonly PaletteEntry[];
  readonly wanted: number;
  readonly area: Area | undefined;
  /** The style it was asked for in; another may have been chosen meanwhile. */
  readonly style: PaletteStyle;
};

/** Combines automatic colors with the kept ones. */
export const aroundKept =
  ({ entries, wanted }: Pick<Automatic, 'entries' | 'wanted'>): ImageThunk<readonly PaletteEntry[]> =>
  (_, getState) =>
    fillAroundKept(selectOwnRecord(getState())?.entries ?? [], entries, wanted);

/**
 * Shows automatic colors as the next palette, combined with the kept ones of the current palette. Shows a message if
 * more are kept than requested.
 */
export const putPalette =
  ({ entries: automatic, wanted, area, style }: Automatic, signal: AbortSignal): ImageThunk<Promise<void>> =>
  async (dispatch, getState, { toasts }) => {
    const state = getState();
    const pictureId = selectPicture(state)?.id ?? 0;
    const places = selectOwnRecord(state)?.places;
    const entries = dispatch(aroundKept({ entries: automatic, wanted }));
    const keptCount = entries.filter(({ isKept }) => isKept).length;
    dispatch(
      paletteGenerated({
        pictureId,
        entries,
        wanted: Math.max(wanted, keptCount),
        style,
        ...(keptCount > 0 && places && { places }),
        ...(area && { area }),
      }),
    );
    if (keptCount > wanted) toasts.show(keptColorsMessage(keptCount));
    if (keptCount > 0) await dispatch(measureShares(signal));
  };
