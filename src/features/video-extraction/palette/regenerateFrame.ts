import { MESSAGES } from '../../../domain/messages';
import { reportError } from '../../../state/reportError';
import { showToast } from '../../../state/toasts';
import { cachedFilm } from '../film/filmCache';
import { keepRegenerated } from '../film/keepFilm';
import {
  palettesRegenerated,
  regenerationFailed,
  regenerationStarted,
  selectBusyFrames,
  selectFrames,
  selectShown,
  type Frame,
} from '../videoExtractionSlice';
import type { VideoThunk } from '../videoThunk';

const isSame = (a: Frame['palettes'], b: Frame['palettes']): boolean =>
  a.length === b.length && a.every((palette, i) => palette.join() === b[i]?.join());

/** Six other palettes of a frame. Free, and the frame keeps what it has where that fails. */
export const regenerateFrame =
  (index: number, signal: AbortSignal): VideoThunk<Promise<void>> =>
  async (dispatch, getState, { videoExtractor }) => {
    const filmId = selectShown(getState())?.id ?? 0;
    const frame = selectFrames(getState())[index];
    const summary = cachedFilm(filmId)?.summaries.at(index);
    if (!frame || !summary || selectBusyFrames(getState()).includes(index)) return;
    const round = frame.round + 1;
    const isCurrent = () => !signal.aborted && selectShown(getState())?.id === filmId;
    dispatch(regenerationStarted(index));
    try {
      const palettes = await videoExtractor.regenerate(signal, summary, round);
      if (!isCurrent()) return;
      dispatch(palettesRegenerated({ index, palettes, round }));
      dispatch(keepRegenerated(filmId, frame, { palettes, round }));
      if (isSame(palettes, frame.palettes)) showToast(MESSAGES.noOtherPalettes);
    } catch (error) {
      if (!isCurrent()) return;
      reportError('regenerating palettes', error);
      dispatch(regenerationFailed(index));
      showToast(MESSAGES.regenerateFailed, { tone: 'error' });
    }
  };
