import { useCountExtractionsQuery, useCountProjectsQuery } from './usageApi';

/** Usage of the free plan; undefined while loading, null if that failed. */
export type Usage = Readonly<Record<'projects' | 'images' | 'videos', number | null | undefined>>;

type Count = { readonly data?: number | undefined; readonly isError: boolean };

const read = ({ data, isError }: Count): number | null | undefined => (isError ? null : data);

export const useUsage = (): Usage => ({
  projects: read(useCountProjectsQuery()),
  images: read(useCountExtractionsQuery('image')),
  videos: read(useCountExtractionsQuery('video')),
});
