import { afterEach, describe, expect, it, vi } from 'vitest';
import { colorFromHex } from '../../../../src/color/color';
import { drawTileWords, TILE_FOOT } from '../../../../src/features/export/formats/tileWords';
import { TILE } from '../../../../src/palette/notations/code/tiles';

/** Each sign is as wide as this: of the 168 pixels that a tile has for words, 16 signs take 160. */
const SIGN = 10;
type Word = { readonly text: string; readonly x: number; readonly y: number; readonly size: string };

/** Stands in for the browser's canvas: keeps what is written, and covers one pixel at the place of each word. */
const showCanvas = (noise: readonly number[] = []) => {
  const words: Word[] = [];
  let by = 1;
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
          scale(ratio: number) {
            by = ratio;
          },
          measureText: (text: string) => ({ width: Array.from(text).length * SIGN }),
          fillText(text: string, x: number, y: number) {
            words.push({ text, x, y, size: this.font.split(' ')[1] ?? '' });
            data[4 * (y * by * width + x * by) + 3] = 200;
          },
          getImageData: () => ({ data }),
        };
      }
    },
  );
  return words;
};

const draw = (name: string, pixelRatio = 1) =>
  drawTileWords(
    { color: colorFromHex('#0D9488'), name, id: 'teal', step: null, isAnchor: false },
    pixelRatio,
  );

afterEach(() => void vi.unstubAllGlobals());

describe('the words on the tiles of a picture', () => {
  it('are the value and below it the name, at the foot of a tile', () => {
    const words = showCanvas();
    const covered = draw('Teal');
    expect(words).toEqual([
      { text: '#0D9488', x: 16, y: TILE_FOOT - 38, size: '16px' },
      { text: 'Teal', x: 16, y: TILE_FOOT - 16, size: '14px' },
    ]);
    expect(covered).toHaveLength(TILE.width * TILE_FOOT);
    expect(covered?.[(TILE_FOOT - 38) * TILE.width + 16]).toBe(200);
    expect(covered?.filter((alpha) => alpha > 0)).toHaveLength(2);
  });

  it('are as much larger as the picture is', () => {
    showCanvas();
    const covered = draw('Teal', 4);
    expect(covered).toHaveLength(16 * TILE.width * TILE_FOOT);
    expect(covered?.[4 * (TILE_FOOT - 38) * (4 * TILE.width) + 4 * 16]).toBe(200);
  });

  it.each([
    ['Sixteen letters!', 'Sixteen letters!'],
    ['Seventeen letters', 'Seventeen lette…'],
    ['Fourteen signs and more', 'Fourteen signs…'],
    ['🎨🎨🎨🎨🎨🎨🎨🎨🎨🎨🎨🎨🎨🎨🎨🎨🎨', `${'🎨'.repeat(15)}…`],
  ])('are cut where they do not fit, and no sign is cut in two: %s', (name, written) => {
    const words = showCanvas();
    draw(name);
    expect(words[1]?.text).toBe(written);
  });

  it('are left out where a browser has no canvas', () => {
    vi.stubGlobal('OffscreenCanvas', undefined);
    expect(draw('Teal')).toBeNull();
    vi.stubGlobal(
      'OffscreenCanvas',
      class {
        getContext() {
          return null;
        }
      },
    );
    expect(draw('Teal')).toBeNull();
  });

  it('are left out where pixels that nobody has drawn are covered', () => {
    showCanvas([TILE.width - 1]);
    expect(draw('Teal')).toBeNull();
  });
});
