import type { ScheduledPalette } from '../../domain/weeklyPalette';
import { backendApi } from './backendApi';
import { queryFrom } from './queryFrom';

/** A week goes on. */
const KEPT_SECONDS = 3600;

export const weeklyApi = backendApi.injectEndpoints({
  endpoints: (build) => ({
    /** The palette of this week; null where the week has none. */
    getWeekly: build.query<ScheduledPalette | null, void>({
      queryFn: queryFrom('loading the palette of the week', ({ backend, now }) =>
        backend.weekly.current(now()),
      ),
      providesTags: ['Weekly'],
      keepUnusedDataFor: KEPT_SECONDS,
    }),
    /** Somebody opens the palette of that id. */
    countWeeklyClick: build.mutation<null, string>({
      queryFn: queryFrom('counting a click on the weekly palette', async ({ backend }, id) => {
        await backend.weekly.countClick(id);
        return null;
      }),
    }),
  }),
});

export const { useGetWeeklyQuery, useCountWeeklyClickMutation } = weeklyApi;
