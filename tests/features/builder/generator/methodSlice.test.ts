import { expect, it } from 'vitest';

import { METHOD_OPTIONS } from '../../../../src/features/builder/generator/methodOptions';
import {
  generatorMethodReducer,
  methodChosen,
  methodRestored,
  selectMethod,
} from '../../../../src/features/builder/generator/methodSlice';

const start = generatorMethodReducer(undefined, { type: 'none' });

it('palettes are balanced until another method is chosen, here or on an earlier visit', () => {
  expect(selectMethod({ generatorMethod: start })).toBe('balanced');
  for (const { value } of METHOD_OPTIONS)
    for (const action of [methodChosen(value), methodRestored(value)])
      expect(selectMethod({ generatorMethod: generatorMethodReducer(start, action) })).toBe(value);
});

it('the menu offers each method once, under a name of its own', () => {
  for (const list of [METHOD_OPTIONS.map(({ value }) => value), METHOD_OPTIONS.map(({ label }) => label)])
    expect(new Set(list).size).toBe(METHOD_OPTIONS.length);
  expect(METHOD_OPTIONS.filter(({ label }) => label.trim() === '')).toEqual([]);
});
