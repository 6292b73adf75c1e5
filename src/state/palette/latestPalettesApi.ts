import type { SavedPalette } from '../../domain/savedPalette';
import { backendApi } from '../api/backendApi';
import { queryFrom } from '../api/queryFrom';

const EVERYTHING = { word: null, tags: [], near: null } as const;

export const latestPalettesApi = backendApi.injectEndpoints({
  endpoints: (build) => ({
    /** The user's most recently saved palettes across all projects, at most `most`, newest first. */
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
