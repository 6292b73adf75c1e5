import type { Page } from '@playwright/test';
import { newEmail } from './account';
import { signInByHttp } from './accountByHttp';
import { expect, test } from './page';

/** Somebody who has answered the question about cookies. */
const open = async (page: Page, search = ''): Promise<void> => {
  await page.goto(`/explore${search}`);
  const choice = page.getByRole('button', { name: 'Reject all' });
  await expect(cards(page).or(page.getByText('No palettes found')).first()).toBeVisible();
  if (await choice.isVisible()) await choice.click();
  await expect(choice).toBeHidden();
};
const cards = (page: Page) => page.getByRole('list', { name: 'Palettes' }).getByRole('listitem');
const card = (page: Page, index: number) => cards(page).nth(index);
const nameOf = (page: Page, index: number) => card(page, index).getByRole('heading');
const viewer = (page: Page) => page.getByRole('dialog');
const scrollY = (page: Page) => page.evaluate(() => window.scrollY);
/** Positions are fractions of a pixel, and a list laid out anew may round them otherwise. */
const expectPlace = async (page: Page, place: number): Promise<void> => {
  await expect.poll(async () => Math.abs((await scrollY(page)) - place)).toBeLessThan(2);
};

const preview = async (page: Page, index: number): Promise<void> => {
  await card(page, index).scrollIntoViewIfNeeded();
  await card(page, index).hover();
  await card(page, index).getByRole('button', { name: 'Preview', exact: true }).click();
  // Keys before the focus has come into it are the page's.
  await expect(viewer(page)).toBeFocused();
};

test('a visitor sees 50 palettes of each order, and then why there are no more [E-16, R-04]', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/rest/v1/project_palettes')) asked.push(request.url());
  });
  await open(page);
  await expect(cards(page)).toHaveCount(50);
  await page.getByRole('button', { name: 'Load more' }).click();
  await expect(page.getByText("You've viewed all free palettes. Sign up to explore more.")).toBeVisible();
  await expect(cards(page)).toHaveCount(50);
  expect(asked).toHaveLength(1);
  await page.getByRole('button', { name: 'Sign up' }).click();
  await expect(page.getByRole('dialog', { name: 'Be part of us' })).toBeVisible();
});

test('the list is as it was for somebody who comes back from the builder, and after a reload', async ({
  page,
}) => {
  await signInByHttp(page.context(), newEmail('explore'));
  await open(page, '?sort=recent');
  await page.getByRole('button', { name: 'Load more' }).click();
  await expect(cards(page)).toHaveCount(100);
  await card(page, 90).scrollIntoViewIfNeeded();
  await card(page, 90).hover();
  const place = await scrollY(page);
  expect(place).toBeGreaterThan(2000);
  await card(page, 90).getByRole('button', { name: 'Use palette' }).click();
  await expect(page).toHaveURL(/palette-builder\?c=/);
  await page.goBack();
  await expect(page).toHaveURL(/explore\?sort=recent$/);
  await expect(cards(page)).toHaveCount(100);
  await expectPlace(page, place);
  await page.reload();
  await expect(cards(page)).toHaveCount(100);
  await expectPlace(page, place);
});

test('the viewer goes by keys, closes by Escape and by going back, keeps Tab inside, and its address opens the palette in another window', async ({
  page,
  context,
}) => {
  await open(page, '?sort=recent');
  await test.step('it goes by keys, follows in the address, and closes by Escape and by going back', async () => {
    const first = await nameOf(page, 3).textContent();
    const second = await nameOf(page, 4).textContent();
    await preview(page, 3);
    await expect(viewer(page).getByRole('heading')).toHaveText(first ?? '');
    await page.keyboard.press('ArrowRight');
    await expect(viewer(page).getByRole('heading')).toHaveText(second ?? '');
    await expect(viewer(page).getByText('5 of 50')).toBeVisible();
    await expect(page).toHaveURL(/palette=/);
    await page.keyboard.press('Escape');
    await expect(viewer(page)).toBeHidden();
    await expect(page).toHaveURL(/explore\?sort=recent$/);
    await expect(card(page, 4).getByRole('button', { name: 'Preview', exact: true })).toBeFocused();

    await preview(page, 3);
    await expect(page).toHaveURL(/palette=/);
    await page.goBack();
    await expect(viewer(page)).toBeHidden();
    await expect(page).toHaveURL(/explore\?sort=recent$/);
  });

  await test.step('its address opens the palette in another window', async () => {
    const name = await nameOf(page, 20).textContent();
    await preview(page, 20);
    await expect(page).toHaveURL(/palette=/);
    const address = page.url().replace('sort=recent&', '');
    const other = await context.newPage();
    await other.goto(address);
    await expect(viewer(other).getByRole('heading')).toHaveText(name ?? '');
    await viewer(other).getByRole('button', { name: 'Close' }).click();
    await expect(other).toHaveURL(/explore$/);
    await expect(viewer(other)).toBeHidden();
  });

  await test.step('Tab stays in it', async () => {
    for (let stop = 0; stop < 14; stop++) {
      await page.keyboard.press('Tab');
      expect(await viewer(page).evaluate((element) => element.contains(document.activeElement))).toBe(true);
    }
  });
});

test('a search by color is a link', async ({ page }) => {
  await open(page);
  const field = page.getByRole('textbox', { name: 'Search by word or color' });
  // Palettes of the samples alone have it: other tests save theirs meanwhile.
  await field.fill('near #843080');
  await field.press('Enter');
  await expect(page).toHaveURL(/explore\?near=843080$/);
  await expect(page.getByText(/with a color close to this one/)).toBeVisible();
  const found = await cards(page).getByRole('heading').allTextContents();
  expect(found.length).toBeGreaterThan(5);
  await page.reload();
  await expect(cards(page)).toHaveCount(found.length);
  expect(await cards(page).getByRole('heading').allTextContents()).toEqual(found);
  await page.getByRole('button', { name: /^Remove color #843080/ }).click();
  await expect(cards(page)).toHaveCount(50);
  await page.goBack();
  await expect(cards(page)).toHaveCount(found.length);
});

test('on a phone a swipe goes to the next palette, and a screen of 320 px holds the page and the viewer @phone-only', async ({
  page,
}) => {
  await open(page);
  await test.step('a swipe goes to the next palette', async () => {
    const second = await nameOf(page, 1).textContent();
    await preview(page, 0);
    const { width = 0, height = 0 } = page.viewportSize() ?? {};
    const session = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x: number) =>
      session.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: type === 'touchEnd' ? [] : [{ x, y: height / 2 }],
      });
    await touch('touchStart', width * 0.8);
    for (const part of [0.6, 0.4, 0.2]) await touch('touchMove', width * part);
    await touch('touchEnd', width * 0.2);
    await expect(viewer(page).getByRole('heading')).toHaveText(second ?? '');
  });

  await page.setViewportSize({ width: 320, height: 640 });
  await test.step('a screen of 320 px holds the page and the viewer', async () => {
    const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    await open(page, '?near=0d9488');
    expect(await overflow()).toBe(0);
    await preview(page, 0);
    expect(await overflow()).toBe(0);
    for (const button of await viewer(page).getByRole('button').all()) {
      const box = await button.boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(320);
    }
  });
});
