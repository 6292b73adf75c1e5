import { act } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';

import type { Backend } from '../../../../src/backend/backend';
import { colorFromHsl } from '../../../../src/color/color';
import type { Palette } from '../../../../src/color/types';
import { PATHS } from '../../../../src/domain/paths';
import { nameColor } from '../../../../src/palette/nameColor';
import { dialogOpened } from '../../../../src/state/dialogsSlice';
import { openProjects } from '../openProjects';
import { paletteOf, samplePalette, sampleProject } from '../samples';

const COLORS = paletteOf('#0D9488', '#F5F5F4');
const TIDE = samplePalette('a', 'p1', 'Tidewater');
const WORLD = { projects: [sampleProject('p1', 'Rebrand', 19)], palettes: [TIDE] };

describe('a saved palette whose colors have given names', () => {
  const named = (...names: readonly string[]) => COLORS.map((color, i) => nameColor(color, names[i]));
  const update = async (before: Palette, after: Palette, note: string) => {
    const page = await openProjects({
      path: PATHS.privacy,
      world: { ...WORLD, palettes: [{ ...TIDE, colors: before }] },
    });
    const send = vi.spyOn(page.backend.projects, 'updatePalette');
    const palette = { colors: after, name: 'Tidewater' };
    const asked = { dialog: 'savePalette', palette, saved: { id: 'a', projectId: 'p1' } } as const;
    act(() => void page.store.dispatch(dialogOpened(asked)));
    const save = await page.dialog('Save palette');
    expect(await save.findByText(note)).toBeDefined();
    await page.user.click(await save.findByRole('button', { name: 'Update palette' }));
    const question = await page.dialog('Update Tidewater?');
    const said = question.getByText(/^No color changes/).textContent;
    await page.user.click(question.getByRole('button', { name: 'Update palette' }));
    await page.closed();
    return { said, sent: send.mock.calls.length, colors: page.backend.world.palettes[0]?.colors };
  };

  it('is not changed by the same names', async () => {
    const colors = named('--primary');
    expect(await update(colors, named('--primary'), 'The colors of Tidewater stay.')).toEqual({
      said: 'No color changes.',
      sent: 0,
      colors,
    });
  });

  it.each([
    ['first', COLORS, named('--primary')],
    ['other', named('--primary'), named('', 'Paper')],
    ['no', named('--primary'), COLORS],
  ])('gets %s names, which is said and sent', async (_, before, after) => {
    const said = 'No color changes, only names of colors.';
    const note = 'The colors of Tidewater stay, and names of colors change.';
    expect(await update(before, after, note)).toEqual({ said, sent: 1, colors: after });
  });

  it('gets names without another color, however that one is written: its popularity stays', async () => {
    const updatePalette = vi.fn<Backend['projects']['updatePalette']>().mockResolvedValue(TIDE);
    const [teal] = COLORS;
    if (!teal) throw new Error('no color');
    // A black that keeps its hue, and one that was read from hex.
    const hued = [teal, colorFromHsl({ h: 210, s: 40, l: 0 })];
    const next = [teal, ...paletteOf('#000000')].map((color) => nameColor(color, 'Brand'));
    const { store, user, dialog, closed } = await openProjects({
      path: PATHS.privacy,
      world: { ...WORLD, palettes: [{ ...TIDE, colors: hued }] },
      answers: { updatePalette },
    });
    const original = { ...TIDE, colors: hued };
    const palette = { colors: next, name: null };
    act(() => void store.dispatch(dialogOpened({ dialog: 'updatePalette', palette, original })));
    const question = await dialog('Update Tidewater?');
    await user.click(question.getByRole('button', { name: 'Update palette' }));
    await closed();
    const colors = hued.map((color) => nameColor(color, 'Brand'));
    expect(updatePalette.mock.calls).toEqual([['a', { colors }]]);
  });
});
