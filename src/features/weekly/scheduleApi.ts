import type { ScheduledPalette, WeeklyDraft } from '../../domain/weeklyPalette';
import { backendApi } from '../../state/api/backendApi';
import { queryFrom } from '../../state/api/queryFrom';

export const scheduleApi = backendApi.injectEndpoints({
  endpoints: (build) => ({
    /** Every week with a palette, oldest first. */
    listWeekly: build.query<readonly ScheduledPalette[], void>({
      queryFn: queryFrom('loading the weekly palettes', ({ backend }) => backend.weekly.history()),
      providesTags: ['Weekly'],
      // Click counts change all the time.
      keepUnusedDataFor: 0,
    }),
    saveWeekly: build.mutation<null, WeeklyDraft>({
      queryFn: queryFrom('saving the weekly palette', async ({ backend }, draft) => {
        await backend.weekly.save(draft);
        return null;
      }),
      // The change may affect this week.
      invalidatesTags: (_, failure) => (failure === undefined ? ['Weekly'] : []),
    }),
  }),
});

export const { useListWeeklyQuery, useSaveWeeklyMutation } = scheduleApi;
