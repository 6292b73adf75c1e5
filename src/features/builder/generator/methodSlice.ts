import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { MethodKind } from '../../../color/generate/methodRules';

/** How palettes are generated: with a role for each color, purely at random, or by one hue scheme. */
export type GeneratorMethod = 'balanced' | 'random' | MethodKind;

export type MethodState = { readonly method: GeneratorMethod };

const initialState: MethodState = { method: 'balanced' };

const methodSlice = createSlice({
  name: 'generatorMethod',
  initialState,
  reducers: {
    methodChosen: (_, { payload: method }: PayloadAction<GeneratorMethod>): MethodState => ({ method }),
    /** Restores the method chosen on an earlier visit. */
    methodRestored: (_, { payload: method }: PayloadAction<GeneratorMethod>): MethodState => ({ method }),
  },
  selectors: {
    selectMethod: (state) => state.method,
  },
});

export const { methodChosen, methodRestored } = methodSlice.actions;
export const { selectMethod } = methodSlice.selectors;
export const generatorMethodReducer = methodSlice.reducer;
