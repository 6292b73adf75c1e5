import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { IMAGE_MESSAGES } from '../../src/domain/imageMessages';
import { button, expectColors } from './support/builder';
import type { Page } from './support/page';
import { inEveryBrowser } from './support/visits';

const [TEAL, STONE, INK] = ['#0D9488', '#F5F5F4', '#1C1917'] as const;

/** Upright bands of 60, 30 and 10 % of the width, of an eighth of a megapixel. */
const bands = (colors: readonly string[]) => {
  const [base = TEAL] = colors;
  const band = (background: string, left: number, width: number) => ({
    input: { create: { width, height: 240, channels: 3 as const, background } },
    left,
    top: 0,
  });
  return sharp({ create: { width: 400, height: 240, channels: 3, background: base } }).composite([
    band(colors[1] ?? base, 240, 120),
    band(colors[2] ?? base, 360, 40),
  ]);
};

const palette = (page: Page) => page.role('list', 'Colors of the palette').role('listitem');
const cells = (page: Page) => page.role('toolbar', 'Colors of the picture').role('button');
const preview = (page: Page, name: string) => page.role('region', 'Picture').role('img', name);
const problem = (page: Page) => page.role('region', 'Problem');
const picker = (page: Page) => page.label('Image file');

/** Where it is not shown, the failure says what is shown in its place. */
const showsPicture = async (page: Page, name: string): Promise<void> => {
  const shown = async (): Promise<string> =>
    (await preview(page, name).count()) > 0 ? name : ((await problem(page).texts())[0] ?? 'nothing yet');
  await expect.poll(shown).toBe(name);
};

const open = async (page: Page): Promise<void> => {
  await page.goTo('/image-to-palette');
  await page.role('heading', 'Image to palette').shows();
};

/** Fires what the browser fires when a file comes from outside. The clipboard of a browser without a screen takes text alone. */
const bring = (page: Page, kind: 'drop' | 'paste', name: string, bytes: Buffer): Promise<void> =>
  page.evaluate(
    (type, fileName, base64) => {
      const data = new DataTransfer();
      const content = Uint8Array.from(atob(base64), (char) => char.codePointAt(0) ?? 0);
      data.items.add(new File([content], fileName, { type: 'image/png' }));
      const shared = { bubbles: true, cancelable: true };
      const event = type === 'drop' ? new DragEvent('drop', shared) : new ClipboardEvent('paste', shared);
      // Not every constructor takes it.
      Object.defineProperty(event, type === 'drop' ? 'dataTransfer' : 'clipboardData', { value: data });
      document.body.dispatchEvent(event);
    },
    kind,
    name,
    bytes.toString('base64'),
  );

let folder = '';
const file = (name: string) => join(folder, name);

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pictures-'));
  const pictures = { png: 'png', webp: 'webp', jpeg: 'jpg', gif: 'gif', avif: 'avif' } as const;
  await Promise.all(
    Object.entries(pictures).map(async ([format, ending]) => {
      const picture = bands([TEAL, STONE, INK]).toFormat(format as keyof typeof pictures, {
        lossless: format === 'webp',
        quality: 100,
      });
      await writeFile(file(`bands.${ending}`), await picture.toBuffer());
    }),
  );
  await writeFile(file('notes.png'), 'not a picture');
});
afterAll(() => rm(folder, { recursive: true, force: true }));

inEveryBrowser(({ visit }) => {
  it('a chosen picture gives its exact colors, shares and swatches, which open in the builder', async () => {
    const page = await visit();
    await open(page);
    await picker(page).chooseFile(file('bands.png'));
    await showsPicture(page, 'bands.png');
    await expect.poll(() => palette(page).count()).toBe(3);
    const texts = await palette(page).texts();
    expect(texts.map((text) => [/^\d+%/.exec(text)?.[0], text.slice(-7)])).toEqual([
      ['60%', TEAL],
      ['30%', STONE],
      ['10%', INK],
    ]);
    await expect.poll(() => cells(page).count()).toBe(3);
    await page.role('list', 'Colors of the palette').role('link').nth(0).click();
    await page.isAt(/^\/palette-builder/);
    await expectColors(page, [TEAL, STONE, INK]);
    await page.tab.goBack();
    await showsPicture(page, 'bands.png');
  });

  it.each(['jpg', 'webp', 'gif', 'avif'])('a picture of the kind %s is read', async (ending) => {
    const page = await visit();
    await open(page);
    await picker(page).chooseFile(file(`bands.${ending}`));
    await showsPicture(page, `bands.${ending}`);
    await expect.poll(() => palette(page).count()).toBeGreaterThanOrEqual(3);
    // Coding may take a little from the edges of the band.
    expect((await palette(page).texts())[0]).toMatch(/^(?:59|60|61)%/);
  });

  it('a dropped and a pasted picture are read', async () => {
    const page = await visit();
    await open(page);
    await bring(page, 'drop', 'dropped.png', await bands([TEAL, STONE, INK]).png().toBuffer());
    await showsPicture(page, 'dropped.png');
    await bring(page, 'paste', 'pasted.png', await bands([INK, TEAL, STONE]).png().toBuffer());
    await showsPicture(page, 'pasted.png');
    await expect.poll(async () => (await palette(page).texts())[0]?.slice(-7)).toBe(INK);
  });

  it('a built-in photo gives about 200 swatches, and what is no picture is refused in words', async () => {
    const page = await visit();
    await open(page);
    await button(page, /, by /).nth(0).click();
    await expect.poll(() => palette(page).count()).toBe(5);
    await expect.poll(() => cells(page).count()).toBeGreaterThan(100);
    await page.label('Color count').select('7 colors');
    await expect.poll(() => palette(page).count()).toBe(7);
    await picker(page).chooseFile(file('notes.png'));
    await problem(page).text(IMAGE_MESSAGES.imageProcessFailed).shows();
    await picker(page).chooseFile(file('bands.png'));
    await showsPicture(page, 'bands.png');
    await problem(page).goes();
  });
});
