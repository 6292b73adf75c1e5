import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { ADDRESS_MESSAGES } from '../../src/domain/addressMessages';
import { batchDoneMessage } from '../../src/domain/batchMessages';
import { PICTURE_NOTES } from '../../src/domain/fileMessages';
import { NOTHING_DRAWN_MESSAGES } from '../../src/domain/refusedPictureMessages';
import { bands, columns, open, picker, preview, TEAL } from './imagePage';
import { expect, test } from './page';

const SITE = 'https://pictures.example';
const problem = (page: Page) => page.getByRole('region', { name: 'Problem' });
const notes = (page: Page) => page.getByRole('list', { name: 'About this picture' });
const svg = (name: string, text: string) => ({ name, mimeType: 'image/svg+xml', buffer: Buffer.from(text) });

/** A site of somebody else: some of its pictures may be read by others, and some only be shown. */
const serveSite = async (page: Page): Promise<void> => {
  const { buffer } = await bands('cat.png');
  await page.route(`${SITE}/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === '/gone.png') await route.fulfill({ status: 404, body: '' });
    else
      await route.fulfill({
        contentType: 'image/png',
        body: buffer,
        // Said for both: where nothing is said, the test's own answers allow everything.
        headers: { 'access-control-allow-origin': pathname === '/open.png' ? '*' : 'https://other.example' },
      });
  });
};

const openAddress = async (page: Page, address: string): Promise<void> => {
  await page.getByRole('textbox', { name: 'Picture address' }).fill(address);
  await page.getByRole('button', { name: 'Open address' }).click();
};

test('the picture at an address is read where its site allows it, and otherwise the way round is said @phone', async ({
  page,
  complaints,
}) => {
  await serveSite(page);
  await open(page);
  await openAddress(page, `${SITE}/closed.png`);
  await expect(problem(page)).toContainText(ADDRESS_MESSAGES.notAllowed);
  await openAddress(page, `${SITE}/gone.png`);
  await expect(problem(page)).toContainText(ADDRESS_MESSAGES.noPicture);
  // The browser itself notes both.
  await expect.poll(() => complaints.length).toBeGreaterThan(0);
  complaints.splice(0);
  await openAddress(page, 'pictures.example/open.png');
  await expect(preview(page)).toHaveAccessibleName('open.png');
  await expect(columns(page).first()).toHaveText(new RegExp(`${TEAL}$`));
  await expect(problem(page)).toHaveCount(0);
  await expect(page.getByText('9 of 10 free extractions remaining today')).toBeVisible();
});

test('a picture dragged out of another page is read by its address', async ({ page }) => {
  await serveSite(page);
  await open(page);
  await page.evaluate((address) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.setData('text/uri-list', 'https://pictures.example/page');
    dataTransfer.setData('text/html', `<a href="page"><img src="${address}"></a>`);
    document.body.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }));
  }, `${SITE}/open.png`);
  await expect(preview(page)).toHaveAccessibleName('open.png');
});

test('SVG out of a web page, with links, and of links alone', async ({ page }) => {
  await open(page);
  await picker(page).setInputFiles(
    svg('inline.svg', `<svg viewBox="0 0 24 24"><path fill="${TEAL}" d="M0 0h24v24H0z"/></svg>`),
  );
  await expect(preview(page)).toHaveAccessibleName('inline.svg');
  await expect(columns(page)).toHaveText(new RegExp(`${TEAL}$`));
  await expect(notes(page)).toHaveCount(0);

  // In place of what is at a whole address, browsers would draw the sign of a missing picture.
  const link = '<image href="photo.jpg"/><image href="https://example.com/a.png" width="9" height="9"/>';
  const linked = (content: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${content}${link}</svg>`;
  await picker(page).setInputFiles(svg('linked.svg', linked(`<rect width="9" height="9" fill="${TEAL}"/>`)));
  await expect(preview(page)).toHaveAccessibleName('linked.svg');
  await expect(columns(page)).toHaveText(new RegExp(`${TEAL}$`));
  await expect(notes(page)).toContainText(PICTURE_NOTES.linksLeftOut);

  await picker(page).setInputFiles(svg('only-links.svg', linked('')));
  await expect(problem(page)).toContainText(NOTHING_DRAWN_MESSAGES.linksLeftOut);
});

test('of a moving picture the first frame is read, and that is said', async ({ page }) => {
  const pixels = Uint8Array.from({ length: 8 * 16 * 3 }, (_, index) =>
    index % 3 === (index < 8 * 8 * 3 ? 0 : 2) ? 255 : 0,
  );
  const frames = sharp(pixels, { raw: { width: 8, height: 16, channels: 3, pageHeight: 8 } });
  await open(page);
  await picker(page).setInputFiles({
    name: 'moving.gif',
    mimeType: 'image/gif',
    buffer: await frames.gif({ delay: [100, 100] }).toBuffer(),
  });
  await expect(columns(page)).toHaveText(/#FF0000$/);
  await expect(notes(page)).toContainText(PICTURE_NOTES.firstFrame);
  await expect(problem(page)).toHaveCount(0);
});

test('the browser leads back from one of several pictures to all of them, and forward to it again @phone', async ({
  page,
}) => {
  const row = (name: string) => page.getByRole('button', { name: `Open ${name}`, exact: true });
  const names = Array.from({ length: 9 }, (_, index) => `${index + 1}.png`);
  await page.goto('/');
  await page.getByRole('link', { name: 'Image to palette' }).first().click();
  await picker(page).setInputFiles(await Promise.all(names.map(async (name) => bands(name))));
  await expect(page.getByText(batchDoneMessage(9, 9))).toBeVisible();
  await row('9.png').click();
  await expect(preview(page)).toHaveAccessibleName('9.png');
  await page.goBack();
  await expect(page.getByText(batchDoneMessage(9, 9))).toBeVisible();
  await expect(row('9.png')).toBeFocused();
  await expect(row('9.png')).toBeInViewport();
  await expect(
    page.getByRole('list', { name: 'Palettes of the pictures' }).getByRole('listitem').last(),
  ).toContainText(TEAL);
  await page.goForward();
  await expect(preview(page)).toHaveAccessibleName('9.png');
  await page.getByRole('button', { name: 'All pictures' }).click();
  await expect(page.getByText(batchDoneMessage(9, 9))).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/$/);
});
