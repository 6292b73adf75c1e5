import { expect, it } from 'vitest';

import {
  namingBegun,
  namingEnded,
  paletteNamingReducer,
  selectIsNamingColor,
  selectIsNamingPalette,
} from '../../../../src/features/builder/naming/namingSlice';
import { pageLeft } from '../../../../src/state/dialogsSlice';

it.each([
  ['once the field is left', namingEnded()],
  ['with the page that it is on', pageLeft({ to: '/explore' })],
])('the naming of a palette ends %s', (_, end) => {
  const begun = paletteNamingReducer(undefined, namingBegun('palette'));
  expect(selectIsNamingPalette({ paletteNaming: begun })).toBe(true);
  expect(selectIsNamingPalette({ paletteNaming: paletteNamingReducer(begun, end) })).toBe(false);
});

it('one name is given at a time', () => {
  const palette = paletteNamingReducer(undefined, namingBegun('palette'));
  const color = { paletteNaming: paletteNamingReducer(palette, namingBegun('color')) };
  expect(selectIsNamingColor(color)).toBe(true);
  expect(selectIsNamingPalette(color)).toBe(false);
});
