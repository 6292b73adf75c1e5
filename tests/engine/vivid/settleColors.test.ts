import { describe, expect, it } from 'vitest';

import type { PatchCluster } from '../../../src/engine/vivid/clusterPatches';
import { settleColors } from '../../../src/engine/vivid/settleColors';
import { clusterOf as cluster, grayOf as gray } from './cluster';

const lightnesses = (
  chosen: readonly PatchCluster[],
  clusters: readonly PatchCluster[],
): (number | undefined)[] => settleColors(chosen, clusters).map(({ L }) => Math.round(L * 1000) / 1000);

describe('a color that was chosen', () => {
  it('stays where nothing is near', () => {
    const one = gray(50);
    expect(lightnesses([one], [one])).toEqual([50]);
    expect(lightnesses([one], [one, gray(65), gray(20)])).toEqual([50]);
    expect(lightnesses([gray(20), one], [gray(20), one, gray(80)])).toEqual([20, 50]);
  });

  it('is the middle of the tones that it stands for, within ΔE00 13', () => {
    const one = gray(48);
    expect(lightnesses([one], [one, gray(54)])).toEqual([51]);
    expect(lightnesses([one], [one, gray(54), gray(42)])).toEqual([48]);
    expect(lightnesses([one], [one, gray(60.5)])).toEqual([54.25]);
  });

  it('moves further to what stands out: by ΔE00 40 that counts twice', () => {
    const one = gray(48);
    expect(lightnesses([one], [one, gray(54, { contrast: 40 })])).toEqual([52]);
    expect(lightnesses([one], [one, gray(54, { contrast: 80 })])).toEqual([52.5]);
  });

  it('moves to small parts beyond their size, and still further to large ones', () => {
    const one = gray(48, { area: 0.01 });
    const [small = 0] = lightnesses([one], [one, gray(54, { area: 0.001 })]);
    const [large = 0] = lightnesses([one], [one, gray(54, { area: 0.1 })]);
    // By size alone a tenth would move it a tenth of the way, and ten times as much nine tenths.
    expect((small - 48) / 6).toBeGreaterThan(0.2);
    expect((small - 48) / 6).toBeLessThan(0.5);
    expect((large - 48) / 6).toBeGreaterThan(0.5);
    expect((large - 48) / 6).toBeLessThan(0.8);
  });

  it('of a strong thing is nearer to its strong tones than to its pale ones, however many colors there are', () => {
    const orange = cluster([50, 40, 40], { area: 0.03 });
    const tones = [orange, cluster([50, 52, 52], { area: 0.03 }), cluster([50, 28, 28], { area: 0.03 })];
    const grays = Array.from({ length: 8 }, (_, i) => gray(8 + i * 12));
    const chromaAmong = (count: number): number | undefined =>
      settleColors([orange, ...grays.slice(0, count - 1)], [...tones, ...grays])[0]?.chroma;
    // It is nearer to the strong one of them than to the orange; what is small is named stronger by 1.2 at most.
    const strong = tones[1]?.spot.chroma ?? NaN;
    expect(chromaAmong(9)).toBeGreaterThan((1.2 * (orange.spot.chroma + strong)) / 2);
    expect(chromaAmong(1)).toBe(chromaAmong(9));
    const pale = [gray(50), cluster([50, 4, 4]), cluster([50, -4, -4])];
    expect(settleColors(pale.slice(0, 1), pale)[0]?.chroma).toBeCloseTo(0, 6);
  });

  it('of a pale thing stays nearer to its middle than to its strong tones', () => {
    const pale = cluster([50, 10, 0], { area: 0.03 });
    const tones = [pale, cluster([50, 16, 0], { area: 0.03 }), cluster([50, 4, 0], { area: 0.03 })];
    expect(settleColors([pale], tones)[0]?.chroma).toBeLessThan((10 + 16) / 2);
  });

  it('of what is tiny, which has hardly any tones, is nearer to its middle than that of a larger thing', () => {
    const chromaOf = (area: number): number => {
      const tones = [40, 52, 28].map((a) => cluster([50, a, 0], { area }));
      return settleColors(tones.slice(0, 1), tones)[0]?.chroma ?? NaN;
    };
    expect(chromaOf(0.001)).toBeLessThan(chromaOf(0.02));
  });

  it('stays where all that is of it is nearer to another one', () => {
    const one = { ...gray(50), patch: gray(57).patch };
    expect(lightnesses([one, gray(58)], [one, gray(58)])).toEqual([50, 57.5]);
  });

  it('is where its color is made of one patch as where it is made of several that share its area', () => {
    const one = gray(48, { area: 0.02 });
    const apart = (area: number) => ({ ...gray(54, { area: 0.02 }), patch: { ...gray(54).patch, area } });
    const [whole = 0] = lightnesses([one], [one, apart(0.02)]);
    expect(lightnesses([one], [one, apart(0.005), apart(0.01), apart(0.005)])[0]).toBeCloseTo(whole, 3);
  });

  it('has the tones that are nearer to it than to any other one', () => {
    const [dark, light] = [gray(44), gray(56)];
    expect(lightnesses([dark, light], [dark, light, gray(46), gray(55)])).toEqual([45, 55.5]);
  });

  it('stays where its middle is nearer than ΔE00 6 to another one’s', () => {
    const [dark, light] = [gray(46), gray(53)];
    const between = [gray(49, { contrast: 400 }), gray(50, { contrast: 400 })];
    expect(lightnesses([dark, light], [dark, light, ...between])).toEqual([46, 53]);
    // Apart from each other both move.
    expect(lightnesses([dark], [dark, gray(49)])).toEqual([47.5]);
  });

  it('moves in hue as well as in lightness', () => {
    const one = cluster([50, 0, -40], { area: 1 });
    const [settled] = settleColors([one], [one, cluster([50, 4, -44], { area: 1 })]);
    expect(settled?.a).toBeCloseTo(2, 6);
    expect(settled?.b).toBeCloseTo(-42, 6);
  });
});

describe('the stronger tones of a small thing', () => {
  const gainOf = (chroma: number, area: number): number => {
    const one = cluster([50, chroma, 0], { area });
    return (settleColors([one], [one])[0]?.chroma ?? 0) / chroma;
  };

  it.each([
    ['hardly anything of the picture', 60, 1e-9, 1.2],
    ['half of what is large', 60, 0.15, 1.1],
    ['three tenths of the picture', 60, 0.3, 1],
    ['most of the picture', 60, 0.9, 1],
    ['little of a pale color', 15, 1e-9, 1.1],
    ['little of a color that is just strong', 30, 1e-9, 1.2],
  ])('of %s have more chroma: of %d and %d as %d', (_, chroma, area, gain) => {
    expect(gainOf(chroma, area)).toBeCloseTo(gain, 6);
  });

  it('are as light and of the same hue', () => {
    const one = cluster([50, 30, -40], { area: 1e-9 });
    const [settled] = settleColors([one], [one]);
    expect(settled?.L).toBe(50);
    expect((settled?.b ?? 0) / (settled?.a ?? 0)).toBeCloseTo(-4 / 3, 9);
  });
});
