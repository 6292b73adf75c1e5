import type { Locator, Page } from '@playwright/test';
import { faultsIn, MESSAGES_REGION, WCAG_AND_PRACTICE } from './axe';
import { clipboard, strip } from './builderParts';
import { expect, test } from './page';
import { place, scales } from './themePage';

/** They show what a theme does, also one that nobody can read. */
const SAMPLES = ['[role="img"]', 'li > [aria-hidden]'];

const checks = (page: Page) => page.getByRole('region', { name: 'Checks' }).getByRole('status');

/** Presses Tab, or Shift and Tab, until a control has the focus. */
const tabTo = async (page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> => {
  await expect(target).toBeVisible();
  // Found once: to look for a role on the whole page costs more than a press.
  let element = await target.elementHandle();
  for (let presses = 0; presses < 250; presses++) {
    const focus = await element.evaluate((wanted) => {
      if (wanted === document.activeElement) return 'here';
      return wanted.isConnected ? 'elsewhere' : 'gone';
    });
    if (focus === 'here') return;
    if (focus === 'elsewhere') await page.keyboard.press(key);
    else element = await target.elementHandle();
  }
  throw new Error('Tab never comes to it');
};

const press = async (page: Page, target: Locator, key?: 'Tab' | 'Shift+Tab'): Promise<void> => {
  await tabTo(page, target, key);
  await page.keyboard.press('Enter');
};

/** Everything that axe finds, in light and dark. */
const faults = async (page: Page, selector: string): Promise<string[]> => {
  await expect(page.locator(selector)).toBeVisible();
  const audit = { include: [selector], exclude: [MESSAGES_REGION, ...SAMPLES], runOnly: WCAG_AND_PRACTICE };
  return (await faultsIn(page, audit)).map(({ theme, rule, html }) => `${theme}, ${rule}: ${html}`);
};

test('a theme is made, changed, repaired, taken away, brought back and undone by keys alone', async ({
  page,
}) => {
  test.slow();
  await page.goto('/palette-builder?c=0d9488-f59e0b-f5f5f4-1c1917');
  await expect(strip(page)).toBeVisible();
  await press(page, page.getByRole('link', { name: 'Make a theme' }));
  await expect(scales(page, 'Light').getByRole('button', { name: /^Copy teal / })).toHaveCount(11);
  expect(await faults(page, 'main')).toEqual([]);

  await test.step('a hue is added', async () => {
    await press(page, page.getByRole('button', { name: 'Add a hue' }));
    await expect(page).toHaveURL(/h=teal\.0d9488_amber\.f59e0b_/);
  });

  await test.step('a step is pinned, and moved along its scale', async () => {
    const first = scales(page, 'Light').getByRole('button', { name: /^Copy teal 50, / });
    await tabTo(page, first, 'Shift+Tab');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('p');
    await expect(page).toHaveURL(/pl=teal\.2\./);
    await page.keyboard.press('Alt+ArrowRight');
    await expect(page).toHaveURL(/pl=teal\.3\./);
    await expect(
      scales(page, 'Light').getByRole('button', { name: /^Copy teal 300, .*, pinned$/ }),
    ).toBeFocused();
  });

  await test.step('a role is locked by its key, and unlocked by its lock', async () => {
    await tabTo(page, place(page, 'Accent in light'));
    await page.keyboard.press('l');
    await expect(page).toHaveURL(/rl=accent\.amber/);
    const lock = page.getByRole('button', { name: 'Lock accent in light' });
    await expect(lock).toHaveAttribute('aria-pressed', 'true');
    await press(page, lock);
    await expect(lock).toHaveAttribute('aria-pressed', 'false');
    await expect(page).not.toHaveURL(/rl=/);
  });

  await test.step('a point of a curve is moved', async () => {
    await tabTo(page, page.getByRole('slider', { name: 'Lightness of 700' }));
    await page.keyboard.press('ArrowDown');
    await expect(page).toHaveURL(/&tl=/);
  });

  await test.step('a role is given another step', async () => {
    await press(page, place(page, 'Link in light'));
    const dialog = page.getByRole('dialog', { name: 'Link in light' });
    expect(await faults(page, '[role="dialog"]')).toEqual([]);
    await tabTo(page, dialog.getByRole('searchbox'));
    await page.keyboard.type('amber 300');
    await press(page, dialog.getByRole('button', { name: /^amber 300, / }));
    await expect(dialog).toBeHidden();
    await expect(place(page, 'Link in light')).toBeFocused();
    await expect(place(page, 'Link in light')).toHaveAccessibleName(/: amber 300, .*too little contrast$/);
  });

  await test.step('another is kept as it is, whatever the rules would have', async () => {
    await expect(place(page, 'Primary in light')).toHaveAccessibleName(/, automatic/);
    await press(page, place(page, 'Primary in light'));
    const dialog = page.getByRole('dialog', { name: 'Primary in light' });
    await press(page, dialog.getByRole('button', { pressed: true }));
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(/rl=[^&]*primary\.teal/);
    await expect(place(page, 'Primary in light')).not.toHaveAccessibleName(/automatic/);
  });

  await test.step('what is broken is repaired', async () => {
    await expect(checks(page)).toHaveText(/required pairs miss/);
    expect(await faults(page, 'main')).toEqual([]);
    await press(page, page.getByRole('button', { name: /^Use .+ for link on background, light$/ }));
    await expect(checks(page)).toHaveText(/^All 54/);
  });

  // The address follows with a short delay.
  await expect(page).not.toHaveURL(/link\.amber\.3/);
  const made = page.url();

  await test.step('it is taken away', async () => {
    await press(page, page.getByRole('button', { name: 'Export' }), 'Shift+Tab');
    const dialog = page.getByRole('dialog', { name: 'Export theme' });
    expect(await faults(page, '[role="dialog"]')).toEqual([]);
    await tabTo(page, dialog.getByRole('radio', { name: 'CSS light-dark()' }));
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect(dialog.getByRole('radio', { name: 'CSS by class' })).toBeChecked();
    await expect(dialog.getByRole('region', { name: /-theme\.css$/ })).toContainText('.dark {');
    await press(page, dialog.getByRole('button', { name: 'Copy' }));
    await expect.poll(() => clipboard(page)).toContain('Hueloom theme: h=teal');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('button', { name: 'Export' })).toBeFocused();
  });

  await test.step('another theme comes in, and goes by undo', async () => {
    await press(page, page.getByRole('button', { name: 'Import a theme' }), 'Shift+Tab');
    const dialog = page.getByRole('dialog', { name: 'Import a theme' });
    await tabTo(page, dialog.getByRole('textbox'));
    await page.keyboard.insertText(':root { --primary: #be123c; --background: #fff }');
    await expect(dialog.getByRole('button', { name: 'Open theme' })).toBeEnabled();
    expect(await faults(page, '[role="dialog"]')).toEqual([]);
    await press(page, dialog.getByRole('button', { name: 'Open theme' }));
    await expect(page).toHaveURL(/h=rose\.be123c/);
    await page.keyboard.press('Control+z');
    await expect(page).toHaveURL(made);
  });

  await test.step('what was exported is the same theme again', async () => {
    await press(page, page.getByRole('button', { name: 'Import a theme' }));
    const dialog = page.getByRole('dialog', { name: 'Import a theme' });
    await tabTo(page, dialog.getByRole('textbox'));
    await page.keyboard.press('Control+v');
    await expect(dialog.getByRole('button', { name: 'Open theme' })).toBeEnabled();
    await press(page, dialog.getByRole('button', { name: 'Open theme' }));
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(made);
  });

  await test.step('every change is undone', async () => {
    for (let steps = 0; steps < 14; steps++) await page.keyboard.press('Control+z');
    await expect(page).toHaveURL(/\/theme\?h=teal\.0d9488_amber\.f59e0b&g=f5f5f4\.1c1917$/);
    await expect(page.getByLabel('Undo', { exact: true })).toBeDisabled();
  });
});

test('a theme is seen where the system has colors of its own', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/theme?h=teal.0d9488_green.16a34a&gm=p3&pl=teal.3.99f6e4');
  const cell = scales(page, 'Light').getByRole('button', { name: /^Copy green 950, / });
  await expect(cell).toHaveAccessibleName(/, wide$/);
  // The colors are what it is about: they stay.
  const shown = await cell.evaluate((element) => getComputedStyle(element).backgroundColor);
  expect((await cell.getAttribute('aria-label'))?.toLowerCase()).toContain(
    shown.replace(
      /^rgb\((\d+), (\d+), (\d+)\)$/,
      (_, r, g, b) =>
        `#${[r, g, b].map((channel) => Number(channel).toString(16).padStart(2, '0')).join('')}`,
    ),
  );
});

test('a theme that was worked on stays beside another palette, and follows it by keys alone', async ({
  page,
}) => {
  await page.goto('/palette-builder?c=4f46e5-1c1917');
  await expect(strip(page)).toBeVisible();
  await page.goto('/theme?h=indigo.4f46e5&g=1c1917');
  await tabTo(page, place(page, 'Link in light'));
  await page.keyboard.press('l');
  await expect(page).toHaveURL(/rl=link\.indigo/);
  await page.goto('/palette-builder?c=0d9488-1c1917');
  await expect(strip(page)).toBeVisible();
  await page.goto('/theme');
  const bar = page.getByRole('region', { name: 'Palette in the builder' });
  await expect(bar).toBeVisible();
  expect(await faults(page, 'main')).toEqual([]);
  await press(page, bar.getByRole('button', { name: 'Follow the palette' }));
  await expect(page).toHaveURL(/h=teal\.0d9488&g=1c1917&rl=link\.teal/);
  await expect(bar).toBeHidden();
  await page.keyboard.press('Control+z');
  await expect(page).toHaveURL(/h=indigo\.4f46e5/);
  await press(page, bar.getByRole('button', { name: 'Keep this theme' }));
  await expect(bar).toBeHidden();
  await expect(page).toHaveURL(/h=indigo\.4f46e5/);
});
