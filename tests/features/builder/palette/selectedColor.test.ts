import { expect, it } from 'vitest';

import { createAppStore } from '../../../../src/app/store';
import { PALETTE_MAX, PALETTE_MIN } from '../../../../src/color/paletteSize';
import { MESSAGES } from '../../../../src/domain/messages';
import {
  duplicateSelectedColor,
  removeSelectedColor,
} from '../../../../src/features/builder/palette/selectedColor';
import { openAddress } from '../../../../src/state/palette/openAddress';
import { selectColors } from '../../../../src/state/palette/historySlice';
import { createFakeServices } from '../../../support/fakeServices';

/** A palette of so many colors. */
const open = (count: number) => {
  const services = createFakeServices();
  const store = createAppStore(services);
  const hexes = Array.from({ length: count }, (_, n) => (0x10203 * (n + 1)).toString(16).padStart(6, '0'));
  store.dispatch(openAddress({ search: `?c=${hexes.join('-')}`, state: null }));
  return {
    store,
    count: () => selectColors(store.getState()).length,
    messages: () => services.toasts.list().map(({ message }) => message),
  };
};

it('the selected color is duplicated without a word, and not where there is no room, which is said', () => {
  const { store, count, messages } = open(PALETTE_MAX - 1);
  store.dispatch(duplicateSelectedColor());
  expect([count(), messages()]).toEqual([PALETTE_MAX, []]);
  store.dispatch(duplicateSelectedColor());
  expect([count(), messages()]).toEqual([PALETTE_MAX, [MESSAGES.paletteTooLarge]]);
});

it('the selected color is removed without a word, and not where too few would be left, which is said', () => {
  const { store, count, messages } = open(PALETTE_MIN + 1);
  store.dispatch(removeSelectedColor());
  expect([count(), messages()]).toEqual([PALETTE_MIN, []]);
  store.dispatch(removeSelectedColor());
  expect([count(), messages()]).toEqual([PALETTE_MIN, [MESSAGES.paletteTooSmall]]);
});
