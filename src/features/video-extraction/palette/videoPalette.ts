import type { Video } from '../../../state/video/video';
import { reportError } from '../../../state/reportError';
import { recolor } from '../edits/recolor';
import { isWhole } from '../timeline/part/part';
import { readPartColors } from './partColors';
import { saveShown } from '../video/saveVideo';
import {
  videoPaletteMade,
  videoPaletteSizeChosen,
  selectVideoPaletteSize,
  selectPart,
  selectShown,
} from '../videoExtractionSlice';
import type { VideoThunk } from '../videoThunk';

/** Makes one palette from all frames so far, or from those between in and out point. */
export const makeVideoPalette =
  (video: Video, signal: AbortSignal): VideoThunk<Promise<void>> =>
  async (dispatch, getState, { videoExtractor }) => {
    if (video.count() === 0) return;
    dispatch(saveShown());
    const size = selectVideoPaletteSize(getState());
    const part = selectPart(getState());
    const isCurrent = () =>
      !signal.aborted &&
      selectShown(getState())?.id === video.id &&
      selectVideoPaletteSize(getState()) === size &&
      selectPart(getState()) === part;
    try {
      const colors = isWhole(part) ? video.colors() : await dispatch(readPartColors(video, isCurrent));
      if (!isCurrent()) return;
      if (colors.summary.colors.length === 0) {
        if (!isWhole(part)) dispatch(videoPaletteMade([]));
        return;
      }
      const palette = await videoExtractor.palette(signal, colors, size);
      if (isCurrent()) dispatch(videoPaletteMade(palette));
    } catch (error) {
      // The frames have their own palettes; the next frames request this one again.
      if (!signal.aborted) reportError('making the palette of a film', error);
    }
  };

/** Updates the palette of the current video from its frames so far. */
export const renewVideoPalette =
  (signal: AbortSignal): VideoThunk<Promise<void>> =>
  async (dispatch, getState, { videos }) => {
    const video = videos.get(selectShown(getState())?.id ?? 0);
    if (!video) return;
    // Recoloring ends early where something else has changed what is shown, which makes the palette itself.
    if (!video.isColored() && !(await dispatch(recolor(video, signal)))) return;
    await dispatch(makeVideoPalette(video, signal));
  };

/** The same palette with more or fewer colors. */
export const resizeVideoPalette =
  (size: number, signal: AbortSignal): VideoThunk<Promise<void>> =>
  async (dispatch) => {
    dispatch(videoPaletteSizeChosen(size));
    await dispatch(renewVideoPalette(signal));
  };
