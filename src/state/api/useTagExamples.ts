import { usePopularTagsQuery } from './tagsApi';

const MOST = 3;

/** Some tags that public palettes have; empty while they are loading, and if there are none. */
export const useTagExamples = (): readonly string[] => usePopularTagsQuery().data?.slice(0, MOST) ?? [];
