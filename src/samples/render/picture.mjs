import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

const LARGEST_BYTES = 220_000;
const BEST_QUALITY = 84;
const LEAST_QUALITY = 60;
/** Size in pixels that the gallery's copy fits into: twice that of its rows, for screens of two pixels a CSS pixel. */
const SMALL = { width: 640, height: 360, fit: 'inside' };

const fileOf = (name) => fileURLToPath(new URL(`../pictures/${name}`, import.meta.url));

export const picturePath = (id) => fileOf(`${id}.jpg`);

const encode = async (picture, quality) => {
  const jpeg = await picture.clone().jpeg({ quality, mozjpeg: true }).toBuffer();
  return jpeg.length > LARGEST_BYTES && quality > LEAST_QUALITY ? encode(picture, quality - 3) : jpeg;
};

/** Writes the picture and its small copy; returns the byte count of the picture. */
export const savePicture = async (id, rgb, width, height) => {
  const picture = sharp(rgb, { raw: { width, height, channels: 3 } });
  const jpeg = await encode(picture, BEST_QUALITY);
  await writeFile(picturePath(id), jpeg);
  await picture
    .clone()
    .resize(SMALL)
    .webp({ quality: 70, effort: 6, smartSubsample: true })
    .toFile(fileOf(`${id}-small.webp`));
  return jpeg.length;
};
