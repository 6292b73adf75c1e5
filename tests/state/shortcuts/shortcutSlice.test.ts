import { expect, it } from 'vitest';

import {
  selectHasSingleKeys,
  shortcutsReducer,
  singleKeysSwitched,
} from '../../../src/state/shortcuts/shortcutSlice';

const start = shortcutsReducer(undefined, { type: 'none' });

it('single keys work until they are switched off, and again once they are switched on', () => {
  expect(selectHasSingleKeys({ shortcuts: start })).toBe(true);
  const off = shortcutsReducer(start, singleKeysSwitched(false));
  expect(selectHasSingleKeys({ shortcuts: off })).toBe(false);
  expect(selectHasSingleKeys({ shortcuts: shortcutsReducer(off, singleKeysSwitched(true)) })).toBe(true);
});
