import { METHODS, type MethodKind } from '../../../color/generate/methodRules';
import type { GeneratorMethod } from './methodSlice';

type MethodOption = { readonly value: GeneratorMethod; readonly label: string };

// The table's keys with their type: Object.keys returns strings.
const isMethodKind = (key: string): key is MethodKind => Object.hasOwn(METHODS, key);

/** In the order of the menu. */
export const METHOD_OPTIONS: readonly MethodOption[] = [
  { value: 'balanced', label: 'Balanced' },
  { value: 'random', label: 'Random' },
  ...Object.keys(METHODS)
    .filter(isMethodKind)
    .map((value) => ({ value, label: METHODS[value].label })),
];
