import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { MethodKind } from '../../../color/generate/methodRules';

/** How new palettes are made: with a job for each color, by chance alone, or by one rule for the hues. */
export type GeneratorMethod = 'balanced' | 'random' | MethodKind;

export type MethodState = { readonly method: GeneratorMethod };

const initialState: MethodState = { method: 'balanced' };

const methodSlice = createSlice({
  name: 'generatorMethod',
  initialState,
  reducers: {
    methodChosen: (_, { payload: method }: PayloadAction<GeneratorMethod>): MethodState => ({ method }),
    /** The one that was chosen on an earlier visit. */
    methodRestored: (_, { payload: method }: PayloadAction<GeneratorMethod>): MethodState => ({ method }),
  },
  selectors: {
    selectMethod: (state) => state.method,
  },
});

export const { methodChosen, methodRestored } = methodSlice.actions;
export const { selectMethod } = methodSlice.selectors;
export const generatorMethodReducer = methodSlice.reducer;
