import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { TEN } from '../fakePictures';
import { at, layer, openPins, pin, pins, showEightColumns } from './pinsPage';

showEightColumns();

/** Gray, the last but one of the ten, is nowhere in the picture. */
const openWithout = async () => {
  const page = await openPins([TEN[0], TEN[8], TEN[2], TEN[1]]);
  await waitFor(() => expect(pins()).toHaveLength(3));
  return page;
};
const focused = () => document.activeElement?.getAttribute('aria-label');

describe('a color without a pin', () => {
  it('is passed over by the keys that lead from pin to pin', async () => {
    const { user } = await openWithout();
    pin(/#FF0000, .* pin \d/).focus();
    await user.keyboard('{PageDown}');
    expect(focused()).toMatch(/#0000FF, .* pin 3 of 4$/);
    await user.keyboard('{PageDown}{PageDown}');
    expect(focused()).toMatch(/#00FF00, .* pin 4 of 4$/);
    await user.keyboard('{PageUp}{PageUp}');
    expect(focused()).toMatch(/#FF0000, .* pin 1 of 4$/);
  });

  it('leaves the focus to the next pin when the one before it is taken out', async () => {
    const { user, columns } = await openWithout();
    pin(/#FF0000, .* pin \d/).focus();
    await user.keyboard('{Delete}');
    await waitFor(() => expect(columns()).toHaveLength(3));
    await waitFor(() => expect(focused()).toMatch(/#0000FF, .* pin 2 of 3$/));
  });

  it('does not take the focus later, once the pins are shown', async () => {
    const { user, columns } = await openWithout();
    const toggle = screen.getByRole('button', { name: 'Show pins' });
    await user.click(toggle);
    fireEvent.pointerDown(layer(), at(35));
    fireEvent.pointerUp(layer(), at(35));
    await waitFor(() => expect(columns()).toHaveLength(5));
    expect(await screen.findByText(/^Added: /)).toBeDefined();
    await user.click(toggle);
    expect(pins()).toHaveLength(4);
    expect(document.activeElement).toBe(toggle);
  });
});
