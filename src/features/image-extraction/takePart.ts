import { type Area, ExtractionError } from '../../../workers/image-extraction/api';
import { IMAGE_MESSAGES } from '../../domain/imageMessages';
import { reportError } from '../../state/reportError';
import { partRead, selectAsked, selectPicture, selectStyle, variantRequested } from './imageExtractionSlice';
import type { ImageThunk } from './imageThunk';
import { pixelsOfPart } from './picture/searchedPixels';
import { putPalette } from './putPalette';

/**
 * Reads one part of the current picture again, from its file. As it is the same picture, it does not count against the
 * daily limit.
 */
export const takePart =
  (area: Area, signal: AbortSignal): ImageThunk<Promise<void>> =>
  async (dispatch, getState, { imageExtractor, pictureCache, toasts }) => {
    const pictureId = selectPicture(getState())?.id ?? 0;
    const source = pictureCache.get(pictureId)?.source;
    if (!source) return;
    const { wanted } = selectAsked(getState());
    const style = selectStyle(getState());
    try {
      const extraction = await imageExtractor.extract(signal, { source, count: wanted, style, area });
      const pixels = signal.aborted ? null : pixelsOfPart(extraction.preview, area);
      extraction.preview.close();
      if (signal.aborted) return;
      pictureCache.keepPart(pictureId, area, { colors: extraction.colors, pixels });
      dispatch(partRead({ pictureId, area, swatches: Array.from(extraction.swatches) }));
      dispatch(variantRequested(0));
      await dispatch(putPalette({ entries: extraction.palette, wanted, area, style }, signal));
    } catch (error) {
      if (signal.aborted) return;
      const isEmpty = error instanceof ExtractionError && error.failure === 'no-pixels';
      if (!isEmpty) reportError('reading a part of a picture', error);
      toasts.show(isEmpty ? IMAGE_MESSAGES.partEmpty : IMAGE_MESSAGES.imageProcessFailed, { tone: 'error' });
    }
  };
