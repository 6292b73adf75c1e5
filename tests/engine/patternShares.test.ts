import { beforeAll, describe, expect, it } from 'vitest';
import { choosePalettes } from '../../src/engine/choosePalettes';
import { drawnColors } from '../../src/engine/drawnColors';
import type { Engine } from '../../src/engine/engine';
import { loadNodeEngine } from '../support/nodeEngine';
import { NO_PATCHES } from '../support/noPatches';

type Pattern = {
  readonly ground: number;
  readonly ink: number;
  /** Whether the ink covers the pixel. */
  readonly isInked: (x: number, y: number) => boolean;
};

const hatching = (offset: number): Pattern => ({
  ground: 0xffffff,
  ink: 0xdc0000,
  isInked: (x) => (x + offset) % 4 === 0,
});
const grid = (offset: number): Pattern => ({
  ground: 0xffffff,
  ink: 0x005ac8,
  isInked: (x, y) => (x + offset) % 5 === 0 || (y + offset) % 5 === 0,
});
const halftone = (offset: number): Pattern => ({
  ground: 0xfffaf0,
  ink: 0x00a0dc,
  isInked: (x, y) => (((x + offset) % 8) - 4) ** 2 + (((y + offset) % 8) - 4) ** 2 < 4.5,
});
const hairline = (offset: number): Pattern => ({
  ground: 0xffffff,
  ink: 0xff0000,
  isInked: (x, y) => y >= 40 + offset && y < 43 + offset && x >= 0,
});

const PATTERNS = { hatching, grid, halftone, hairline };
/** 25 sizes, each with an offset of its own; three of them are far above what a preview has. */
const PLACES = Array.from({ length: 25 }, (_, at) => ({
  width: at < 22 ? 203 + at * 31 : 2000 + at * 53,
  height: 97 + at * 13,
  offset: at,
}));

const paint = (pattern: Pattern, width: number, height: number): { rgba: Uint8Array; inked: number } => {
  const words = new Uint32Array(width * height);
  const swap = (rgb: number): number =>
    (0xff000000 | ((rgb & 255) << 16) | (rgb & 0xff00) | (rgb >> 16)) >>> 0;
  const [ground, ink] = [swap(pattern.ground), swap(pattern.ink)];
  let inked = 0;
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at++) {
      const isInked = pattern.isInked(x, y);
      words[at] = isInked ? ink : ground;
      if (isInked) inked += 1;
    }
  }
  return { rgba: new Uint8Array(words.buffer), inked: inked / words.length };
};

describe('a palette of a pattern', () => {
  let engine: Engine;
  beforeAll(async () => {
    engine = await loadNodeEngine();
  });

  it.each(Object.keys(PATTERNS) as (keyof typeof PATTERNS)[])(
    'has its two colors and their true shares, at every size and offset: %s',
    (name) => {
      for (const { width, height, offset } of PLACES) {
        const pattern = PATTERNS[name](offset);
        const { rgba, inked } = paint(pattern, width, height);
        const reader = engine.openPicture({ width, height }, { previewSide: 800 });
        reader.addRows(rgba, height);
        const { summary, exact, preview } = reader.finish();
        const drawn = exact && drawnColors(exact, { preview });
        const colors = { summary, patches: NO_PATCHES, drawn };
        const [palette = []] = choosePalettes(engine, colors, { count: 5, style: 'vivid', variants: [0] });
        const shares = new Map(palette.map(({ rgb, share }) => [rgb, share]));
        expect([...shares.keys()].toSorted((a, b) => a - b)).toEqual(
          [pattern.ground, pattern.ink].toSorted((a, b) => a - b),
        );
        expect(Math.abs(shares.get(pattern.ink)! - inked)).toBeLessThan(0.02);
      }
    },
  );
});
