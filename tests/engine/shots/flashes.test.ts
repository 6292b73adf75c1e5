import { describe, expect, it } from 'vitest';
import { entriesOf, flat, lit, mixed, scene, seenFrom, still, times } from './paintedVideo';

const [garden, street] = [scene(11), scene(12)];
const white = flat(255, 255, 255);
const black = flat(0, 0, 0);
const ONE: [string, number][] = [['start', 0]];

describe('flashes', () => {
  it.each([1, 2, 3])('of %i frames are no shot', async (length) => {
    expect(await entriesOf([...still(garden, 25), ...still(white, length), ...still(garden, 25)])).toEqual(
      ONE,
    );
    const glare = lit(garden, 2.5, 30);
    expect(await entriesOf([...still(garden, 25), ...still(glare, length), ...still(garden, 25)])).toEqual(
      ONE,
    );
  });

  it('that fade away over some frames are no shot', async () => {
    const fading = [0.9, 0.5, 0.2].map((part) => mixed(garden, white, () => part));
    expect(await entriesOf([...still(garden, 25), ...fading, ...still(garden, 25)])).toEqual(ONE);
  });

  it('of another picture are none either, when the first comes back after two frames', async () => {
    expect(await entriesOf([...still(garden, 25), ...still(street, 2), ...still(garden, 25)])).toEqual(ONE);
  });

  it('in a pan are none, alone or in a strobe', async () => {
    const panned = (index: number) => seenFrom(garden, index * 0.02, 0);
    const once = times(60, (index) => (index >= 30 && index < 33 ? white : panned(index)));
    expect(await entriesOf(once)).toEqual(ONE);
    const strobe = times(60, (index) => (index > 10 && index % 6 < 3 ? white : panned(index)));
    expect(await entriesOf([...strobe, ...still(panned(60), 10)])).toEqual(ONE);
  });

  it('of a strobe are none, whether light or dark lasts longer', async () => {
    const light = times(90, (index) => (index % 8 === 7 ? black : garden));
    expect(await entriesOf(light)).toEqual(ONE);
    const dark = times(90, (index) => (index > 20 && index % 4 > 0 ? black : garden));
    expect(await entriesOf([...dark, ...still(garden, 20)])).toEqual(ONE);
    const every = times(90, (index) => (index > 20 && index % 2 > 0 ? white : garden));
    expect(await entriesOf(every)).toEqual(ONE);
  });

  it('hide no cut: what comes after them is another shot', async () => {
    expect(await entriesOf([...still(garden, 25), ...still(white, 2), ...still(street, 25)])).toEqual([
      ['start', 0],
      ['cut', 27],
    ]);
  });

  it.each([
    // Dark and light frames by turns, the dark ones first.
    [1, 1],
    [2, 1],
    [3, 1],
    [2, 2],
    [1, 3],
  ])('of a strobe, %i frames dark and %i light, hide no cut into its first dark one', async (dark, light) => {
    const strobe = times(5 * (dark + light), (index) => (index % (dark + light) < dark ? black : garden));
    const [first, second, ...others] = await entriesOf([
      ...still(street, 30),
      ...strobe,
      ...still(garden, 30),
    ]);
    expect([first?.[1], others]).toEqual([0, []]);
    // What is dark belongs to either of them.
    expect(second?.[1]).toBeGreaterThanOrEqual(30);
    expect(second?.[1]).toBeLessThanOrEqual(30 + dark);
  });

  it('keep the shots around them whole', async () => {
    const video = [
      ...still(garden, 25),
      white,
      ...still(garden, 10),
      ...still(street, 10),
      white,
      ...still(street, 25),
    ];
    expect(await entriesOf(video)).toEqual([
      ['start', 0],
      ['cut', 36],
    ]);
  });
});
