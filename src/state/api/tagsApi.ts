import type { TagOffer } from '../../domain/tag';
import { backendApi } from './backendApi';
import { queryFrom } from './queryFrom';

export const tagsApi = backendApi.injectEndpoints({
  endpoints: (build) => ({
    /** Tags that begin with the typed text, which holds at least one valid tag character. */
    suggestTags: build.query<readonly TagOffer[], string>({
      queryFn: queryFrom('suggesting tags', ({ backend }, word) => backend.explore.suggestTags(word)),
    }),
    /** Tags to offer before anything is typed, the most used first. */
    popularTags: build.query<readonly string[], void>({
      queryFn: queryFrom('loading popular tags', ({ backend }) => backend.explore.popularTags()),
    }),
  }),
});

export const { useSuggestTagsQuery, useLazySuggestTagsQuery, usePopularTagsQuery } = tagsApi;
