import { original, type Draft, type PayloadAction } from '@reduxjs/toolkit';

/**
 * A case reducer that works on the plain state instead of an Immer draft. Spreading, slicing or searching a list in a
 * draft first wraps every item in a proxy: thousands of video frames for each new one.
 */
export const plainReducer =
  <State extends object, Payload>(reduce: (state: State, payload: Payload) => State) =>
  (draft: Draft<State>, { payload }: PayloadAction<Payload>): State =>
    reduce(original<State>(draft), payload);
