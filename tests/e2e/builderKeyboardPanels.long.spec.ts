// Every panel of the builder by keyboard alone: no test here touches a mouse, and each control is walked to.
import type { Page } from '@playwright/test';
import { clipboard, dialog, hexes, panel } from './builderParts';
import { reach, reachAndPress as press } from './keyboard';
import { expect, test } from './page';

const FIVE = ['#2A1230', '#2B3FD6', '#C9B6F2', '#F3EEE3', '#FF6A3D'];
const LINK = '/palette-builder?c=2a1230-2b3fd6-c9b6f2-f3eee3-ff6a3d';

test.beforeEach(async ({ page }) => {
  await page.goto(LINK);
  await expect(hexes(page)).toHaveText(FIVE);
});

/** The palette becomes another one, and one step back brings it here again. */
const expectOneStep = async (page: Page, apply: () => Promise<void>): Promise<void> => {
  const before = await hexes(page).allTextContents();
  await apply();
  await expect(hexes(page)).not.toHaveText(before);
  await page.keyboard.press('ControlOrMeta+z');
  await expect(hexes(page)).toHaveText(before);
};

test('panels of one color, gradients and the in-use preview by keyboard', async ({ page }) => {
  test.slow();
  await test.step('color adjustments: each tab, and a color of it taken', async () => {
    const adjustments = panel(page, 'Color adjustments');
    for (const tab of ['HSL', 'RGB', 'Similar', 'Color wheel']) {
      await reach(page, adjustments.getByRole('tab', { name: tab }));
      await expect(adjustments.getByRole('tab', { name: tab })).toHaveAttribute('aria-selected', 'true');
      const cells = adjustments.getByRole('toolbar').last().getByRole('button');
      await expectOneStep(page, () => press(page, cells.nth(1)));
    }
  });

  await test.step('shade scale: a step copied and taken, the scale copied', async () => {
    const scale = panel(page, 'Shade scale');
    await press(page, scale.getByRole('button', { name: /^Copy 300, / }));
    await expect.poll(() => clipboard(page)).toMatch(/^#[0-9A-F]{6}$/);
    await expectOneStep(page, () => press(page, scale.getByRole('button', { name: 'Use color' })));
    await press(page, scale.getByRole('button', { name: 'Copy scale' }));
    await expect(page.getByRole('menu')).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect.poll(() => clipboard(page)).toContain('950');
  });

  await test.step('gradients: source and size chosen, a color and the CSS copied', async () => {
    const gradients = panel(page, 'Gradient combinations');
    await reach(page, gradients.getByRole('tab', { name: 'Color wheel' }));
    await reach(page, gradients.getByRole('tab', { name: '4 colors' }));
    await expect(gradients.getByRole('tab', { name: '4 colors' })).toHaveAttribute('aria-selected', 'true');
    await press(page, gradients.getByRole('button', { name: /^Copy #/ }).nth(2));
    await expect.poll(() => clipboard(page)).toMatch(/^#/);
    await press(page, gradients.getByRole('button', { name: /^Copy CSS: / }).first());
    await expect.poll(() => clipboard(page)).toMatch(/^linear-gradient\(/);
  });

  await test.step('in-use preview: another template and theme, a role given another color and reset', async () => {
    const preview = panel(page, 'In-use preview');
    await reach(page, preview.getByRole('tab', { name: 'Chart' }));
    await expect(preview.getByRole('img', { name: /^Chart preview, light: / })).toBeVisible();
    await reach(page, preview.getByRole('tab', { name: 'Dark' }));
    await expect(preview.getByRole('img', { name: /^Chart preview, dark: / })).toBeVisible();
    const role = preview.getByRole('combobox', { name: /^Accent: / });
    await expect(role).toHaveAccessibleName(/automatic/);
    await press(page, role, ' ');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(role).not.toHaveAccessibleName(/automatic/);
    await press(page, preview.getByRole('button', { name: 'Reset roles' }));
    await expect(role).toHaveAccessibleName(/automatic/);
  });

  await test.step('values: copied, formats chosen, another color entered [B-55] [B-57]', async () => {
    const values = panel(page, 'Color values');
    await press(page, values.getByTitle('Copy Hex'));
    await expect.poll(() => clipboard(page)).toBe('#2A1230');
    await press(page, values.getByRole('button', { name: 'More formats' }));
    await expect(page.getByRole('menu')).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
    await expect(values.getByTitle(/^Copy /)).toHaveCount(4);
    await press(page, values.getByRole('button', { name: /Enter HEX/ }));
    await page.keyboard.type('0d9488');
    await page.keyboard.press('Enter');
    await expect(hexes(page).first()).toHaveText('#0D9488');
  });
});

test('panels of the whole palette by keyboard', async ({ page }) => {
  test.slow();
  await test.step('lists of palettes: derived, pairings, swaps, drawn anew and taken', async () => {
    const lists = [
      ['Color-derived palettes', 'Regenerate'],
      ['Pairings', null],
      ['Swap selected color', 'Refresh swaps'],
    ] as const;
    for (const [title, refresh] of lists) {
      const list = panel(page, title).getByRole('toolbar', { name: title });
      const results = list.getByRole('button').and(page.locator(':enabled'));
      if (refresh) {
        const first = await results.first().getAttribute('aria-label');
        await press(page, panel(page, title).getByRole('button', { name: refresh }));
        await expect(results.first()).not.toHaveAttribute('aria-label', first ?? '');
      }
      await expectOneStep(page, () => press(page, results.nth(2)));
    }
    const sizes = panel(page, 'Pairings').getByRole('tablist', { name: 'Colors per pairing' });
    await press(page, sizes.getByRole('tab', { name: '2 colors' }));
    await expect(panel(page, 'Pairings').getByText('10 combinations of 2 colors')).toBeVisible();
  });

  await test.step('palette adjustments: each tab, its choices, a color left out, a result taken', async () => {
    const adjustments = panel(page, 'Palette adjustments');
    const tab = (name: string) => adjustments.getByRole('tab', { name, exact: true });
    const results = adjustments.getByRole('tabpanel').getByRole('button', { name: /: #/ });

    await reach(page, adjustments.getByRole('combobox', { name: 'Tone of row 1' }));
    const label = await results.first().getAttribute('aria-label');
    await page.keyboard.press('ArrowDown');
    await expect(results.first()).not.toHaveAttribute('aria-label', label ?? '');
    const first = adjustments.getByRole('group', { name: 'Applies to' }).getByRole('button').first();
    await press(page, first, 'Space');
    await expect(first).toHaveAttribute('aria-pressed', 'false');

    await reach(page, tab('Tint'));
    await reach(page, adjustments.getByRole('combobox', { name: 'Tint' }));
    await expectOneStep(page, () => press(page, results.last()));
    await reach(page, tab('Hue'));
    await reach(page, adjustments.getByRole('tablist', { name: 'Hue step' }).getByRole('tab').last());
    await expectOneStep(page, () => press(page, results.last()));
    await reach(page, tab('Contrast'));
    await expectOneStep(page, () => press(page, results.last()));
    await reach(page, tab('Nivelate'));
    await reach(page, tab('Lightness'));
    await expectOneStep(page, () => press(page, results.last()));
    await reach(page, tab('Similar'));
    await press(page, adjustments.getByRole('button', { name: 'Refresh similar palettes' }));
    await expectOneStep(page, () => press(page, results.last()));
  });

  await test.step('contrast: black and white, a pair over the whole screen, the next one, swapped, closed', async () => {
    const matrix = panel(page, 'Contrast matrix');
    const tiles = matrix.getByRole('toolbar', { name: 'Pairs by contrast' }).getByRole('button');
    await expect(tiles).toHaveCount(20);
    await press(page, matrix.getByRole('checkbox', { name: 'Black and white' }), 'Space');
    await expect(tiles).toHaveCount(42);
    const tile = tiles.nth(4);
    await press(page, tile);
    const preview = dialog(page, 'Contrast preview');
    await expect(preview.getByText('5 / 42')).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expect(preview.getByText('6 / 42')).toBeVisible();
    await press(page, preview.getByRole('button', { name: 'Next pair' }));
    await expect(preview.getByText('7 / 42')).toBeVisible();
    await press(page, preview.getByRole('button', { name: 'Swap text and background' }));
    await expect(preview.getByText('8 / 42')).toBeVisible();
    await press(page, preview.getByRole('button', { name: 'Close' }));
    await expect(preview).toBeHidden();
    await expect(tile).toBeFocused();
  });

  await test.step('contrast repair: another target, and a repair applied', async () => {
    const repair = panel(page, 'Contrast repair');
    await reach(page, repair.getByRole('tab', { name: '3', exact: true }));
    const apply = repair.getByRole('button', { name: /^Apply / });
    await expectOneStep(page, () => press(page, apply.first()));
  });

  await test.step('color vision: a safe palette suggested and taken, another way of seeing taken', async () => {
    await page.goto('/palette-builder?c=d62728-2ca02c-8c564b-1f77b4');
    const sight = panel(page, 'Accessibility');
    await press(page, sight.getByRole('button', { name: 'Suggest' }));
    const suggestion = sight.getByRole('region', { name: 'Suggested palette' });
    await expectOneStep(page, () => press(page, suggestion.getByRole('button', { name: 'Use suggestion' })));
    await expectOneStep(page, () => press(page, sight.getByTitle('Use this palette').first()));
    await reach(page, sight.getByRole('tab', { name: 'Low vision' }));
    await expectOneStep(page, () => press(page, sight.getByRole('button', { name: /^Low vision: / })));
  });
});
