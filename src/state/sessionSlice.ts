import { createSlice } from '@reduxjs/toolkit';

import type { Plan } from '../domain/plan';

/** Who is here. Everyone is a visitor until an accounts service is connected. */
const initialState: { readonly plan: Plan } = { plan: 'anonymous' };

const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {},
  selectors: {
    selectPlan: (state) => state.plan,
  },
});

export const { selectPlan } = sessionSlice.selectors;
export const sessionReducer = sessionSlice.reducer;
