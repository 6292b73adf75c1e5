import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';

import { choosePalettes } from '../../../src/engine/choosePalettes';
import type { Engine, PackedRgb } from '../../../src/engine/engine';
import type { Pixels } from '../../../src/engine/planes';
import { squaredDeltaE00, toTone } from '../../../src/engine/reference/difference';
import { labOf } from '../../../src/engine/reference/points';
import { createXorshift } from '../../../src/engine/xorshift';
import { loadNodeEngine } from '../../support/nodeEngine';

const FOLDER = 'src/samples/pictures';
const PREVIEW_SIDE = 800;
const PATCH_SIDE = 256;

type Change = { readonly side?: number; readonly quality?: number; readonly noise?: number };

/** A photograph as it comes: of another size, coded anew, or with noise of one code, as another decoder makes it. */
const decode = async (file: string, { side = 800, quality, noise }: Change): Promise<Pixels> => {
  const resized = sharp(join(FOLDER, file)).resize(side, side, { fit: 'inside' });
  const coded = quality === undefined ? resized : sharp(await resized.jpeg({ quality }).toBuffer());
  const { data, info } = await coded.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const rgba = new Uint8ClampedArray(data);
  if (noise !== undefined) {
    const random = createXorshift(noise);
    for (let at = 0; at < rgba.length; at += 1) {
      if (at % 4 !== 3) rgba[at] = (rgba[at] ?? 0) + Math.floor(random() * 3) - 1;
    }
  }
  return { rgba, width: info.width, height: info.height };
};

const COUNTS = [5, 9] as const;

/** A palette of a picture for each of `COUNTS`. */
const palettesOf = (engine: Engine, { rgba, width, height }: Pixels): PackedRgb[][] => {
  const reader = engine.openPicture({ width, height }, { previewSide: PREVIEW_SIDE });
  reader.addRows(rgba, height);
  const { summary, preview } = reader.finish();
  const patches = engine.findPatches(engine.shrink(preview, PATCH_SIDE));
  return COUNTS.map((count) => {
    const options = { count, style: 'vivid', variants: [0] } as const;
    const [entries = []] = choosePalettes(engine, { summary, patches, drawn: null }, options);
    return entries.map(({ rgb }) => rgb);
  });
};

/** How many colors of one palette the other has as well, within a ΔE00 that makes one color of two. */
const kept = (one: readonly PackedRgb[], other: readonly PackedRgb[]): number => {
  const tones = other.map((rgb) => toTone(labOf(rgb)));
  return one.filter((rgb) => tones.some((tone) => squaredDeltaE00(tone, toTone(labOf(rgb))) <= 36)).length;
};

describe('the palette of a photograph hardly changes', () => {
  const files = readdirSync(FOLDER).filter(
    (name) => /\.(jpe?g|webp|png)$/.test(name) && !/-small\./.test(name),
  );
  let engine: Engine;
  let plain: readonly PackedRgb[][][];
  beforeAll(async () => {
    engine = await loadNodeEngine();
    const pictures = await Promise.all(files.map((file) => decode(file, {})));
    plain = pictures.map((pixels) => palettesOf(engine, pixels));
  });

  it.each([
    ['with noise of one code, as between the decoders of browsers', { noise: 7 }, 0.93],
    ['where it is saved once more', { quality: 85 }, 0.9],
    ['at two thirds of its size', { side: 533 }, 0.9],
  ] as const)('%s', async (_, change, least) => {
    const pictures = await Promise.all(files.map((file) => decode(file, change)));
    let [same, all] = [0, 0];
    for (const [i, pixels] of pictures.entries()) {
      for (const [j, palette] of palettesOf(engine, pixels).entries()) {
        same += kept(palette, plain[i]?.[j] ?? []);
        all += palette.length;
      }
    }
    expect(files.length).toBeGreaterThan(3);
    expect(same / all).toBeGreaterThanOrEqual(least);
  });
});
