import { downloadedMessage, MESSAGES } from '../../../domain/messages';
import { fileStem } from '../../../domain/fileStem';
import { downloadFile } from '../../../state/downloadFile';
import { reportError } from '../../../state/reportError';
import { showToast } from '../../../state/toasts';
import { intervalSeconds } from '../configure/captureSettings';
import { selectFrameCount, selectShown } from '../videoExtractionSlice';
import type { VideoThunk } from '../videoThunk';
import { drawTimeline } from './drawTimeline';
import { stripCsv, stripSvg } from './stripFiles';
import { drawnBars, stripSeconds, timelineBars, withColors, type DrawnBar } from './timelineBars';

/** What the strip can be saved as. */
export const STRIP_FORMATS = {
  png: { label: 'PNG', note: '3200 × 400 px', mime: 'image/png' },
  svg: { label: 'SVG', note: 'Vector', mime: 'image/svg+xml' },
  csv: { label: 'CSV', note: 'Times, colors, shares', mime: 'text/csv' },
} as const;

export type StripFormat = keyof typeof STRIP_FORMATS;

const PNG_SIZE = { width: 3200, height: 400 } as const;

const stripPng = async (bars: readonly DrawnBar[], durationSeconds: number): Promise<Uint8Array> => {
  const canvas = new OffscreenCanvas(PNG_SIZE.width, PNG_SIZE.height);
  const surface = canvas.getContext('2d');
  if (!surface) throw new Error('no canvas context');
  const area = { ...PNG_SIZE, durationSeconds };
  drawTimeline(surface, bars, area, null);
  const blob = await canvas.convertToBlob({ type: 'image/png' });
  return new Uint8Array(await blob.arrayBuffer());
};

/** Saves the strip of the film on the page. */
export const exportStrip =
  (format: StripFormat): VideoThunk<Promise<void>> =>
  async (_, getState, { films }) => {
    const shown = selectShown(getState());
    const count = selectFrameCount(getState());
    const film = films.get(shown?.id ?? 0);
    if (!shown || !film || count === 0) return;
    const seconds = intervalSeconds(shown.settings.interval);
    const times = { count, timeAt: film.timeAt };
    const durationSeconds = stripSeconds(shown.info.durationSeconds, times, seconds);
    const bars = timelineBars(times, { durationSeconds, seconds });
    const encode = async (): Promise<Uint8Array> => {
      if (format === 'png') {
        const drawn = drawnBars(bars, durationSeconds, PNG_SIZE.width);
        return stripPng(withColors(drawn, film.dominantAt), durationSeconds);
      }
      const all = withColors(bars, film.dominantAt);
      const rows = all.map(({ from: timeSeconds, dominant }) => ({ timeSeconds, dominant }));
      return new TextEncoder().encode(format === 'svg' ? stripSvg(all, durationSeconds) : stripCsv(rows));
    };
    const fileName = `${fileStem(shown.name.replace(/\.[^.]+$/, ''))}-timeline.${format}`;
    try {
      downloadFile(fileName, STRIP_FORMATS[format].mime, await encode());
      showToast(downloadedMessage(fileName));
    } catch (error) {
      reportError(`exporting ${fileName}`, error);
      showToast(MESSAGES.exportFailed, { tone: 'error' });
    }
  };
