import type { Page } from '@playwright/test';
import { signInByHttp } from './accountByHttp';
import { unfoldPanels } from './builderParts';
import { bands, columns, picker } from './imagePage';
import { expect, test } from './page';
import { smallTargets } from './touchTargets';

const heading = (page: Page) => expect(page.getByRole('heading', { level: 1 })).toBeVisible();

/** Addresses, and what is to be there before the controls of a page are measured. */
const PAGES: readonly (readonly [path: string, arrive: (page: Page) => Promise<void>])[] = [
  ['/', (page) => expect(page.getByRole('link', { name: 'Open in builder' })).toBeVisible()],
  ['/palette-builder?c=0d9488-f5f5f4-1c1917-eab308-be123c', unfoldPanels],
  [
    '/explore?near=0d9488',
    (page) => expect(page.getByRole('button', { name: 'Use palette' }).first()).toBeVisible(),
  ],
  [
    '/image-to-palette',
    async (page) => {
      await expect(page.getByRole('button', { name: /, by / }).first()).toBeVisible();
      expect(await smallTargets(page), 'pictures to choose from').toEqual([]);
      await picker(page).setInputFiles(await bands('bands.png'));
      await expect(columns(page).first()).toBeVisible();
    },
  ],
  ['/video-to-palette', (page) => expect(page.getByRole('button', { name: /, by / }).first()).toBeVisible()],
  ['/privacy-policy', heading],
  ['/cookies', heading],
  ['/terms', heading],
];
const OWN_PAGES: typeof PAGES = [
  [
    '/projects',
    (page) =>
      expect(page.getByRole('list', { name: 'Projects' }).getByRole('listitem').first()).toBeVisible(),
  ],
  ['/settings', (page) => expect(page.getByRole('button', { name: 'Cancel subscription' })).toBeVisible()],
];

const expectThumbs = async (page: Page, pages: typeof PAGES): Promise<void> => {
  for (const [path, arrive] of pages) {
    await page.goto(path);
    await arrive(page);
    // What came last may still be on its way to its place.
    await expect.poll(() => smallTargets(page), { message: path }).toEqual([]);
  }
};

test('every control of the pages is 44 px wide and high for a thumb @phone-only', async ({ page }) => {
  await expectThumbs(page, PAGES);
});

test('so is every control of the pages of whoever has signed in @phone-only', async ({ page }) => {
  await signInByHttp(page.context(), 'pro@example.com');
  await expectThumbs(page, OWN_PAGES);
});
