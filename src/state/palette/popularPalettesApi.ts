import type { SavedPalette } from '../../domain/savedPalette';
import { backendApi } from '../api/backendApi';
import { queryFrom } from '../api/queryFrom';

export const popularPalettesApi = backendApi.injectEndpoints({
  endpoints: (build) => ({
    /** The public palettes used most, as many as a page of Explore has. */
    listPopular: build.query<readonly SavedPalette[], void>({
      queryFn: queryFrom('reading the popular palettes', async ({ backend }) => {
        const { palettes } = await backend.explore.page('popular', null);
        return palettes;
      }),
    }),
  }),
});

export const { useListPopularQuery } = popularPalettesApi;
