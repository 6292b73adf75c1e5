import { original, type Draft, type PayloadAction } from '@reduxjs/toolkit';

/**
 * A case reducer that returns a new state, made from the state itself and not from a draft of it. In a draft every
 * item of a list that is spread, cut or searched is wrapped first: thousands of frames of a video with each new one.
 */
export const plainReducer =
  <State extends object, Payload>(reduce: (state: State, payload: Payload) => State) =>
  (draft: Draft<State>, { payload }: PayloadAction<Payload>): State =>
    reduce(original<State>(draft), payload);
