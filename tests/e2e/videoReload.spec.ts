import { VIDEO_MESSAGES } from '../../src/domain/videoMessages';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './page';
import {
  card,
  cards,
  extract,
  extractAtOnce,
  film,
  filmColors,
  FOREST,
  open,
  option,
  picker,
  player,
  PRO,
} from './videoParts';

/** Red of a pixel of a still, as it is drawn on its card. */
const redOf = async (still: Locator): Promise<number> =>
  still.evaluate((canvas: HTMLCanvasElement) => {
    const surface = new OffscreenCanvas(1, 1).getContext('2d');
    surface?.drawImage(canvas, 0, 0, 1, 1);
    return surface?.getImageData(0, 0, 1, 1).data[0] ?? 0;
  });

/** How many films, or frames of them, this browser has stored. */
const stored = async (page: Page, what: 'films' | 'frames'): Promise<number> =>
  page.evaluate(
    async (store) =>
      new Promise<number>((resolve) => {
        const opening = indexedDB.open('hueloom-films');
        opening.addEventListener('success', () => {
          const counting = opening.result.transaction(store).objectStore(store).count();
          counting.addEventListener('success', () => {
            opening.result.close();
            resolve(counting.result);
          });
        });
      }),
    what,
  );

test('a reload loses nothing of a film: its stills, palettes and other palettes, its colors and its player', async ({
  page,
}) => {
  await open(page, PRO);
  await picker(page).setInputFiles(FOREST);
  await option(page, /^Max/).check();
  await extract(page);
  await expect(page.getByText('Extraction completed!', { exact: true }).first()).toBeVisible();
  // Ten seconds, one frame of each; the last cards are drawn a moment after the last frame was read.
  await expect(cards(page)).toHaveCount(10);
  const still = card(page, '00:00:00:00').locator('canvas');
  await expect.poll(() => redOf(still)).toBeGreaterThan(0);
  const red = await redOf(still);
  const palettes = card(page, '00:00:00:00').getByRole('link');
  const labels = () => palettes.evaluateAll((links) => links.map((link) => link.ariaLabel));
  const first = await labels();
  await page.getByRole('button', { name: 'Regenerate palettes of 00:00:00:00' }).click();
  await expect.poll(labels).not.toEqual(first);
  const regenerated = await labels();
  const colors = await filmColors(page);

  await page.reload();
  await expect(cards(page)).toHaveCount(10);
  await expect(palettes).toHaveCount(6);
  await expect.poll(labels).toEqual(regenerated);
  await expect.poll(() => redOf(still)).toBe(red);
  await expect.poll(() => film(page).getByRole('link').allTextContents()).toEqual(colors);
  await expect(player(page)).toBeVisible();
  // Others again come from the colors of the frame, and from what was tried before.
  await page.getByRole('button', { name: 'Regenerate palettes of 00:00:00:00' }).click();
  await expect.poll(labels).not.toEqual(regenerated);
  expect(await labels()).not.toEqual(first);
});

test('where the browser keeps nothing, as in some private windows, a film is read all the same', async ({
  page,
  complaints,
}) => {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('refused', 'SecurityError');
    };
  });
  await extractAtOnce(page);
  await expect(page.getByText('Frames 12')).toBeVisible();
  await expect(cards(page).first().getByRole('link')).toHaveCount(1);
  // Of one color there are no more.
  await page.getByRole('button', { name: 'Regenerate palettes of 00:00:00:00' }).click();
  await expect(page.getByText(VIDEO_MESSAGES.noOtherPalettes)).toBeVisible();
  // Said in the log, for whoever wonders.
  expect(complaints.filter((text) => text.includes('keeping the frames of a film'))).toHaveLength(1);
  complaints.length = 0;
});

test('a reload while another film is read shows that one, with the way back to the film before', async ({
  page,
}) => {
  await extractAtOnce(page);
  await expect.poll(() => stored(page, 'frames')).toBe(12);
  await picker(page).setInputFiles(FOREST);
  await option(page, /^1x/).check();
  await extract(page);
  await expect(card(page, '00:00:00:00').getByRole('link').first()).toBeVisible();
  // Whose film it is, the device knows; what the account may do, the service says, and that may take long.
  let answer = (): void => {};
  const isAnswered = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/rest/v1/**', async (route) => {
    await isAnswered;
    await route.continue();
  });
  await page.reload();
  await expect(page.getByText(/^Stopped at/)).toBeVisible();
  await expect(page.getByRole('button', { name: /^Continue from/ })).toBeVisible();
  answer();
  await page.getByRole('button', { name: 'Back to 12 frames of hues.mp4' }).click();
  await expect(page.getByText('Frames 12')).toBeVisible();
  await expect(page.getByText('Extraction completed!', { exact: true }).first()).toBeVisible();
  await expect(player(page)).toBeVisible();
  await expect(
    page.getByRole('button', { name: /^Back to \d+ frames? of autumn-forest\.mp4$/ }),
  ).toBeVisible();
});

test('a tab that begins as a copy of another has the film as its own, and a reload has it again', async ({
  page,
  context,
}) => {
  await extractAtOnce(page);
  await expect.poll(() => stored(page, 'frames')).toBe(12);
  await page.reload();
  await expect(page.getByText('Frames 12')).toBeVisible();
  expect(await stored(page, 'films')).toBe(1);

  const opened = context.waitForEvent('page');
  // It begins with what its opener's tab has stored, as a duplicated tab does.
  await page.evaluate(() => void window.open(location.href));
  const other = await opened;
  await expect(other.getByText('Frames 12')).toBeVisible();
  expect(await stored(page, 'films')).toBe(2);
  await other.getByRole('button', { name: 'Edit frame at 00:00:00:00' }).click();
  await other.getByRole('menuitem', { name: /^Remove/ }).click();
  await expect(other.getByText('Frames 11')).toBeVisible();

  await page.reload();
  await expect(page.getByText('Frames 12')).toBeVisible();
  await other.reload();
  await expect(other.getByText('Frames 11')).toBeVisible();
  expect(await stored(page, 'films')).toBe(2);
});
