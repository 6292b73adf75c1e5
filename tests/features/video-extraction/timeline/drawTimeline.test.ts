import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { drawTimeline, type Drawing } from '../../../../src/features/video-extraction/timeline/drawTimeline';

const createSurface = () => {
  const drawn: { color: unknown; box: number[] }[] = [];
  const surface = {
    fillStyle: '' as unknown,
    clearRect: () => {},
    fillRect: (...box: number[]) => drawn.push({ color: surface.fillStyle, box }),
  };
  return { surface, drawn };
};

/** A surface that is one pixel high and remembers the color of each; null where it is clear. */
const createRow = (width: number) => {
  const pixels = Array.from({ length: width }, (): unknown => null);
  const surface = {
    fillStyle: '' as unknown,
    clearRect: (x: number, _y: number, w: number) => pixels.fill(null, x, x + w),
    fillRect: (x: number, _y: number, w: number) => pixels.fill(surface.fillStyle, x, x + w),
  };
  return { surface, pixels };
};

describe('drawing the strip', () => {
  it('stacks the colors of a bar by their shares, without a gap at the foot', () => {
    const { surface, drawn } = createSurface();
    const dominant = [
      { rgb: 0xff0000, share: 0.5 },
      { rgb: 0x00ff00, share: 0.3 },
      { rgb: 0x0000ff, share: 0.19 },
    ];
    drawTimeline(
      surface,
      [{ index: 0, from: 5, to: 10, dominant }],
      {
        width: 100,
        height: 10,
        durationSeconds: 10,
      },
      null,
    );
    expect(drawn).toEqual([
      { color: '#FF0000', box: [50, 0, 50, 5] },
      { color: '#00FF00', box: [50, 5, 50, 3] },
      { color: '#0000FF', box: [50, 8, 50, 2] },
    ]);
  });

  it('has the colors of the end of a transition over those of its beginning, ever less transparent', () => {
    const { surface, drawn } = createSurface();
    const bar = {
      index: 1,
      from: 2,
      to: 4,
      dominant: [{ rgb: 0xff0000, share: 1 }],
      // The first two of its four seconds are not on the strip.
      into: { dominant: [{ rgb: 0x0000ff, share: 1 }], from: 0, to: 4 },
    };
    const area = { width: 4, height: 10, durationSeconds: 4 };
    const drawing = drawTimeline(surface, [bar], area, null);
    expect(drawn).toEqual([
      { color: '#FF0000', box: [2, 0, 2, 10] },
      { color: '#0000FF9F', box: [2, 0, 1, 10] },
      { color: '#0000FFDF', box: [3, 0, 1, 10] },
    ]);
    drawn.length = 0;
    drawTimeline(surface, [{ ...bar }], area, drawing);
    expect(drawn).toEqual([]);
    const other = { ...bar, into: { ...bar.into, dominant: [{ rgb: 0, share: 1 }] } };
    drawTimeline(surface, [other], area, drawing);
    expect(drawn).toHaveLength(3);
  });

  it('gives each bar a pixel at least', () => {
    const { surface, drawn } = createSurface();
    const bar = { index: 0, from: 1, to: 2, dominant: [{ rgb: 0, share: 1 }] };
    drawTimeline(surface, [bar], { width: 10, height: 10, durationSeconds: 7200 }, null);
    expect(drawn[0]?.box).toEqual([0, 0, 1, 10]);
  });

  it('draws only what a strip has more than before', () => {
    const { surface, drawn } = createSurface();
    const area = { width: 100, height: 10, durationSeconds: 100 };
    const bars = [0, 1, 2].map((i) => ({
      index: i,
      from: i * 10,
      to: (i + 1) * 10,
      dominant: [{ rgb: 0x111111 * i, share: 1 }],
    }));
    const drawing = drawTimeline(surface, bars.slice(0, 2), area, null);
    drawn.length = 0;
    const longer = drawTimeline(surface, bars, area, drawing);
    expect(drawn).toEqual([{ color: '#222222', box: [20, 0, 10, 10] }]);
    drawTimeline(surface, [...bars], area, longer);
    expect(drawn).toHaveLength(1);
  });

  it('shows the same as a strip drawn anew, whatever was there before', () => {
    const colors = [0xff0000, 0x00ff00, 0x0000ff].map((rgb) => [{ rgb, share: 1 }]);
    const step = fc.oneof(
      fc.record({ kind: fc.constant('grow' as const), color: fc.nat(2) }),
      fc.record({
        kind: fc.constant('paint' as const),
        place: fc.nat(8),
        color: fc.option(fc.nat(2)),
      }),
      fc.record({ kind: fc.constant('cut' as const), place: fc.nat(8) }),
      fc.record({ kind: fc.constant('last' as const), durationSeconds: fc.constantFrom(60, 90) }),
    );
    const barsOf = (strip: readonly (number | null)[]) =>
      strip.flatMap((color, i) => {
        const dominant = color === null ? undefined : colors[color];
        // A place may have no bar: its frame could not be read.
        return dominant ? [{ index: i, from: i * 5, to: i * 5 + 5, dominant }] : [];
      });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
        const kept = createRow(300);
        let drawing: Drawing | null = null;
        let durationSeconds = 60;
        const strip: (number | null)[] = [];
        for (const change of steps) {
          if (change.kind === 'grow') strip.push(change.color);
          else if (change.kind === 'last') durationSeconds = change.durationSeconds;
          else if (change.kind === 'cut') strip.splice(change.place);
          else if (change.place < strip.length) strip[change.place] = change.color;
          const area = { width: 300, height: 1, durationSeconds };
          drawing = drawTimeline(kept.surface, barsOf(strip), area, drawing);
          const fresh = createRow(300);
          drawTimeline(fresh.surface, barsOf(strip), area, null);
          expect(kept.pixels).toEqual(fresh.pixels);
        }
      }),
      { numRuns: 500 },
    );
  });
});
