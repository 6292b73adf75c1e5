import type { ExtractionKind } from '../../backend/backend';
import { backendApi } from '../../state/api/backendApi';
import { queryFrom } from '../../state/api/queryFrom';

// Usage also changes elsewhere, so it is fetched each time it is shown.
export const usageApi = backendApi.injectEndpoints({
  endpoints: (build) => ({
    countProjects: build.query<number, void>({
      queryFn: queryFrom(
        'counting projects',
        async ({ backend }) => (await backend.projects.totals()).projects,
      ),
      keepUnusedDataFor: 0,
    }),
    countExtractions: build.query<number, ExtractionKind>({
      queryFn: queryFrom('counting extractions', ({ backend }, kind) => backend.extractions.used(kind)),
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useCountProjectsQuery, useCountExtractionsQuery } = usageApi;
