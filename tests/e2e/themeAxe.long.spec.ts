import { seriousIn } from './axe';
import { expect, test } from './page';
import { LINK, open, openRoles, place } from './themePage';

/** They show what a theme does, also one that nobody can read. */
const SAMPLES = '[role="img"], li > [aria-hidden]';

test('axe finds nothing serious on the page of a theme, in its dialogs, and where its address holds none, light and dark @phone', async ({
  page,
}) => {
  test.slow();
  await open(page, `${LINK}&rl=mutedText.neutral.3`);
  expect(await seriousIn(page, 'body', SAMPLES)).toEqual([]);
  await page.getByText(/^Show all pairs$|pairs that pass$/).click();
  // The header covers what the page has been scrolled under it.
  await page.evaluate(() => window.scrollTo(0, 0));
  expect(await seriousIn(page, 'main', SAMPLES)).toEqual([]);

  await openRoles(page);
  await place(page, 'Primary in light').click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await seriousIn(page, '[role="dialog"]')).toEqual([]);
  await page.getByRole('searchbox').fill('#128f80');
  await expect(page.getByRole('button', { name: / ΔE / })).toHaveCount(8);
  expect(await seriousIn(page, '[role="dialog"]')).toEqual([]);
  // The first empties the search.
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();

  await page.getByRole('button', { name: 'Export' }).click();
  await expect(page.getByRole('dialog').getByRole('region', { name: /-theme\.css$/ })).toBeVisible();
  expect(await seriousIn(page, '[role="dialog"]')).toEqual([]);

  await page.goto('/theme?h=nonsense');
  await expect(page.getByText('This link holds no theme that can be read.')).toBeVisible();
  expect(await seriousIn(page, 'main')).toEqual([]);
});
