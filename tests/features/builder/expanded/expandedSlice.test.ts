import { expect, it } from 'vitest';

import {
  collapsed,
  expandedToggled,
  paletteExpandedReducer,
  selectIsExpanded,
} from '../../../../src/features/builder/expanded/expandedSlice';

const start = paletteExpandedReducer(undefined, { type: 'none' });

it('the strip fills the screen and comes back by the same action, or leaves it for certain', () => {
  const isExpanded = (...actions: readonly ReturnType<typeof expandedToggled | typeof collapsed>[]) =>
    selectIsExpanded({ paletteExpanded: actions.reduce(paletteExpandedReducer, start) });
  expect(isExpanded()).toBe(false);
  expect(isExpanded(expandedToggled())).toBe(true);
  expect(isExpanded(expandedToggled(), expandedToggled())).toBe(false);
  expect(isExpanded(expandedToggled(), collapsed())).toBe(false);
  expect(isExpanded(collapsed())).toBe(false);
});
