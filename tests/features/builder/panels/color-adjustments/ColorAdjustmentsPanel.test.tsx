import { within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { rgbToHsl } from '../../../../../src/color/convert';
import { colorFromHex } from '../../../../../src/color/color';
import { lockToggled } from '../../../../../src/state/palette/historySlice';
import { swatchSelected } from '../../../../../src/state/palette/selectionSlice';
import { renderPanel } from '../../../../support/renderPanel';

const BLUE = '2b3fd6-f3eee3-ff6a3d';

const openPanel = async (colors = BLUE) => {
  const rendered = await renderPanel('color-adjustments', colors);
  const panel = within(rendered.panel);
  const cells = (label: string | RegExp) =>
    within(panel.getByRole('toolbar', { name: label })).getAllByRole('button');
  const labels = (label: string | RegExp) =>
    cells(label).map((cell) => cell.getAttribute('aria-label') ?? '');
  return {
    ...rendered,
    view: panel,
    cells,
    labels,
    /** Numbers of the names: 'Hue 233°, #2B3FD6' is 233. */
    values: (label: string) => labels(label).map((name) => Number.parseInt(name.slice(label.length + 1), 10)),
    hexesOf: (label: string | RegExp) => labels(label).map((name) => name.slice(-7)),
    tab: (name: string) => rendered.user.click(panel.getByRole('tab', { name })),
    /** The marked cell. */
    current: (label: string) =>
      labels(label)[cells(label).findIndex((cell) => cell.getAttribute('aria-current') === 'true')],
  };
};

describe('color adjustments', () => {
  it('have the tabs HSL, RGB, Similar and Color wheel [B-81]', async () => {
    const { view } = await openPanel();
    expect(view.getByRole('heading', { name: 'Color adjustments' })).toBeDefined();
    expect(view.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
      'HSL',
      'RGB',
      'Similar',
      'Color wheel',
    ]);
    expect(view.getByRole('tab', { selected: true }).textContent).toBe('HSL');
    expect(view.getByRole('tabpanel', { name: 'HSL' })).toBeDefined();
  });

  it('show the selected color before their title', async () => {
    const { view, dispatch } = await openPanel();
    const mark = () => view.getByTitle('Follows the selected color').style.background;
    expect(mark()).toBe('#2B3FD6');
    await dispatch(swatchSelected(2));
    expect(mark()).toBe('#FF6A3D');
  });

  it('replace the selected color, and only it, as one step [B-86]', async () => {
    const { user, cells, hexesOf, hexes, steps, selected, dispatch } = await openPanel();
    await dispatch(swatchSelected(2));
    const [wanted] = hexesOf('Lightness').slice(-1);
    await user.click(cells('Lightness').at(-1) ?? document.body);
    expect(hexes()).toEqual(['#2B3FD6', '#F3EEE3', wanted]);
    expect(selected()).toBe(2);
    expect(steps()).toBe(2);
  });

  it('replace a locked color too, which stays locked [B-86]', async () => {
    const { user, cells, hexes, dispatch, store } = await openPanel();
    await dispatch(lockToggled(0));
    await user.click(cells('Saturation')[0] ?? document.body);
    expect(hexes()[0]).not.toBe('#2B3FD6');
    expect(store.getState().paletteHistory.entries.at(-1)?.locked).toEqual([true, false, false]);
  });

  it('are chosen from by keyboard alone, and the focus stays in the ramp [B-86]', async () => {
    const { user, cells, hexesOf, hexes } = await openPanel();
    cells('Hue')[5]?.focus();
    const wanted = hexesOf('Hue')[7];
    await user.keyboard('{ArrowRight}{ArrowRight}{Enter}');
    expect(hexes()[0]).toBe(wanted);
    expect(document.activeElement).toBe(cells('Hue')[7]);
  });
});

describe('the HSL tab', () => {
  it('has 11 hues across 45 degrees, the color itself in the middle [B-82]', async () => {
    const { values, current, hexesOf, view } = await openPanel();
    // 233 − 22.5 to 233 + 22.5 in steps of 4.5, halves up.
    expect(values('Hue')).toEqual([211, 215, 220, 224, 229, 233, 238, 242, 247, 251, 256]);
    expect(current('Hue')).toBe('Hue 233°, #2B3FD6');
    expect(view.getByText('233°')).toBeDefined();
    const turned = hexesOf('Hue').map((hex) => rgbToHsl(colorFromHex(hex).rgb).h);
    expect((turned.at(-1) ?? 0) - (turned[0] ?? 0)).toBe(45);
  });

  it('has 11 saturations in tens, and marks the nearest [B-82]', async () => {
    const { values, current, view } = await openPanel();
    expect(values('Saturation')).toEqual([0, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100]);
    expect(current('Saturation')).toMatch(/^Saturation 70%/);
    expect(view.getByText('68%')).toBeDefined();
  });

  it('has 10 lightnesses from 5 to 95 in tens [B-82]', async () => {
    const { values, current } = await openPanel();
    expect(values('Lightness')).toEqual([5, 15, 25, 35, 45, 55, 65, 75, 85, 95]);
    expect(current('Lightness')).toMatch(/^Lightness 45%/);
  });
});

describe('the RGB tab', () => {
  it('has 11 swatches for a channel, in steps of 10 around its value [B-83]', async () => {
    const { tab, values, current } = await openPanel('808080-ffffff');
    await tab('RGB');
    const around = [78, 88, 98, 108, 118, 128, 138, 148, 158, 168, 178];
    for (const channel of ['Red', 'Green', 'Blue']) expect(values(channel)).toEqual(around);
    expect(current('Green')).toBe('Green 128, #808080');
  });

  it('ends where the channel ends, with no value twice [B-83]', async () => {
    const { tab, values } = await openPanel();
    await tab('RGB');
    expect(values('Red')).toEqual([0, 3, 13, 23, 33, 43, 53, 63, 73, 83, 93]);
    expect(values('Blue')).toEqual([164, 174, 184, 194, 204, 214, 224, 234, 244, 254, 255]);
  });
});

describe('the Similar tab', () => {
  const GROUP = /similar colors$/;

  it('has 12 to 15 different near variants, and others after a refresh [B-84]', async () => {
    const { user, tab, hexesOf, view } = await openPanel();
    await tab('Similar');
    const first = hexesOf(GROUP);
    expect(first.length).toBeGreaterThanOrEqual(12);
    expect(first.length).toBeLessThanOrEqual(15);
    expect(new Set([...first, '#2B3FD6']).size).toBe(first.length + 1);
    await user.click(view.getByRole('button', { name: 'Refresh similar colors' }));
    expect(hexesOf(GROUP)).not.toEqual(first);
  });

  it('keeps the list on offer while one of it is the color, until another swatch is selected [B-84] [B-86]', async () => {
    const { user, tab, cells, hexesOf, hexes, dispatch } = await openPanel();
    await tab('Similar');
    const offered = hexesOf(GROUP);
    await user.click(cells(GROUP)[3] ?? document.body);
    expect(hexes()[0]).toBe(offered[3]);
    expect(hexesOf(GROUP)).toEqual(offered);
    await user.click(cells(GROUP)[8] ?? document.body);
    expect(hexes()[0]).toBe(offered[8]);
    expect(hexesOf(GROUP)).toEqual(offered);
    await dispatch(swatchSelected(1));
    expect(hexesOf(GROUP)).not.toEqual(offered);
  });
});

describe('the Color wheel tab', () => {
  it('has the complementary, analogous, triadic, square and tetradic schemes [B-85]', async () => {
    const { tab, labels, view } = await openPanel('ff0000-ffffff');
    await tab('Color wheel');
    const schemes = view.getAllByRole('toolbar').map((group) => group.getAttribute('aria-labelledby') ?? '');
    expect(schemes.map((id) => document.getElementById(id)?.textContent)).toEqual([
      'Complementary',
      'Analogous',
      'Triadic',
      'Square',
      'Tetradic',
    ]);
    expect(labels('Complementary')).toEqual(['Complementary 0°, #FF0000', 'Complementary 180°, #00FFFF']);
    expect(labels('Triadic')).toEqual([
      'Triadic 0°, #FF0000',
      'Triadic 120°, #00FF00',
      'Triadic 240°, #0000FF',
    ]);
    expect(labels('Analogous')).toHaveLength(3);
    expect(labels('Square')).toHaveLength(4);
    expect(labels('Tetradic')).toHaveLength(4);
  });

  it('gives a partner to the selected color [B-85] [B-86]', async () => {
    const { user, tab, cells, hexes } = await openPanel('ff0000-ffffff');
    await tab('Color wheel');
    await user.click(cells('Complementary')[1] ?? document.body);
    expect(hexes()).toEqual(['#00FFFF', '#FFFFFF']);
  });
});
