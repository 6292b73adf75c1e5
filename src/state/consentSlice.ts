import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

import type { Consent } from '../domain/consent';

type ConsentState = {
  /** Null until a choice was made on this device. */
  readonly consent: Consent | null;
  /** 'asked' because no choice was made yet, 'opened' by a user who wants to change it. */
  readonly banner: 'closed' | 'asked' | 'opened';
};

const initialState: ConsentState = { consent: null, banner: 'closed' };

const consentSlice = createSlice({
  name: 'consent',
  initialState,
  reducers: {
    consentRead: (_, { payload: consent }: PayloadAction<Consent | null>): ConsentState => ({
      consent,
      banner: consent === null ? 'asked' : 'closed',
    }),
    consentBannerClosed: (state): ConsentState => ({ ...state, banner: 'closed' }),
    cookieSettingsOpened: (state): ConsentState => ({ ...state, banner: 'opened' }),
  },
  selectors: {
    selectConsent: (state) => state.consent,
    selectConsentBanner: (state) => state.banner,
  },
});

export const { consentBannerClosed, consentRead, cookieSettingsOpened } = consentSlice.actions;
export const { selectConsent, selectConsentBanner } = consentSlice.selectors;
export const consentReducer = consentSlice.reducer;
