// Every job of the builder by keyboard alone: no test here touches a mouse, and each control is walked to. The panels are in builderKeyboardPanels.long.spec.ts.
import { clipboard, control, dialog, hexes, strip, swatches, tool } from './builderParts';
import { reach, reachAndPress as press } from './keyboard';
import { expect, test } from './page';

const FIVE = ['#2A1230', '#2B3FD6', '#C9B6F2', '#F3EEE3', '#FF6A3D'];
const IMPORTED = ['#0D9488', '#F5F5F4', '#1C1917'];
const LINK = '/palette-builder?c=2a1230-2b3fd6-c9b6f2-f3eee3-ff6a3d';

test.beforeEach(async ({ page }) => {
  await page.goto(LINK);
  await expect(hexes(page)).toHaveText(FIVE);
});

test('the strip: skip to it, select, lock, duplicate, delete, move, drag, insert and fill [B-14] [B-16] [B-17] [B-22]', async ({
  page,
}) => {
  await press(page, page.getByRole('link', { name: 'Skip to content' }));
  await press(page, swatches(page).nth(1));
  await expect(swatches(page).nth(1)).toHaveAttribute('aria-current', 'true');

  await press(page, control(page, 'Lock color'));
  await expect(control(page, 'Unlock color').first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(control(page, 'Lock color')).toBeFocused();

  await press(page, control(page, 'Duplicate color'));
  await expect(hexes(page)).toHaveCount(6);
  await press(page, control(page, 'Delete color'));
  await expect(hexes(page)).toHaveText(FIVE);

  await press(page, swatches(page).nth(1));
  await press(page, control(page, 'Move right'));
  await expect(hexes(page)).toHaveText(['#2A1230', '#C9B6F2', '#2B3FD6', '#F3EEE3', '#FF6A3D']);
  await press(page, control(page, 'Move left'));
  await expect(hexes(page)).toHaveText(FIVE);

  await press(page, control(page, 'Drag to move'), 'Space');
  await expect(strip(page).locator('[data-dragged]')).toHaveCount(1);
  // The first keys may come before the drag listens to them.
  const moved = page.getByText('Color 2, #2B3FD6, is now at position 3 of 5');
  for (let i = 0; i < 40 && (await moved.count()) === 0; i += 1) await page.keyboard.press('ArrowRight');
  await expect(moved).toBeAttached();
  await page.keyboard.press('Space');
  await expect(hexes(page)).toHaveText(['#2A1230', '#C9B6F2', '#2B3FD6', '#F3EEE3', '#FF6A3D']);

  await press(page, control(page, 'Add a color between color 1 and color 2'));
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(hexes(page)).toHaveCount(6);
  await press(page, control(page, 'Add a color between color 1 and color 2'));
  await press(page, control(page, 'Add 3 colors'));
  await expect(hexes(page)).toHaveCount(9);

  await press(page, hexes(page).nth(0));
  await expect.poll(() => clipboard(page)).toBe('#2A1230');
});

test('everything above the panels by keyboard', async ({ page }) => {
  await test.step('the toolbar: method, generate, mirror, undo, redo, jump, rename, link, expand [B-08] [B-09] [B-23] [B-25] [B-46]', async () => {
    const method = tool(page, /^Generator method: /);
    const before = await method.getAttribute('aria-label');
    await press(page, method);
    await expect(page.getByRole('menu')).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(method).not.toHaveAttribute('aria-label', before ?? '');
    await expect(method).toBeFocused();

    await press(page, tool(page, /^Generate/).first());
    await expect(hexes(page)).not.toHaveText(FIVE);
    const generated = await hexes(page).allTextContents();
    await press(page, tool(page, 'Mirror palette horizontally'));
    await expect(hexes(page)).toHaveText(generated.toReversed());

    await press(page, tool(page, 'Previous palette'));
    await expect(hexes(page)).toHaveText(generated);
    await press(page, tool(page, 'Next palette'));
    await expect(hexes(page)).toHaveText(generated.toReversed());
    await press(page, tool(page, /^Palette 1 of 3: /));
    await expect(hexes(page)).toHaveText(FIVE);

    await press(page, tool(page, 'Name this palette'));
    await page.keyboard.type('Orchid night');
    await page.keyboard.press('Enter');
    await expect(tool(page, 'Rename palette Orchid night')).toBeFocused();

    await press(page, tool(page, 'Copy link'));
    await expect.poll(() => clipboard(page)).toBe(new URL(`${LINK}&n=Orchid+night`, page.url()).href);

    await press(page, tool(page, 'Expand palette (F)'));
    await press(page, tool(page, 'Collapse palette'));
    await expect(tool(page, 'Expand palette (F)')).toBeFocused();
  });

  await test.step('random adjustments: preview, switch a color off, another one, discard, accept [B-26] [B-28]', async () => {
    const bar = page.getByRole('region', { name: 'Random adjustment' });
    await press(page, tool(page, 'Random palette adjustments'));
    await expect(bar).toBeFocused();
    await press(page, page.getByRole('switch').first(), 'Space');
    await expect(page.getByRole('switch').first()).not.toBeChecked();
    await press(page, bar.getByRole('button', { name: 'Try another' }));
    await press(page, bar.getByRole('button', { name: /^Discard/ }));
    await expect(tool(page, 'Random palette adjustments')).toBeFocused();
    await expect(hexes(page)).toHaveText(FIVE);

    await page.keyboard.press('Enter');
    await press(page, bar.getByRole('button', { name: /^Accept/ }));
    await expect(hexes(page)).not.toHaveText(FIVE);
  });

  await test.step('export: a format chosen, copied, downloaded; import: colors typed, one left out, taken', async () => {
    await press(page, tool(page, 'Export palette'));
    const exporting = dialog(page, 'Export palette');
    const format = exporting.getByRole('button', { name: /^SCSS/ });
    await press(page, format);
    await expect(format).toHaveAttribute('aria-pressed', 'true');
    await press(page, exporting.getByRole('button', { name: 'Copy', exact: true }));
    await expect.poll(() => clipboard(page)).toContain('$');
    const download = page.waitForEvent('download');
    await press(page, exporting.getByRole('button', { name: /^Download/ }));
    expect((await download).suggestedFilename()).toMatch(/\.scss$/);
    await reach(page, format);
    await page.keyboard.press('Home');
    await page.keyboard.press('Enter');
    await expect(exporting.getByText('orchid-night.txt')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(exporting).toBeHidden();
    await expect(tool(page, 'Export palette')).toBeFocused();

    await press(page, tool(page, 'Import palette'));
    const importing = dialog(page, 'Import palette');
    const text = importing.getByRole('textbox');
    await expect(text).toBeFocused();
    await page.keyboard.type('#0D9488 #F5F5F4 #1C1917 #FFB094');
    await press(page, importing.getByRole('button', { name: /^#FFB094/ }));
    await press(page, importing.getByRole('button', { name: 'Use 3 colors' }));
    await expect(hexes(page)).toHaveText(IMPORTED);
  });

  await test.step('the sheet of shortcuts, single keys off, and saving asks to sign in [B-51] [B-106]', async () => {
    await reach(page, swatches(page).first());
    await page.keyboard.press('?');
    const sheet = dialog(page, 'Keyboard shortcuts');
    await press(page, sheet.getByRole('switch', { name: 'Single-key shortcuts' }), 'Space');
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    await page.keyboard.press('Space');
    await page.keyboard.press('?');
    await expect(hexes(page)).toHaveText(IMPORTED);
    await expect(sheet).toBeHidden();
    await page.keyboard.press('ControlOrMeta+s');
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await press(page, tool(page, /^Save/));
    await expect(page.getByRole('dialog')).toBeVisible();
    await press(page, page.getByRole('dialog').getByRole('button', { name: 'Close' }));
    await expect(page.getByRole('dialog')).toBeHidden();
  });
});
