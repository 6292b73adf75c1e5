import type { TagOffer } from '../domain/tag';
import { backendApi } from './backendApi';
import { queryFrom } from './queryFrom';

export const tagsApi = backendApi.injectEndpoints({
  endpoints: (build) => ({
    /** Tags that begin with what was typed: at least one character of a tag. */
    suggestTags: build.query<readonly TagOffer[], string>({
      queryFn: queryFrom('suggesting tags', ({ backend }, word) => backend.explore.suggestTags(word)),
    }),
  }),
});

export const { useSuggestTagsQuery } = tagsApi;
