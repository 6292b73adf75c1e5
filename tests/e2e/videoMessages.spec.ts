import type { Locator } from '@playwright/test';

import { VIDEO_MESSAGES } from '../../src/domain/videoMessages';
import { expect, test } from './page';
import { card, extractAtOnce, strip } from './videoParts';

test('messages leave the timeline of a film in sight, also where several come in a low window', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await extractAtOnce(page);
  await expect(card(page, '00:00:01:00')).toBeAttached();
  const save = async (format: RegExp): Promise<void> => {
    await page.getByRole('button', { name: 'Export timeline' }).click();
    await page.getByRole('menuitem', { name: format }).first().click();
  };
  await strip(page).focus();
  await page.keyboard.press('Delete');
  await save(/^CSV/);
  await save(/^SVG/);
  const messages = page.getByRole('region', { name: 'Messages' });
  await expect(messages.getByText(VIDEO_MESSAGES.frameRemoved)).toBeVisible();
  await expect(messages.getByText(/^Downloaded .*\.svg/)).toBeVisible();
  // From the strip to the controls below it.
  const [top, foot] = [
    await strip(page).boundingBox(),
    await page.getByRole('button', { name: /^Set in/ }).boundingBox(),
  ];
  const isClear = async (message: Locator): Promise<boolean> => {
    const box = await message.boundingBox();
    if (!top || !foot || !box) return false;
    const isBeside = box.x >= top.x + top.width;
    return isBeside || box.y + box.height <= top.y || box.y >= foot.y + foot.height;
  };
  const told = await messages.getByText(/^Downloaded|^Frame/).all();
  expect(await Promise.all(told.map(isClear))).toEqual([true, true, true]);
});
