import type { Area } from '../../../workers/image-extraction/api';
import { keptColorsMessage } from '../../domain/imageMessages';
import { paletteGenerated, selectOwnRecord, selectPicture, selectStyle } from './imageExtractionSlice';
import type { ImageThunk } from './imageThunk';
import { fillAroundKept } from './fillAroundKept';
import { measureShares } from './measureShares';
import type { PaletteEntry } from './paletteHistory';

type Automatic = {
  /** What the worker made of the picture or its part. */
  readonly entries: readonly PaletteEntry[];
  readonly wanted: number;
  readonly area: Area | undefined;
};

/** The palette that comes of automatic colors: those that are kept stay in it. */
export const aroundKept =
  ({ entries, wanted }: Pick<Automatic, 'entries' | 'wanted'>): ImageThunk<readonly PaletteEntry[]> =>
  (_, getState) =>
    fillAroundKept(selectOwnRecord(getState())?.entries ?? [], entries, wanted);

/**
 * Shows automatic colors as the next palette, around those of the one on show that are kept. Says so where more are
 * kept than were asked for.
 */
export const putPalette =
  ({ entries: automatic, wanted, area }: Automatic, signal: AbortSignal): ImageThunk<Promise<void>> =>
  async (dispatch, getState, { toasts }) => {
    const state = getState();
    const pictureId = selectPicture(state)?.id ?? 0;
    const style = selectStyle(state);
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
