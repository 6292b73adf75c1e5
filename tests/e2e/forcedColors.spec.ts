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
