// Writes the pictures of the installed app and of links without a palette, from src/app/icon.svg: node renderIcons.mjs
import { mkdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

const APP = new URL('../../app/', import.meta.url);
const OUT = new URL('public/icons/', APP);
const INK = '#f3f3f3';
const GROUND = '#131313';
/** An example palette from dusk to dawn, which is used nowhere else. */
const PREVIEW = ['#22223b', '#4a4e69', '#c8553d', '#f28f3b', '#ffd5c2'];

const [mark = ''] = /<path d="[^"]+"/.exec(await readFile(new URL('icon.svg', APP), 'utf8')) ?? [];

/**
 * The logo centered in a square of 24 units.
 * @param {number} share logo size as a fraction of the square's side
 * @param {number} radius of the square's corners
 */
const icon = (share, radius) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">
  <rect width="24" height="24" rx="${radius}" fill="${GROUND}"/>
  <g transform="translate(${12 - 11.5 * share} ${12 - 12 * share}) scale(${share})">${mark} fill="${INK}"/></g>
</svg>`;

const columns = PREVIEW.map(
  (fill, i) => `<rect x="${i * 240}" width="240" height="630" fill="${fill}"/>`,
).join('');
const preview = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630">${columns}
  <rect x="510" y="225" width="180" height="180" rx="40" fill="${GROUND}"/>
  <g transform="translate(548.25 261) scale(4.5)">${mark} fill="${INK}"/></g>
</svg>`;

/** @param {string} name @param {string} svg @param {number} width */
const write = async (name, svg, width) => {
  const file = fileURLToPath(new URL(name, OUT));
  await sharp(Buffer.from(svg.replace('<svg ', `<svg width="${width}" `)))
    .resize({ width })
    .png({ palette: true, compressionLevel: 9 })
    .toFile(file);
};

await mkdir(OUT, { recursive: true });
await write('icon-192.png', icon(0.62, 5), 192);
await write('icon-512.png', icon(0.62, 5), 512);
// Platforms mask these to their own shape: square corners, and the logo within the central 80 %.
await write('icon-180.png', icon(0.6, 0), 180);
await write('icon-maskable-512.png', icon(0.5, 0), 512);
await write('preview.png', preview, 1200);
