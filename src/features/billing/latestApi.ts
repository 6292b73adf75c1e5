import type { Palette } from '../../color/types';
import { backendApi } from '../../state/backendApi';
import { queryFrom } from '../../state/queryFrom';

const EVERYTHING = { word: null, near: null } as const;

export const latestApi = backendApi.injectEndpoints({
  endpoints: (build) => ({
    /** So many palettes that somebody saved last. */
    listLatest: build.query<readonly Palette[], number>({
      queryFn: queryFrom('reading the latest palettes', async ({ backend }, most) => {
        const { found } = await backend.projects.find(EVERYTHING, null, most);
        return found.map(({ palette }) => palette.colors);
      }),
      providesTags: ['OwnPalettes'],
    }),
  }),
});

export const { useListLatestQuery } = latestApi;
