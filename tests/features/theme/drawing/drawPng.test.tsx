import { expect, it, onTestFinished, vi } from 'vitest';

import { drawPng } from '../../../../src/features/theme/drawing/drawPng';
import { readSvgDrawing } from '../../../../src/theme/drawing/readSvgDrawing';

const drawing = readSvgDrawing('<svg xmlns="http://www.w3.org/2000/svg"><path fill="#0d9488"/></svg>');
if (typeof drawing === 'string') throw new Error(drawing);

/** The test document has no such canvases; this one writes down what is drawn, and has no other surface than browsers. */
class FakeCanvas {
  private drawn = 'nothing';
  readonly width: number;
  readonly height: number;
  constructor(width: number, height: number) {
    this.width = width;
    this.height = height;
  }
  getContext(kind: string) {
    if (kind !== '2d') return null;
    const drawImage = (_: unknown, ...[x, y, width, height]: readonly number[]) => {
      this.drawn = `${width} × ${height} at ${x}, ${y}`;
    };
    return { drawImage };
  }
  async convertToBlob({ type }: { readonly type: string }) {
    return new Blob([`${type} of ${this.width} × ${this.height}: ${this.drawn}`]);
  }
}

it.each([
  ['twice its size', 800, 600, '1600 × 1200'],
  ['1,024 pixels where it is small', 8, 4, '1024 × 512'],
  ['4,096 pixels where it is large', 3000, 6000, '2048 × 4096'],
])('a drawing is saved at %s, and fills its picture', async (_, width, height, size) => {
  vi.stubGlobal('OffscreenCanvas', FakeCanvas);
  HTMLImageElement.prototype.decode = async () => {};
  onTestFinished(() => {
    vi.unstubAllGlobals();
    Reflect.deleteProperty(HTMLImageElement.prototype, 'decode');
  });
  const png = await drawPng({ kind: 'svg', name: 'logo', width, height, drawing }, [0x2dd4bf]);
  expect(new TextDecoder().decode(png)).toBe(`image/png of ${size}: ${size} at 0, 0`);
});
