import { act, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { formatHex } from '../../../../src/color/format';
import { adjustRandomly } from '../../../../src/features/builder/random-adjustment/adjustmentCommands';
import { selectIsPreviewing } from '../../../../src/features/builder/random-adjustment/adjustmentSlice';
import { selectIsTyping } from '../../../../src/state/palette/selectionSlice';
import { selectEntry } from '../../../../src/state/palette/historySlice';
import { createFakeServices } from '../../../support/fakeServices';
import { renderToolbar } from '../../../support/renderToolbar';

const press = (key: string): void =>
  act(() => void document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })));

describe('the keys of the selected color and its palette', () => {
  it('lock and unlock the selected color with L', () => {
    const { store } = renderToolbar();
    press('2');
    const locked = () => selectEntry(store.getState())?.locked;
    press('l');
    expect(locked()).toEqual([false, true, false]);
    press('l');
    expect(locked()).toEqual([false, false, false]);
  });

  it('duplicate the selected color with D, and take it out with Delete or Backspace', () => {
    const { store } = renderToolbar();
    const hexes = () => selectEntry(store.getState())?.colors.map((color) => formatHex(color));
    press('2');
    press('d');
    expect(hexes()).toEqual(['#0D9488', '#F5F5F4', '#F5F5F4', '#1C1917']);
    press('Delete');
    expect(hexes()).toEqual(['#0D9488', '#F5F5F4', '#1C1917']);
    press('1');
    press('Backspace');
    expect(hexes()).toEqual(['#F5F5F4', '#1C1917']);
  });

  it('say where a palette is as small or as large as it may be', async () => {
    const { store } = renderToolbar();
    press('Delete');
    press('Delete');
    expect(await screen.findByText('A palette needs at least 2 colors.')).toBeDefined();
    for (let times = 0; times < 8; times++) press('d');
    expect(await screen.findByText('A palette holds up to 9 colors.')).toBeDefined();
    expect(selectEntry(store.getState())?.colors).toHaveLength(9);
  });

  it('open a field for another value with H, but none while a random adjustment hides the colors', async () => {
    const { store } = renderToolbar();
    await act(async () => store.dispatch(adjustRandomly()));
    expect(selectIsPreviewing(store.getState())).toBe(true);
    press('h');
    expect(selectIsTyping(store.getState())).toBe(false);
    press('Escape');
    press('h');
    expect(selectIsTyping(store.getState())).toBe(true);
  });

  it('copy the selected color with C, and the link with U, and say so', async () => {
    const copyText = vi.fn(() => Promise.resolve());
    renderToolbar({ services: createFakeServices({ copyText }) });
    press('2');
    press('c');
    expect(copyText).toHaveBeenLastCalledWith('#F5F5F4');
    press('u');
    expect(copyText).toHaveBeenLastCalledWith(
      expect.stringMatching(/^http.*\/palette-builder\?c=0d9488-f5f5f4-1c1917$/),
    );
    expect(await screen.findByText('Copied!')).toBeDefined();
  });

  it.each([
    ['I', 'import'],
    ['X', 'export'],
  ])('open with %s the dialog to %s', (key, dialog) => {
    const rendered = renderToolbar();
    press(key.toLowerCase());
    expect(rendered.dialog()?.dialog).toBe(dialog);
  });
});
