import { MESSAGES } from '../../../domain/messages';
import type { FilmFrame } from '../../../state/film/film';
import { reportError } from '../../../state/reportError';
import {
  palettesRegenerated,
  regenerationFailed,
  regenerationStarted,
  selectBusyFrames,
  selectShown,
} from '../videoExtractionSlice';
import type { VideoThunk } from '../videoThunk';

type Palettes = FilmFrame['palettes'];

const isSame = (a: Palettes, b: Palettes): boolean =>
  a.length === b.length && a.every((palette, i) => palette.join() === b[i]?.join());

/** Six other palettes of a frame. Free, and the frame keeps what it has where that fails. */
export const regenerateFrame =
  (index: number, signal: AbortSignal): VideoThunk<Promise<void>> =>
  async (dispatch, getState, { films, videoExtractor, toasts }) => {
    const film = films.get(selectShown(getState())?.id ?? 0);
    if (!film || selectBusyFrames(getState()).includes(index)) return;
    const isCurrent = () => !signal.aborted && selectShown(getState())?.id === film.id;
    dispatch(regenerationStarted(index));
    try {
      const frame = await film.read(index);
      if (!frame) throw new Error('the frame is lost');
      const round = frame.round + 1;
      const { summary, patches } = frame;
      const palettes = await videoExtractor.regenerate(signal, { summary, patches }, round);
      if (!isCurrent()) return;
      await film.replacePalettes(index, { palettes, round });
      dispatch(palettesRegenerated(index));
      if (isSame(palettes, frame.palettes)) toasts.show(MESSAGES.noOtherPalettes);
    } catch (error) {
      if (!isCurrent()) return;
      reportError('regenerating palettes', error);
      dispatch(regenerationFailed(index));
      toasts.show(MESSAGES.regenerateFailed, { tone: 'error' });
    }
  };
