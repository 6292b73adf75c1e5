import { createHash } from 'node:crypto';
import { access, mkdir, readdir, rename, stat } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { CACHE as BENCH_CACHE, ROOT } from '../runner/paths.mjs';

/** Generated pictures, kept between runs. */
const CACHE = join(BENCH_CACHE, 'pictures');

/** The photographs of `HUELOOM_MEDIA`, else the built-in ones. */
export const pictureFolder = () => process.env['HUELOOM_MEDIA'] ?? join(ROOT, 'src/samples/pictures');

/** Megapixels of the photographs that the page is measured with. */
export const SIZES = [12, 24, 50];

/** @param {string} file */
const isPresent = (file) =>
  access(file).then(
    () => true,
    () => false,
  );

/**
 * The largest picture of the folder: a small one enlarged would decode too fast.
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

/** Formats besides JPEG, each at 12 megapixels; the option `quality` would make sharp write a palette PNG. */
const OTHERS = /** @type {const} */ ([
  { name: 'png', ending: 'rgb.png', type: 'png', options: { compressionLevel: 6 } },
  { name: 'png of 256 colors', ending: 'palette.png', type: 'png', options: { palette: true, effort: 1 } },
  { name: 'webp', ending: 'webp', type: 'webp', options: { quality: 90, effort: 1 } },
]);

/** Hexadecimal digits that tell what a file was made of. */
const DIGITS = 12;

/**
 * Makes a picture, unless it was made before of the same file in the same way: its name says of what it was made.
 * @param {Awaited<ReturnType<typeof largestPicture>>} source
 * @param {number} megapixels
 * @param {string} ending
 * @param {'jpeg' | 'png' | 'webp'} type
 * @param {import('sharp').JpegOptions | import('sharp').PngOptions | import('sharp').WebpOptions} options
 * @param {string} cache the folder of what was made
 */
const makePicture = async (source, megapixels, ending, type, options, cache) => {
  const { size, mtimeMs } = await stat(source.file);
  const made = JSON.stringify([source.file, size, mtimeMs, megapixels, type, options]);
  const digest = createHash('sha256').update(made).digest('hex').slice(0, DIGITS);
  const file = join(cache, `photo-${megapixels}mp-${digest}.${ending}`);
  if (await isPresent(file)) return file;
  const height = Math.round(Math.sqrt((megapixels * 1e6) / source.ratio));
  const width = Math.round(height * source.ratio);
  await mkdir(cache, { recursive: true });
  // A run that is stopped leaves no half of a picture under the name of a whole one.
  await sharp(source.file, { limitInputPixels: false })
    .resize(width, height, { fit: 'fill', kernel: 'lanczos3' })
    .toFormat(type, options)
    .toFile(`${file}.part`);
  await rename(`${file}.part`, file);
  return file;
};

/**
 * JPEG files of the given megapixels made from one photograph, cached.
 * @param {string} folder where real photographs are
 * @param {readonly number[]} sizes
 * @param {string} [cache]
 */
export const makePictures = async (folder, sizes = SIZES, cache = CACHE) => {
  const source = await largestPicture(folder);
  const pictures = [];
  for (const megapixels of sizes) {
    const file = await makePicture(source, megapixels, 'jpg', 'jpeg', { quality: 90 }, cache);
    pictures.push({ megapixels, format: 'jpeg', file });
  }
  return pictures;
};

/**
 * The same photograph at 12 megapixels in the other formats.
 * @param {string} folder
 * @param {string} [cache]
 */
export const makeOtherFormats = async (folder, cache = CACHE) => {
  const source = await largestPicture(folder);
  const pictures = [];
  for (const { name, ending, type, options } of OTHERS) {
    const file = await makePicture(source, 12, ending, type, options, cache);
    pictures.push({ megapixels: 12, format: name, file });
  }
  return pictures;
};
