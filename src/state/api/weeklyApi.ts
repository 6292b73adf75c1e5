import type { ScheduledPalette } from '../../domain/weeklyPalette';
import { backendApi } from './backendApi';
import { takeEarlyWeekly } from './earlyWeekly';
import { queryFrom } from './queryFrom';

/** The palette changes once a week, so an hour of caching is safe. */
const KEPT_SECONDS = 3600;

export const weeklyApi = backendApi.injectEndpoints({
  endpoints: (build) => ({
    /** This week's palette; null when none is scheduled. */
    getWeekly: build.query<ScheduledPalette | null, void>({
      queryFn: queryFrom(
        'loading the palette of the week',
        (services) => takeEarlyWeekly(services) ?? services.backend.weekly.current(services.now()),
      ),
      providesTags: ['Weekly'],
      keepUnusedDataFor: KEPT_SECONDS,
    }),
    /** Counts a click on the weekly palette with this id. */
    countWeeklyClick: build.mutation<null, string>({
      queryFn: queryFrom('counting a click on the weekly palette', async ({ backend }, id) => {
        await backend.weekly.countClick(id);
        return null;
      }),
    }),
  }),
});

export const { useGetWeeklyQuery, useCountWeeklyClickMutation } = weeklyApi;
