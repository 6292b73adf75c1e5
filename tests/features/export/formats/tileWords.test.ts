import { afterEach, describe, expect, it, vi } from 'vitest';
import { colorFromHex } from '../../../../src/color/color';
import { drawTileWords } from '../../../../src/features/export/formats/tileWords';
import { createExportPalette } from '../../../../src/palette/exportPalette';
import { TILE } from '../../../../src/palette/notations/code/tiles';

/** Each sign is as wide as this: of the 168 pixels that a tile has for words, 16 signs take 160. */
const SIGN = 10;
type Word = { readonly text: string; readonly x: number; readonly y: number; readonly size: string };

/** Stands in for the browser's canvas: keeps what is written, and covers one pixel at the place of each word. */
const showCanvas = (noise: readonly number[] = []) => {
  const words: Word[] = [];
  vi.stubGlobal(
    'OffscreenCanvas',
    class {
      private readonly data: Uint8ClampedArray;
      private readonly width: number;
      constructor(width: number, height: number) {
        this.width = width;
        this.data = new Uint8ClampedArray(width * height * 4);
        for (const pixel of noise) this.data[4 * pixel + 3] = 1;
      }
      getContext() {
        const { data, width } = this;
        return {
          font: '',
          measureText: (text: string) => ({ width: Array.from(text).length * SIGN }),
          fillText(text: string, x: number, y: number) {
            words.push({ text, x, y, size: this.font.split(' ')[1] ?? '' });
            data[4 * (y * width + x) + 3] = 200;
          },
          getImageData: () => ({ data }),
        };
      }
    },
  );
  return words;
};

const draw = (names: readonly string[], hasScale = false) => {
  const colors = ['#0D9488', '#1C1917'].map((hex) => colorFromHex(hex));
  const palette = createExportPalette({ colors, name: null }, names, { naming: 'names', hasScale });
  const tileHeight = hasScale ? TILE.step : TILE.tall;
  const size = { width: 2 * TILE.width, height: hasScale ? 11 * tileHeight : tileHeight, tileHeight };
  return { size, covered: drawTileWords(palette, size) };
};

afterEach(() => void vi.unstubAllGlobals());

describe('the words on the tiles of a picture', () => {
  it('are the value and below it the name, at the foot of each tile', () => {
    const words = showCanvas();
    const { covered, size } = draw(['Teal', 'Ink']);
    expect(words).toEqual([
      { text: '#0D9488', x: 16, y: 562, size: '16px' },
      { text: 'Teal', x: 16, y: 584, size: '14px' },
      { text: '#1C1917', x: 216, y: 562, size: '16px' },
      { text: 'Ink', x: 216, y: 584, size: '14px' },
    ]);
    expect(covered).toHaveLength(size.width * size.height);
    expect(covered?.[562 * size.width + 216]).toBe(200);
    expect(covered?.filter((alpha) => alpha > 0)).toHaveLength(4);
  });

  it('stand on every step of a scale, from the top down', () => {
    const words = showCanvas();
    draw(['Teal', 'Ink'], true);
    expect(words).toHaveLength(2 * 2 * 11);
    expect(words.slice(0, 4).map(({ x, y }) => [x, y])).toEqual([
      [16, 62],
      [16, 84],
      [16, 162],
      [16, 184],
    ]);
    expect(words[22]).toMatchObject({ x: 216, y: 62 });
  });

  it.each([
    ['Sixteen letters!', 'Sixteen letters!'],
    ['Seventeen letters', 'Seventeen lette…'],
    ['Fourteen signs and more', 'Fourteen signs…'],
    ['🎨🎨🎨🎨🎨🎨🎨🎨🎨🎨🎨🎨🎨🎨🎨🎨🎨', `${'🎨'.repeat(15)}…`],
  ])('are cut where they do not fit, and no sign is cut in two: %s', (name, written) => {
    const words = showCanvas();
    draw([name, 'Ink']);
    expect(words[1]?.text).toBe(written);
  });

  it('are left out where a browser has no canvas', () => {
    vi.stubGlobal('OffscreenCanvas', undefined);
    expect(draw(['Teal', 'Ink']).covered).toBeNull();
    vi.stubGlobal(
      'OffscreenCanvas',
      class {
        getContext() {
          return null;
        }
      },
    );
    expect(draw(['Teal', 'Ink']).covered).toBeNull();
  });

  it('are left out where pixels that nobody has drawn are covered', () => {
    showCanvas([2 * TILE.width - 1]);
    expect(draw(['Teal', 'Ink']).covered).toBeNull();
  });
});
