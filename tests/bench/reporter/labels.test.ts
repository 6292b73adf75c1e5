import { describe, expect, it } from 'vitest';
import {
  linesOfLabels,
  middleWithin,
  placeBeside,
  ticksWithRoom,
  widthOf,
  wrap,
} from '../../../bench/reporter/charts/labels.mjs';

const label = ({ at, text }: { at: number; text: string }) => ({ at, text });

describe('the labels of a chart', () => {
  it('lie on a line of their own where they would lie on another', () => {
    const labels = [
      { at: 40, text: 'bare decode' },
      { at: 50, text: 'one frame' },
      { at: 300, text: 'memory.copy' },
    ];
    expect(linesOfLabels(labels)).toEqual([0, 1, 0]);
  });

  it('are left out of ticks without room, and not at the ends', () => {
    const ticks = [
      { at: 0, text: '2' },
      { at: 100, text: '200' },
      { at: 193, text: '800' },
      { at: 222, text: '2,000' },
    ];
    expect(ticksWithRoom(ticks, label).map(({ text }) => text)).toEqual(['2', '200', '2,000']);
    expect(ticksWithRoom(ticks.slice(0, 1), label)).toHaveLength(1);
    expect(ticksWithRoom([], label)).toEqual([]);
  });

  it('stay within the drawing', () => {
    const half = widthOf('one frame') / 2;
    expect(middleWithin(5, 'one frame', 0, 358)).toBeCloseTo(half);
    expect(middleWithin(355, 'one frame', 0, 358)).toBeCloseTo(358 - half);
    expect(middleWithin(100, 'one frame', 0, 358)).toBe(100);
  });

  it('avoid the other points', () => {
    const within = { left: 64, right: 358, top: 0, bottom: 240 };
    const point = { x: 64, y: 200 };
    expect(placeBeside(point, '22.9 ns', [], within)).toEqual({ dx: 10, dy: 0 });
    const beside = placeBeside({ x: 80, y: 200 }, '22.9 ns', [{ x: 115, y: 191 }], within);
    expect(beside.dy).toBeGreaterThan(0);
    // Below it there is no room, above it the other point lies.
    const low = { ...within, bottom: 215 };
    expect(placeBeside({ x: 200, y: 200 }, '22.9 ns', [{ x: 240, y: 191 }], low).dx).toBeLessThan(-10);
  });

  it('are broken at spaces, and whole in their limits', () => {
    const text = 'loads: from home to the builder, 4 × slower ≤ 50 ms';
    const lines = wrap(text, 150);
    expect(lines.join(' ')).toBe(text);
    expect(lines.every((line) => widthOf(line) <= 150)).toBe(true);
    expect(lines.some((line) => line.includes('≤ 50 ms'))).toBe(true);
    for (let width = 60; width < 400; width += 10) expect(wrap(text, width).join('|')).toContain('≤ 50 ms');
  });
});
