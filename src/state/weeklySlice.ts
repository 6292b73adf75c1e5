import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

import type { ScheduledPalette } from '../domain/weeklyPalette';

type WeeklyState = {
  /** 'failed' is asked again the next time somebody wants to see it. */
  readonly status: 'unread' | 'reading' | 'read' | 'failed';
  /** Null where the week has no palette, or while it is not known. */
  readonly current: ScheduledPalette | null;
};

const initialState: WeeklyState = { status: 'unread', current: null };

const weeklySlice = createSlice({
  name: 'weekly',
  initialState,
  reducers: {
    weeklyAwaited: (state): WeeklyState => ({ ...state, status: 'reading' }),
    weeklyRead: (_, { payload: current }: PayloadAction<ScheduledPalette | null>): WeeklyState => ({
      status: 'read',
      current,
    }),
    weeklyFailed: (): WeeklyState => ({ status: 'failed', current: null }),
    /** A week got another palette: it may have been this one. */
    weeklySaved: (state): WeeklyState => ({ ...state, status: 'unread' }),
  },
  selectors: {
    selectWeekly: (state) => state,
  },
});

export const { weeklyAwaited, weeklyRead, weeklyFailed, weeklySaved } = weeklySlice.actions;
export const { selectWeekly } = weeklySlice.selectors;
export const weeklyReducer = weeklySlice.reducer;
