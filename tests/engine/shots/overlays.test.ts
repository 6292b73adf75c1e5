import { describe, expect, it } from 'vitest';
import { staysBehind } from '../../../src/engine/shots/overlays';
import { entriesOf, flat, type Frame, mixed, scene, seenFrom, still, times } from './paintedVideo';
import { GRID, signedFrames, type Signed } from './signedFrames';

type Luma = Signed['luma'];

const staysIn = (one: Luma, other: Luma): boolean =>
  staysBehind(signedFrames([{ luma: one }, { luma: other }]), 0, 1);

/** Each cell has its own luma, so many levels apart. */
const varied =
  (step: number): Luma =>
  (column, row) =>
    20 + step * ((column * 5 + row * 13) % GRID.cells);
const covered =
  (cells: number, behind: Luma, by = 120): Luma =>
  (column, row) =>
    behind(column, row) + (row * GRID.columns + column < cells ? by : 0);

describe('what stays behind something that appears', () => {
  it('is more than half of the picture, and does not change but by rounding', () => {
    expect(staysIn(varied(2), covered(23, varied(2)))).toBe(true);
    expect(staysIn(varied(2), covered(24, varied(2)))).toBe(false);
    const lifted = covered(20, (column, row) => varied(2)(column, row) + 1, 5);
    expect(staysIn(varied(2), lifted)).toBe(true);
    expect(
      staysIn(
        varied(2),
        covered(20, (column, row) => varied(2)(column, row) + 2, 5),
      ),
    ).toBe(false);
  });

  it('may move by an eighth of what changes', () => {
    // The root of the mean square is a little over half of 120.
    const moved = (by: number): Luma => covered(16, (column, row) => varied(2)(column, row) + by);
    expect(staysIn(varied(2), moved(8))).toBe(true);
    expect(staysIn(varied(2), moved(11))).toBe(false);
  });

  it('is seen beside something: where all of it stays, only its color may have changed', () => {
    expect(staysIn(varied(2), covered(4, varied(2)))).toBe(true);
    expect(staysIn(varied(2), covered(3, varied(2)))).toBe(false);
    expect(staysIn(varied(2), varied(2))).toBe(false);
  });

  it('is a picture and no plain ground', () => {
    const ground =
      (plain: number, step = 6): Luma =>
      (column, row) =>
        (GRID.rows - 1 - row) * GRID.columns + column < plain
          ? 250
          : 40 + step * ((column * 5 + row * 3) % 30);
    expect(staysIn(ground(11), covered(10, ground(11)))).toBe(true);
    // A third of the 38 that stay.
    expect(staysIn(ground(12), covered(10, ground(12)))).toBe(false);
    expect(staysIn(varied(0), covered(10, varied(0)))).toBe(false);
  });
});

describe('something that appears over a picture', () => {
  const [garden, street] = [scene(3), scene(4)];
  const ONE = [['start', 0]];
  const inside = (frame: Frame, other: Frame, isOver: (x: number, y: number) => boolean): Frame =>
    mixed(frame, other, (x, y) => (isOver(x, y) ? 1 : 0));

  it.each<[string, Frame]>([
    ['bars', inside(garden, flat(0, 0, 0), (_, y) => y < 0.16 || y > 0.84)],
    ['another picture in a corner', inside(garden, street, (x, y) => x > 0.5 && y > 0.45)],
    [
      'subtitles in a box',
      inside(garden, flat(8, 8, 8), (x, y) => y > 0.68 && y < 0.96 && x > 0.1 && x < 0.9),
    ],
  ])('begins no shot: %s', async (_, over) => {
    expect(await entriesOf([...still(garden, 20), ...still(over, 25), ...still(garden, 20)])).toEqual(ONE);
  });

  it('nor where it slides in', async () => {
    const bars = times(60, (index) => {
      const height = 0.2 * Math.max(0, Math.min(1, (index - 20) / 12));
      const view = seenFrom(garden, index * 0.0004, 0);
      return inside(view, flat(0, 0, 0), (_, y) => y < height || y > 1 - height);
    });
    expect(await entriesOf(bars)).toEqual(ONE);
  });

  it('but a cut is one where the same bars were before', async () => {
    const barred = (frame: Frame): Frame => inside(frame, flat(0, 0, 0), (_, y) => y < 0.16 || y > 0.84);
    const film = [...still(garden, 20), ...still(barred(garden), 20), ...still(barred(street), 20)];
    expect(await entriesOf(film)).toEqual([
      ['start', 0],
      ['cut', 40],
    ]);
  });
});
