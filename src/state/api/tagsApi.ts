import type { TagOffer } from '../../domain/tag';
import { backendApi } from './backendApi';
import { queryFrom } from './queryFrom';

export const tagsApi = backendApi.injectEndpoints({
  endpoints: (build) => ({
    /** Tags that begin with what was typed: at least one character of a tag. */
    suggestTags: build.query<readonly TagOffer[], string>({
      queryFn: queryFrom('suggesting tags', ({ backend }, word) => backend.explore.suggestTags(word)),
    }),
    /** Tags to begin with, the most used first. */
    popularTags: build.query<readonly string[], void>({
      queryFn: queryFrom('loading popular tags', ({ backend }) => backend.explore.popularTags()),
    }),
  }),
});

export const { useSuggestTagsQuery, useLazySuggestTagsQuery, usePopularTagsQuery } = tagsApi;
