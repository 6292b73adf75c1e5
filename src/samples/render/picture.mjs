import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

const LARGEST_BYTES = 220_000;
const BEST_QUALITY = 84;
const LEAST_QUALITY = 60;
/** Longest side in pixels of the gallery's copy. */
const SMALL_SIDE = 640;

export const picturePath = (id) => fileURLToPath(new URL(`../pictures/${id}.jpg`, import.meta.url));

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
    .resize(SMALL_SIDE, SMALL_SIDE, { fit: 'inside' })
    .jpeg({ quality: 78, mozjpeg: true })
    .toFile(picturePath(`${id}-small`));
  return jpeg.length;
};
