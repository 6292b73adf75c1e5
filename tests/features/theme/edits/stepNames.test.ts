import { expect, it } from 'vitest';

import { ANCHOR_NAMED_STEP, sameStepNames } from '../../../../src/domain/themeScaleMessages';
import { kindOf, readStepNames, STEP_KINDS } from '../../../../src/features/theme/edits/stepNames';

it('typed names of steps are separated by commas and spaces', () => {
  expect(readStepNames(' pale, Middle  dark,')).toEqual({ names: ['pale', 'Middle', 'dark'] });
});

it.each(['base', 'Base', 'base-2', 'BASE-9'])(
  '%s is no name for a step: files call other colors so',
  (name) => {
    expect(readStepNames(`pale ${name} dark`)).toEqual({ problem: ANCHOR_NAMED_STEP });
  },
);

it('names that begin like it may be typed', () => {
  expect(readStepNames('basement base-10 based')).toEqual({ names: ['basement', 'base-10', 'based'] });
});

it('names that differ in capitals alone are one in files', () => {
  expect(readStepNames('pale Pale dark')).toEqual({ problem: sameStepNames('pale', 'Pale') });
  expect(readStepNames('pale pale dark')).toEqual({ problem: '“pale” is there twice.' });
});

it.each(STEP_KINDS)('names are recognized as the kind that they are of: $value', ({ value, names }) => {
  for (const count of [3, 7, 9, 11, 12]) expect(kindOf(names(count))).toBe(value);
});

it('names with a space are not those of a kind, whose digits they have', () => {
  expect(kindOf(['12', '3', '4'])).toBe('own');
  expect(kindOf(['1', '23', '4'])).toBe('own');
});
