import { VIDEO_MESSAGES } from '../../src/domain/videoMessages';
import { expect, test } from './page';
import {
  card,
  cards,
  choose,
  dialog,
  extract,
  HUES,
  newcomer,
  open,
  option,
  picker,
  player,
  PRO,
} from './videoParts';

test('a visitor may browse, and is asked to sign in on choosing a video [X-28] [R-03]', async ({ page }) => {
  await open(page);
  await expect(page.getByRole('heading', { name: 'Drop or paste a video' })).toBeVisible();
  await picker(page).setInputFiles(HUES);
  const prompt = page.getByRole('dialog', { name: 'Be part of us' });
  await expect(prompt.getByText('Sign in to extract palettes from videos')).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);
});

test('a film is played from 0, read every five seconds, and its palettes open in the builder with their exact colors [X-26] [X-34] [X-36] [X-38] [R-06]', async ({
  page,
}) => {
  test.slow();
  await open(page, newcomer());
  await expect(page.getByText('5 of 5 free extractions remaining this month')).toBeVisible();
  await choose(page);
  await expect(dialog(page).getByText('3 frames in 0:12')).toBeVisible();
  await extract(page);
  await expect(card(page, '00:00:00:00')).toBeVisible();
  // Its player sets the pace: let it be a fast one.
  await page.locator('video').evaluate((video: HTMLVideoElement) => (video.playbackRate = 8));
  await expect(page.getByText('Extraction completed!', { exact: true }).first()).toBeVisible();
  await page.getByRole('tab', { name: 'Oldest' }).click();
  await expect(page.getByText('Frames 3')).toBeVisible();
  const palettes = card(page, '00:00:00:00').getByRole('link');
  // Each second of the film is of one color.
  await expect(palettes).toHaveCount(1);
  await expect(card(page, '00:00:00:00').getByText('One color and its shades')).toBeVisible();
  // The first second is hsl(0, 70%, 50%); coding moves it a little.
  const name = (await palettes.first().getAttribute('aria-label')) ?? '';
  const hexes = name.match(/#[0-9A-F]{6}/g) ?? [];
  expect(hexes[0]).toMatch(/^#D[0-9A-F]2[0-9A-F]2[0-9A-F]$/);

  await palettes.first().click();
  await expect(page).toHaveURL(/\/palette-builder/);
  const strip = page.getByRole('list', { name: 'Color palette' });
  await expect(strip.getByRole('button', { name: /^Copy #/ })).toHaveText(hexes);

  await page.goBack();
  await expect(card(page, '00:00:00:00')).toBeVisible();
  await expect(page.getByText('Frames 3')).toBeVisible();
  await page.getByRole('button', { name: 'Change video' }).click();
  await expect(page.getByText('4 of 5 free extractions remaining this month')).toBeVisible();
});

test('an extraction pauses with its player and goes on; leaving and canceling stop it, what was found stays, and it can be done again, by scene changes as well [X-35] [X-37]', async ({
  page,
}) => {
  await open(page, PRO);
  await choose(page);
  await extract(page);
  await expect(card(page, '00:00:00:00')).toBeVisible();

  await test.step('it pauses with its player, and goes on with it', async () => {
    const currentTime = () => page.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime);
    await page.getByRole('button', { name: 'Pause', exact: true }).click();
    await expect(page.getByText('Paused', { exact: true }).first()).toBeVisible();
    await expect(player(page).getByRole('button', { name: 'Play video' })).toBeVisible();
    await expect(player(page).getByRole('slider', { name: 'Position' })).toBeDisabled();
    const time = await currentTime();
    await player(page).getByRole('button', { name: 'Play video' }).click();
    await expect(page.getByRole('button', { name: 'Pause', exact: true })).toBeVisible();
    await expect.poll(currentTime).toBeGreaterThan(time);
  });

  await test.step('leaving stops the reading, and what was found is there on return', async () => {
    await page.getByRole('link', { name: 'Palette builder' }).click();
    await expect(page).toHaveURL(/\/palette-builder/);
    await page.getByRole('link', { name: 'Video to palette' }).click();
    // On a slow machine the second frame may have come before the page was left.
    await expect(page.getByText(/^Stopped at 00:00:0\d/)).toBeVisible();
    await expect(card(page, '00:00:00:00').getByRole('link')).toHaveCount(1);
  });

  await test.step('it is done again, canceled, and what was found stays', async () => {
    await page.getByRole('button', { name: 'Extract again' }).click();
    await extract(page);
    await expect(card(page, '00:00:00:00')).toBeVisible();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByText(/^Stopped at 00:00:0\d/)).toBeVisible();
    await expect(card(page, '00:00:00:00')).toBeVisible();
  });

  await test.step('scene changes are captured where one second differs from the next', async () => {
    await page.getByRole('button', { name: 'Extract again' }).click();
    await option(page, /^Scene changes/).check();
    await option(page, /^Max/).check();
    await extract(page);
    await expect(page.getByText('Extraction completed!', { exact: true }).first()).toBeVisible();
    await expect(card(page, '00:00:00:00')).toBeVisible();
    // They are drawn a frame after they are there.
    await expect.poll(() => cards(page).count()).toBeGreaterThan(3);
  });
});

test('a file that is no video is refused with words and a good one taken right after it; a clip of the gallery is read, and a frame of it gets six other palettes on request [X-27] [X-38] [X-39] [X-43]', async ({
  page,
}) => {
  await open(page, PRO);
  await test.step('a text is refused, and a film taken right after it', async () => {
    await picker(page).setInputFiles({
      name: 'notes.mp4',
      mimeType: 'video/mp4',
      buffer: Buffer.from('not a video'),
    });
    const problem = page.getByRole('region', { name: 'Problem' });
    await expect(problem).toContainText('Failed to play video. Please try again.');
    await choose(page);
    await expect(problem).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
  });

  await page
    .getByRole('button', { name: /, by Hueloom/ })
    .first()
    .click();
  await expect(dialog(page).getByText(/^00:00:\d\d:\d\d, 768 × 432 px$/)).toBeVisible();
  await option(page, /^Max/).check();
  await extract(page);
  await expect(page.getByText('Extraction completed!', { exact: true }).first()).toBeVisible();
  const palettes = card(page, '00:00:05:00').getByRole('link');
  const before = await palettes.evaluateAll((links) => links.map((link) => link.ariaLabel));
  await page.getByRole('button', { name: 'Regenerate palettes of 00:00:05:00' }).click();
  await expect
    .poll(() => palettes.evaluateAll((links) => links.map((link) => link.ariaLabel)))
    .not.toEqual(before);
  await expect(palettes).toHaveCount(6);
});

test('the sixth film of a month leads to PRO [X-33] [R-06]', async ({ page }) => {
  test.slow();
  await open(page, newcomer());
  for (let left = 4; left >= 0; left -= 1) {
    await choose(page);
    await extract(page);
    await expect(card(page, '00:00:00:00')).toBeVisible();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Change video' }).click();
    const sentence =
      left > 0 ? `${left} of 5 free extractions remaining this month` : VIDEO_MESSAGES.videoLimitReached;
    await expect(page.getByText(sentence).first()).toBeVisible();
  }
  await picker(page).setInputFiles(HUES);
  const upgrade = page.getByRole('dialog', { name: 'Upgrade to PRO' });
  await expect(upgrade.getByText(VIDEO_MESSAGES.videoLimitReached)).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);
});
