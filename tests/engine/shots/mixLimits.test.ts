import { describe, expect, it } from 'vitest';
import { hasShotsBeside, isAtOnce, returnsBeside } from '../../../src/engine/shots/mixLimits';
import { createMixFinder } from '../../../src/engine/shots/mixes';
import { createMixScores } from '../../../src/engine/shots/mixScores';
import { mixOf, movedOn, picture, still, times } from './pictures';
import { sequenceOf, signedFrames, type Signed } from './signedFrames';

const [garden, street] = [picture(1), picture(6)];
/** Differs from the garden in each cell. */
const meadow = movedOn(Math.PI / 4, 6, 11);
const SHARP = [40, 40] as const;

const mixesIn = (film: readonly Signed[]): readonly string[] =>
  createMixFinder(sequenceOf(signedFrames(film)), { first: 0, last: film.length - 1 })(1).map(
    ({ kind }) => kind,
  );

describe('the shots on both sides of a mix', () => {
  it('have three frames each at least', () => {
    const stretch = { first: 10, last: 60 };
    expect(hasShotsBeside(stretch, { before: 12, after: 58 })).toBe(true);
    expect(hasShotsBeside(stretch, { before: 11, after: 58 })).toBe(false);
    expect(hasShotsBeside(stretch, { before: 12, after: 59 })).toBe(false);
  });

  it('are missing where a film begins in the middle of something', () => {
    const mixAfter = (count: number): Signed[] => [
      ...still(garden, count).map(({ luma }) => ({ luma, detail: SHARP })),
      ...Array.from({ length: 20 }, (_, index): Signed => {
        const part = (index + 1) / 21;
        const detail = Math.round(40 * Math.sqrt((1 - part) ** 2 + part ** 2));
        return { luma: mixOf(garden, street, part), detail: [detail, detail] };
      }),
      ...still(street, 40).map(({ luma }) => ({ luma, detail: SHARP })),
    ];
    for (const turned of [mixAfter, (count: number) => mixAfter(count).toReversed()]) {
      expect(mixesIn(turned(3))).toEqual(['dissolve']);
      expect(mixesIn(turned(2))).toEqual([]);
    }
  });
});

describe('what appears at once', () => {
  const jumpBy = (part: number) => {
    const angle = (index: number): number => (index <= 4 ? 0 : index < 10 ? part : 1) * (Math.PI / 2);
    const film = times(20, (index) => movedOn(angle(index), 1, 6));
    return isAtOnce(sequenceOf(signedFrames(film)), { before: 2, after: 14 }, 40 * Math.SQRT2);
  };

  it('is four fifths of the change or more', () => {
    // Of a quarter of a turn, whose chord is the change: four fifths of that are 0.77 of the angle.
    expect(jumpBy(0.5)).toBe(false);
    expect(jumpBy(0.74)).toBe(false);
    expect(jumpBy(0.8)).toBe(true);
  });

  it('may be just before a span or just after it', () => {
    const film = sequenceOf(signedFrames([...still(garden, 10), ...still(street, 10)]));
    expect(isAtOnce(film, { before: 5, after: 10 }, 40)).toBe(true);
    expect(isAtOnce(film, { before: 9, after: 15 }, 40)).toBe(true);
    expect(isAtOnce(film, { before: 10, after: 15 }, 40)).toBe(false);
    expect(isAtOnce(film, { before: 5, after: 9 }, 40)).toBe(false);
  });
});

describe('a picture that returns', () => {
  /** Covered from frame 30, and seen again after so many frames, turned on by that angle. */
  const film = (count: number, angle = 0): Signed[] => [
    ...still(garden, 30),
    ...still(street, count),
    ...times(60, () => movedOn(angle, 1, 2)),
  ];
  const returns = (frames: readonly Signed[], before: number, after: number, rate = 25): boolean => {
    const sequence = sequenceOf(signedFrames(frames), rate);
    const stretch = { first: 0, last: frames.length - 1 };
    return returnsBeside(sequence, stretch, createMixScores(sequence, stretch), { before, after });
  };

  it('is back within a second', () => {
    expect(returns(film(30), 25, 35)).toBe(true);
    expect(returns(film(31), 25, 35)).toBe(false);
    expect(returns(film(31), 25, 35, 26)).toBe(true);
  });

  it('was there within a second before', () => {
    expect(returns(film(30), 54, 64)).toBe(true);
    expect(returns(film(30), 55, 65)).toBe(false);
    expect(returns(film(30), 55, 65, 26)).toBe(true);
  });

  it('may have moved by two fifths of the change', () => {
    expect(returns(film(20, 0.52), 25, 35)).toBe(true);
    expect(returns(film(20, 0.62), 25, 35)).toBe(false);
  });

  it('was covered by what passed: neither edge of that is a wipe', () => {
    const passed: Signed[] = times(110, (index) => (column, row) => {
      const front = (index - 30) * 0.8;
      return (column < front && column > front - 12 ? meadow : garden)(column, row);
    }).map(({ luma }) => ({ luma, detail: SHARP }));
    expect(mixesIn(passed)).toEqual([]);
    // Without the way back it is one.
    const covered = passed.slice(0, 43);
    expect(mixesIn([...covered, ...Array.from({ length: 40 }, () => covered.at(-1)!)])).toEqual(['wipe']);
  });
});
