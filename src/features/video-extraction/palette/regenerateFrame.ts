import { VIDEO_MESSAGES } from '../../../domain/videoMessages';
import type { Video, FrameResult } from '../../../state/video/video';
import { reportError } from '../../../state/reportError';
import { createShotFrames } from '../edits/shotFrames';
import {
  palettesRegenerated,
  regenerationFailed,
  regenerationStarted,
  selectBusyFrames,
  selectShown,
} from '../videoExtractionSlice';
import type { VideoThunk } from '../videoThunk';

type Palettes = FrameResult['palettes'];

const isSame = (a: Palettes, b: Palettes): boolean =>
  a.length === b.length && a.every((palette, i) => palette.join() === b[i]?.join());

/** The frames whose palettes the card at an index shows. */
const rowsAt = (video: Video, index: number): readonly number[] => [
  ...new Set(createShotFrames(video)(index).map(({ row }) => row)),
];

/** Regenerates the six palettes of each frame of a card. Not counted; on failure the frames keep their palettes. */
export const regenerateFrame =
  (index: number, signal: AbortSignal): VideoThunk<Promise<void>> =>
  async (dispatch, getState, { videos, videoExtractor, toasts }) => {
    const video = videos.get(selectShown(getState())?.id ?? 0);
    if (!video || selectBusyFrames(getState()).includes(index)) return;
    const isShown = () => selectShown(getState())?.id === video.id;
    dispatch(regenerationStarted(index));
    try {
      const rows = rowsAt(video, index);
      if (rows.length === 0) throw new Error('there is no frame');
      const made = await Promise.all(
        rows.map(async (row) => {
          const frame = await video.readRow(row);
          if (!frame) throw new Error('the frame is lost');
          const round = frame.round + 1;
          const { summary, patches } = frame;
          const palettes = await videoExtractor.regenerate(signal, { summary, patches }, round);
          return { row, palettes, round, before: frame.palettes };
        }),
      );
      if (!isShown()) return;
      await Promise.all(
        made.map(({ row, palettes, round }) => video.replacePalettesOf(row, { palettes, round })),
      );
      dispatch(palettesRegenerated(index));
      if (!signal.aborted && made.every(({ palettes, before }) => isSame(palettes, before)))
        toasts.show(VIDEO_MESSAGES.noOtherPalettes);
    } catch (error) {
      if (!isShown()) return;
      // Also after leaving the page: the frame must not stay busy when the user returns.
      dispatch(regenerationFailed(index));
      if (signal.aborted) return;
      reportError('regenerating palettes', error);
      toasts.show(VIDEO_MESSAGES.regenerateFailed, { tone: 'error' });
    }
  };
