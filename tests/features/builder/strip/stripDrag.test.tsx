import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { formatHex } from '../../../../src/color/format';
import { selectEntry, selectHistory } from '../../../../src/state/palette/historySlice';
import { selectSelectedIndex } from '../../../../src/state/palette/selectionSlice';
import { renderToolbar } from '../../../support/renderToolbar';

const [TEAL, SMOKE, JET] = ['#0D9488', '#F5F5F4', '#1C1917'];

afterEach(() => vi.restoreAllMocks());

/** Three swatches of 300 pixels each. */
const open = () => {
  const { store } = renderToolbar();
  const strip = screen.getByRole('list', { name: 'Color palette' });
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function box(this: Element) {
    const at = [...strip.children].findIndex((item) => item === this);
    return new DOMRect(300 * Math.max(0, at), 0, at === -1 ? 900 : 300, 400);
  });
  const swatch = (number: number) =>
    within(strip).getByRole('button', { name: new RegExp(`^Color ${number}:`) });
  const moveTo = (clientX: number) => fireEvent.mouseMove(document, { clientX, clientY: 200 });
  return {
    moveTo,
    lift: async (number: number) => {
      fireEvent.mouseDown(swatch(number), { button: 0, clientX: 300 * number - 150, clientY: 200 });
      moveTo(300 * number - 140);
      await screen.findByText(new RegExp(`^Color ${number}, .* position ${number} of 3$`));
    },
    drop: () => fireEvent.mouseUp(document),
    hexes: () => (selectEntry(store.getState())?.colors ?? []).map((color) => formatHex(color)),
    selected: () => selectSelectedIndex(store.getState()),
    steps: () => selectHistory(store.getState()).entries.length,
  };
};

describe('a swatch that is dragged by mouse', () => {
  it('is dropped where it is, selected, as one step', async () => {
    const { lift, moveTo, drop, hexes, selected, steps } = open();
    const before = steps();
    await lift(1);
    moveTo(750);
    await screen.findByText(`Color 1, ${TEAL}, is now at position 3 of 3`);
    drop();
    await waitFor(() => expect(hexes()).toEqual([SMOKE, JET, TEAL]));
    expect([selected(), steps()]).toEqual([2, before + 1]);
    expect(await screen.findByText(`Dropped. Color 1, ${TEAL}, is now at position 3 of 3`)).toBeDefined();
  });

  it('changes nothing where it is dropped at its own place', async () => {
    const { lift, moveTo, drop, hexes, steps, selected } = open();
    const before = steps();
    await lift(2);
    moveTo(460);
    drop();
    await screen.findByText(/^Dropped\./);
    expect([hexes(), steps(), selected()]).toEqual([[TEAL, SMOKE, JET], before, 0]);
  });

  it('goes back on Escape, and keeps other keys from what they do elsewhere', async () => {
    const { lift, moveTo, hexes, steps, drop } = open();
    const before = steps();
    await lift(1);
    moveTo(750);
    expect(fireEvent.keyDown(document.body, { key: ' ', code: 'Space' })).toBe(false);
    fireEvent.keyDown(document.body, { key: 'Escape', code: 'Escape' });
    await screen.findByText(/^Moving canceled\./);
    drop();
    expect([hexes(), steps()]).toEqual([[TEAL, SMOKE, JET], before]);
    expect(fireEvent.keyDown(document.body, { key: 'F7', code: 'F7' })).toBe(true);
  });
});
