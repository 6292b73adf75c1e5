import { useCountExtractionsQuery, useCountProjectsQuery } from './usageApi';

/** What of the free plan is used up; undefined while it is read, null where it could not be. */
export type Usage = Readonly<Record<'projects' | 'images' | 'videos', number | null | undefined>>;

type Count = { readonly data?: number | undefined; readonly isError: boolean };

const read = ({ data, isError }: Count): number | null | undefined => (isError ? null : data);

export const useUsage = (): Usage => ({
  projects: read(useCountProjectsQuery()),
  images: read(useCountExtractionsQuery('image')),
  videos: read(useCountExtractionsQuery('video')),
});
