import type { Page } from '@playwright/test';
import { control, hexes, strip, swatches } from './builderParts';
import { expect, test } from './page';

const FIVE = ['#2A1230', '#2B3FD6', '#C9B6F2', '#F3EEE3', '#FF6A3D'];

const open = async (page: Page) => {
  await page.goto(`/palette-builder?c=${FIVE.join('-').replaceAll('#', '')}`);
  await expect(hexes(page)).toHaveText(FIVE);
};

/** Stops what begins to move where it begins, while it is looked at. */
const holdMotion = async (page: Page): Promise<() => Promise<void>> => {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Animation.enable');
  await browser.send('Animation.setPlaybackRate', { playbackRate: 0 });
  return async () => {
    await browser.send('Animation.setPlaybackRate', { playbackRate: 1 });
    await browser.detach();
    await expect.poll(() => moving(page)).toEqual([]);
  };
};

/** What moves in the strip, and by which properties. */
const moving = (page: Page) =>
  strip(page).evaluate((list) =>
    list
      .getAnimations({ subtree: true })
      .filter(({ effect }) => effect instanceof KeyframeEffect && effect.target?.matches('ol > li'))
      .flatMap(({ effect }) =>
        effect instanceof KeyframeEffect ? effect.getKeyframes().flatMap((frame) => Object.keys(frame)) : [],
      )
      .filter((name) => !['offset', 'computedOffset', 'easing', 'composite'].includes(name)),
  );

/** Where each color begins, in whole pixels. */
const places = async (page: Page) => {
  const lefts = await strip(page).evaluate((list) =>
    [...list.children].map((swatch) => Math.abs(Math.round(swatch.getBoundingClientRect().left))),
  );
  return new Map((await hexes(page).allTextContents()).map((hex, i) => [hex, lefts[i]]));
};

/** Where along the strip the page shows through. */
const gaps = (page: Page) =>
  strip(page).evaluate((list) => {
    const { left, top, width, height } = list.getBoundingClientRect();
    const points = Array.from({ length: 100 }, (_, i) => left + ((i + 0.5) / 100) * width);
    return points.filter((x) => !document.elementFromPoint(x, top + height / 2)?.closest('ol > li'));
  });

test('what changes in the strip moves from where it was', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await open(page);

  await test.step('a swatch that is selected widens from where the edges were, and nothing is laid out anew [B-17]', async () => {
    const before = await places(page);
    const letGo = await holdMotion(page);
    await swatches(page).nth(3).click();
    await expect(swatches(page).nth(3)).toHaveAttribute('aria-current', 'true');
    expect(await places(page)).toEqual(before);
    expect(new Set(await moving(page))).toEqual(new Set(['transform']));
    expect(await gaps(page)).toEqual([]);
    await letGo();
  });

  await test.step('a color that is moved goes from its old place to the new one [B-15]', async () => {
    const before = await places(page);
    const letGo = await holdMotion(page);
    await control(page, 'Move left').click();
    await expect(hexes(page)).toHaveText(['#2A1230', '#2B3FD6', '#F3EEE3', '#C9B6F2', '#FF6A3D']);
    expect(Object.fromEntries(await places(page))).toEqual(Object.fromEntries(before));
    expect(new Set(await moving(page))).toEqual(new Set(['transform']));
    expect(await gaps(page)).toEqual([]);
    await letGo();
  });

  await test.step('when a color goes, the others close up from where they were [B-19]', async () => {
    const before = await places(page);
    const letGo = await holdMotion(page);
    await control(page, 'Delete color').click();
    await expect(hexes(page)).toHaveText(['#2A1230', '#2B3FD6', '#C9B6F2', '#FF6A3D']);
    before.delete('#F3EEE3');
    expect(await places(page)).toEqual(before);
    expect(new Set(await moving(page))).toEqual(new Set(['transform']));
    expect(await gaps(page)).toEqual([]);
    await letGo();
  });

  await test.step('a copy opens between its neighbors, which begin where they were [B-18]', async () => {
    const before = await places(page);
    const letGo = await holdMotion(page);
    await control(page, 'Duplicate color').click();
    await expect(hexes(page)).toHaveText(['#2A1230', '#2B3FD6', '#C9B6F2', '#C9B6F2', '#FF6A3D']);
    const after = await places(page);
    for (const hex of ['#2A1230', '#2B3FD6', '#FF6A3D']) expect(after.get(hex)).toBe(before.get(hex));
    // The copy has the color of the one before; it begins where the next one begins.
    expect(after.get('#C9B6F2')).toBe(before.get('#FF6A3D'));
    expect(await gaps(page)).toEqual([]);
    await letGo();
  });

  await test.step('nothing slides for those who ask for less motion [B-17] [B-15]', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await holdMotion(page);
    await swatches(page).first().click();
    await expect(swatches(page).first()).toHaveAttribute('aria-current', 'true');
    expect(await moving(page)).toEqual([]);
    await control(page, 'Move right').click();
    await expect(hexes(page).nth(1)).toHaveText('#2A1230');
    expect(await moving(page)).toEqual([]);
  });
});
