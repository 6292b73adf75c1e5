import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { placeGlass } from '../../../../src/features/image-extraction/picture/placeGlass';

const GLASS = { width: 133, height: 190, full: 190 };
const WORDS = { ...GLASS, height: 66 };

const DESKTOP = { top: 56, innerWidth: 1440, innerHeight: 900 };
const LOW = { top: 56, innerWidth: 844, innerHeight: 390 };

describe('the glass over a place of the picture', () => {
  it('stands above it, and below where there is no room', () => {
    expect(placeGlass({ x: 700, y: 500 }, GLASS, DESKTOP)).toEqual({ left: 633.5, top: 274, side: 'above' });
    expect(placeGlass({ x: 700, y: 150 }, GLASS, DESKTOP)).toEqual({ left: 633.5, top: 186, side: 'below' });
  });

  it('stands beside it on a low window', () => {
    expect(placeGlass({ x: 400, y: 190 }, GLASS, LOW)).toMatchObject({ left: 231, side: 'beside' });
    expect(placeGlass({ x: 60, y: 190 }, GLASS, LOW)).toMatchObject({ left: 96, side: 'beside' });
  });

  it('keeps its words where they are when its pixels go', () => {
    const [above, bare] = [GLASS, WORDS].map((size) => placeGlass({ x: 700, y: 500 }, size, DESKTOP));
    expect((above?.top ?? 0) + GLASS.height).toBe((bare?.top ?? 0) + WORDS.height);
    expect(placeGlass({ x: 700, y: 200 }, WORDS, DESKTOP)).toEqual(
      placeGlass({ x: 700, y: 200 }, GLASS, DESKTOP),
    );
  });

  it('lies within the window and leaves the place itself, with the pin on it, free', () => {
    const place = fc.record({ x: fc.integer({ min: 0, max: 844 }), y: fc.integer({ min: 56, max: 390 }) });
    const sides = fc.constantFrom([844, 390] as const, [390, 844] as const, [320, 640] as const);
    fc.assert(
      fc.property(place, sides, fc.constantFrom(GLASS, WORDS), ({ x, y }, [width, height], size) => {
        const at = { x: Math.min(x, width), y: Math.min(y, height) };
        const { left, top } = placeGlass(at, size, { top: 56, innerWidth: width, innerHeight: height });
        expect(left).toBeGreaterThanOrEqual(8);
        expect(left + size.width).toBeLessThanOrEqual(width - 8);
        expect(top).toBeGreaterThanOrEqual(64);
        expect(top + size.height).toBeLessThanOrEqual(height - 8);
        const off = Math.max(left - at.x, at.x - left - size.width, top - at.y, at.y - top - size.height);
        expect(off).toBeGreaterThanOrEqual(16);
      }),
    );
  });
});
