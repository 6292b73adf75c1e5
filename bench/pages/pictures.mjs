import { mkdir, readdir, access } from 'node:fs/promises';
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

/**
 * @param {Awaited<ReturnType<typeof largestPicture>>} source
 * @param {number} megapixels
 * @param {string} file
 * @param {'jpeg' | 'png' | 'webp'} type
 * @param {import('sharp').JpegOptions | import('sharp').PngOptions | import('sharp').WebpOptions} options
 */
const makePicture = async (source, megapixels, file, type, options) => {
  if (await isPresent(file)) return;
  const height = Math.round(Math.sqrt((megapixels * 1e6) / source.ratio));
  const width = Math.round(height * source.ratio);
  await sharp(source.file, { limitInputPixels: false })
    .resize(width, height, { fit: 'fill', kernel: 'lanczos3' })
    .toFormat(type, options)
    .toFile(file);
};

/**
 * JPEG files of the given megapixels made from one photograph, cached.
 * @param {string} folder where real photographs are
 * @param {readonly number[]} sizes
 */
export const makePictures = async (folder, sizes = SIZES) => {
  await mkdir(CACHE, { recursive: true });
  const source = await largestPicture(folder);
  const pictures = [];
  for (const megapixels of sizes) {
    const file = join(CACHE, `photo-${megapixels}mp.jpg`);
    await makePicture(source, megapixels, file, 'jpeg', { quality: 90 });
    pictures.push({ megapixels, format: 'jpeg', file });
  }
  return pictures;
};

/**
 * The same photograph at 12 megapixels in the other formats.
 * @param {string} folder
 */
export const makeOtherFormats = async (folder) => {
  await mkdir(CACHE, { recursive: true });
  const source = await largestPicture(folder);
  const pictures = [];
  for (const { name, ending, type, options } of OTHERS) {
    const file = join(CACHE, `photo-12mp.${ending}`);
    await makePicture(source, 12, file, type, options);
    pictures.push({ megapixels: 12, format: name, file });
  }
  return pictures;
};
