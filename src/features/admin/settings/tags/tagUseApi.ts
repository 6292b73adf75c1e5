import type { TagUsePage, TagUseSearch } from '../../../../domain/tag';
import { backendApi } from '../../../../state/api/backendApi';
import { adminQuery } from '../../adminQuery';

export const TAGS_PER_PAGE = 20;

/** A change that an administrator makes to a tag. */
export type TagChange =
  | { readonly kind: 'rename'; readonly tag: string; readonly other: string }
  | { readonly kind: 'forbid' | 'allow'; readonly tag: string };

// Nothing is cached once unused: access may be revoked at any time.
export const tagUseApi = backendApi.injectEndpoints({
  endpoints: (build) => ({
    /** One page of tags, the most used first; pages count from 1. */
    listTags: build.query<TagUsePage, TagUseSearch & { readonly page: number }>({
      queryFn: adminQuery('loading the tags', ({ backend }, { page, ...search }) =>
        backend.admin.tags(search, { number: page, size: TAGS_PER_PAGE }),
      ),
      providesTags: ['TagUse'],
      keepUnusedDataFor: 0,
    }),
    /** Returns how many palettes have changed. */
    changeTag: build.mutation<number, TagChange>({
      queryFn: adminQuery('changing a tag', async ({ backend: { admin } }, change) => {
        if (change.kind === 'rename') return admin.renameTag(change.tag, change.other);
        if (change.kind === 'forbid') return admin.forbidTag(change.tag);
        await admin.allowTag(change.tag);
        return 0;
      }),
      invalidatesTags: ['TagUse'],
    }),
  }),
});

export const { useListTagsQuery, useChangeTagMutation } = tagUseApi;
