import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makePictures } from '../../bench/pages/pictures.mjs';

const SIZE = 0.01;
let folder = '';
let photos = '';
let cache = '';

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hueloom-pictures-'));
  [photos, cache] = [join(folder, 'photos'), join(folder, 'cache')];
  await mkdir(photos);
});
afterEach(async () => rm(folder, { recursive: true }));

const drawPhoto = async (name: string, background: string, modified: number): Promise<void> => {
  const file = join(photos, name);
  await sharp({ create: { width: 60, height: 40, channels: 3, background } })
    .png()
    .toFile(file);
  await utimes(file, modified, modified);
};

/** The color of the picture that is made, and its file. */
const make = async (sizes: readonly number[] = [SIZE]) => {
  const [{ file } = { file: '' }] = await makePictures(photos, sizes, cache);
  const { dominant } = await sharp(file).stats();
  return { file, isRed: dominant.r > dominant.b };
};

describe('makePictures', () => {
  it('makes a picture once', async () => {
    await drawPhoto('a.png', 'red', 1);
    const { file, isRed } = await make();
    expect(isRed).toBe(true);
    expect((await sharp(file).metadata()).width).toBe(123);
    await writeFile(file, 'as it was made');
    const [again] = await makePictures(photos, [SIZE], cache);
    expect(again!.file).toBe(file);
    expect(await readFile(file, 'utf8')).toBe('as it was made');
  });

  it('makes another one of another photograph, or of the same file when it has changed', async () => {
    await drawPhoto('a.png', 'red', 1);
    expect((await make()).isRed).toBe(true);
    await drawPhoto('a.png', 'blue', 2);
    expect((await make()).isRed).toBe(false);
    await rm(join(photos, 'a.png'));
    await drawPhoto('b.png', 'red', 2);
    expect((await make()).isRed).toBe(true);
  });

  it('takes no part of a picture for a whole one', async () => {
    await drawPhoto('a.png', 'red', 1);
    const { file } = await make();
    await rm(file);
    // As a run that was stopped would leave it.
    await writeFile(`${file}.part`, 'half a picture');
    expect((await make()).isRed).toBe(true);
    expect(await readdir(cache)).toHaveLength(1);
  });

  it('leaves nothing that looks whole where a picture cannot be made', async () => {
    await drawPhoto('a.png', 'red', 1);
    // No JPEG is so large.
    await expect(make([1e7])).rejects.toThrow(/dimension|exceeds|too large|width/i);
    expect((await readdir(cache)).filter((name) => name.endsWith('.jpg'))).toEqual([]);
  });
});
