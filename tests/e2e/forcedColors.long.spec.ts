import type { Locator } from '@playwright/test';
import { signInByHttp } from './accountByHttp';
import { expect, test } from './page';

test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

const COLORS = ['#0D9488', '#F5F5F4', '#1C1917'];
const asCss = (hex: string): string => {
  const packed = Number.parseInt(hex.slice(1), 16);
  return `rgb(${packed >> 16}, ${(packed >> 8) & 255}, ${packed & 255})`;
};

// Colors that the reader has chosen for all pages take the place of ours, but never of those that the page is about.
test('in forced colors a palette keeps its colors, what is chosen stands out, and labels can be read @phone', async ({
  page,
}) => {
  await page.goto(`/palette-builder?c=${COLORS.map((hex) => hex.slice(1)).join('-')}`);
  const swatches = page.getByRole('list', { name: 'Color palette' }).locator('[style*="--color:"]');
  await expect(swatches.first()).toBeVisible();
  const grounds = await swatches.evaluateAll((all) =>
    all.map((one) => getComputedStyle(one).backgroundColor),
  );
  expect(grounds.filter((ground) => COLORS.map(asCss).includes(ground))).toHaveLength(COLORS.length);
  // A selected color is marked, not painted over.
  const face = page.getByRole('list', { name: 'Color palette' }).locator('[aria-current]').first();
  await expect(face).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');

  const look = (name: string) =>
    page
      .getByRole('tab', { name, exact: true })
      .first()
      .evaluate((tab) => {
        const { backgroundColor, color } = getComputedStyle(tab);
        return { backgroundColor, color };
      });
  const [chosen, other] = [await look('HSL'), await look('RGB')];
  expect(chosen.backgroundColor).not.toBe(other.backgroundColor);
  expect(chosen.color).not.toBe(chosen.backgroundColor);

  const generate = page.getByRole('button', { name: /^Generate/ }).first();
  const { color, backgroundColor } = await generate.evaluate((button) => {
    const style = getComputedStyle(button);
    return { color: style.color, backgroundColor: style.backgroundColor };
  });
  expect(color).not.toBe(backgroundColor);
});

test('in forced colors cards of palettes keep their colors', async ({ page }) => {
  await page.goto('/explore');
  const card = page.locator('[style*="--color:"]');
  await expect(card.nth(10)).toBeVisible();
  const grounds = await card.evaluateAll((all) => all.map((one) => getComputedStyle(one).backgroundColor));
  // Few palettes of the service are black and white alone.
  expect(new Set(grounds).size).toBeGreaterThan(10);
});

/** The grounds and edges of elements, as the browser paints them. */
const paintOf = (elements: Locator) =>
  elements.evaluateAll((all) =>
    all.map((one) => {
      const { backgroundColor, borderTopColor } = getComputedStyle(one);
      return { backgroundColor, borderTopColor };
    }),
  );
const groundsOf = async (elements: Locator): Promise<string[]> =>
  (await paintOf(elements)).map(({ backgroundColor }) => backgroundColor);

for (const colorScheme of ['light', 'dark'] as const)
  test(`in forced colors the back office tells bars, words in frames and what is chosen apart, in a ${colorScheme} scheme`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme });
    await signInByHttp(page.context(), 'admin@example.com');
    const ground = () => page.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor);
    const current = () =>
      page.getByRole('navigation', { name: 'Administration' }).locator('[aria-current="page"]');

    await page.goto('/admin');
    // Sign-ups, PRO, and the running week, whose bars are an edge alone.
    const legend = page.getByRole('region', { name: 'Last 12 weeks' }).locator('header i');
    await expect(legend).toHaveCount(3);
    expect(new Set([...(await groundsOf(legend)).slice(0, 2), await ground()]).size).toBe(3);
    expect((await paintOf(legend))[2]?.borderTopColor).not.toBe(await ground());
    expect(await groundsOf(current())).not.toContain(await ground());

    await page.goto('/admin/users');
    for (const word of ['PRO', 'Free']) {
      const badge = page.getByRole('row').getByText(word, { exact: true }).first();
      await expect(badge).toBeVisible();
      expect((await paintOf(badge))[0]?.borderTopColor, word).not.toBe(await ground());
    }
    await page.getByRole('row').nth(1).getByRole('button').click();
    const details = page.getByRole('dialog', { name: 'User details' });
    await expect(details).toBeVisible();
    expect((await paintOf(details))[0]?.borderTopColor).not.toBe(await ground());

    await page.goto('/admin/settings');
    const option = page.getByRole('switch').first();
    await expect(option).toBeVisible();
    const before = await groundsOf(option);
    await option.click();
    expect(await groundsOf(option)).not.toEqual(before);
  });

test('in forced colors the settings, projects and films say what is chosen, and keep the colors of palettes', async ({
  page,
}) => {
  await signInByHttp(page.context(), 'pro@example.com');
  await page.goto('/settings');
  const rail = page.getByRole('navigation', { name: 'Settings' });
  const [chosen, other] = [rail.locator('[aria-current]'), rail.locator('a:not([aria-current])')];
  await expect(chosen).toHaveCount(1);
  expect(await groundsOf(chosen)).not.toEqual((await groundsOf(other)).slice(0, 1));

  await page.goto('/projects');
  const project = page.getByRole('list', { name: 'Projects' });
  await expect(project.getByRole('listitem').first()).toBeVisible();
  const strips = project.locator('[style*="--color:"], [style*="background"]');
  const painted = await strips.evaluateAll((all) => all.map((one) => getComputedStyle(one).background));
  expect(new Set(painted).size).toBeGreaterThan(3);

  await page.goto('/video-to-palette');
  await expect(page.getByRole('button', { name: 'Upload video' })).toBeVisible();
  const { color, backgroundColor } = await page
    .getByRole('button', { name: 'Upload video' })
    .evaluate((button) => getComputedStyle(button));
  expect(color).not.toBe(backgroundColor);
});

test('in forced colors what is taken over in a comparison stands out, and what a palette has not got is seen to be a button', async ({
  page,
}) => {
  await page.goto('/palette-builder?c=0d9488-f5f5f4-1c1917');
  await page.getByRole('button', { name: 'Compare and mix palettes' }).click();
  const dialog = page.getByRole('dialog', { name: 'Compare and mix palettes' });
  await test.step('a sign alone has an edge, and what is disabled has a broken one', async () => {
    await expect(dialog.getByRole('button', { name: 'Close' })).toHaveCSS('outline-style', 'solid');
    const use = dialog.getByRole('button', { name: 'Use this palette' });
    await expect(use).toHaveCSS('border-top-style', 'dashed');
  });
  await dialog.getByRole('textbox').fill('ff5a36-2b3fd6');
  const taken = dialog.getByRole('button', { name: /^Color 1: take .* of the builder$/ });
  const other = dialog.getByRole('button', { name: /^Color 2: take .* of the builder$/ });
  await taken.click();
  const outline = (button: Locator) => button.evaluate((one) => getComputedStyle(one).outlineStyle);
  expect(await outline(taken)).not.toBe('none');
  expect(await outline(other)).toBe('none');
  const none = dialog.getByRole('button', { name: /none, leave it out/ });
  await expect(none).toHaveCSS('border-top-style', 'dashed');
});

test('in forced colors the step that is meant is filled, what goes back is not, and an example in a field is none that was typed', async ({
  page,
}) => {
  await signInByHttp(page.context(), 'pro@example.com');
  await page.goto('/palette-builder?c=0d9488-f5f5f4-1c1917');
  await expect(page.getByRole('list', { name: 'Color palette' })).toBeVisible();
  await page.keyboard.press('Control+S');
  const dialog = page.getByRole('dialog', { name: 'Save palette' });
  const [meant, back] = [
    dialog.getByRole('button', { name: 'Save palette' }),
    dialog.getByRole('button', { name: 'Cancel' }),
  ];
  // Until it is known what it will do it is disabled.
  await expect(meant).toBeEnabled();
  expect(await groundsOf(meant)).not.toEqual(await groundsOf(back));
  const { color, backgroundColor } = await meant.evaluate((button) => getComputedStyle(button));
  expect(color).not.toBe(backgroundColor);
  const tags = dialog.getByRole('combobox', { name: /Tags/ });
  const [example, typed] = await tags.evaluate((field) => [
    getComputedStyle(field, '::placeholder').color,
    getComputedStyle(field).color,
  ]);
  expect(example).not.toBe(typed);
});

test('in forced colors what is used of the pictures is told from what is left', async ({ page }) => {
  await page.goto('/image-to-palette');
  const used = page.locator('[class*="ticks"] i:not([data-left])');
  const left = page.locator('[class*="ticks"] i[data-left]');
  await expect(left.first()).toBeVisible();
  const ground = await page.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor);
  expect(await groundsOf(left.first())).not.toContain(ground);
  await left.last().evaluate((tick) => tick.removeAttribute('data-left'));
  const [empty] = await paintOf(used.first());
  expect(empty?.backgroundColor).toBe(ground);
  expect(empty?.borderTopColor).not.toBe(ground);
});
