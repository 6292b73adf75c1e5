import { batchDoneMessage, tooManyPicturesMessage } from '../../src/domain/batchMessages';
import { IMAGE_MESSAGES, onlyColorsMessage } from '../../src/domain/imageMessages';
import {
  INK,
  STONE,
  TEAL,
  bands,
  bring,
  cells,
  columns,
  gallery,
  grain,
  open,
  palette,
  picker,
  preview,
  upload,
} from './imagePage';
import type { Page } from '@playwright/test';
import { faultsIn } from './axe';
import { expect, test } from './page';

/** A photo of the gallery, read: its palette, its swatches, what is said of them. */
const expectStockPhoto = async (page: Page): Promise<void> => {
  await expect(page.getByText(/^\d+ × \d+ px, read in \d+\.\d s$/)).toBeVisible();
  await expect(columns(page)).toHaveCount(5);
  const shares = await columns(page).allTextContents();
  expect(shares.reduce((sum, text) => sum + Number.parseInt(text, 10), 0)).toBe(100);
  const told = await page.getByText(/^Palette of 5 colors and \d+ swatches ready$/).textContent();
  const count = Number(/(\d+) swatches/.exec(told ?? '')?.[1]);
  expect(count).toBeGreaterThan(100);
  expect(count).toBeLessThanOrEqual(200);
  // They are drawn by and by.
  await expect(cells(page)).toHaveCount(count);
  await expect(page.getByText('9 of 10 free extractions remaining today')).toBeVisible();
  // Names of colors come after the colors.
  for (const column of await columns(page).all()) await expect(column).toHaveText(/% [^#]+ #[0-9A-F]{6}$/);
};

test('a stock photo gives about 200 swatches and a palette with shares; palettes change with the count, the swatches and Regenerate; history goes back and survives a reload; a random image is read [X-02] [X-03] [X-04] [X-06] [X-07] [X-08] [X-09] [X-11] [X-12]', async ({
  page,
}) => {
  await open(page);
  await gallery(page).first().click();
  await test.step('a photo has a palette with shares, and about 200 swatches', () => expectStockPhoto(page));
  const first = await columns(page).allTextContents();

  await test.step('the swatches are walked and toggled by keyboard alone', async () => {
    await page.getByRole('tab', { name: 'Lightness' }).click();
    await page.keyboard.press('Tab');
    await expect(cells(page).first()).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowRight');
    const wanted = cells(page).nth(41);
    await expect(wanted).toBeFocused();
    const before = await wanted.getAttribute('aria-pressed');
    const toggle = async (isPressed: boolean): Promise<void> => {
      await page.keyboard.press('Enter');
      await expect(wanted).toHaveAttribute('aria-pressed', String(isPressed));
      await expect(wanted).toBeFocused();
    };
    await toggle(before !== 'true');
    await page.getByRole('button', { name: 'Previous palette' }).click();
    await expect(columns(page)).toHaveText(first);
  });

  await test.step('the palette changes with the count, Regenerate and a swatch', async () => {
    await page.getByLabel('Color count').selectOption({ label: '7 colors' });
    await expect(columns(page)).toHaveCount(7);
    const seven = await columns(page).allTextContents();
    await page.getByRole('button', { name: 'Regenerate' }).click();
    await expect(columns(page)).not.toHaveText(seven);
    await expect(columns(page)).toHaveCount(7);

    const cell = cells(page).and(page.locator('[aria-pressed="false"]')).first();
    const hex = (await cell.getAttribute('aria-label')) ?? '';
    await cell.click();
    await expect(columns(page)).toHaveCount(8);
    await expect(columns(page).last()).toContainText(hex);
    await expect(page.getByRole('button', { name: hex, exact: true })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  });

  await test.step('history goes back to the first, and costs nothing', async () => {
    const previous = page.getByRole('button', { name: 'Previous palette' });
    for (let i = 0; i < 3; i += 1) await previous.click();
    await expect(previous).toBeDisabled();
    await expect(columns(page)).toHaveText(first);
    await expect(page.getByText('9 of 10 free extractions remaining today')).toBeVisible();
  });

  await test.step('the palette that was on show survives a reload', async () => {
    await page.reload();
    const last = page.getByRole('region', { name: 'Last palette' });
    await expect(last.getByText(/^#[0-9A-F]{6}$/)).toHaveText(first.map((text) => text.slice(-7)));
  });

  await test.step('a random image is read', async () => {
    await page.getByRole('button', { name: 'Random image' }).click();
    await expect(preview(page)).toBeVisible();
    // As many colors as were asked for last.
    await expect(columns(page)).toHaveCount(7);
  });
});

test('an uploaded picture gives its exact colors and shares, and never leaves the device; pins stand on its colors, swatches are sorted by mode and direction, and the palette opens in the builder [X-01] [X-05] [X-10] [X-13] [B-01]', async ({
  page,
}) => {
  await open(page);
  const requests: { method: string; url: string; body: Buffer | null }[] = [];
  page.context().on('request', (request) => {
    requests.push({ method: request.method(), url: request.url(), body: request.postDataBuffer() });
  });

  await test.step('its colors and shares are exact', async () => {
    await upload(page, await bands('my secret.png'));
    await expect(columns(page)).toHaveText([/^60%.*#0D9488$/, /^30%.*#F5F5F4$/, /^10%.*#1C1917$/]);
    await expect(page.getByText(onlyColorsMessage(3))).toBeVisible();
    await expect(cells(page)).toHaveCount(3);
  });

  await test.step('pins stand on the colors', async () => {
    const pins = page.getByRole('button', { name: /, pin \d of \d$/ });
    await expect(pins).toHaveCount(3);
    const box = await preview(page).boundingBox();
    const places = await Promise.all([0, 1, 2].map(async (i) => pins.nth(i).boundingBox()));
    const parts = places.map(
      (pin) => ((pin?.x ?? 0) + (pin?.width ?? 0) / 2 - (box?.x ?? 0)) / (box?.width ?? 1),
    );
    expect(parts[0]).toBeLessThan(0.6);
    expect(parts[1]).toBeGreaterThan(0.6);
    expect(parts[1]).toBeLessThan(0.9);
    expect(parts[2]).toBeGreaterThan(0.9);
  });

  await test.step('swatches are sorted by mode and direction', async () => {
    const lightness = page.getByRole('tab', { name: 'Lightness' });
    await lightness.click();
    await expect(cells(page).first()).toHaveAccessibleName(INK);
    await lightness.click();
    await expect(lightness).toHaveAccessibleName(/descending/);
    await expect(cells(page).first()).toHaveAccessibleName(STONE);
  });

  await test.step('the picture has not left the device', () => {
    const origin = new URL(page.url()).origin;
    for (const { method, url, body } of requests) {
      expect(method, url).toBe('GET');
      expect(body, url).toBeNull();
      expect(url).not.toContain('secret');
      expect(
        [origin, `blob:${origin}`].some((start) => url.startsWith(start)),
        url,
      ).toBe(true);
      expect(new URL(url).search, url).toBe('');
    }
  });

  await test.step('the palette opens in the builder, and the picture is still there after it', async () => {
    await palette(page).getByRole('link').first().click();
    await expect(page).toHaveURL(/\/palette-builder/);
    const strip = page.getByRole('list', { name: 'Color palette' });
    await expect(strip.getByRole('button', { name: /^Copy #/ })).toHaveText([TEAL, STONE, INK]);
    await page.getByRole('link', { name: 'Image to palette' }).click();
    await expect(preview(page)).toHaveAccessibleName('my secret.png');
    await expect(columns(page)).toHaveCount(3);
  });
});

test('a file that is no picture is refused with words, and good ones are read after it: chosen, dropped, pasted, and as many of a hundred as there may be [X-22]', async ({
  page,
}) => {
  await open(page);
  await test.step('a text is refused, and costs nothing', async () => {
    const text = { name: 'notes.png', mimeType: 'image/png', buffer: Buffer.from('not a picture') };
    await picker(page).setInputFiles(text);
    const problem = page.getByRole('region', { name: 'Problem' });
    await expect(problem).toContainText(IMAGE_MESSAGES.imageProcessFailed);
    await expect(preview(page)).toHaveCount(0);
    await expect(page.getByText('10 of 10 free extractions remaining today')).toBeVisible();
    await upload(page, await bands('good.png'));
    await expect(problem).toHaveCount(0);
  });

  await test.step('a dropped and a pasted picture are read', async () => {
    await bring(page, 'drop', [await bands('dropped.png')]);
    await expect(preview(page)).toHaveAccessibleName('dropped.png');
    await bring(page, 'paste', [await bands('pasted.png', [INK, TEAL, STONE])]);
    await expect(preview(page)).toHaveAccessibleName('pasted.png');
    await expect(columns(page).first()).toHaveText(/#1C1917$/);
    await expect(page.getByText('7 of 10 free extractions remaining today')).toBeVisible();
  });

  await test.step('of a hundred dropped one by one fifty are taken, and as many read as the day allows', async () => {
    const { buffer } = await bands('x.png');
    const pictures = Array.from({ length: 100 }, (_, i) => ({
      name: `${i}.png`,
      mimeType: 'image/png',
      buffer,
    }));
    await bring(page, 'drop', pictures);
    await expect(page.getByText(tooManyPicturesMessage(100))).toBeAttached();
    await expect(page.getByText(batchDoneMessage(7, 50))).toBeAttached();
    await expect(page.getByRole('dialog', { name: 'Be part of us' })).toBeVisible();
  });
});

test('after ten pictures the day is over, in every tab [X-14] [X-15] [X-16]', async ({ page, context }) => {
  await open(page);
  const other = await context.newPage();
  await open(other);
  for (let left = 9; left >= 0; left -= 1) {
    await picker(page).setInputFiles(await bands(`${left}.png`));
    await expect(preview(page)).toHaveAccessibleName(`${left}.png`);
    const sentence =
      left > 0 ? `${left} of 10 free extractions remaining today` : IMAGE_MESSAGES.imageLimitReached;
    await expect(page.getByText(sentence).first()).toBeVisible();
  }
  await expect(other.getByText(IMAGE_MESSAGES.imageLimitReached)).toBeVisible();
  await picker(other).setInputFiles(await bands('eleventh.png'));
  await expect(other.getByRole('dialog', { name: 'Be part of us' })).toBeVisible();
  await expect(preview(other)).toHaveCount(0);
});

test('leaving while a picture is read stops the work without a word', async ({ page }) => {
  // A worker that hears nothing is at work for as long as the test needs.
  await page.addInitScript(() => {
    Worker.prototype.postMessage = () => undefined;
  });
  await open(page);
  await picker(page).setInputFiles(await grain('grain.jpg'));
  await page.getByRole('link', { name: 'Palette builder' }).click();
  await expect(page).toHaveURL(/\/palette-builder/);
  await page.getByRole('link', { name: 'Image to palette' }).click();
  await expect(page.getByRole('heading', { name: 'Drop or paste an image' })).toBeVisible();
  await expect(page.getByText('10 of 10 free extractions remaining today')).toBeVisible();
});

test('on a phone a stock photo is read as well, the palette stands in rows, the swatches in 8 columns, and the dock opens the builder [X-03] [X-04] [X-11] @phone-only', async ({
  page,
}) => {
  await open(page);
  await gallery(page).first().tap();
  await expectStockPhoto(page);
  const [first, second] = await Promise.all([
    columns(page).nth(0).boundingBox(),
    columns(page).nth(1).boundingBox(),
  ]);
  expect(second?.y).toBeGreaterThan(first?.y ?? 0);
  expect(second?.x).toBe(first?.x);
  const tops = await cells(page).evaluateAll((all) =>
    all.slice(0, 9).map((cell) => Math.round(cell.getBoundingClientRect().top)),
  );
  expect(new Set(tops.slice(0, 8)).size).toBe(1);
  expect(tops[8]).toBeGreaterThan(tops[7] ?? 0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);

  const dockButton = page.getByRole('button', { name: 'Open in builder' });
  await expect(dockButton).toBeInViewport();
  await dockButton.tap();
  await expect(page).toHaveURL(/\/palette-builder/);
});

test('has no accessibility fault, empty and with a picture, light and dark [X-04] @phone', async ({
  page,
}) => {
  // The audit looks at each of 200 swatches.
  test.slow();
  await open(page);
  await expect(gallery(page).first()).toBeVisible();
  expect(await faultsIn(page)).toEqual([]);
  await gallery(page).first().click();
  await expect(cells(page).first()).toBeVisible();
  expect(await faultsIn(page)).toEqual([]);
});
