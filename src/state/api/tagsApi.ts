import type { TagOffer, TagScope } from '../../domain/tag';
import { backendApi } from './backendApi';
import { queryFrom } from './queryFrom';

export const tagsApi = backendApi.injectEndpoints({
  endpoints: (build) => ({
    /** Tags that begin with the typed text, which holds at least one valid tag character. */
    suggestTags: build.query<readonly TagOffer[], { readonly word: string; readonly among: TagScope }>({
      queryFn: queryFrom('suggesting tags', ({ backend }, { word, among }) =>
        backend.explore.suggestTags(word, among),
      ),
    }),
    /** Tags to offer before anything is typed, the most used first. */
    popularTags: build.query<readonly string[], void>({
      queryFn: queryFrom('loading popular tags', ({ backend }) => backend.explore.popularTags()),
    }),
  }),
});

export const { useSuggestTagsQuery, useLazySuggestTagsQuery, usePopularTagsQuery } = tagsApi;
