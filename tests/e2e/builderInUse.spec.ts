import type { Locator, Page } from '@playwright/test';
import { unfoldPanels } from './builderParts';
import { expect, test } from './page';

const LINK = '/palette-builder?c=2b3fd6-2a1230-c9b6f2-f3eee3-ff6a3d';

const inUse = (page: Page) => page.getByRole('region', { name: 'In-use preview' });
const repair = (page: Page) => page.getByRole('region', { name: 'Contrast repair' });
const role = (page: Page, name: string) =>
  inUse(page).getByRole('combobox', { name: new RegExp(`^${name}: #`) });

const center = async (target: Locator): Promise<{ x: number; y: number }> => {
  const box = await target.boundingBox();
  if (!box) throw new Error('not on the page');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};

test('the in-use preview and what it says of contrast @phone', async ({ page, isMobile }) => {
  await page.goto(LINK);
  await unfoldPanels(page);

  await test.step('every template fits its preview', async () => {
    const preview = inUse(page).getByRole('img');
    for (const name of ['Page', 'Card', 'Chart', 'Poster']) {
      await inUse(page).getByRole('tab', { name, exact: true }).click();
      await expect(preview).toHaveAccessibleName(new RegExp(`^${name} preview, light: Background #F3EEE3`));
      const cut = await preview.evaluate((host) => {
        const sheet = host.getBoundingClientRect();
        return [...host.querySelectorAll('span, b, p, dd, text')]
          .filter((word) => {
            const box = word.getBoundingClientRect();
            return box.width > 0 && (box.left < sheet.left || box.right > sheet.right + 0.5);
          })
          .map(({ textContent }) => textContent);
      });
      expect(cut, name).toEqual([]);
    }
    await inUse(page).getByRole('tab', { name: 'Page', exact: true }).click();
  });

  // The rest is a matter of a mouse, and of no width.
  if (isMobile) return;

  await test.step('a color let go beside the roles changes nothing', async () => {
    const chip = inUse(page).getByTitle('#FF6A3D');
    await chip.scrollIntoViewIfNeeded();
    const [from, to] = [await center(chip), await center(inUse(page).getByRole('img'))];
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y, { steps: 4 });
    await page.mouse.up();
    await expect(inUse(page).getByRole('combobox', { name: /, automatic$/ })).toHaveCount(9);
  });

  await test.step('a color dragged onto a role becomes its color, and paints the preview', async () => {
    const chip = inUse(page).getByTitle('#FF6A3D');
    await role(page, 'Background').scrollIntoViewIfNeeded();
    const [from, to] = [await center(chip), await center(role(page, 'Background'))];
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(from.x + 12, from.y + 12);
    await page.mouse.move(to.x, to.y, { steps: 4 });
    await page.mouse.up();
    await expect(role(page, 'Background')).toHaveAccessibleName('Background: #FF6A3D');
    await expect(inUse(page).getByText('Eight evenings at the wheel')).toBeVisible();
    const sheet = inUse(page).getByRole('img').locator('> *');
    await expect(sheet).toHaveCSS('background-color', 'rgb(255, 106, 61)');
  });

  await test.step('the worker finds the repairs, and one of them is applied', async () => {
    await repair(page)
      .getByRole('button', { name: /^Apply .+ lighter by 2\.\d points, 4\.5\d, a small change/ })
      .click();
    await expect(page).not.toHaveURL(/c9b6f2/);
    await expect(page).toHaveURL(/2b3fd6-2a1230-[0-9a-f]{6}-f3eee3-ff6a3d/);
  });
});
