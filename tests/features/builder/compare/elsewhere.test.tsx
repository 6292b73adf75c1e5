import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { colorFromHex } from '../../../../src/color/color';
import { PATHS } from '../../../../src/domain/paths';
import { createPalette } from '../../../../src/palette/palette';
import { entriesToStored } from '../../../../src/palette/storedHistory';
import { dialogOpened } from '../../../../src/state/dialogsSlice';
import { selectEntry } from '../../../../src/state/palette/historySlice';
import { HISTORY_INDEX_KEY, HISTORY_KEY } from '../../../../src/state/palette/stored/historyKeys';
import { createFakeServices, createMemoryStore } from '../../../support/fakeServices';
import { renderApp } from '../../../support/renderApp';

const colorsOf = (...hexes: string[]) => hexes.map((hex) => colorFromHex(hex));

it('a comparison after a reload of another page knows the builder’s palettes as they are', async () => {
  const named = { ...colorFromHex('#f5f5f4'), name: 'Paper' };
  const storage = createMemoryStore({
    [HISTORY_KEY]: entriesToStored([
      createPalette(colorsOf('#123456', '#654321'), { name: 'Harbor' }),
      createPalette([colorFromHex('#0d9488'), named], { name: 'Tidewater', locked: [true, false] }),
    ]),
    [HISTORY_INDEX_KEY]: 1,
  });
  const { user, store, location } = renderApp(PATHS.privacy, createFakeServices({ storage }));
  const other = { name: 'Lamp', colors: colorsOf('#111111', '#eeeeee') };
  act(() => void store.dispatch(dialogOpened({ dialog: 'compare', other })));
  const dialog = within(await screen.findByRole('dialog', { name: 'Compare and mix palettes' }));
  expect(dialog.getByRole('radio', { name: 'Harbor' })).toBeDefined();
  fireEvent.change(dialog.getByRole('slider', { name: 'Mix' }), { target: { value: '0' } });
  await user.click(dialog.getByRole('button', { name: 'Use this palette' }));
  await waitFor(() => expect(location().pathname).toBe(PATHS.builder));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const { name, locked, colors } = selectEntry(store.getState()) ?? {};
  expect([name, locked, colors?.[1]?.name]).toEqual(['Tidewater', [true, false], 'Paper']);
});
