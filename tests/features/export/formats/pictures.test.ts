import sharp from 'sharp';
import { describe, expect, it } from 'vitest';

import { colorFromHex } from '../../../../src/color/color';
import { planExport } from '../../../../src/features/export/exportFile';
import { pngBytes } from '../../../../src/features/export/formats/png';
import { TILE_FOOT } from '../../../../src/features/export/formats/tileWords';
import { createExportPalette } from '../../../../src/palette/exportPalette';
import { TILE } from '../../../../src/palette/notations/code/tiles';
import { checkAll, choiceOf, SCALES, TEAL, write } from '../palettes';
import { readPdf } from '../readers';

/** The color of every pixel of every tile; fails where a tile has more than one. */
const tileHexes = async (
  picture: Uint8Array,
  columns: number,
  rowCount: number,
  pixelRatio: number,
): Promise<string[]> => {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const tileHeight = (rowCount === 1 ? TILE.tall : TILE.step) * pixelRatio;
  const tileWidth = TILE.width * pixelRatio;
  expect([info.width, info.height]).toEqual([columns * tileWidth, rowCount * tileHeight]);
  const seen = Array.from({ length: columns * rowCount }, () => new Set<number>());
  for (let y = 0; y < info.height; y++) {
    for (let x = 0; x < info.width; x++) {
      const tile = Math.floor(x / tileWidth) * rowCount + Math.floor(y / tileHeight);
      seen[tile]?.add(data.readUIntBE((y * info.width + x) * 3, 3));
    }
  }
  expect(seen.map(({ size }) => size)).toEqual(seen.map(() => 1));
  return seen.map((colors) => `#${[...colors][0]?.toString(16).padStart(6, '0').toUpperCase()}`);
};

describe('an exported picture', () => {
  it('has exactly the palette as pixels in a PNG', () =>
    checkAll(
      'png',
      SCALES,
      async ({ bytes, hexes, plan }) => {
        const { colors } = plan.palette;
        expect(await tileHexes(bytes, colors.length, colors[0]?.values.length ?? 0, 1)).toEqual(hexes);
      },
      6,
    ));

  it.each([
    [2, 'teal@2x.png', [1200, 1200]],
    [4, 'teal@4x.png', [2400, 2400]],
  ] as const)(
    'has exactly the palette at %d×, in a file that says so: %s',
    async (pixelRatio, name, size) => {
      const { plan, bytes, hexes } = await write(TEAL, choiceOf('png', { pixelRatio }));
      expect(plan.fileName).toBe(name);
      expect(plan.picture).toEqual({ width: size[0], height: size[1] });
      expect(await tileHexes(bytes, 3, 1, pixelRatio)).toEqual(hexes);
    },
  );

  it.each(['svg', 'pdf', 'ase', 'css'])('of other formats has one size: %s', (formatId) => {
    const one = planExport(TEAL.palette, TEAL.names, choiceOf(formatId));
    const four = planExport(TEAL.palette, TEAL.names, choiceOf(formatId, { pixelRatio: 4 }));
    expect([four.fileName, four.picture]).toEqual([one.fileName, null]);
  });

  it.each([1, 2] as const)(
    'has values and names as ink on a PNG at %d×, and no pixel else is touched',
    async (pixelRatio) => {
      const colors = ['#0D9488', '#1C1917'].map((hex) => colorFromHex(hex));
      const options = { naming: 'names', hasScale: false } as const;
      const palette = createExportPalette({ colors, name: null }, ['Teal', 'Ink'], options);
      // One pixel that is covered whole, one by half, one by noise: of each tile.
      const width = TILE.width * pixelRatio;
      const bytes = await pngBytes(palette, pixelRatio, (_, ratio) => {
        const covered = new Uint8Array(width * TILE_FOOT * ratio);
        for (const [x, alpha] of [255, 128, 3].entries()) covered[20 * width + x] = alpha;
        return covered;
      });
      const line = (TILE.tall - TILE_FOOT) * pixelRatio + 20;
      const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
      const at = (x: number): string =>
        data.subarray((line * info.width + x) * 3, (line * info.width + x) * 3 + 3).toString('hex');
      expect([0, 1, 2, 3].map(at)).toEqual(['0b0b0d', '0c4f4a', '0d9488', '0d9488']);
      expect([0, 1, 2, 3].map((x) => at(width + x))).toEqual(['ffffff', '8e8c8b', '1c1917', '1c1917']);
    },
  );

  it('has exactly the palette where an SVG has no words, and the names in it', () =>
    checkAll(
      'svg',
      SCALES,
      async ({ text, bytes, names, hexes, plan }) => {
        const { colors } = plan.palette;
        const tileHeight = colors[0]?.values.length === 1 ? TILE.tall : TILE.step;
        const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
        const rowCount = info.height / tileHeight;
        const top = hexes.map((_, i) => {
          const x = Math.floor(i / rowCount) * TILE.width + TILE.width - 2;
          const y = (i % rowCount) * tileHeight + 2;
          return `#${data
            .readUIntBE((y * info.width + x) * 3, 3)
            .toString(16)
            .padStart(6, '0')
            .toUpperCase()}`;
        });
        expect(top).toEqual(hexes);
        const unescaped = (xml: string): string =>
          xml
            .replaceAll('&lt;', '<')
            .replaceAll('&gt;', '>')
            .replaceAll('&quot;', '"')
            .replaceAll('&amp;', '&');
        const words = [...text.matchAll(/<text [^>]*>([^<]*)<\/text>/g)].map(([, word]) =>
          unescaped(word ?? ''),
        );
        expect(words).toEqual(hexes.flatMap((hex, i) => [hex, names[i]]));
      },
      15,
    ));

  it('has the palette and its names in a PDF', () =>
    checkAll(
      'pdf',
      SCALES,
      ({ bytes, hexes }) => {
        const { fills, texts } = readPdf(bytes);
        expect(fills).toEqual(hexes);
        expect(texts.filter((_, i) => i % 2 === 1)).toEqual(hexes);
      },
      15,
    ));

  it('writes Latin names whole into a PDF, and of others what it can', async () => {
    const names = ['Crème brûlée', 'Ďábel', '深い青'];
    const { texts } = readPdf((await write({ ...TEAL, names }, choiceOf('pdf'))).bytes);
    expect(texts.filter((_, i) => i > 0 && i % 2 === 0)).toEqual(['Crème brûlée', 'Dábel', '???']);
  });
});
