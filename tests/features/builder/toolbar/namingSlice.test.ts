import { expect, it } from 'vitest';

import {
  namingBegun,
  namingEnded,
  paletteNamingReducer,
  selectIsNaming,
} from '../../../../src/features/builder/toolbar/namingSlice';
import { pageLeft } from '../../../../src/state/dialogsSlice';

it.each([
  ['once the field is left', namingEnded()],
  ['with the page that it is on', pageLeft()],
])('the naming of a palette ends %s', (_, end) => {
  const begun = paletteNamingReducer(undefined, namingBegun());
  expect(selectIsNaming({ paletteNaming: begun })).toBe(true);
  expect(selectIsNaming({ paletteNaming: paletteNamingReducer(begun, end) })).toBe(false);
});
