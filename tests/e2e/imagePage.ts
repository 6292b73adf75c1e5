import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expect } from './page';

export const TEAL = '#0D9488';
export const STONE = '#F5F5F4';
export const INK = '#1C1917';

export type Picture = { readonly name: string; readonly mimeType: string; readonly buffer: Buffer };

/** Upright bands of 60, 30 and 10 % of the width. */
export const bands = async (name: string, colors = [TEAL, STONE, INK]): Promise<Picture> => {
  const starts = [0, 60, 90];
  const buffer = await sharp({ create: { width: 100, height: 60, channels: 3, background: TEAL } })
    .composite(
      colors.map((background, i) => ({
        input: { create: { width: 100 - (starts[i] ?? 0), height: 60, channels: 3 as const, background } },
        left: starts[i] ?? 0,
        top: 0,
      })),
    )
    .png()
    .toBuffer();
  return { name, mimeType: 'image/png', buffer };
};

/** Nearly four megapixels of noise, which take a while to read. */
export const grain = async (name: string): Promise<Picture> => {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const picture = sharp({ create: { width: 2400, height: 1600, channels: 3, noise, background: 'black' } });
  return { name, mimeType: 'image/jpeg', buffer: await picture.jpeg().toBuffer() };
};

export const picker = (page: Page) => page.getByLabel('Image file');
export const palette = (page: Page) => page.getByRole('region', { name: 'Palette', exact: true });
export const columns = (page: Page) =>
  palette(page).getByRole('list', { name: 'Colors of the palette' }).getByRole('listitem');
export const cells = (page: Page) =>
  page.getByRole('toolbar', { name: 'Colors of the picture' }).getByRole('button');
export const preview = (page: Page) => page.getByRole('region', { name: 'Picture' }).getByRole('img');
export const gallery = (page: Page) => page.getByRole('button', { name: /, by / });

export const open = async (page: Page): Promise<void> => {
  await page.goto('/image-to-palette');
  await expect(page.getByRole('heading', { level: 1, name: 'Image to palette' })).toBeVisible();
};

export const upload = async (page: Page, picture: Picture): Promise<void> => {
  await picker(page).setInputFiles(picture);
  await expect(preview(page)).toHaveAccessibleName(picture.name);
  await expect(columns(page).first()).toBeVisible();
};

/** Fires what the browser fires when files come from outside: a drop or a paste. */
export const bring = async (
  page: Page,
  kind: 'drop' | 'paste',
  pictures: readonly Picture[],
): Promise<void> =>
  page.evaluate(
    ({ kind: type, files }) => {
      for (const { name, mimeType, base64 } of files) {
        const bytes = Uint8Array.from(atob(base64), (char) => char.codePointAt(0) ?? 0);
        const data = new DataTransfer();
        data.items.add(new File([bytes], name, { type: mimeType }));
        document.body.dispatchEvent(
          type === 'drop'
            ? new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: data })
            : new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData: data }),
        );
      }
    },
    {
      kind,
      files: pictures.map(({ name, mimeType, buffer }) => ({
        name,
        mimeType,
        base64: buffer.toString('base64'),
      })),
    },
  );
