import { expect, it } from 'vitest';
import { drawnColors } from '../../src/engine/drawnColors';
import { createReferenceEngine } from '../../src/engine/referenceEngine';
import { paint } from './flatArt/paint';

/** Grays in steps that are barely seen, as a photograph of fog has them. */
const STEPS = [0x80, 0x8b, 0x96, 0xa1].map((level) => level * 0x01_01_01);
/** Colors that nobody takes for each other. */
const OTHERS = [0x00, 0x60, 0xe0].flatMap((red) =>
  [0x00f0, 0x6000, 0xe060, 0xe0f0].map((others) => (red << 16) + others),
);
const STRIPE = 12;

/** Whether a picture of stripes is taken for drawn, with so many exact colors: each has at least one twin, unseen. */
const isDrawn = (colors: number): boolean => {
  const stripes = [...STEPS, ...OTHERS];
  const width = STRIPE * stripes.length;
  const preview = paint(width, 200, (x, y) => {
    const stripe = Math.floor(x / STRIPE);
    const twin = Math.floor(y / 25) % 5;
    return stripes[stripe]! + (stripe + stripes.length * twin < colors ? twin : 0);
  });
  const reader = createReferenceEngine().openPicture({ width, height: 200 }, { previewSide: width });
  reader.addRows(new Uint8Array(preview.rgba.buffer), 200);
  const { exact, preview: read } = reader.finish();
  expect(exact?.colors).toHaveLength(colors);
  return drawnColors(exact!, { preview: read }) !== null;
};

it('a picture in barely visible steps is drawn with 64 colors, and a photograph with more', () => {
  expect([64, 65].map(isDrawn)).toEqual([true, false]);
});
