import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { seriousIn } from './axe';
import { expect, test } from './page';

const LINK = '/theme?h=teal.0d9488&g=ffffff.111111';

/** It would say so in the console, and ask for a file elsewhere. */
const HOSTILE = `<svg viewBox="0 0 40 20"><style>.a{fill:#0d9488}@import "https://example.com/a.css";</style>
<script>console.error('ran')</script><rect class="a" width="40" height="20" onload="console.error('ran')"/>
<image href="https://example.com/a.png" width="9" height="9"/><foreignObject><body>x</body></foreignObject>
<circle cx="10" cy="10" r="6" fill="#111"/></svg>`;

const open = async (page: Page, isMobile: boolean): Promise<void> => {
  await page.goto(LINK);
  await expect(page.getByRole('toolbar', { name: 'Light scales' })).toBeVisible();
  if (isMobile) await page.getByRole('combobox', { name: 'Template' }).selectOption('Your own');
  else await page.getByRole('tab', { name: 'Your own' }).click();
};

/** A screenshot of flat colors with soft edges, drawn on the page. */
const screenshot = async (page: Page): Promise<Buffer> => {
  const bytes = await page.evaluate(async () => {
    const canvas = new OffscreenCanvas(400, 200);
    const context = canvas.getContext('2d');
    if (!context) throw new Error('no canvas');
    context.fillStyle = '#ffffff';
    context.fillRect(0, 0, 400, 200);
    context.fillStyle = '#0d9488';
    context.beginPath();
    context.arc(100, 100, 70, 0, 7);
    context.fill();
    context.fillStyle = '#111111';
    context.font = '40px sans-serif';
    context.fillText('Kiln', 220, 110);
    const blob = await canvas.convertToBlob({ type: 'image/png' });
    return [...new Uint8Array(await blob.arrayBuffer())];
  });
  return Buffer.from(bytes);
};

test('a hostile SVG is shown in both modes and runs nothing, its colors are changed by keys, undone and saved @phone', async ({
  page,
  isMobile,
}) => {
  const trouble: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') trouble.push(message.text());
  });
  page.on('request', (request) => {
    if (request.url().includes('example.com')) trouble.push(request.url());
  });
  await open(page, isMobile);
  await page
    .getByLabel('Drawing file')
    .setInputFiles({ name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(HOSTILE) });
  const light = page.getByRole('img', { name: 'logo in light' });
  await expect(light).toBeVisible();
  await expect
    .poll(() => light.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth > 0))
    .toBe(true);

  await page.getByRole('button', { name: /^#111111 1 use Text$/ }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'What #111111 becomes' });
  await expect(dialog).toBeVisible();
  expect(await seriousIn(page, '[role="dialog"]')).toEqual([]);
  await dialog.getByRole('searchbox').fill('danger');
  await dialog.getByRole('button', { name: 'Danger', exact: true }).press('Enter');
  await expect(dialog).toBeHidden();
  const changed = page.getByRole('button', { name: /^#111111 1 use Danger$/ });
  await expect(changed).toBeVisible();
  await changed.press('Control+z');
  await expect(page.getByRole('button', { name: /^#111111 1 use Text$/ })).toBeVisible();
  expect(await seriousIn(page, 'main', '[role="img"], li > [aria-hidden]')).toEqual([]);

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save the dark drawing as SVG' }).press('Enter');
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('logo-dark.svg');
  const text = await readFile(await download.path(), 'utf8');
  expect(text).toContain('<rect');
  expect(text).not.toMatch(/script|onload|foreignObject|example/);
  expect(trouble).toEqual([]);
});

test('a screenshot is recolored pixel by pixel, its edges stay soft, and it is saved in its full size', async ({
  page,
}) => {
  await open(page, false);
  const buffer = await screenshot(page);
  await page.getByLabel('Drawing file').setInputFiles({ name: 'screen.png', mimeType: 'image/png', buffer });
  const dark = page.getByRole('img', { name: 'screen in dark' });
  await expect(dark).toHaveAttribute('aria-busy', 'false');
  await expect(page.getByRole('button', { name: /^#FFFFFF .* Background$/ })).toBeVisible();
  await expect(page.getByRole('button', { name: /^#111111 .* Text$/ })).toBeVisible();
  const seen = await dark.evaluate((canvas) => {
    if (!(canvas instanceof HTMLCanvasElement)) throw new Error('no canvas');
    const { data } = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? {};
    const light = Array.from({ length: canvas.width * canvas.height }, (_, i) => data?.[i * 4 + 1] ?? 0);
    return { ground: light[0] ?? 255, brightest: Math.max(...light), shades: new Set(light).size };
  });
  expect(seen.ground).toBeLessThan(40);
  expect(seen.brightest).toBeGreaterThan(200);
  // Between the ground, the circle and the letters.
  expect(seen.shades).toBeGreaterThan(20);

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save the dark drawing as PNG' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('screen-dark.png');
  const png = await readFile(await download.path());
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([400, 200]);
});
