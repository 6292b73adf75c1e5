import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import sharp from 'sharp';

import { CLIP, CLIPS } from './clips.mjs';
import { clipPath, writeClipTable } from './clipTable.mjs';
import { filmClip } from './filmClip.mjs';
import { picturePath } from './picture.mjs';

// npm run samples:clips               every clip with its still, then the table
// npm run samples:clips -- city-night  these clips, then the table

const MUXER = fileURLToPath(import.meta.resolve('mediabunny')).replace(
  /\/dist\/.*$/,
  '/dist/bundles/mediabunny.min.cjs',
);

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !CLIPS.some(({ id }) => id === name));
if (unknown.length > 0) throw new Error(`No such clip: ${unknown.join(', ')}`);

const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
const page = await browser.newPage();
// Encoders are only available on secure origins.
await page.route('**/*', (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }));
await page.goto('https://clips.example/');
await page.addScriptTag({ path: MUXER });

const readPictures = async (shots) => {
  const names = [...new Set(shots.map(({ picture }) => picture))];
  return Object.fromEntries(
    await Promise.all(names.map(async (name) => [name, await readFile(picturePath(name), 'base64')])),
  );
};

for (const clip of CLIPS.filter(({ id }) => wanted.length === 0 || wanted.includes(id))) {
  const { id, shots, motes } = clip;
  // One after the other: a single film already keeps every core busy.
  /* oxlint-disable no-await-in-loop */
  const pictures = await readPictures(shots);
  const { film, still } = await page.evaluate(filmClip, { ...CLIP, shots, motes, pictures });
  const bytes = Buffer.from(film, 'base64');
  await writeFile(clipPath(id, 'mp4'), bytes);
  await sharp(Buffer.from(still, 'base64')).jpeg({ quality: 80, mozjpeg: true }).toFile(clipPath(id, 'jpg'));
  /* oxlint-enable no-await-in-loop */
  process.stdout.write(`${id}: ${Math.round(bytes.length / 1024)} kB\n`);
}
await browser.close();
await writeClipTable();
