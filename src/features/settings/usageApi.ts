import type { ExtractionKind } from '../../backend/backend';
import { backendApi } from '../../state/api/backendApi';
import { queryFrom } from '../../state/api/queryFrom';

// What is used up changes elsewhere, too: it is counted each time it is looked at.
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
