import { DATA_EXPORT } from '../../../domain/fileLimits';
import { backendApi } from '../../../state/api/backendApi';
import { downloadFile } from '../../../state/downloadFile';
import { queryFrom } from '../../../state/api/queryFrom';
import { beginsDataExport, readDataExport, writeDataExport } from './dataExport';
import { PROJECT_TAGS } from '../cache/projectCache';
import { restoreDataExport, type RestoreReport } from './restoreDataExport';

export type RestoreProgress = { readonly done: number; readonly total: number };

type Restoring = {
  readonly file: File;
  /** Called at the start, and after each palette. */
  readonly onProgress: (progress: RestoreProgress) => void;
};

const isReadable = async (file: File): Promise<boolean> =>
  file.size <= DATA_EXPORT.maxUnknownBytes ||
  beginsDataExport(await file.slice(0, DATA_EXPORT.beginningBytes).text());

/** Exports all account data as one file, and imports such a file. */
export const dataApi = backendApi.injectEndpoints({
  endpoints: (build) => ({
    downloadData: build.mutation<null, void>({
      queryFn: queryFrom('taking the data out', async ({ backend, now }) => {
        const date = now();
        const text = writeDataExport(await backend.account.data(), date);
        const name = `hueloom-${date.toISOString().slice(0, 10)}.json`;
        downloadFile(name, 'application/json', new TextEncoder().encode(text));
        return null;
      }),
    }),
    /** Null if the file is not ours, or damaged. */
    restoreData: build.mutation<RestoreReport | null, Restoring>({
      queryFn: queryFrom('bringing data back', async ({ backend }, { file, onProgress }, signal) => {
        const taken = (await isReadable(file)) ? readDataExport(await file.text()) : null;
        if (!taken) return null;
        const total = taken.reduce((sum, { palettes }) => sum + palettes.length, 0);
        onProgress({ done: 0, total });
        return restoreDataExport(backend, taken, {
          signal,
          onProgress: (done) => onProgress({ done, total }),
        });
      }),
      // An import that failed or was canceled halfway has added some of it.
      invalidatesTags: [...PROJECT_TAGS],
    }),
  }),
});

export const { useDownloadDataMutation, useRestoreDataMutation } = dataApi;
