import { connect, type WorkerLike } from '../../connect';
import { startWorker } from '../../workerUrl';
import type { ThemeSheetApi, ThemeSheets } from '../api';

/** Draws in a worker: a picture of ten megapixels would block the page for half a second. */
export const createThemeSheets = (start: () => WorkerLike = () => startWorker('themeSheet')): ThemeSheets => {
  const { call } = connect<ThemeSheetApi>(start);
  return {
    draw: async (signal, theme, kind) => call(signal, async ({ remote }) => remote.draw(theme, kind)),
  };
};
