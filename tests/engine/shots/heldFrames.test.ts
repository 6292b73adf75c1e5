import { describe, expect, it } from 'vitest';
import { createCutFinder } from '../../../src/engine/shots/hardCuts';
import { placesOfTwo } from '../../../src/engine/shots/heldFrames';
import { movedOn, picture, still, times } from './pictures';
import { sequenceOf, signedFrames, type Signed } from './signedFrames';

const cutsIn = (film: readonly Signed[], strictness = 1): number[] =>
  createCutFinder(sequenceOf(signedFrames(film)))(strictness).map(({ after }) => after);

describe('how many places show two other pictures', () => {
  const from = (
    steps: readonly number[],
    place: number,
    way: 1 | -1,
    isCut: (place: number) => boolean = () => false,
  ): number => placesOfTwo(Float32Array.from(steps), isCut, place, way);

  it('is two where each frame is another, and where nothing moves', () => {
    expect(from(Array(20).fill(5), 10, 1)).toBe(2);
    expect(from(Array(20).fill(0.4), 10, 1)).toBe(2);
    expect(from(Array(20).fill(0.4), 10, -1)).toBe(2);
  });

  it('is more where pictures are held for two frames or three', () => {
    // 24 pictures a second shown as 60.
    const pulled = [0, 0, 9, 0, 9, 0, 0, 9, 0, 9, 0, 0, 9, 0, 9, 0, 0, 9];
    expect(from(pulled, 8, 1)).toBe(4);
    expect(from(pulled, 9, 1)).toBe(5);
    expect(from(pulled, 8, -1)).toBe(5);
    expect(from(pulled, 11, -1)).toBe(5);
    const threes = [0, 0, 0, 9, 0, 0, 9, 0, 0, 9, 0, 0, 9, 0, 0, 9, 0, 0];
    expect(from(threes, 3, 1)).toBe(6);
    expect(from(threes, 14, -1)).toBe(6);
  });

  it('is two where they are held for longer, or not as long', () => {
    expect(from([0, 0, 0, 0, 9, 0, 0, 0, 9, 0, 0, 0, 9, 0, 0, 0, 9], 1, 1)).toBe(2);
    expect(from([0, 0, 9, 0, 0, 9, 0, 0, 0, 9, 0, 0], 1, 1)).toBe(2);
    expect(from([0, 0, 9, 9, 0, 9, 0, 9, 0, 9], 1, 1)).toBe(2);
    expect(from([0, 0, 0, 9, 0, 9, 0, 0, 0], 1, 1)).toBe(2);
    expect(from([0, 9, 0, 9, 0], 4, -1)).toBe(2);
  });

  it('is two where it moves slowly, or where what changes are shots', () => {
    const steps = [0, 0, 3, 1, 3, 1, 3, 1];
    expect(from(steps, 1, 1)).toBe(3);
    expect(
      from(
        steps.map((step) => step && step - 0.1),
        1,
        1,
      ),
    ).toBe(2);
    expect(
      from(
        steps.map((step) => (step === 1 ? 1.1 : step)),
        1,
        1,
      ),
    ).toBe(2);
    expect(from(steps, 1, 1, (place) => place === 4)).toBe(2);
    expect(from(steps, 7, -1, (place) => place === 2)).toBe(2);
  });
});

describe('a film that holds its pictures', () => {
  const TURN = (22 / 180) * Math.PI;
  const held = (holds: readonly number[]): Signed[] => {
    const turning = holds.flatMap((hold, index) => still(movedOn((index + 1) * TURN), hold));
    return [...still(movedOn(0), 20), ...turning, ...still(movedOn((holds.length + 1) * TURN), 20)];
  };

  it.each([
    ['24 a second shown as 60', [2, 3, 2, 3, 2, 3]],
    ['every second frame', [2, 2, 2, 2, 2, 2]],
    ['every third frame', [3, 3, 3, 3, 3, 3]],
  ])('has no cut where it moves fast, as little as without: %s', (_, holds) => {
    expect(cutsIn(held(holds.map(() => 1)))).toEqual([]);
    expect(cutsIn(held(holds))).toEqual([]);
  });

  it('has its cuts, and so have short shots of stills', () => {
    const film = [...held([2, 3, 2, 3, 2, 3]), ...held([2, 3, 2, 3, 2, 3]).map(() => ({ luma: picture(4) }))];
    expect(cutsIn(film)).toEqual([film.length / 2]);
    const montage = times(60, (index) =>
      picture(index < 20 ? 1 : Math.min(15, 2 + Math.floor((index - 20) / 3))),
    );
    expect(cutsIn(montage).slice(0, 5)).toEqual([20, 23, 26, 29, 32]);
  });
});
