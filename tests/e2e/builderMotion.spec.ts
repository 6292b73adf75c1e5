import type { Page } from '@playwright/test';
import { control, hexes, strip, swatches } from './builderParts';
import { expect, test } from './page';

const FIVE = ['#2A1230', '#2B3FD6', '#C9B6F2', '#F3EEE3', '#FF6A3D'];

const open = async (page: Page) => {
  await page.goto(`/palette-builder?c=${FIVE.join('-').replaceAll('#', '')}`);
  await expect(hexes(page)).toHaveText(FIVE);
};

/** Stops what begins to move where it begins. */
const holdMotion = async (page: Page) => {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Animation.enable');
  await browser.send('Animation.setPlaybackRate', { playbackRate: 0 });
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

test('a swatch that is selected widens from where the edges were, and nothing is laid out anew [B-17]', async ({
  page,
}) => {
  await open(page);
  const before = await places(page);
  await holdMotion(page);
  await swatches(page).nth(3).click();
  await expect(swatches(page).nth(3)).toHaveAttribute('aria-current', 'true');
  expect(await places(page)).toEqual(before);
  expect(new Set(await moving(page))).toEqual(new Set(['transform']));
  expect(await gaps(page)).toEqual([]);
});

test('when a color goes, the others close up from where they were [B-19]', async ({ page }) => {
  await open(page);
  await swatches(page).nth(2).click();
  await expect.poll(() => moving(page)).toEqual([]);
  const before = await places(page);
  await holdMotion(page);
  await control(page, 'Delete color').click();
  await expect(hexes(page)).toHaveCount(4);
  before.delete('#C9B6F2');
  expect(await places(page)).toEqual(before);
  expect(new Set(await moving(page))).toEqual(new Set(['transform']));
  expect(await gaps(page)).toEqual([]);
});

test('a copy opens between its neighbors, which begin where they were [B-18]', async ({ page }) => {
  await open(page);
  const before = await places(page);
  await holdMotion(page);
  await control(page, 'Duplicate color').click();
  await expect(hexes(page)).toHaveCount(6);
  const after = await places(page);
  for (const hex of FIVE.slice(1)) expect(after.get(hex)).toBe(before.get(hex));
  // The copy has the color of the first; it begins where the next one begins.
  expect(after.get('#2A1230')).toBe(before.get('#2B3FD6'));
  expect(await gaps(page)).toEqual([]);
});

test('a color that is moved goes from its old place to the new one [B-15]', async ({ page }) => {
  await open(page);
  const before = await places(page);
  await holdMotion(page);
  await control(page, 'Move right').click();
  await expect(hexes(page)).toHaveText(['#2B3FD6', '#2A1230', '#C9B6F2', '#F3EEE3', '#FF6A3D']);
  expect(Object.fromEntries(await places(page))).toEqual(Object.fromEntries(before));
  expect(new Set(await moving(page))).toEqual(new Set(['transform']));
  expect(await gaps(page)).toEqual([]);
});

test('nothing slides for those who ask for less motion [B-17] [B-15]', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page);
  await holdMotion(page);
  await swatches(page).nth(3).click();
  await expect(swatches(page).nth(3)).toHaveAttribute('aria-current', 'true');
  expect(await moving(page)).toEqual([]);
  await control(page, 'Move left').click();
  await expect(hexes(page).nth(2)).toHaveText('#F3EEE3');
  expect(await moving(page)).toEqual([]);
});
