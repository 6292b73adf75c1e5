import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { colorFromHex } from '../../../../src/color/color';
import { dialogOpened } from '../../../../src/state/dialogsSlice';
import { selectHistory } from '../../../../src/state/palette/historySlice';
import { renderApp } from '../../../support/renderApp';

describe('results of a comparison', () => {
  it.each([
    { rule: 'a mix', part: 0.5, taken: [], name: null },
    { rule: 'the builder’s with one color of the other', part: 0, taken: [2], name: null },
    { rule: 'the other one with one color of the builder’s', part: 1, taken: [-1], name: null },
    { rule: 'the builder’s own', part: 0, taken: [], name: null },
    { rule: 'every color taken from the other', part: 0.5, taken: [1, 2], name: 'Warning Lamp' },
    { rule: 'the other one', part: 1, taken: [], name: 'Warning Lamp' },
  ])(
    'are called as the other one only where they are that as a whole: $rule is called $name',
    async (asked) => {
      const { user, store } = renderApp('/palette-builder?c=ff0000-0000ff');
      await screen.findByRole('button', { name: 'Compare and mix palettes' });
      const colors = ['#111111', '#EEEEEE'].map((hex) => colorFromHex(hex));
      act(
        () =>
          void store.dispatch(dialogOpened({ dialog: 'compare', other: { name: 'Warning Lamp', colors } })),
      );
      const dialog = within(await screen.findByRole('dialog', { name: 'Compare and mix palettes' }));
      fireEvent.change(dialog.getByRole('slider', { name: 'Mix' }), { target: { value: `${asked.part}` } });
      for (const place of asked.taken) {
        const owner = place < 0 ? 'the builder' : 'the other palette';
        const color = new RegExp(`^Color ${Math.abs(place)}: take .* of ${owner}$`);
        await user.click(dialog.getByRole('button', { name: color }));
      }
      await user.click(dialog.getByRole('button', { name: 'Use this palette' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      expect(selectHistory(store.getState()).entries.at(-1)?.name).toBe(asked.name);
    },
  );
});
