import type { Activity, ActivityFilter, Dashboard } from '../../../domain/admin';
import type { ScheduledPalette } from '../../../domain/weeklyPalette';
import { backendApi } from '../../../state/api/backendApi';
import { adminQuery } from '../adminQuery';

type ActivityPage = { readonly activities: readonly Activity[]; readonly hasMore: boolean };
type ActivityQuestion = { readonly queryArg: ActivityFilter; readonly pageParam: number };

// Nothing is cached once unused: access may be revoked at any time.
export const dashboardApi = backendApi.injectEndpoints({
  endpoints: (build) => ({
    /** This week's palette; null if none was set. */
    getScheduled: build.query<ScheduledPalette | null, void>({
      queryFn: adminQuery('loading the weekly palette', ({ backend, now }) => backend.weekly.current(now())),
      providesTags: ['Weekly'],
      keepUnusedDataFor: 0,
    }),
    getDashboard: build.query<Dashboard, void>({
      queryFn: adminQuery('loading the dashboard', ({ backend }) => backend.admin.dashboard()),
      keepUnusedDataFor: 0,
    }),
    listActivities: build.infiniteQuery<ActivityPage, ActivityFilter, number>({
      infiniteQueryOptions: {
        initialPageParam: 1,
        getNextPageParam: ({ hasMore }, _, page) => (hasMore ? page + 1 : undefined),
      },
      queryFn: adminQuery(
        'loading the activities',
        ({ backend }, { queryArg, pageParam }: ActivityQuestion) =>
          backend.admin.activities(pageParam, queryArg),
      ),
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useGetDashboardQuery, useGetScheduledQuery, useListActivitiesInfiniteQuery } = dashboardApi;
