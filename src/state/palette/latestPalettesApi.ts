import type { SavedPalette } from '../../domain/savedPalette';
import { backendApi } from '../api/backendApi';
import { queryFrom } from '../api/queryFrom';

const EVERYTHING = { word: null, tags: [], near: null } as const;

export const latestPalettesApi = backendApi.injectEndpoints({
  endpoints: (build) => ({
    /** So many palettes that somebody saved last, whichever project they are in; the newest first. */
    listLatest: build.query<readonly SavedPalette[], number>({
      queryFn: queryFrom('reading the latest palettes', async ({ backend }, most) => {
        const { found } = await backend.projects.find(EVERYTHING, null, most);
        return found.map(({ palette }) => palette);
      }),
      providesTags: ['OwnPalettes'],
    }),
  }),
});

export const { useListLatestQuery } = latestPalettesApi;
