import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { METHODS, type MethodKind } from '../../../color/generate/methodRules';

/** How new palettes are made: with a job for each color, by chance alone, or by one rule for the hues. */
export type GeneratorMethod = 'balanced' | 'random' | MethodKind;

type MethodOption = { readonly value: GeneratorMethod; readonly label: string };

// The keys of the table, as its kinds: Object.keys gives them as text.
const isMethodKind = (key: string): key is MethodKind => Object.hasOwn(METHODS, key);

/** In the order of the menu. */
export const METHOD_OPTIONS: readonly MethodOption[] = [
  { value: 'balanced', label: 'Balanced' },
  { value: 'random', label: 'Random' },
  ...Object.keys(METHODS)
    .filter(isMethodKind)
    .map((value) => ({ value, label: METHODS[value].label })),
];

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
