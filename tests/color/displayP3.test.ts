import { converter } from 'culori';
import { describe, expect, it } from 'vitest';
import { linearToP3, linearToP3Light, p3LightToLinear, p3ToLinear } from '../../src/color/displayP3';
import { channelToLinear } from '../../src/color/linear';
import { SRGB_GRID } from './grid';

const toP3 = converter('p3');

/** The larger of the differences between two lists of channels. */
const off = (found: readonly number[], wanted: readonly (number | undefined)[]): number =>
  Math.max(...found.map((value, i) => Math.abs(value - (wanted[i] ?? NaN))));

describe('a color of sRGB in Display P3', () => {
  it('is the one that CSS Color 4 makes of it, as culori reckons', () => {
    const differences = SRGB_GRID.map(({ r, g, b }) => {
      const light = { lr: channelToLinear(r), lg: channelToLinear(g), lb: channelToLinear(b) };
      const wanted = toP3({ mode: 'rgb', r: r / 255, g: g / 255, b: b / 255 });
      return off(Object.values(linearToP3(light)), [wanted.r, wanted.g, wanted.b]);
    });
    expect(Math.max(...differences)).toBeLessThan(1e-6);
  });

  it('is half as bright in each channel where its light is halved', () => {
    const whole = linearToP3Light({ lr: 0.8, lg: 0.4, lb: 0.6 });
    const half = linearToP3Light({ lr: 0.4, lg: 0.2, lb: 0.3 });
    expect(
      off(
        half,
        whole.map((light) => light / 2),
      ),
    ).toBeLessThan(1e-12);
  });

  it('comes back as it was', () => {
    const light = { lr: 0.8, lg: 0.05, lb: 0.3 };
    const back = [p3ToLinear(linearToP3(light)), p3LightToLinear(...linearToP3Light(light))];
    for (const { lr, lg, lb } of back) expect(off([lr, lg, lb], [0.8, 0.05, 0.3])).toBeLessThan(1e-6);
  });
});
