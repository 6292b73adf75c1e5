import { readManualEdits, withManualEdits } from './manualEdits';
import { extractImage } from './extractImage';
import { paletteGenerated, selectPicture, selectRecord, selectStyle } from './imageExtractionSlice';
import type { ImageThunk } from './imageThunk';
import type { PaletteEntry } from './paletteHistory';
import type { SignInFile } from '../../state/session/signInFiles';

const isSamePalette = (one: readonly PaletteEntry[], other: readonly PaletteEntry[]): boolean =>
  one.length === other.length && one.every(({ rgb }, at) => rgb === other[at]?.rgb);

/**
 * Reads the picture again that the visitor had open when signing in, and restores its palette with all manual edits. It
 * was counted on the first reading.
 */
export const reopenPicture =
  ({ file, name, note }: SignInFile, signal: AbortSignal): ImageThunk<Promise<void>> =>
  async (dispatch, getState) => {
    const marks = readManualEdits(note);
    const before = selectRecord(getState())?.entries;
    await dispatch(extractImage({ kind: 'file', file, name, isCounted: true }, signal));
    const picture = selectPicture(getState());
    const entries = selectRecord(getState())?.entries;
    if (signal.aborted || !picture || !before || !entries) return;
    const isByHand = marks.kept.includes(true) || Object.keys(marks.places).length > 0;
    if (isSamePalette(before, entries) && !isByHand) return;
    dispatch(
      paletteGenerated({
        pictureId: picture.id,
        entries: withManualEdits(before, marks),
        wanted: before.length,
        style: selectStyle(getState()),
        places: marks.places,
      }),
    );
  };
