import { expect, test } from './page';
import { cards, extractAtOnce, film, player, strip } from './videoParts';

test('an out point is dragged on the timeline, and cards, number and player follow; one press takes it back @phone', async ({
  page,
}) => {
  await extractAtOnce(page);
  await strip(page).focus();
  for (const _ of [1, 2, 3]) await page.keyboard.press('ArrowRight');
  await page.keyboard.press('o');
  const handle = page.getByRole('slider', { name: 'Out point' });
  await expect(handle).toHaveAttribute('aria-valuetext', '00:00:04:00');
  await expect(page.getByRole('heading', { name: 'Frames 4 of 12 in range' })).toBeVisible();

  const track = await strip(page).boundingBox();
  const grip = await handle.boundingBox();
  if (!track || !grip) throw new Error('nothing to drag');
  const from = { x: grip.x + grip.width / 2, y: grip.y + grip.height / 2 };
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + track.width / 2, from.y, { steps: 6 });
  await page.mouse.up();
  // Half of twelve seconds further on.
  await expect(handle).toHaveAttribute('aria-valuetext', '00:00:10:00');
  await expect(page.getByRole('heading', { name: 'Frames 10 of 12 in range' })).toBeVisible();
  await expect
    .poll(() => page.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime))
    .toBe(10);
  await page.getByRole('button', { name: 'Undo edit' }).click();
  await expect(handle).toHaveAttribute('aria-valuetext', '00:00:04:00');

  await page.getByRole('tab', { name: 'Newest' }).click();
  await expect(cards(page).first()).toHaveAccessibleName(
    'Frame at 00:00:11:00, outside the in and out points',
  );
});

test('a drag across the ruler of the timeline selects none of its numbers', async ({ page }) => {
  await extractAtOnce(page);
  const number = page.locator('[aria-hidden]').getByText('00:00:02:00', { exact: true });
  const box = await number.boundingBox();
  const track = await strip(page).boundingBox();
  if (!box || !track) throw new Error('nothing to drag across');
  const y = box.y + box.height / 2;
  await page.mouse.move(box.x - 4, y);
  await page.mouse.down();
  await page.mouse.move(track.x + track.width * 0.8, y, { steps: 4 });
  await page.mouse.up();
  expect(await page.evaluate(() => getSelection()?.toString())).toBe('');
});

test('the player covers no color of the film, and stays in view beside the cards @phone', async ({
  page,
}) => {
  await extractAtOnce(page);
  const isOnTop = (link: Element): boolean => {
    const { left, top, width, height } = link.getBoundingClientRect();
    return [0.1, 0.5, 0.9].every((share) =>
      link.contains(document.elementFromPoint(left + width / 2, top + height * share)),
    );
  };
  const colors = film(page).getByRole('link');
  await expect(colors).toHaveCount(5);
  for (const color of await colors.all()) expect(await color.evaluate(isOnTop)).toBe(true);
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight / 2));
  await expect(player(page)).toBeInViewport({ ratio: 0.9 });
});
