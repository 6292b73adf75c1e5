import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { colorFromHex } from '../../../../../src/color/color';
import { BUILDER_MESSAGES } from '../../../../../src/domain/builderMessages';
import { PANEL_MESSAGES } from '../../../../../src/domain/panelMessages';
import {
  deleteSwatch,
  insertSwatch,
  mirrorCurrentPalette,
  moveSwatch,
} from '../../../../../src/state/palette/editPalette';
import { lockToggled, wentBack } from '../../../../../src/state/palette/historySlice';
import { swatchSelected } from '../../../../../src/state/palette/selectionSlice';
import { renderPanel } from '../../../../support/renderPanel';
import { openAdjustments, valuesOf } from './openAdjustments';

/** Three grays, where every change of a channel is seen. */
const GRAYS = '202020-404040-606060';

describe('the palette adjustments', () => {
  it('have six tabs [B-71]', async () => {
    const { panel } = await openAdjustments('Tones');
    expect(panel.getByRole('heading').textContent).toBe('Palette adjustments');
    expect(
      within(panel.getByRole('tablist', { name: 'Palette adjustments' }))
        .getAllByRole('tab')
        .map((tab) => tab.textContent),
    ).toEqual(['Tones', 'Tint', 'Hue', 'Contrast', 'Nivelate', 'Similar']);
  });

  it('open with the tones [B-71]', async () => {
    const { panel } = await renderPanel('palette-adjustments', '0d9488-f5f5f4-1c1917');
    const tabs = within(panel).getAllByRole('tab', { selected: true });
    expect(tabs.map((tab) => tab.textContent)).toEqual(['Tones']);
    expect(within(panel).getByRole('button', { name: /^Warmer × 1: #/ })).toBeDefined();
  });

  it.each([
    ['Tones', 'Warmer × 1'],
    ['Tint', 'Cyan × 2'],
    ['Hue', 'Hue −15°'],
    ['Contrast', 'Contrast × 1'],
    ['Nivelate', 'Equal saturation'],
    ['Similar', 'Variant 1'],
  ])('show the rows of %s in its tab [B-71]', async (tab, first) => {
    const { panel, rows } = await openAdjustments(tab);
    expect(panel.getByRole('tab', { name: tab, selected: true })).toBeDefined();
    expect(rows()[0]?.split(': ')[0]).toBe(first);
  });

  it.each([
    ['Tones', 'Darker × 4'],
    ['Tint', 'Cyan × 8'],
    ['Hue', 'Hue +15°'],
    ['Contrast', 'Contrast × 4'],
  ] as const)('replace the whole palette with the row of %s that is clicked [B-79]', async (tab, row) => {
    const { user, result, hexes, selected, steps, dispatch } = await openAdjustments(tab);
    await dispatch(swatchSelected(2));
    const button = result(new RegExp(`^${row.replace('+', '\\+')}: #`));
    const values = valuesOf(button.getAttribute('aria-label'));
    expect(values).toHaveLength(3);
    await user.click(button);
    expect(hexes()).toEqual(values);
    expect(selected()).toBe(0);
    expect(steps()).toBe(2);
    await dispatch(wentBack());
    expect(hexes()).toEqual(['#0D9488', '#F5F5F4', '#1C1917']);
  });

  it('never change a locked color, and say which are locked', async () => {
    const { user, dispatch, result, toggles, hexes } = await openAdjustments('Tones', GRAYS);
    await dispatch(lockToggled(1));
    const locked = toggles()[1];
    expect(locked?.getAttribute('aria-label')).toMatch(/#404040, locked$/);
    expect(locked?.getAttribute('aria-pressed')).toBe('false');
    expect(locked?.getAttribute('aria-disabled')).toBe('true');
    await user.click(locked ?? document.body);
    expect(await screen.findByText(PANEL_MESSAGES.lockedColorKept)).toBeDefined();
    await user.click(result('Warmer × 1: #2C2020, #404040, #6C6060'));
    expect(hexes()).toEqual(['#2C2020', '#404040', '#6C6060']);
  });

  it.each(['Tones', 'Contrast', 'Similar'])(
    'offer nothing in %s while every color is locked',
    async (tab) => {
      const { dispatch, panel, rows } = await openAdjustments(tab, GRAYS);
      for (const index of [0, 1, 2]) await dispatch(lockToggled(index));
      expect(rows()).toEqual([]);
      expect(panel.getByText(BUILDER_MESSAGES.allColorsLocked)).toBeDefined();
    },
  );
});

describe('the tones', () => {
  it('are four rows of growing strength [B-72]', async () => {
    const { rows } = await openAdjustments('Tones', GRAYS);
    expect(rows()).toEqual([
      'Warmer × 1: #2C2020, #4C4040, #6C6060',
      'Cooler × 2: #202038, #404058, #606078',
      'Muted × 3: #202020, #404040, #606060',
      'Darker × 4: #000000, #030303, #242424',
    ]);
  });

  it('have a choice of six in each row, for that row alone [B-72]', async () => {
    const { user, panel, rows } = await openAdjustments('Tones', GRAYS);
    const choice = panel.getByRole<HTMLSelectElement>('combobox', { name: 'Tone of row 3' });
    expect([...choice.options].map(({ text }) => text)).toEqual([
      'Warmer × 3',
      'Cooler × 3',
      'Vibrant × 3',
      'Muted × 3',
      'Lighter × 3',
      'Darker × 3',
    ]);
    await user.selectOptions(choice, 'Warmer × 3');
    expect(rows().map((row) => row?.split(':')[0])).toEqual([
      'Warmer × 1',
      'Cooler × 2',
      'Warmer × 3',
      'Darker × 4',
    ]);
    expect(valuesOf(rows()[2])).toEqual(['#442020', '#644040', '#846060']);
  });

  it('keep their choices while another tab is open [B-72]', async () => {
    const { user, panel, rows } = await openAdjustments('Tones', GRAYS);
    await user.selectOptions(panel.getByRole('combobox', { name: 'Tone of row 1' }), 'Lighter × 1');
    await user.click(panel.getByRole('tab', { name: 'Hue' }));
    await user.click(panel.getByRole('tab', { name: 'Tones' }));
    expect(rows()[0]).toMatch(/^Lighter × 1: /);
  });

  it('go on from the palette that one of them has become [B-72]', async () => {
    const { user, result, rows } = await openAdjustments('Tones', GRAYS);
    await user.click(result(/^Warmer × 1/));
    expect(rows()[0]).toBe('Warmer × 1: #382020, #584040, #786060');
  });
});

describe('the tint', () => {
  it('is one choice of nine for all four rows [B-73]', async () => {
    const { user, panel, rows } = await openAdjustments('Tint', '000000-ffffff');
    const choice = panel.getByRole<HTMLSelectElement>('combobox', { name: 'Tint' });
    expect([...choice.options].map(({ text }) => text)).toEqual([
      'Cyan',
      'Magenta',
      'Yellow',
      'Red',
      'Green',
      'Blue',
      'Purple',
      'Orange',
      'Brown',
    ]);
    await user.selectOptions(choice, 'Red');
    expect(rows()).toEqual([
      'Red × 2: #330000, #FFCCCC',
      'Red × 4: #660000, #FF9999',
      'Red × 6: #990000, #FF6666',
      'Red × 8: #CC0000, #FF3333',
    ]);
  });
});

describe('the hue rows', () => {
  it('are one step less, the palette itself, which is no button, and one step more [B-75]', async () => {
    // hsl(0, 100%, 50%) and hsl(120, 100%, 25%): 15° further are hues of 345, 15, 105 and 135.
    const { panel, rows } = await openAdjustments('Hue', 'ff0000-008000');
    expect(rows()).toEqual(['Hue −15°: #FF0040, #208000', 'Hue +15°: #FF4000, #008020']);
    const original = panel.getByRole('img', { name: 'Original: #FF0000, #008000' });
    expect(original.closest('button')).toBeNull();
    const [minus, plus] = panel.getAllByRole('button', { name: /: #/ });
    expect(minus?.compareDocumentPosition(original)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(plus?.compareDocumentPosition(original)).toBe(Node.DOCUMENT_POSITION_PRECEDING);
  });

  it('turn by 5, 10, 15, 30 or 45 degrees, 15 at first [B-75]', async () => {
    const { user, panel, rows } = await openAdjustments('Hue', 'ff0000-008000');
    const steps = within(panel.getByRole('tablist', { name: 'Hue step' }));
    expect(steps.getAllByRole('tab').map((step) => step.textContent)).toEqual([
      '5°',
      '10°',
      '15°',
      '30°',
      '45°',
    ]);
    expect(steps.getByRole('tab', { selected: true }).textContent).toBe('15°');
    await user.click(steps.getByRole('tab', { name: '30°' }));
    expect(rows()).toEqual(['Hue −30°: #FF0080, #408000', 'Hue +30°: #FF8000, #008040']);
  });
});

describe('the contrast rows', () => {
  it('are four, each stronger than the one above [B-76]', async () => {
    const { rows } = await openAdjustments('Contrast', '646464-9c9c9c');
    // 128 ∓ 28 × (1 + 0.09 × level): 97.48, 94.96, 92.44, 89.92 and their mirror images
    expect(rows()).toEqual([
      'Contrast × 1: #616161, #9F9F9F',
      'Contrast × 2: #5F5F5F, #A1A1A1',
      'Contrast × 3: #5C5C5C, #A4A4A4',
      'Contrast × 4: #5A5A5A, #A6A6A6',
    ]);
  });

  it('have no toggles: contrast is between all colors', async () => {
    const { panel } = await openAdjustments('Contrast');
    expect(panel.queryByRole('group', { name: 'Applies to' })).toBeNull();
  });
});

describe('the nivelated row', () => {
  it('has one saturation or one lightness, by the toggle [B-77]', async () => {
    // hsl(0, 100%, 50%) and hsl(0, 0%, 25%)
    const { user, panel, rows } = await openAdjustments('Nivelate', 'ff0000-400000-404040');
    const toggle = within(panel.getByRole('tablist', { name: 'Nivelate' }));
    expect(toggle.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['Saturation', 'Lightness']);
    expect(rows()).toHaveLength(1);
    expect(rows()[0]).toMatch(/^Equal saturation: /);
    await user.click(toggle.getByRole('tab', { name: 'Lightness' }));
    expect(rows()).toHaveLength(1);
    // (50 + 13 + 25) / 3 = 29.3 %
    expect(rows()[0]).toBe('Equal lightness: #940000, #940000, #4A4A4A');
  });
});

describe('the toggles', () => {
  it.each(['Tones', 'Tint', 'Hue', 'Nivelate'])('leave single colors out in %s [B-80]', async (tab) => {
    const { user, rows, toggles } = await openAdjustments(tab, 'c04020-409050-4020c0');
    expect(toggles().map((toggle) => toggle.getAttribute('aria-pressed'))).toEqual(['true', 'true', 'true']);
    expect(rows().every((row) => valuesOf(row)[1] === '#409050')).toBe(false);
    await user.click(toggles()[1] ?? document.body);
    expect(toggles().map((toggle) => toggle.getAttribute('aria-pressed'))).toEqual(['true', 'false', 'true']);
    expect(rows().map((row) => valuesOf(row)[1])).toEqual(rows().map(() => '#409050'));
    await user.click(toggles()[1] ?? document.body);
    expect(rows().every((row) => valuesOf(row)[1] === '#409050')).toBe(false);
  });

  it('cannot switch off the last active color, and say why [B-80]', async () => {
    const { user, toggles, rows } = await openAdjustments('Tones', GRAYS);
    await user.click(toggles()[0] ?? document.body);
    await user.click(toggles()[1] ?? document.body);
    const last = toggles()[2];
    expect(last?.getAttribute('aria-disabled')).toBe('true');
    await user.click(last ?? document.body);
    expect(last?.getAttribute('aria-pressed')).toBe('true');
    expect(await screen.findByText('At least one color stays active.')).toBeDefined();
    expect(rows()[0]).toBe('Warmer × 1: #202020, #404040, #6C6060');
  });

  it('count a locked color as none that is active [B-80]', async () => {
    const { user, toggles, dispatch } = await openAdjustments('Tones', GRAYS);
    await dispatch(lockToggled(0));
    await user.click(toggles()[1] ?? document.body);
    expect(toggles().map((toggle) => toggle.getAttribute('aria-disabled'))).toEqual(['true', null, 'true']);
  });

  it('start with all colors again when the last active one is locked [B-80]', async () => {
    const { user, toggles, rows, dispatch } = await openAdjustments('Tones', GRAYS);
    await user.click(toggles()[0] ?? document.body);
    await user.click(toggles()[1] ?? document.body);
    await dispatch(lockToggled(2));
    expect(toggles().map((toggle) => toggle.getAttribute('aria-pressed'))).toEqual(['true', 'true', 'false']);
    expect(rows()[0]).toBe('Warmer × 1: #2C2020, #4C4040, #606060');
  });

  it('follow their colors when these are moved or removed, and leave new ones on [B-80]', async () => {
    const { user, toggles, dispatch } = await openAdjustments('Tones', '202020-404040-606060-808080');
    const off = () =>
      toggles()
        .filter((toggle) => toggle.getAttribute('aria-pressed') === 'false')
        .map((toggle) => toggle.getAttribute('aria-label')?.match(/#\w+/)?.[0]);
    await user.click(toggles()[1] ?? document.body);
    await user.click(toggles()[3] ?? document.body);
    expect(off()).toEqual(['#404040', '#808080']);
    await dispatch(moveSwatch(1, 0));
    expect(off()).toEqual(['#404040', '#808080']);
    await dispatch(mirrorCurrentPalette());
    expect(off()).toEqual(['#808080', '#404040']);
    await dispatch(deleteSwatch(0));
    expect(off()).toEqual(['#404040']);
    await dispatch(insertSwatch(3, colorFromHex('#a0a0a0')));
    expect(off()).toEqual(['#404040']);
  });
});
