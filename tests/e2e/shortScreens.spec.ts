import { BUILDER_MESSAGES } from '../../src/domain/builderMessages';
import { give } from './builderParts';
import { expect, test } from './page';

const SIZES = [
  [390, 844],
  [360, 560],
  [844, 390],
] as const;
const TEN = Array.from({ length: 10 }, (_, i) => `${i}0d948`);

test('the button that uses what was pasted is whole at every size @phone-only', async ({ page }) => {
  await page.goto('/palette-builder?c=0d9488-f5f5f4-1c1917');
  await give(page, 'Import palette');
  await page
    .getByRole('dialog')
    .getByRole('textbox')
    .fill(TEN.map((hex) => `#${hex}`).join('\n'));
  const use = page.getByRole('dialog').getByRole('button', { name: 'Use 9 colors' });
  for (const [width, height] of SIZES) {
    await test.step(`${width} x ${height}`, async () => {
      await page.setViewportSize({ width, height });
      await expect(use).toBeInViewport({ ratio: 1 });
      const masks = await use.evaluate((button) => {
        const found: string[] = [];
        for (let at: Element | null = button; at; at = at.parentElement)
          found.push(getComputedStyle(at).maskImage);
        return found;
      });
      expect(new Set(masks)).toEqual(new Set(['none']));
      await use.click({ trial: true });
    });
  }
});

test('that a link holds no palette can be read at every size @phone-only', async ({ page }) => {
  for (const [width, height] of SIZES) {
    await test.step(`${width} x ${height}`, async () => {
      await page.setViewportSize({ width, height });
      await page.goto(`/palette-builder?c=${TEN.join('-')}`);
      const notice = page.getByText(BUILDER_MESSAGES.paletteLinkInvalid);
      await expect(notice).toBeInViewport({ ratio: 1 });
      // Nothing lies over its words.
      await notice.click({ trial: true });
      await expect(page).toHaveURL(/\?c=(?:[0-9a-f]{6}-){4}[0-9a-f]{6}$/);
    });
  }
});
