import { connect, type WorkerLike, WorkerLost } from '../../connect';
import { startWorker } from '../../workerUrl';
import type { ThemeColors } from '../api';

/** Calls are never aborted: they finish sooner than another worker starts. */
const UNENDING = new AbortController().signal;

/** Computes theme colors in a worker, or on the page if the worker fails. Never rejects. */
export const createThemeColors = (
  start: () => WorkerLike = () => startWorker('themeColors'),
): ThemeColors => {
  // Its memory does not grow, and a drag makes sixty calls a second.
  const { call } = connect<ThemeColors>(start, { jobsPerWorker: Infinity });

  const orOnPage = async <Result>(
    answer: Promise<Result>,
    onPage: () => Promise<Result>,
  ): Promise<Result> => {
    try {
      return await answer;
    } catch (error) {
      if (!(error instanceof WorkerLost)) throw error;
      return onPage();
    }
  };

  return {
    modeColors: async (theme, mode) =>
      orOnPage(
        call(UNENDING, async ({ remote }) => remote.modeColors(theme, mode)),
        async () => (await import('../../../src/theme/modeColors')).modeColors(theme, mode),
      ),
    ownScales: async (theme, mode) =>
      orOnPage(
        call(UNENDING, async ({ remote }) => remote.ownScales(theme, mode)),
        async () => (await import('../../../src/theme/themeScales')).ownScales(theme, mode),
      ),
    readTheme: async (files) =>
      orOnPage(
        call(UNENDING, async ({ remote }) => remote.readTheme(files)),
        async () => (await import('../../../src/theme/imports/readTheme')).readTheme(files),
      ),
    themeFiles: async (theme, formatId) =>
      orOnPage(
        call(UNENDING, async ({ remote }) => remote.themeFiles(theme, formatId)),
        async () => (await import('../themeFiles')).themeFiles(theme, formatId),
      ),
  };
};
