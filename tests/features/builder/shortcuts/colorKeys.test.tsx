import { act, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
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
