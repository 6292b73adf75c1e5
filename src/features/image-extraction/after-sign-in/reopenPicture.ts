import { extractImage } from '../extractImage';
import { paletteGenerated, selectPicture, selectRecord, selectStyle } from '../imageExtractionSlice';
import type { ImageThunk } from '../imageThunk';
import { takePart } from '../takePart';
import { isSamePalette } from '../isSamePalette';
import type { KeptPicture } from './keptPictures';

/**
 * Reads the picture again that the visitor had open when signing in, and restores its palette with all manual edits. It
 * was counted on the first reading.
 */
export const reopenPicture =
  ({ file, name, palette }: KeptPicture, signal: AbortSignal): ImageThunk<Promise<void>> =>
  async (dispatch, getState) => {
    const isOver = (): boolean => signal.aborted || !selectPicture(getState());
    await dispatch(extractImage({ kind: 'file', file, name, isCounted: true }, signal));
    if (!palette || isOver()) return;
    const { entries, wanted, style = selectStyle(getState()), places, area } = palette;
    if (area) await dispatch(takePart(area, signal));
    const picture = selectPicture(getState());
    if (isOver() || !picture) return;
    const isByHand = places !== undefined || entries.some(({ isKept = false }) => isKept);
    if (!isByHand && isSamePalette(entries, selectRecord(getState())?.entries ?? [])) return;
    dispatch(
      paletteGenerated({
        pictureId: picture.id,
        entries,
        wanted,
        style,
        ...(places && { places }),
        ...(area && { area }),
      }),
    );
  };
