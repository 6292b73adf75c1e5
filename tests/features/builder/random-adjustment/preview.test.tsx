import { act, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createPalette } from '../../../../src/palette/palette';
import { colorFromHex } from '../../../../src/color/color';
import {
  acceptAdjustment,
  adjustRandomly,
} from '../../../../src/features/builder/random-adjustment/adjustmentCommands';
import { commitPalette } from '../../../../src/state/palette/commitPalette';
import { generatePalette } from '../../../../src/features/builder/generator/generatePalette';
import { mirrorCurrentPalette } from '../../../../src/state/palette/editPalette';
import {
  lockToggled,
  selectEntry,
  wentBack,
  wentForward,
  wentTo,
} from '../../../../src/state/palette/historySlice';
import { renameColor } from '../../../../src/state/palette/renameColor';
import { renamePalette } from '../../../../src/state/palette/renamePalette';
import { swatchSelected } from '../../../../src/state/palette/selectionSlice';
import { pageMessages, pageToasts } from '../../../support/pageToasts';
import { createFakeBackend, FREE_USER } from '../../../support/fakeBackend';
import { renderAdjustment, scriptedRandom } from './renderAdjustment';

const FIVE = '2a1230-2b3fd6-c9b6f2-f3eee3-ff6a3d';
const FIVE_HEXES = ['#2A1230', '#2B3FD6', '#C9B6F2', '#F3EEE3', '#FF6A3D'];

/** 24 of red and 12 percent of saturation in integer HSL, by hand; the fourth has room for 12 of red, the fifth for none. */
const SECOND_ROW = ['#2A1230', '#504CC8', '#DFBBED', '#FDF0E7', '#F37149'];

const SIGNED_IN = createFakeBackend({}, { user: FREE_USER });

const button = (name: string | RegExp) => screen.getByRole('button', { name });

describe('the preview of a random adjustment', () => {
  it('is a second row under the colors, with what was done as labels [B-06] [B-26]', async () => {
    const { adjust, labels, secondRow, hexes, steps } = renderAdjustment(FIVE, { locked: [0] });
    await adjust();
    expect(labels()).toEqual(['Warmer × 2', 'Muted × 2']);
    const originals = screen.getAllByRole('button', { name: /^Copy #/ }).map((copy) => copy.textContent);
    expect(originals).toEqual(FIVE_HEXES);
    expect(secondRow()).toEqual(
      SECOND_ROW.map((hex, index) => `${hex} ${index === 0 ? 'Locked' : 'Adjusted'}`),
    );
    expect(screen.getByText('4 of 5 colors, 4 free left')).toBeDefined();
    // Nothing has happened to the palette yet.
    expect(hexes()).toEqual(FIVE_HEXES);
    expect(steps()).toBe(1);
  });

  it('has a switch for every color, which takes it out and in again [B-27]', async () => {
    const { user, adjust, secondRow } = renderAdjustment(FIVE);
    await adjust();
    const before = secondRow();
    const switches = screen.getAllByRole('switch', { checked: true });
    expect(switches).toHaveLength(5);
    await user.click(screen.getAllByRole('switch')[2] ?? document.body);
    expect(secondRow()).toEqual(before.with(2, '#C9B6F2 Unchanged'));
    expect(screen.getByText(/^4 of 5 colors/)).toBeDefined();
    await user.click(screen.getByRole('switch', { checked: false }));
    expect(secondRow()).toEqual(before);
  });

  it('names each switch by its color, and gives a locked one none [B-27]', async () => {
    const { user, adjust, secondRow } = renderAdjustment('2b3fd6-808080-000000', { locked: [2] });
    await adjust();
    await user.click(screen.getByRole('switch', { name: 'Adjust Gray' }));
    expect(secondRow().map((column) => column.split(' ')[1])).toEqual(['Adjusted', 'Unchanged', 'Locked']);
    expect(screen.getAllByRole('switch')).toHaveLength(2);
    expect(screen.queryByRole('switch', { name: 'Adjust Black' })).toBeNull();
  });

  it('says so where a color takes part and is at its bound already', async () => {
    const { adjust, secondRow } = renderAdjustment('ff0000-2b3fd6', {
      // One adjustment, the first kind, at its highest level.
      services: { random: () => 0 },
    });
    await adjust();
    expect(screen.getByText('Warmer × 1')).toBeDefined();
    expect(secondRow()).toEqual(['#FF0000 Unchanged', '#373FD6 Adjusted']);
    expect(screen.getAllByRole('switch', { checked: true })).toHaveLength(2);
  });

  it('becomes the palette in one step when it is accepted [B-28]', async () => {
    const { user, store, adjust, hexes, steps, isOpen } = renderAdjustment(FIVE, { locked: [0] });
    act(() => store.dispatch(renamePalette('Harbor')));
    const before = steps();
    await adjust();
    await user.click(screen.getAllByRole('switch')[1] ?? document.body);
    await user.click(button('Accept'));
    expect(isOpen()).toBe(false);
    expect(hexes()).toEqual(SECOND_ROW.with(2, '#C9B6F2'));
    expect(steps()).toBe(before + 1);
    expect(selectEntry(store.getState())).toMatchObject({
      name: 'Harbor',
      locked: [true, false, false, false, false],
    });
    act(() => void store.dispatch(wentBack()));
    expect(hexes()).toEqual(FIVE_HEXES);
    // Back and forth over the step opens nothing.
    expect(isOpen()).toBe(false);
  });

  it('is gone also where what is accepted changes no color [B-28]', async () => {
    const { user, adjust, secondRow, hexes, steps, isOpen } = renderAdjustment('ff0000-2b3fd6', {
      // Warmer × 1, which the first color has no room for.
      services: { random: () => 0 },
    });
    await adjust();
    await user.click(screen.getAllByRole('switch')[1] ?? document.body);
    expect(secondRow()).toEqual(['#FF0000 Unchanged', '#2B3FD6 Unchanged']);
    await user.click(button('Accept'));
    expect(isOpen()).toBe(false);
    expect(hexes()).toEqual(['#FF0000', '#2B3FD6']);
    expect(steps()).toBe(1);
  });

  it('leaves the palette as it is when it is discarded [B-28]', async () => {
    const { user, adjust, hexes, steps, isOpen } = renderAdjustment(FIVE);
    await adjust();
    await user.click(button('Discard'));
    expect(isOpen()).toBe(false);
    expect(hexes()).toEqual(FIVE_HEXES);
    expect(steps()).toBe(1);
    expect(button('Random palette adjustments')).toBeDefined();
  });

  it('is cleared by whatever else changes the palette [B-29]', async () => {
    const { store, isOpen } = renderAdjustment(FIVE, { services: { backend: SIGNED_IN } });
    const two = ['#0D9488', '#F5F5F4'].map(colorFromHex);
    const changes: readonly (() => void)[] = [
      () => store.dispatch(generatePalette()),
      () => store.dispatch(mirrorCurrentPalette()),
      () => store.dispatch(commitPalette(createPalette(two))),
      () => store.dispatch(wentBack()),
      () => store.dispatch(wentForward()),
      () => store.dispatch(wentTo(0)),
    ];
    for (const change of changes) {
      await act(() => store.dispatch(adjustRandomly()));
      expect(isOpen()).toBe(true);
      for (const { id } of pageToasts().list()) pageToasts().dismiss(id);
      act(change);
      expect(isOpen()).toBe(false);
      expect(screen.queryByText('Discard')).toBeNull();
      expect(pageMessages()).toEqual(['The palette changed: the random adjustment was discarded.']);
    }
  });

  it('stays while the palette does: another selection, other names, these undone and redone [B-29]', async () => {
    const { store, adjust, isOpen } = renderAdjustment(FIVE);
    await adjust();
    act(() => {
      store.dispatch(renamePalette('Harbor'));
      store.dispatch(renameColor(1, 'Sea'));
      store.dispatch(wentBack());
      store.dispatch(wentForward());
      store.dispatch(swatchSelected(3));
    });
    expect(isOpen()).toBe(true);
    expect(screen.getByRole('button', { current: true, name: /^Color 4/ })).toBeDefined();
  });

  it('is cancelled when the last color is switched off [B-30]', async () => {
    const { user, adjust, hexes, isOpen } = renderAdjustment('2a1230-2b3fd6-c9b6f2', { locked: [1] });
    await adjust();
    expect(screen.getAllByRole('switch')).toHaveLength(2);
    await user.click(screen.getAllByRole('switch')[0] ?? document.body);
    expect(isOpen()).toBe(true);
    expect(pageMessages()).toEqual([]);
    await user.click(screen.getByRole('switch', { checked: true }));
    expect(isOpen()).toBe(false);
    expect(pageMessages()).toEqual(['No color takes part any more: the random adjustment was discarded.']);
    expect(hexes()).toEqual(['#2A1230', '#2B3FD6', '#C9B6F2']);
  });

  it('follows the locks: an unlocked color takes part, and with all of them locked there is none', async () => {
    const { user, store, adjust, secondRow, isOpen } = renderAdjustment('2b3fd6-f3eee3', { locked: [0] });
    await adjust();
    expect(secondRow()).toEqual(['#2B3FD6 Locked', '#FDF0E7 Adjusted']);
    await user.click(button(/^Unlock/));
    // Warmer × 1 is all that the color beside it had room for.
    expect(secondRow()).toEqual(['#464DC8 Adjusted', '#FDF0E7 Adjusted']);
    act(() => {
      store.dispatch(lockToggled(0));
      store.dispatch(lockToggled(1));
    });
    expect(isOpen()).toBe(false);
  });

  it('gives way to another one, which keeps the switches and is never the same', async () => {
    const { user, store, adjust, labels, secondRow } = renderAdjustment('2b3fd6-f3eee3-ff6a3d', {
      // Warmer × 1 twice, then Cooler × 1.
      services: { random: scriptedRandom(0, 0, 0, 0, 0, 0, 0, 0.2, 0) },
    });
    await adjust();
    expect(labels()).toEqual(['Warmer × 1']);
    await user.click(screen.getAllByRole('switch')[0] ?? document.body);
    await user.click(button('Try another'));
    expect(labels()).toEqual(['Cooler × 1']);
    expect(secondRow()).toEqual(['#2B3FD6 Unchanged', '#F3EEEF Adjusted', '#FF6A49 Adjusted']);
    expect(screen.getByText('2 of 3 colors, 3 free left')).toBeDefined();
    expect(store.dispatch(acceptAdjustment())).toBe(true);
    expect(store.dispatch(acceptAdjustment())).toBe(false);
  });

  it('is announced, and takes the focus that its button leaves behind; keys get it back', async () => {
    const { user } = renderAdjustment(FIVE);
    await user.tab();
    await user.keyboard('{Enter}');
    const bar = await screen.findByRole('region', { name: 'Random adjustment' });
    expect(document.activeElement).toBe(bar);
    expect(within(bar).getByRole('status').textContent).toBe(
      'Warmer × 2, Muted × 2. 5 of 5 colors, 4 free left',
    );
    expect(button('Accept').getAttribute('aria-keyshortcuts')).toBe('Enter');
    button('Discard').focus();
    await user.keyboard('{Enter}');
    expect(document.activeElement).toBe(button('Random palette adjustments'));
  });

  it('selects and copies from its first row', async () => {
    const { user, adjust } = renderAdjustment(FIVE);
    await adjust();
    await user.click(button(/^Color 3: .*#C9B6F2$/));
    expect(screen.getByRole('button', { current: true, name: /#C9B6F2/ })).toBeDefined();
    await user.click(button('Copy #C9B6F2'));
    const row = screen.getByRole('region', { name: 'Color palette, with a preview' });
    expect(within(row).getByText('Copied!')).toBeDefined();
  });
});
