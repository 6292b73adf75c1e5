import { describe, expect, it } from 'vitest';
import { frameDifference } from '../../../src/engine/shots/differences';
import { withoutFlashes } from '../../../src/engine/shots/flashes';
import { likeBoth, mixOf, movedOn, picture, still, times } from './pictures';
import { signedFrames, type Signed } from './signedFrames';

const [garden, street] = [picture(1), picture(2)];
const white: Signed['luma'] = () => 250;
const black: Signed['luma'] = () => 2;
/** The frames that are left out as flashes, at so many frames a second. */
const leftOut = (film: readonly Signed[], rate = 25): number[] => {
  const { kept } = withoutFlashes(signedFrames(film, (index) => (index * 1e6) / rate));
  const isKept = new Set(kept);
  return film.map((_, frame) => frame).filter((frame) => !isKept.has(frame));
};
const from10 = (count: number): number[] => Array.from({ length: count }, (_, index) => 10 + index);

/** So many frames of something else in one picture. */
const interrupted = (by: Signed['luma'], count: number, after = garden): Signed[] => [
  ...still(garden, 10),
  ...still(by, count),
  ...still(after, 20),
];

describe('frames without flashes', () => {
  it('are all where nothing interrupts the picture', () => {
    expect(leftOut([])).toEqual([]);
    expect(leftOut(still(garden, 1))).toEqual([]);
    expect(leftOut([...still(garden, 10), ...still(street, 10)])).toEqual([]);
  });

  it('say how much each differs from the one before it', () => {
    const frames = signedFrames(interrupted(street, 2, likeBoth(1, 3, 0.99)));
    const { kept, steps } = withoutFlashes(frames);
    expect(steps).toHaveLength(kept.length);
    expect(steps[0]).toBe(0);
    for (let place = 1; place < kept.length; place += 1)
      expect(steps[place]).toBeCloseTo(frameDifference(frames, kept[place - 1] ?? 0, kept[place] ?? 0), 4);
  });

  it.each([
    // Frames a second, and as many of another picture as are a flash: three, or an eighth of a second.
    [10, 3],
    [25, 3],
    [30, 3],
    [60, 7],
    [100, 12],
  ])('are at %i a second those that no flash of up to %i interrupts', (rate, most) => {
    for (const count of [1, most]) expect(leftOut(interrupted(street, count), rate)).toEqual(from10(count));
    expect(leftOut(interrupted(street, most + 1), rate)).toEqual([]);
  });

  it.each([
    // Three tenths of a second where nothing is to be seen.
    [25, 7],
    [60, 18],
  ])('at %i a second are those that up to %i white or black ones interrupt', (rate, most) => {
    for (const blank of [white, black]) {
      expect(leftOut(interrupted(blank, most), rate)).toEqual(from10(most));
      expect(leftOut(interrupted(blank, most + 1), rate)).toEqual([]);
    }
  });

  it('are all where the picture that comes back is another one', () => {
    expect(leftOut(interrupted(white, 2, street))).toEqual([]);
    expect(leftOut(interrupted(street, 2, picture(3)))).toEqual([]);
  });

  it('are all where less changes than a person takes for an interruption', () => {
    const nearly = (likeness: number) => interrupted(likeBoth(1, 2, likeness), 2);
    expect(frameDifference(signedFrames(nearly(0.995)), 9, 10)).toBeLessThan(5);
    expect(leftOut(nearly(0.995))).toEqual([]);
    expect(frameDifference(signedFrames(nearly(0.98)), 9, 10)).toBeGreaterThan(7);
    expect(leftOut(nearly(0.98))).toEqual([10, 11]);
  });

  it('leave out a flash from its first frame to the last one in which it fades away', () => {
    const fading = [0.9, 0.5].map((part) => ({ luma: mixOf(garden, white, part) }));
    expect(leftOut([...still(garden, 10), ...fading, ...still(garden, 20)])).toEqual([10, 11]);
  });

  it('are all where a camera swings to and fro, in even steps that come back too', () => {
    const swing = [0, 1, 2, 3, 2, 1];
    for (const part of [0.12, 0.2, 0.3, 0.6]) {
      const film = times(60, (index) => mixOf(garden, street, part * (swing[index % swing.length] ?? 0)));
      expect(leftOut(film)).toEqual([]);
    }
  });

  it('leave out a flash where the camera swings, which stands out by more', () => {
    const swing = [0, 1, 2, 3, 2, 1];
    const film = times(60, (index) =>
      index === 31 ? white : mixOf(garden, street, 0.12 * (swing[index % swing.length] ?? 0)),
    );
    const [first, ...others] = leftOut(film);
    expect(first).toBe(31);
    // The camera may be a step on before the picture is known again.
    expect(others.length).toBeLessThanOrEqual(1);
  });

  it('are what a strobe lights, however it beats', () => {
    for (const [lit, dark] of [
      [1, 1],
      [2, 1],
      [3, 3],
      [1, 3],
    ] as const) {
      const film = times(60, (index) => (index >= 6 && (index - 6) % (lit + dark) < dark ? black : garden));
      const { kept } = withoutFlashes(signedFrames([...film, ...still(garden, 10)]));
      const shown = Array.from(kept, (frame) => (film[frame] ?? { luma: garden }).luma);
      expect(shown.every((luma) => luma === garden)).toBe(true);
    }
  });

  it('leave out a flash in a pan, from which the picture comes back where it has got to', () => {
    const panned = (index: number) => mixOf(garden, street, index / 60);
    for (const count of [1, 2, 3]) {
      const film = times(60, (index) => (index >= 10 && index < 10 + count ? white : panned(index)));
      expect(leftOut(film)).toEqual(from10(count));
    }
  });

  it('leave out flashes next to a cut, and at the beginning of a film, but not those that it ends with', () => {
    const beforeCut = [...still(garden, 10), ...still(white, 2), ...still(garden, 3), ...still(street, 20)];
    expect(leftOut(beforeCut)).toEqual([10, 11]);
    const afterCut = [...still(street, 10), ...still(garden, 3), ...still(white, 2), ...still(garden, 20)];
    expect(leftOut(afterCut)).toEqual([13, 14]);
    expect(leftOut([...still(garden, 1), ...still(white, 2), ...still(garden, 20)])).toEqual([1, 2]);
    expect(leftOut([...still(garden, 20), ...still(white, 2), ...still(garden, 1)])).toEqual([20, 21]);
    expect(leftOut([...still(garden, 20), ...still(white, 2)])).toEqual([]);
  });

  it.each([0.05, 0.1, 0.15])('leave out a flash in a pan of any speed: %f', (speed) => {
    for (const count of [1, 2, 3])
      for (const at of [1, 10, 30 - count, 31 - count]) {
        const film = times(32, (index) =>
          index >= at && index < at + count ? white : movedOn(index * speed),
        );
        expect(leftOut(film)).toEqual(Array.from({ length: count }, (_, index) => at + index));
      }
  });

  it('are all in a whip pan, where nothing tells whether the picture is the same', () => {
    const film = times(40, (index) => (index >= 20 && index < 23 ? white : movedOn(index * 0.25)));
    expect(leftOut(film)).toEqual([]);
  });

  describe('are all where a flash hides a cut to a picture that is much alike', () => {
    const like = (difference: number) => 2 * Math.asin(difference / 80);

    it('in stills', () => {
      expect(leftOut(interrupted(white, 2, movedOn(like(10.5))))).toEqual([]);
      expect(leftOut(interrupted(white, 2, movedOn(like(6))))).toEqual([10, 11]);
    });

    it('next to other cuts, which are no movement', () => {
      const film = [
        ...still(picture(3), 20),
        ...still(garden, 2),
        ...still(white, 2),
        ...still(movedOn(0.7), 2),
        ...still(picture(4), 20),
      ];
      expect(leftOut(film)).toEqual([]);
    });

    it('next to other cuts, in a slow pan', () => {
      const film = [
        ...times(20, (index) => movedOn(index * 0.025, 3, 4)),
        ...times(3, (index) => movedOn(index * 0.025)),
        ...still(white, 2),
        ...times(3, (index) => movedOn(0.05 + like(17) + index * 0.025)),
        ...times(20, (index) => movedOn(index * 0.025, 5, 6)),
      ];
      expect(leftOut(film)).toEqual([]);
    });

    it('between a picture that moves and one that does not', () => {
      const film = [
        ...times(20, (index) => movedOn(index * 0.15)),
        ...still(white, 2),
        ...still(movedOn(19 * 0.15 + 0.5), 20),
      ];
      expect(leftOut(film)).toEqual([]);
      expect(leftOut(film.toReversed())).toEqual([]);
    });
  });

  it('leave out a faint flash where the picture comes back nearly whole', () => {
    const faint = movedOn(0.25);
    expect(leftOut([...still(garden, 10), ...still(faint, 2), ...still(garden, 20)])).toEqual([10, 11]);
    expect(leftOut([...still(garden, 10), ...still(faint, 2), ...still(movedOn(0.13, 1, 3), 20)])).toEqual(
      [],
    );
    // However high the cut was by which the shot has come in.
    const later = [...still(street, 10), ...still(garden, 20), ...still(faint, 2), ...still(garden, 20)];
    expect(leftOut(later)).toEqual([30, 31]);
  });

  it('leave out a flash by its brightest frame', () => {
    const rising = [{ luma: mixOf(garden, white, 0.2) }, { luma: white }];
    expect(leftOut([...still(garden, 10), ...rising, ...still(movedOn(0.13), 20)])).toEqual([10, 11]);
  });

  it('leave out a white flash in the dark', () => {
    expect(leftOut([...still(black, 10), ...still(white, 2), ...still(black, 20)])).toEqual([10, 11]);
  });

  it('leave out a flash in the shortest film that has one', () => {
    expect(leftOut([garden, white, garden].map((luma) => ({ luma })))).toEqual([1]);
    expect(leftOut([garden, white, garden, garden].map((luma) => ({ luma })))).toEqual([1]);
  });
});

/** A picture that differs from the garden by so many levels. */
const farBy = (levels: number, to = 2): Signed['luma'] => movedOn(2 * Math.asin(levels / 80), 1, to);
/** So much of what can be seen in a picture that is nearly blank. */
const nearlyBlank =
  (cells: number): Signed['luma'] =>
  (column, row) =>
    row * 8 + column < cells ? 110 + 4 * (column % 2 ? 1 : -1) : 110;

describe('where flashes begin to be none', () => {
  it.each<[string, (value: number) => Signed[], number, number]>([
    ['a flicker that is hardly seen interrupts nothing', (levels) => interrupted(farBy(levels), 2), 6.4, 5.6],
    [
      'a jump stands out of a pan that stops by more than twice its steps',
      (times6) => [
        ...times(11, (index) => movedOn((index - 10) * 0.15)),
        { luma: farBy(6 * times6, 3) },
        ...still(garden, 20),
      ],
      2.75,
      2.25,
    ],
    [
      'it is calm when a pan has stopped for four frames',
      (calm) => [
        ...times(11, (index) => movedOn((index - 10) * 0.15)),
        ...still(garden, calm),
        { luma: farBy(10, 3) },
        ...still(garden, 20),
      ],
      4,
      3,
    ],
    [
      'right after a cut only a jump as high as those of a strobe is a flash',
      (levels) => [
        ...still(picture(4), 10),
        ...still(garden, 2),
        { luma: farBy(levels) },
        ...still(garden, 20),
      ],
      27.5,
      22.5,
    ],
    [
      'less than a third of a faint jump is left when the picture is back',
      (part) => [...still(garden, 10), ...still(farBy(20, 3), 2), ...still(farBy(20 * part), 20)],
      0.27,
      0.33,
    ],
    [
      'of a plain jump no more is left than a still picture may differ by',
      (levels) => interrupted(white, 2, farBy(levels)),
      7.2,
      8.8,
    ],
    [
      'in a whip pan a picture that has moved on by more than three quarters of the flash is lost',
      (levels) => {
        const step = (2 * Math.asin(levels / 80)) / 3;
        return times(40, (index) => (index === 20 || index === 21 ? white : movedOn(index * step)));
      },
      30,
      35,
    ],
    [
      'a pan may have got half as fast again, not twice',
      (grows) => {
        const step = (2 * Math.asin(10 / 80)) / 4;
        const gap = 2 * Math.asin((10 * grows) / 80);
        return times(40, (index) =>
          index >= 20 && index < 23
            ? white
            : movedOn(index < 20 ? (index - 19) * step : gap + (index - 23) * step),
        );
      },
      1.45,
      1.75,
    ],
    ['what is dark for longer shows nothing', (cells) => interrupted(nearlyBlank(cells), 6), 20, 34],
  ])('%s', (_, film, is, isNone) => {
    expect(leftOut(film(is)).length).toBeGreaterThan(0);
    expect(leftOut(film(isNone))).toEqual([]);
  });
});
