import { mkdir, readdir, access } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

/** Megapixels of the photographs that the page is measured with. */
export const SIZES = [12, 24, 50];

/** @param {string} file */
const isPresent = (file) =>
  access(file).then(
    () => true,
    () => false,
  );

/**
 * The largest picture of the folder: enlarging a small one would make a file that decodes too easily.
 * @param {string} folder
 */
const largestPicture = async (folder) => {
  const names = (await readdir(folder)).filter((name) => /\.(jpe?g|png)$/i.test(name));
  const sized = await Promise.all(
    names.map(async (name) => {
      const { width, height } = await sharp(join(folder, name), {
        limitInputPixels: false,
      }).metadata();
      return { file: join(folder, name), pixels: width * height, ratio: width / height };
    }),
  );
  const [largest] = sized.toSorted((a, b) => b.pixels - a.pixels);
  if (!largest) throw new Error(`No pictures in ${folder}`);
  return largest;
};

/**
 * JPEG files of 12, 24 and 50 megapixels cut from the same photograph, made once and kept in `cache`.
 * @param {string} folder where real photographs are
 * @param {string} cache where the made files are kept
 */
export const makePictures = async (folder, cache) => {
  await mkdir(cache, { recursive: true });
  const source = await largestPicture(folder);
  const pictures = [];
  for (const megapixels of SIZES) {
    const height = Math.round(Math.sqrt((megapixels * 1e6) / source.ratio));
    const width = Math.round(height * source.ratio);
    const file = join(cache, `photo-${megapixels}mp.jpg`);
    if (!(await isPresent(file))) {
      await sharp(source.file, { limitInputPixels: false })
        .resize(width, height, { fit: 'fill', kernel: 'lanczos3' })
        .jpeg({ quality: 90 })
        .toFile(file);
    }
    pictures.push({ megapixels, file });
  }
  return pictures;
};
