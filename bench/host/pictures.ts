import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Pixels } from './host';

/** Pictures are always those of this version, whichever is measured: the parent process sets its folder. */
const BUILT_IN = join(process.env['BENCH_HOME'] ?? process.cwd(), 'src/samples/pictures');
const SMALL_SIDE = 800;
/** The one full-size picture is the largest up to this size, about that of a phone's photo. */
const FULL_PIXELS = 16_800_000;

export const decode = async (folder: string, name: string, side?: number): Promise<Pixels> => {
  const picture = sharp(join(folder, name)).rotate();
  if (side) picture.resize(side, side, { fit: 'inside', withoutEnlargement: true });
  const { data, info } = await picture
    .ensureAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { name, width: info.width, height: info.height, rgba: new Uint8Array(data) };
};

/** `HUELOOM_MEDIA`, else the built-in pictures. */
const folderOfPictures = (): string => process.env['HUELOOM_MEDIA'] ?? BUILT_IN;

/** The small gallery copies of built-in pictures are skipped. */
const namesIn = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => /\.(jpe?g|png|webp)$/i.test(name) && !/-small\./.test(name))
        .toSorted()
    : [];

const chosen = (): { readonly folder: string; readonly names: readonly string[] } => {
  const folder = folderOfPictures();
  const names = namesIn(folder);
  if (names.length === 0) throw new Error(`No pictures in ${folder}`);
  return { folder, names };
};

/** Every picture at 800 px. */
export const loadPictures = async (): Promise<Pixels[]> => {
  const { folder, names } = chosen();
  const pictures: Pixels[] = [];
  for (const name of names) pictures.push(await decode(folder, name, SMALL_SIDE));
  return pictures;
};

/** The largest picture that is no larger than a phone's photo, at full size. */
export const loadFullPicture = async (): Promise<Pixels> => {
  const { folder, names } = chosen();
  const sized = await Promise.all(
    names.map(async (name) => {
      const { width, height } = await sharp(join(folder, name)).metadata();
      return { name, pixels: width * height };
    }),
  );
  const [largest] = sized
    .filter(({ pixels }) => pixels <= FULL_PIXELS)
    .toSorted((a, b) => b.pixels - a.pixels);
  return decode(folder, largest?.name ?? names[0]!);
};
