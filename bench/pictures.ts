import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

const BUILT_IN = join(process.cwd(), 'src/samples/pictures');
const SMALL_SIDE = 800;
/** The one full-size picture is the largest up to here, about what a phone takes. */
const FULL_PIXELS = 16_800_000;

export type Pixels = {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly rgba: Uint8Array;
};

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

const folderOfPictures = (): string => {
  const folder = process.env['HUELOOM_MEDIA'];
  if (folder) return folder;
  console.log('HUELOOM_MEDIA is unset: measuring with the built-in pictures.');
  return BUILT_IN;
};

/** The built-in pictures have a small copy each, for the gallery. */
const namesIn = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => /\.(jpe?g|png|webp)$/i.test(name) && !/-small\./.test(name))
        .toSorted()
    : [];

/** Every picture at 800 px, and one at its full size. */
export const loadPictures = async (): Promise<{ small: Pixels[]; full: Pixels }> => {
  const folder = folderOfPictures();
  const names = namesIn(folder);
  if (names.length === 0) throw new Error(`No pictures in ${folder}`);
  const small: Pixels[] = [];
  let full: { name: string; pixels: number } | null = null;
  for (const name of names) {
    const { width, height } = await sharp(join(folder, name)).metadata();
    const pixels = width * height;
    if (pixels <= FULL_PIXELS && pixels > (full?.pixels ?? 0)) full = { name, pixels };
    small.push(await decode(folder, name, SMALL_SIDE));
  }
  return { small, full: await decode(folder, full?.name ?? names[0]!) };
};
