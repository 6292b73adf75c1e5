import { act, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createPalette } from '../../../../../src/palette/palette';
import { colorFromHex } from '../../../../../src/color/color';
import { contrastRatio } from '../../../../../src/color/contrast';
import { commitPalette, replacePalette } from '../../../../../src/state/palette/commitPalette';
import { moveSwatch } from '../../../../../src/state/palette/editPalette';
import { wentBack } from '../../../../../src/state/palette/historySlice';
import { swatchSelected } from '../../../../../src/state/palette/selectionSlice';
import { renderPanel } from '../../../../support/renderPanel';

const BRAND = '2a1230-2b3fd6-c9b6f2-f3eee3-ff6a3d';
const ratio = (a: string, b: string): number => contrastRatio(colorFromHex(a).rgb, colorFromHex(b).rgb);

const open = async (colors = BRAND, selected = 1) => {
  const rendered = await renderPanel('in-use-preview', colors);
  await rendered.dispatch(swatchSelected(selected));
  const panel = within(rendered.panel);
  const preview = () => panel.getByRole('img');
  const role = (name: string) => panel.getByRole('combobox', { name: new RegExp(`^${name}: #`) });
  return {
    ...rendered,
    preview,
    role,
    /** The color of a role, as its button says it. */
    hexOf: (name: string) =>
      role(name)
        .getAttribute('aria-label')
        ?.match(/#[0-9A-F]{6}/)?.[0] ?? '',
    choose: async (name: string, option: RegExp) => {
      await rendered.user.click(role(name));
      await rendered.user.selectOptions(role(name), within(role(name)).getByRole('option', { name: option }));
    },
    /** The drag library has a region of its own, which stays silent. */
    warning: () =>
      panel
        .getAllByRole('status')
        .map(({ textContent }) => textContent)
        .join(''),
  };
};

describe('the in-use preview', () => {
  it.each([
    ['Page', 'Eight evenings at the wheel'],
    ['Card', 'Miso aubergine with sesame'],
    ['Chart', 'Rooftop hives'],
    ['Poster', 'Low tide'],
  ])('has the template %s, an image whose text alternative lists the roles', async (name, words) => {
    const { user, preview } = await open();
    await user.click(screen.getByRole('tab', { name }));
    expect(screen.getByText(words)).toBeDefined();
    expect(preview().getAttribute('aria-label')).toBe(
      `${name} preview, light: Background #F3EEE3, Surface #C9B6F2, Border #AA95CC, Text #2A1230, ` +
        'Muted text #513D54, Primary #2B3FD6, On primary #F3EEE3, Accent #FF6A3D, On accent #2A1230',
    );
  });

  it('is drawn in the colors of the roles', async () => {
    const { preview } = await open();
    const { style } = preview();
    expect(style.getPropertyValue('--use-background')).toBe('#F3EEE3');
    expect(style.getPropertyValue('--use-on-primary')).toBe('#F3EEE3');
    expect(style.getPropertyValue('--use-muted-text')).toBe('#513D54');
    expect(style.getPropertyValue('--use-series-2')).toBe('#FF6A3D');
  });

  it('says how each kind of text reads, and warns of none', async () => {
    const { panel, warning } = await open();
    const said = within(panel)
      .getAllByRole('term')
      .map((term) => `${term.textContent} ${term.nextElementSibling?.textContent}`);
    expect(said).toEqual([
      'Body text 14.78',
      'Card text 9.33',
      'Muted text 5.34',
      'Button text 6.51',
      'Badge text 6.01',
    ]);
    expect(warning()).toBe('');
  });

  it('has a light and a dark side', async () => {
    const { user, hexOf, preview } = await open();
    await user.click(screen.getByRole('tab', { name: 'Dark' }));
    expect([hexOf('Background'), hexOf('Text'), hexOf('Primary')]).toEqual(['#2A1230', '#F3EEE3', '#2B3FD6']);
    expect(preview().getAttribute('aria-label')).toMatch(/^Page preview, dark: /);
  });

  it('follows the base color', async () => {
    const { dispatch, hexOf } = await open();
    await dispatch(swatchSelected(4));
    expect(hexOf('Primary')).toBe('#FF6A3D');
    await dispatch(swatchSelected(0));
    expect(hexOf('Primary')).toBe('#2A1230');
  });

  it('shows the base color, which is another than the selected one once a derived palette was taken [B-104]', async () => {
    const { dispatch, hexOf, panel } = await open();
    const base = () => within(panel).getByTitle('Base color').style.background;
    expect(base()).toBe('#2B3FD6');
    const derived = ['#F3EEE3', '#2B3FD6', '#2A1230'].map(colorFromHex);
    const colors = BRAND.split('-').map(colorFromHex);
    const source = { colors, locked: colors.map(() => false), selected: 1 };
    await dispatch(replacePalette(derived, { origin: { panelId: 'derived-palettes', source } }));
    expect(hexOf('Primary')).toBe('#2B3FD6');
    expect(base()).toBe('#2B3FD6');
  });
});

describe('a role', () => {
  it('takes a color from its list, and the rules again', async () => {
    const { role, hexOf, choose } = await open();
    act(() => role('Surface').focus());
    expect(
      within(role('Surface'))
        .getAllByRole('option')
        .map(({ textContent }) => textContent.match(/Automatic|#.+/)?.[0]),
    ).toEqual(['Automatic', '#2A1230', '#2B3FD6', '#C9B6F2', '#F3EEE3', '#FF6A3D']);
    await choose('Surface', /#FF6A3D/);
    expect(hexOf('Surface')).toBe('#FF6A3D');
    expect(role('Surface').getAttribute('aria-label')).toBe('Surface: #FF6A3D');
    await choose('Surface', /^Automatic/);
    expect(role('Surface').getAttribute('aria-label')).toBe('Surface: #C9B6F2, automatic');
  });

  it('lets the others fit themselves to it', async () => {
    const { choose, hexOf } = await open();
    await choose('Background', /#2B3FD6/);
    expect(ratio(hexOf('Text'), '#2B3FD6')).toBeGreaterThanOrEqual(4.5);
    expect(hexOf('Primary')).not.toBe('#2B3FD6');
  });

  it('that makes text hard to read is warned of, with the ratio', async () => {
    const { choose, warning, role } = await open();
    await choose('Text', /#C9B6F2/);
    expect(warning()).toMatch(/^Below 4\.5:1: Body text, Card text/);
    expect(role('Text').getAttribute('aria-label')).toBe('Text: #C9B6F2, hard to read');
    await choose('Text', /^Automatic/);
    expect(warning()).toBe('');
  });

  it('stays while its color is in the palette, wherever that moves, and comes back with it', async () => {
    const { dispatch, choose, hexOf } = await open();
    await choose('Surface', /#FF6A3D/);
    await dispatch(moveSwatch(4, 0));
    expect(hexOf('Surface')).toBe('#FF6A3D');
    await dispatch(commitPalette(createPalette(['#2A1230', '#2B3FD6', '#F3EEE3'].map(colorFromHex))));
    expect(hexOf('Surface')).not.toBe('#FF6A3D');
    await dispatch(wentBack());
    expect(hexOf('Surface')).toBe('#FF6A3D');
  });

  it("is the mode's own, and all go back to the rules by Reset roles", async () => {
    const { choose, hexOf, user, panel } = await open();
    const reset = within(panel).getByRole('button', { name: 'Reset roles' });
    expect(reset.getAttribute('aria-disabled')).toBe('true');
    await choose('Accent', /#C9B6F2/);
    await user.click(screen.getByRole('tab', { name: 'Dark' }));
    expect(hexOf('Accent')).toBe('#FF6A3D');
    await user.click(screen.getByRole('tab', { name: 'Light' }));
    expect(hexOf('Accent')).toBe('#C9B6F2');
    await user.click(reset);
    expect(hexOf('Accent')).toBe('#FF6A3D');
  });

  it('leaves the palette and its history alone', async () => {
    const { choose, hexes, steps } = await open();
    await choose('Accent', /#C9B6F2/);
    expect(hexes()).toEqual(['#2A1230', '#2B3FD6', '#C9B6F2', '#F3EEE3', '#FF6A3D']);
    expect(steps()).toBe(1);
  });
});
