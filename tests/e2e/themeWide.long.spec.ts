import type { Page } from '@playwright/test';
import { SHOW_FALLBACKS, WIDE_NOT_SHOWN } from '../../src/domain/themeGamutMessages';
import { seriousIn } from './axe';
import { expect, test } from './page';

const LINK = '/theme?h=green.16a34a_rose.e11d48&rl=link.green.9';
const SAMPLES = '[role="img"], li > [aria-hidden]';

/** As on a screen that shows Display P3. */
const widen = async (page: Page): Promise<void> => {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setEmulatedMedia', { features: [{ name: 'color-gamut', value: 'p3' }] });
};

const deep = (page: Page) =>
  page.getByRole('toolbar', { name: 'Light scales' }).getByRole('button', { name: /^Copy green 950, / });

test('a theme goes to Display P3 and back, is kept in its address, and shows what other screens show @phone', async ({
  page,
}) => {
  await widen(page);
  await page.goto(LINK);
  await expect(deep(page)).toHaveAccessibleName(/^Copy green 950, #\w{6}$/);
  await page.getByRole('tab', { name: 'Display P3' }).click();
  await expect(page).toHaveURL(/&gm=p3/);
  await expect(deep(page)).toHaveAccessibleName(/, wide$/);
  await expect(deep(page)).toHaveCSS('background-color', /^color\(display-p3 /);
  const sample = page.getByRole('img', { name: 'Components in light' });
  await expect(sample).toHaveAttribute('style', /--use-link: color\(display-p3 /);

  await page.getByRole('switch', { name: SHOW_FALLBACKS }).click();
  await expect(deep(page)).toHaveCSS('background-color', /^rgb\(/);
  await expect(sample).toHaveAttribute('style', /--use-link: #/);
  expect(await seriousIn(page, 'main', SAMPLES)).toEqual([]);

  await page.reload();
  await expect(deep(page)).toHaveAccessibleName(/, wide$/);
  await page.getByRole('tab', { name: 'sRGB' }).click();
  await expect(deep(page)).toHaveAccessibleName(/^Copy green 950, #\w{6}$/);
  await expect(page).not.toHaveURL(/gm=/);
});

test('a screen of sRGB has the fallbacks, and the page says so @phone', async ({ page }) => {
  await page.goto(`${LINK}&gm=p3`);
  await expect(page.getByText(WIDE_NOT_SHOWN)).toBeVisible();
  await expect(deep(page)).toHaveCSS('background-color', /^rgb\(/);
  expect(await seriousIn(page, 'main', SAMPLES)).toEqual([]);
});
