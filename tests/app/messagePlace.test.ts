import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { boxAt, choosePlace, coveredBy, isFree, type Box, type Control } from '../../src/app/messagePlace';

const box = (left: number, top: number, width: number, height: number): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});
const button = (...of: Parameters<typeof box>): Control => ({ box: box(...of), isWhole: false });
const slider = (...of: Parameters<typeof box>): Control => ({ box: box(...of), isWhole: true });

const DESKTOP = { inner: box(16, 72, 1408, 812), width: 320, height: 48 };
const PHONE = { inner: box(8, 64, 374, 772), width: 374, height: 48 };

describe('what a message covers', () => {
  it('is a button that is gone under it, and a corner of a large tile counts little', () => {
    expect(coveredBy(box(100, 100, 320, 48), [button(150, 105, 36, 36)])).toBe(1);
    expect(coveredBy(box(100, 100, 320, 48), [button(150, 300, 36, 36)])).toBe(0);
    expect(coveredBy(box(100, 100, 320, 48), [button(0, 120, 280, 400)])).toBeLessThan(0.12);
  });

  it('is all of a slider of which it covers a part', () => {
    expect(coveredBy(box(100, 100, 320, 48), [slider(0, 140, 1400, 128)])).toBe(1);
    expect(isFree(box(100, 100, 320, 48), [slider(0, 140, 1400, 128)])).toBe(false);
  });

  it('is more than a row of buttons where it touches what the page is about', () => {
    const timeline = { ...slider(0, 140, 1400, 300), isInSight: true };
    const row = Array.from({ length: 9 }, (_, i) => button(100 + 40 * i, 500, 36, 36));
    expect(coveredBy(box(100, 400, 320, 48), [timeline, ...row])).toBeGreaterThan(
      coveredBy(box(100, 490, 320, 48), [timeline, ...row]),
    );
  });

  it('is told before it touches', () => {
    expect(isFree(box(100, 100, 320, 48), [button(100, 150, 36, 36)])).toBe(false);
    expect(isFree(box(100, 100, 320, 48), [button(100, 153, 36, 36)])).toBe(true);
  });
});

describe('the place of messages', () => {
  it('is the middle of the top where nothing is there [G-30]', () => {
    expect(choosePlace(DESKTOP, [], 'top')).toEqual({ edge: 'top', side: 'center', offset: 0 });
  });

  it('is beside what is in the middle, and at the foot where all of the top is taken', () => {
    expect(choosePlace(DESKTOP, [button(700, 80, 40, 40)], 'top')).toMatchObject({
      edge: 'top',
      side: 'end',
    });
    expect(choosePlace(DESKTOP, [slider(0, 60, 1440, 500)], 'top')).toMatchObject({
      edge: 'bottom',
      side: 'center',
      offset: 0,
    });
  });

  it('stays at the foot where a page has it there', () => {
    const bar = [button(600, 850, 300, 40)];
    expect(choosePlace(DESKTOP, bar, 'bottom')).toMatchObject({ edge: 'bottom', side: 'end', offset: 0 });
  });

  it('is over the bar at the foot of a phone', () => {
    const bar = [button(8, 800, 180, 44), button(200, 800, 180, 44)];
    const place = choosePlace(PHONE, [slider(0, 56, 390, 500), ...bar], 'top');
    expect(place.edge).toBe('bottom');
    expect(boxAt(place, PHONE).bottom).toBeLessThanOrEqual(796);
  });

  it('covers nothing wherever there is room, and least where there is none', () => {
    const anyControl = fc
      .record({
        left: fc.integer({ min: 0, max: 1400 }),
        top: fc.integer({ min: 0, max: 860 }),
        width: fc.integer({ min: 24, max: 400 }),
        height: fc.integer({ min: 24, max: 200 }),
        isWhole: fc.boolean(),
      })
      .map(({ left, top, width, height, isWhole }) => ({ box: box(left, top, width, height), isWhole }));
    fc.assert(
      fc.property(fc.array(anyControl, { maxLength: 12 }), (controls) => {
        const { inner } = DESKTOP;
        const chosen = boxAt(choosePlace(DESKTOP, controls, 'top'), DESKTOP);
        expect(chosen.left).toBeGreaterThanOrEqual(inner.left);
        expect(chosen.right).toBeLessThanOrEqual(inner.right);
        expect(chosen.top).toBeGreaterThanOrEqual(inner.top);
        expect(chosen.bottom).toBeLessThanOrEqual(inner.bottom);
        const corner = boxAt({ edge: 'bottom', side: 'start', offset: 0 }, DESKTOP);
        // No farther from free than the last corner that is tried, but for what the way there counts.
        expect(coveredBy(chosen, controls)).toBeLessThanOrEqual(coveredBy(corner, controls) + 0.25);
      }),
    );
  });
});
