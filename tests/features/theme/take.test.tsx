import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { simulateDeficiency } from '../../../src/color/deficiency';
import { colorFromHex, colorFromRgb } from '../../../src/color/color';
import { formatHex } from '../../../src/color/format';
import { FORMAT_USES } from '../../../src/domain/themeExportMessages';
import { SHEET_FORMATS } from '../../../src/theme/exports/sheetFormats';
import { THEME_FORMATS } from '../../../src/theme/exports/themeFormats';
import { parseThemeQuery } from '../../../src/theme/themeAddress';
import { openTheme } from './openTheme';

/** Few steps: what is seen here does not depend on them. */
const LINK = '/theme?h=teal.0d9488&s=a.b.c.d';

describe('the theme in use', () => {
  it.each([
    ['Components', 'Stoneware bowls'],
    ['Page', 'Eight evenings at the wheel'],
    ['Card', 'Miso aubergine with sesame'],
    ['Chart', 'Rooftop hives'],
    ['Numbers', 'Kilns in use'],
    ['Poster', 'Low tide'],
  ])('has the template %s in light and dark', async (name, words) => {
    const { user, region } = await openTheme(LINK);
    await user.click(region('In use').getByRole('tab', { name }));
    expect(region('In use').getAllByText(words)).toHaveLength(2);
    for (const mode of ['light', 'dark'])
      expect(region('In use').getByRole('img', { name: `${name} in ${mode}` })).toBeDefined();
  });

  it('says whether everyone tells the colors of numbers apart', async () => {
    const { user, region } = await openTheme(LINK);
    await user.click(region('In use').getByRole('tab', { name: 'Numbers' }));
    expect(
      region('In use').getByText(
        /^Normal vision and all eight simulations tell all colors of both scales apart\. Nearest: (?:sequential|diverging), (?:light|dark), 0\.\d{3} apart in OKLab, for (?:normal vision|\w+a|\w+y)\. The scales/,
      ),
    ).toBeDefined();
    const preview = region('In use').getByRole('img', { name: 'Numbers in dark' });
    expect(preview.style.getPropertyValue('--use-diverging-5')).toMatch(/^#[0-9A-F]{6}$/);
  });

  it('is painted in the roles, as the chosen kind of color vision sees them', async () => {
    const { user, region } = await openTheme(`${LINK}&rl=primary.teal.a0`);
    const primary = () =>
      region('In use')
        .getByRole('img', { name: /in light/ })
        .style.getPropertyValue('--use-primary');
    expect(primary()).toBe('#0D9488');
    await user.selectOptions(region('In use').getByRole('combobox', { name: 'Color vision' }), 'Protanopia');
    const seen = simulateDeficiency(colorFromHex('#0D9488').rgb, 'protanopia');
    expect(primary()).toBe(formatHex(colorFromRgb(seen)));
    expect(region('In use').getByRole('img', { name: 'Components in dark, protanopia' })).toBeDefined();
  });
});

describe('the export of a theme', () => {
  it('says of every format, and of nothing else, what to do with it', async () => {
    expect(Object.keys(FORMAT_USES)).toEqual(THEME_FORMATS.map(({ id }) => id));
    const { user } = await openTheme(LINK);
    await user.click(screen.getByRole('button', { name: 'Export' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Export theme' }));
    await user.click(dialog.getByRole('radio', { name: 'shadcn/ui' }));
    const use = dialog.getByText(/^In globals\.css, in place of the colors of its :root/).textContent;
    expect(use).toContain('Keep the rest: --radius');
    expect(use).toContain('Added to its own: link, success, warning, info, charts 6–8');
  });

  it('shows the file of the chosen format, and copies it', async () => {
    const { user, services } = await openTheme(LINK);
    await user.click(screen.getByRole('button', { name: 'Export' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Export theme' }));
    expect(dialog.getAllByRole('radio')).toHaveLength(THEME_FORMATS.length + SHEET_FORMATS.length);
    await user.click(dialog.getByRole('radio', { name: 'Tailwind 4' }));
    const theme = parseThemeQuery('?h=teal.0d9488&s=a.b.c.d');
    if (typeof theme === 'string') throw new TypeError('not a theme');
    const text = THEME_FORMATS.find(({ id }) => id === 'tailwind4')?.files(theme)[0]?.text ?? '';
    await waitFor(() =>
      expect(dialog.getByRole('region', { name: 'teal-theme.css' }).textContent).toBe(text),
    );
    await user.click(dialog.getByRole('button', { name: 'Copy' }));
    expect(services.copied).toEqual([text]);
  });

  it('shows each file of a format of several', async () => {
    const { user } = await openTheme(LINK);
    await user.click(screen.getByRole('button', { name: 'Export' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Export theme' }));
    await user.click(dialog.getByRole('radio', { name: 'Tailwind 3' }));
    await user.click(await dialog.findByRole('tab', { name: 'theme.css' }));
    expect(dialog.getByRole('region', { name: 'theme.css' })).toBeDefined();
    expect(dialog.getByRole('button', { name: 'Download 2 files' })).toBeDefined();
  });
});
