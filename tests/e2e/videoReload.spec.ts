import { MESSAGES } from '../../src/domain/messages';
import type { Locator } from '@playwright/test';
import { expect, test } from './page';
import { card, cards, extractAtOnce, film, player } from './videoParts';

/** Red of a pixel of a still, as it is drawn on its card. */
const redOf = async (still: Locator): Promise<number> =>
  still.evaluate((canvas: HTMLCanvasElement) => {
    const surface = new OffscreenCanvas(1, 1).getContext('2d');
    surface?.drawImage(canvas, 0, 0, 1, 1);
    return surface?.getImageData(0, 0, 1, 1).data[0] ?? 0;
  });

test('a reload loses nothing of a film: its stills, palettes and other palettes, its colors and its player', async ({
  page,
}) => {
  await extractAtOnce(page);
  await expect(page.getByText('Frames 12')).toBeVisible();
  const palettes = card(page, '00:00:00:00').getByRole('link');
  const labels = () => palettes.evaluateAll((links) => links.map((link) => link.ariaLabel));
  const first = await labels();
  await page.getByRole('button', { name: 'Regenerate palettes of 00:00:00:00' }).click();
  await expect.poll(labels).not.toEqual(first);
  const regenerated = await labels();
  const colors = await film(page).getByRole('link').allTextContents();

  await page.reload();
  await expect(page.getByText('Frames 12')).toBeVisible();
  await expect(palettes).toHaveCount(6);
  await expect.poll(labels).toEqual(regenerated);
  // Its first second is hsl(0, 70%, 50%).
  await expect.poll(() => redOf(card(page, '00:00:00:00').locator('canvas'))).toBeGreaterThan(200);
  await expect.poll(() => film(page).getByRole('link').allTextContents()).toEqual(colors);
  await expect(player(page)).toBeVisible();
  // Of one color there are no more: that is known only by its colors and by what was tried, which are both there.
  await page.getByRole('button', { name: 'Regenerate palettes of 00:00:00:00' }).click();
  await expect(page.getByText(MESSAGES.noOtherPalettes)).toBeVisible();
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
  await expect(cards(page).first().getByRole('link')).toHaveCount(6);
  // Said in the log, for whoever wonders.
  expect(complaints.filter((text) => text.includes('keeping the frames of a film'))).toHaveLength(1);
  complaints.length = 0;
});
